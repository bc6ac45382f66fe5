import { tooltipRules } from './tooltip-rules';

export interface TooltipTimer {
  /** A pointer came upon a control, or back to the one whose tooltip is open. */
  enter: (target: HTMLElement) => void;
  /** The pointer left the control and its tooltip. */
  leave: () => void;
  /** The keyboard reached a control. */
  focus: (target: HTMLElement) => void;
  /** Escape, a press, the focus moved on: closed without delay. */
  dismiss: () => void;
}

/** Decides when which tooltip is open; `show` gets its control, or null for none. */
export function createTooltipTimer(show: (target: HTMLElement | null) => void): TooltipTimer {
  let open: HTMLElement | null = null;
  let closedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (target: HTMLElement | null) => {
    clearTimeout(timer);
    if (open && !target) closedAt = Date.now();
    open = target;
    show(target);
  };

  return {
    enter(target) {
      clearTimeout(timer);
      if (open === target) return;
      const atOnce = open !== null || Date.now() - closedAt < tooltipRules.skipDelay;
      if (atOnce) set(target);
      else timer = setTimeout(() => set(target), tooltipRules.openDelay);
    },
    leave() {
      clearTimeout(timer);
      if (open) timer = setTimeout(() => set(null), tooltipRules.leaveDelay);
    },
    focus: set,
    dismiss() {
      clearTimeout(timer);
      if (open) set(null);
    },
  };
}
