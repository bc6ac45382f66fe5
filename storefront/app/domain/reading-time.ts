/** Words that a grown-up reads in a minute, with pauses for figures and tables. */
const wordsPerMinute = 220;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
