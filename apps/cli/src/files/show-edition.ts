/** `tabannusi edition show`: prints the values of an edition, how they are known, and the building grids as they lie on the table. */
import { columnName, contentHash, type Edition, formatJson } from '@tabannusi/engine';
import { type CliWords, createEditionWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode } from '../environment.ts';
import { indent } from '../lines.ts';
import { editionFaultLines, readEditionFile } from './edition-file.ts';
import { printErrors, printJson, printLines } from './print.ts';

export async function showEdition(
  environment: Environment,
  words: CliWords,
  file: string,
  { json = false }: { readonly json?: boolean },
): Promise<ExitCode> {
  const result = await readEditionFile(environment, words, file);
  if (!result.ok) {
    printErrors(environment, editionFaultLines(environment, words, file, result));
    return EXIT.no;
  }
  if (json) printJson(environment, { hash: contentHash(result.edition), edition: result.edition });
  else printLines(environment, editionLines(environment, words, result.edition));
  return EXIT.done;
}

function editionLines({ language, columns }: Environment, words: CliWords, edition: Edition): string[] {
  const { board, format: _, id, version, title, ...groups } = edition;
  const text = (sentence: string, level = 0): string[] => indent(sentence, level, columns);
  const origins = createEditionWords(language).origins(edition);
  const values = Object.entries(groups).flatMap(([name, group]) => ['', `${name}: ${formatJson(group, '', name.length + 2)}`]);
  return [
    ...text(words.say('files', 'edition', { title, id, version, hash: contentHash(edition) })),
    ...origins.flatMap((origin) => text(words.say('start', 'origin', origin), 1)),
    ...(['duo', 'full'] as const).flatMap((side) => ['', ...sideLines(words, board[side], side, text)]),
    '',
    ...text(words.say('files', 'codes', {})),
    ...words
      .say('files', 'codeList', {})
      .split('\n')
      .flatMap((line) => text(line, 1)),
    '',
    words.say('files', 'otherValues', {}),
    ...values,
  ];
}

type Side = Edition['board']['duo'];

function sideLines(
  words: CliWords,
  { rows, fourPlayerRows, note }: Side,
  side: 'duo' | 'full',
  text: (line: string, level?: number) => string[],
): string[] {
  const cells = rows.map((row) => row.split('|').map((part) => part.trim().split(/ +/)));
  const width = Math.max(...cells.flat(2).map((code) => code.length)) + 1;
  const line = (label: string, parts: readonly (readonly string[])[]): string =>
    `${label.padStart(3)}  ${parts.map((part) => part.map((code) => code.padEnd(width)).join('')).join('| ')}`.trimEnd();
  let column = 0;
  const letters = (cells[0] ?? []).map((part) => part.map(() => columnName(column++)));
  return [
    words.say('files', 'grid', { side }),
    line('', letters),
    ...cells.map((parts, row) => line(String(row + 1), parts)),
    ...(fourPlayerRows === 0 ? [] : text(words.say('files', 'fourPlayerRows', { rows: fourPlayerRows }), 1)),
    ...(note === undefined ? [] : text(note, 1)),
  ];
}
