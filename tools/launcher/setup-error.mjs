/** Thrown when the set-up cannot go on. Its message is for the person at the keyboard and is printed without a stack trace. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {import('./process.mjs').End} [end] how a child process ended, if the launcher should end in the same way
   */
  constructor(message, end) {
    super(message);
    this.end = end;
  }
}
