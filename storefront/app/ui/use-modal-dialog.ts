import { useEffect, type RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary';

/**
 * Shows a dialog over the page while `opened`. The browser makes the page behind inert, closes on Escape
 * and gives the focus back; here Tab is kept inside, which the browser would let out to its own bars,
 * and the page behind stands still.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement>, opened: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !opened) return;
    element.showModal();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') wrapFocus(element, event);
    };
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      document.documentElement.style.overflow = overflow;
      element.close();
    };
  }, [dialog, opened]);
}

function wrapFocus(element: HTMLElement, event: KeyboardEvent): void {
  const stops = [...element.querySelectorAll<HTMLElement>(focusable)].filter(isTabStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  if (event.shiftKey && active === first) moveTo(last, event);
  else if (!event.shiftKey && active === last) moveTo(first, event);
}

/** Of a group of radios only the chosen one is a stop. */
function isTabStop(element: HTMLElement): boolean {
  if (!element.checkVisibility()) return false;
  return !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked;
}

function moveTo(element: HTMLElement | undefined, event: KeyboardEvent): void {
  event.preventDefault();
  element?.focus();
}
