/** JSON from a file. */
import type { CliWords } from '@tabannusi/text';
import { stripComments } from 'jsonc-parser';
import { type Environment, Mistake } from '../environment.ts';
import { jsonBreak } from './json-break.ts';
import { fileName, readFileText } from './read-file.ts';

/** Throws a `Mistake` with line and column if the file is not JSON. */
export const readJson = async (environment: Environment, words: CliWords, file: string): Promise<unknown> =>
  parseJson(words, file, await readFileText(environment, words, file), { comments: false });

/** Allows comments; otherwise like `readJson`. */
export const readCommentedJson = async (environment: Environment, words: CliWords, file: string): Promise<unknown> =>
  parseJson(words, file, await readFileText(environment, words, file), { comments: true });

function parseJson(words: CliWords, file: string, text: string, { comments }: { readonly comments: boolean }): unknown {
  const plain = comments ? stripComments(text) : text;
  try {
    return JSON.parse(plain);
  } catch {
    const name = fileName(words, file);
    if (plain.trim() === '') throw new Mistake(words.say('files', 'empty', { file: name }));
    const { line, column, ends } = jsonBreak(text, { comments }) ?? { line: 1, column: 1, ends: false };
    throw new Mistake(words.say('files', 'brokenJson', { file: name, line, column, ends: ends ? 'yes' : 'no' }));
  }
}
