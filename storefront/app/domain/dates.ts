const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * "March 4, 2025" for an ISO 8601 time, in UTC: server and browser write the same day. Without `Intl`, which costs a
 * phone more than the page around the date.
 */
export function formatDay(iso: string): string {
  const day = new Date(iso);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
