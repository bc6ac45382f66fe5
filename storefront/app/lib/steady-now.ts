/**
 * Milliseconds since the process began, by a clock that nobody sets. Ages are measured by it: were the machine's clock
 * put back by an hour, what failed a second before would count as failed for that hour.
 */
export const steadyNow = (): number => performance.now();
