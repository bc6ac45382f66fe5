/**
 * How notices behave (spec §9). The specification also keeps a dismissed notice for 1,000,000 ms before removal; that
 * is about a hidden element, and ours leaves the page at once, so nothing is left to remove.
 */
export const toastRules = {
  /** Notices on show at a time. */
  visible: 1,
  /** Milliseconds on show, while neither pointer nor focus rests on it. */
  duration: 5000,
  /** Pixels to the right that dismiss. */
  swipe: 50,
  /** Moves the focus to the notice. */
  hotkey: 'F8',
} as const;
