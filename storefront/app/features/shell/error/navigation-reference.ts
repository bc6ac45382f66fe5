/** Name of the `Server-Timing` entry in which a data answer tells the id of the log's line about its failure. */
export const referenceTiming = 'reference';

/**
 * The id that the latest data request was answered with, if it failed. Remix hides an error's every detail from the
 * browser, and its own fetch from us; the headers that a script can read afterwards are those of `Server-Timing`.
 */
export function readNavigationReference(): string | undefined {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const latest = answers.findLast(({ name }) => new URL(name).pathname.endsWith('.data'));
  return latest?.serverTiming?.find(({ name }) => name === referenceTiming)?.description;
}
