/** How commands with an exit code for their answer end on wrong arguments: 2, since 1 is an answer. Commander has told what is wrong. */
import { CommanderError } from 'commander';

export function askedOrEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exit(error.exitCode === 0 ? 0 : 2);
  }
}
