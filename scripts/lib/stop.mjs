/**
 * Ends a command with a message for the person at the terminal. Anything else that is thrown is a
 * mistake of ours and is printed with its stack.
 */
export class StopError extends Error {
  /** @param {string} message one clear sentence, or several lines of them */
  constructor(message) {
    super(message);
    this.name = 'StopError';
  }
}
