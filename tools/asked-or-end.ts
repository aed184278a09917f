/** Ends commands whose exit code is an answer: wrong arguments exit with 2, since 1 is an answer. Commander has printed what is wrong. */
import { CommanderError } from 'commander';

export function askedOrEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exit(error.exitCode === 0 ? 0 : 2);
  }
}
