/** The work did not end in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Runs work that must end in time. The signal tells it to stop; whether it obeys or not, nobody waits for
 * it any longer. That matters with `fetch`: Node holds the signal of a request weakly, and loses it when
 * the garbage collector passes while the body is still under way.
 * @param run its signal is aborted at the deadline and, to free what is left over, at the end
 * @throws {DeadlineError} at the deadline
 * @throws what `run` throws before
 */
export async function withDeadline<T>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const late = () => reject(new DeadlineError(`nothing within ${milliseconds} ms`));
    timer = setTimeout(late, milliseconds);
  });
  try {
    return await Promise.race([run(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
