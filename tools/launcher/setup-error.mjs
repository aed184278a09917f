/** A set-up that cannot go on, told in sentences for the person at the keyboard; no stack trace is wanted. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {import('./process.mjs').End} [end] how a child process ended, where the launcher should end the same way
   */
  constructor(message, end) {
    super(message);
    this.end = end;
  }
}
