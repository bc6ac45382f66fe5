import { useEffect, type RefObject } from 'react';

import { useEscape } from '#app/ui/use-escape';

interface DismissOptions {
  opened: boolean;
  onClose: () => void;
  /** What counts as inside: the button and what it opened. */
  area: RefObject<HTMLElement>;
  /** Gets the focus back on Escape. */
  opener: RefObject<HTMLElement>;
}

/** Closes on Escape, on a press outside and when the focus moves out. */
export function useDismiss({ opened, onClose, area, opener }: DismissOptions): void {
  useEscape(opened, () => {
    onClose();
    opener.current?.focus();
  });

  useEffect(() => {
    if (!opened) return;
    const closeWhenOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('focusin', closeWhenOutside);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('focusin', closeWhenOutside);
    };
  }, [opened, onClose, area]);
}
