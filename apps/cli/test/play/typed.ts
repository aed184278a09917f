/** Types lines into a game, one for each pause. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../run-cli.ts';
import { expectReadable } from './person.ts';

/** A folder of its own for a test. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'tabannusi-play-'));

/** Types the lines into a game of Ann against a bot and returns what each of them printed. */
export async function typed(
  lines: readonly string[],
  args: readonly string[] = [],
  where = emptyFolder(),
  before: (line: string) => void = () => undefined,
) {
  const answers: string[] = [];
  const left = [...lines];
  const { code, out, err } = await runCli(
    ['play', ...(args.includes('--resume') ? [] : ['--seed', 'ur', '--seat', 'person:Ann']), ...args],
    (printed) => {
      answers.push(printed);
      const line = left.shift() ?? null;
      if (line !== null) before(line);
      return line;
    },
    { folder: where },
  );
  expectReadable(out);
  return { code, err, out, first: answers[0] ?? '', answers: answers.slice(1), last: out.slice(answers.join('').length) };
}

/** The first Building, the pawns and a die. The next question is the way of the Architect. */
export const OPENING = ['yellow', 'a1', '4', '1'];
