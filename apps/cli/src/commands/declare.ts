/** How a subcommand is declared: its arguments, and what is done with them. It ends with an exit code, `done` where it names none. */
import type { Environment, ExitCode } from '../environment.ts';
import type { LocalCommand } from '../local-command.ts';

export type Declare = (program: LocalCommand, environment: Environment, end: (code: ExitCode) => void) => void;
