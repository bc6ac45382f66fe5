import { useEffect, useRef } from 'react';

import { toUndoKey } from './undo-key';

interface UndoKeys {
  undo: () => void;
  redo: () => void;
}

/** Ctrl+Z and its like anywhere on the page, save where text is being written. */
export function useUndoKeys(steps: UndoKeys): void {
  const latest = useRef(steps);
  useEffect(() => {
    latest.current = steps;
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = toUndoKey(event);
      if (!step || isWriting(event.target)) return;
      event.preventDefault();
      latest.current[step]();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['range', 'file'].includes(target.type))
  );
}
