/** JSON from a file. */
import type { CliWords } from '@tabannusi/text';
import { type Environment, Mistake } from '../environment.ts';
import { jsonBreak } from './json-break.ts';
import { fileName, readFileText } from './read-file.ts';

/** Throws a `Mistake` that names line and column where it is none. */
export const readJson = async (environment: Environment, words: CliWords, file: string): Promise<unknown> =>
  parseJson(words, file, await readFileText(environment, words, file));

/** The same, with comments: what stands after `//` on a line is not read. */
export const readCommentedJson = async (environment: Environment, words: CliWords, file: string): Promise<unknown> =>
  parseJson(words, file, withoutComments(await readFileText(environment, words, file)));

function parseJson(words: CliWords, file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const name = fileName(words, file);
    if (text.trim() === '') throw new Mistake(words.say('files', 'empty', { file: name }));
    const { line, column, ends } = jsonBreak(text) ?? { line: 1, column: 1, ends: false };
    throw new Mistake(words.say('files', 'brokenJson', { file: name, line, column, ends: ends ? 'yes' : 'no' }));
  }
}

/** Comments go to the end of their lines, so everything else keeps its place. A text ends with its line, if not before: what is no JSON is told later. */
function withoutComments(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      let isText = false;
      for (let at = 0; at < line.length; at++) {
        if (line[at] === '"') isText = !isText;
        else if (isText && line[at] === '\\') at++;
        else if (!isText && line.startsWith('//', at)) return line.slice(0, at);
      }
      return line;
    })
    .join('\n');
}
