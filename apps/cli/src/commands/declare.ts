/** The declaration of a subcommand: its arguments and its action, which returns an exit code or nothing for `done`. */
import type { Environment, ExitCode } from '../environment.ts';
import type { LocalCommand } from '../local-command.ts';

export type Declare = (program: LocalCommand, environment: Environment, end: (code: ExitCode) => void) => void;
