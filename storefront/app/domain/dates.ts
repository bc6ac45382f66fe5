const longDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** "March 4, 2025" for an ISO 8601 time, in UTC: server and browser write the same day. */
export function formatDay(iso: string): string {
  return longDay.format(new Date(iso));
}
