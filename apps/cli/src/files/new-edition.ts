/**
 * `tabannusi edition new`: writes the reference edition with comments, for an owner of the board to fill in. `docs/formats.md` describes
 * the file.
 */
import { type Edition, formatJson, REFERENCE_EDITION } from '@tabannusi/engine';
import type { CliWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode } from '../environment.ts';
import { indent } from '../lines.ts';
import { writeText } from './write-file.ts';

/** Width of the text of a comment. */
const COLUMNS = 100;

/** The parts with comments, in file order. `format` has none, because the owner must not change it. */
const PARTS = [
  'id',
  'version',
  'title',
  'districts',
  'dice',
  'timeTrack',
  'board',
  'playerBoard',
  'mastery',
  'port',
  'ships',
  'ziggurat',
  'stocks',
  'specialWater',
  'urbanCards',
  'decrees',
  'solo',
] as const satisfies readonly (keyof Edition)[];
const SIDES = ['duo', 'full'] as const satisfies readonly (keyof Edition['board'])[];

export async function newEdition(
  environment: Environment,
  words: CliWords,
  file: string,
  { force = false }: { readonly force?: boolean },
): Promise<ExitCode> {
  await writeText(environment, words, { out: file, force }, `${commented(words, REFERENCE_EDITION)}\n`);
  return EXIT.done;
}

/** Returns the edition with a comment above each part. */
function commented(words: CliWords, edition: Edition): string {
  const comment = (part: 'head' | (typeof PARTS)[number] | (typeof SIDES)[number], at: string): string[] =>
    indent(words.say('files', `comment.${part}`, {}), 0, COLUMNS).map((line) => `${at}// ${line.trimStart()}`);
  const sides = SIDES.map((side) => [
    ...comment(side, '    '),
    member(side, formatJson(edition.board[side], '    ', side.length + 4), '    '),
  ]);
  const textOf = (part: (typeof PARTS)[number]): string =>
    part === 'board' ? `{\n${sides.map((lines) => lines.join('\n')).join(',\n\n')}\n  }` : formatJson(edition[part], '  ', part.length + 4);
  const codes = words
    .say('files', 'codeList', {})
    .split('\n')
    .map((line) => `  //   ${line}`);
  const parts = PARTS.map((part) =>
    [...comment(part, '  '), ...(part === 'board' ? codes : []), member(part, textOf(part), '  ')].join('\n'),
  );
  return [...comment('head', ''), '{', [member('format', String(edition.format), '  '), ...parts].join(',\n\n'), '}'].join('\n');
}

const member = (key: string, text: string, at: string): string => `${at}${JSON.stringify(key)}: ${text}`;
