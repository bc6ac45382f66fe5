/**
 * Waits a moment for data that is probably at hand. A warm page then renders whole, also without
 * JavaScript; a cold one is sent at once and streams the rest into its skeletons. `<Await>` takes both.
 *
 * The result is boxed, because an async function would wait for a promise that it returns.
 * @param milliseconds how long the page may wait
 * @returns the value when it came in time, else the promise
 * @throws what `promise` rejects with, when it does so in time
 */
export async function settledWithin<T>(
  milliseconds: number,
  promise: Promise<T>,
): Promise<{ value: T | Promise<T> }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<{ value: Promise<T> }>((resolve) => {
    timer = setTimeout(() => resolve({ value: promise }), milliseconds);
  });
  try {
    return await Promise.race([promise.then((value) => ({ value })), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
