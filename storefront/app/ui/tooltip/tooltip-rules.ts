/** When a tooltip shows (spec §9), in milliseconds. */
export const tooltipRules = {
  /** The pointer rests on the control for so long. */
  openDelay: 700,
  /** So long after one closed, the next opens without delay. */
  skipDelay: 300,
  /** So long the pointer may be between the control and its tooltip (WCAG 1.4.13: it can be hovered). */
  leaveDelay: 150,
} as const;
