import { useRef, useState } from 'react';

import {
  record,
  redo,
  settle,
  startHistory,
  undo,
  type History,
} from '#app/domain/room-preview/history';
import {
  changeSettings,
  defaultNumbers,
  defaultSettings,
  type PreviewSettings,
} from '#app/domain/room-preview/preview-settings';
import { describePreview } from '#app/domain/room-preview/preview-words';

/** What a visitor decided about the blind, the way back, and what a screen reader is told of it. */
export function usePreview() {
  const [history, setHistory] = useState(() => startHistory(defaultSettings));
  const [bare, showBare] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  // Several moves of a pointer may come before the next render; each builds on the one before.
  const latest = useRef(history);

  function apply(next: History) {
    latest.current = next;
    setHistory(next);
  }

  /** @param gesture changes of one gesture are undone as one */
  function change(by: Partial<PreviewSettings>, gesture?: string) {
    const { present } = latest.current;
    apply(record(latest.current, changeSettings(present, by), gesture));
    showBare(false);
  }

  function announce(what = '') {
    setAnnouncement(`${what} ${describePreview(latest.current.present)}`.trim());
  }

  /** Whether there was a gesture to end: a touch that changes nothing begins none. */
  function endGesture(): boolean {
    const begun = latest.current.gesture !== null;
    if (begun) apply(settle(latest.current));
    return begun;
  }

  function go(step: (history: History) => History, what: string) {
    const next = step(latest.current);
    if (next === latest.current) return;
    apply(next);
    showBare(false);
    announce(what);
  }

  return {
    settings: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    bare,
    showBare,
    announcement,
    announce,
    change,
    endGesture,
    undo: () => go(undo, 'Undone.'),
    redo: () => go(redo, 'Done again.'),
    reset: () =>
      go((now) => record(now, changeSettings(now.present, defaultNumbers)), 'Back to the start.'),
  };
}

export type Preview = ReturnType<typeof usePreview>;
