/** Prints answers and errors about files. */
import { formatJson } from '@tabannusi/engine';
import type { Environment } from '../environment.ts';
import { visible } from '../visible.ts';

export const printLines = ({ output }: Environment, lines: readonly string[]): void => void output.write(`${visible(lines.join('\n'))}\n`);

export const printJson = ({ output }: Environment, value: unknown): void => void output.write(`${visible(formatJson(value))}\n`);

/** Prints what is not part of the answer. */
export const printErrors = ({ errors }: Environment, lines: readonly string[]): void => void errors.write(`${visible(lines.join('\n'))}\n`);
