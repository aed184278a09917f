/** Everything a command may use of its surroundings, so that tests can run commands in their own process. */
import type { Readable, Writable } from 'node:stream';
import type { Language } from '@tabannusi/text';

export interface Environment {
  readonly language: Language;
  readonly input: Readable;
  readonly output: Writable;
  /** For progress, warnings and errors: everything but the answer. */
  readonly errors: Writable;
  /** Whether colours may be used, and whether a person reads the output. */
  readonly hasColour: boolean;
  readonly isTerminal: boolean;
  /** Columns of the terminal; 80 if there is none. */
  readonly columns: number;
  /** The working directory. Paths are relative to it. */
  readonly folder: string;
}

/** The exit codes (see the decision on the command line). */
export const EXIT = { done: 0, no: 1, wrong: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error that the person can correct. It is printed as one sentence, without a stack trace, with exit code 2. */
export class Mistake extends Error {}
