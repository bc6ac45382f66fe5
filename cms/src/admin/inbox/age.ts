const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago something was, in its largest whole unit: "3 days ago". */
export function ageOf(moment: Date, now = new Date()): string {
  const passed = now.getTime() - moment.getTime();
  const [unit, length] = UNITS.find(([, milliseconds]) => passed >= milliseconds) ?? ['minute', 0];
  if (length === 0) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(
    -Math.floor(passed / length),
    unit,
  );
}
