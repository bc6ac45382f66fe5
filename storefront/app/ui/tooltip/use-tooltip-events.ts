import { useEffect } from 'react';

import { createTooltipTimer } from './create-tooltip-timer';

/** Set by TooltipBubble on the tooltip itself, so that a pointer on it counts as still on the control. */
const bubbleAttribute = 'data-tooltip-bubble';

/** Listens once, on the document: a control needs nothing but its `data-tooltip`. */
export function useTooltipEvents(
  show: (target: HTMLElement | null) => void,
  /** Called when a tooltip may soon be shown. */
  prepare: () => void,
): void {
  useEffect(() => {
    let current: HTMLElement | null = null;
    const timer = createTooltipTimer((target) => {
      current = target;
      show(target);
    });
    const controlOf = (event: Event): HTMLElement | null => {
      if (!(event.target instanceof Element)) return null;
      if (event.target.closest(`[${bubbleAttribute}]`)) return current;
      return event.target.closest<HTMLElement>('[data-tooltip]');
    };

    const listeners = {
      pointerover(event: PointerEvent) {
        const control = event.pointerType === 'touch' ? null : controlOf(event);
        if (!control) return timer.leave();
        prepare();
        timer.enter(control);
      },
      focusin(event: FocusEvent) {
        const control = controlOf(event);
        if (control?.matches(':focus-visible, :has(:focus-visible)')) timer.focus(control);
        else timer.dismiss();
      },
      focusout: () => timer.dismiss(),
      pointerdown: () => timer.dismiss(),
      keydown(event: KeyboardEvent) {
        if (event.key === 'Escape') timer.dismiss();
      },
    };

    const entries = Object.entries(listeners) as [string, EventListener][];
    entries.forEach(([name, listener]) => document.addEventListener(name, listener));
    return () => {
      entries.forEach(([name, listener]) => document.removeEventListener(name, listener));
      timer.dismiss();
    };
  }, [show, prepare]);
}
