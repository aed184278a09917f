/** What a command knows of the world around it. Commands use nothing else of it, so that tests run them in their own process. */
import type { Readable, Writable } from 'node:stream';
import type { Language } from '@tabannusi/text';

export interface Environment {
  readonly language: Language;
  readonly input: Readable;
  readonly output: Writable;
  /** For everything that is not the answer: progress, warnings, what went wrong. */
  readonly errors: Writable;
  /** Whether colours may be used, and whether a person reads the output. */
  readonly hasColour: boolean;
  readonly isTerminal: boolean;
  /** Columns of the terminal, 80 where there is none. */
  readonly columns: number;
  /** The folder in which the person stands: paths are relative to it. */
  readonly folder: string;
}

/** How a command ended; see the decision on the command line. */
export const EXIT = { done: 0, no: 1, wrong: 2, brokenOff: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Something that the person can put right: told in one sentence, without a stack trace, with exit code 2. */
export class Mistake extends Error {}
