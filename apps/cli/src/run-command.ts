/** Runs a command with arguments. A `Mistake` in them becomes one sentence; anything else is thrown. */
import type { Writable } from 'node:stream';
import { CommanderError } from 'commander';
import { EXIT, type ExitCode, Mistake } from './environment.ts';
import type { LocalCommand } from './local-command.ts';
import { visible } from './visible.ts';

/** Returns the exit code if the command ended before its action, after help or an error; null if its action ran. */
export async function runCommand(command: LocalCommand, args: readonly string[], errors: Writable): Promise<ExitCode | null> {
  try {
    await command.parseAsync(args, { from: 'user' });
    return null;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.wrong;
    if (!(error instanceof Mistake)) throw error;
    errors.write(`${visible(error.message)}\n`);
    return EXIT.wrong;
  }
}
