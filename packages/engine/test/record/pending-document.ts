/** The chapter on pending decisions in docs/formats.md, made from the tables of the reader and of the engine. */
import { FIELDS } from '../../src/model/frame-fields.ts';
import { FRAME, FRAME_KINDS, type FrameKind } from '../../src/model/frames.ts';
import { kindsOf, WAITS_FOR, type Waits } from '../../src/record/position/pending-above.ts';
import { type Below, GROUPS, LIES_ON } from '../../src/record/position/pending-order.ts';
import { questionOf } from '../../src/registry.ts';

const code = (word: string): string => `\`${word}\``;

/** Kinds as codes, with the name of a group if all of its members are included. */
function grouped(kinds: readonly Below[], but = ''): string {
  let left = [...kinds];
  const names: string[] = [];
  for (const [name, members] of Object.entries(GROUPS)) {
    if (name === but || !members.every((member) => left.includes(member))) continue;
    names.push(`*${name}*`);
    left = left.filter((kind) => !members.some((member) => member === kind));
  }
  return [...names, ...left.map(code)].join(', ');
}

function awaited(kind: FrameKind): string {
  const lines: readonly Waits[] = WAITS_FOR[kind] ?? [];
  const said = lines.map((line) => {
    const when = line.where === undefined ? '' : `${code(line.where)} ${line.is?.join(' or ')}: `;
    const kinds =
      'kinds' in line
        ? line.kinds.map(code).join(' or ')
        : line.but.length === 0
          ? 'something'
          : `something but ${line.but.map(code).join(', ')}`;
    return `${lines.length > 1 && line.where === undefined ? 'else: ' : when}${kinds}`;
  });
  return said.join('; ');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
    .replace(/\| --- (?=\|)/g, '|---')
    .replace(/\|---\|$/gm, '|---|');

export const GROUP_TABLE = table(
  ['group', 'its frames'],
  Object.entries(GROUPS)
    .toReversed()
    .map(([name, kinds]) => [`*${name}*`, grouped(kinds, name)]),
);

export const ORDER_TABLE = table(
  ['frame', 'lies on', 'what must lie on it'],
  FRAME_KINDS.filter((kind) => LIES_ON[kind].length > 0).map((kind) => [code(kind), grouped(LIES_ON[kind]), awaited(kind)]),
);

const ASKED = {
  always: 'always, even with one answer',
  ownChoice: 'with two or more answers of its own',
  anyChoice: 'with two answers, free actions among them',
} as const;

export const ASKED_TABLE = table(
  ['question', 'is asked', 'free actions'],
  FRAME_KINDS.flatMap((kind) => {
    const question = questionOf[FRAME[kind]];
    return question === null ? [] : [[code(kind), ASKED[question.asked], question.window === 'none' ? 'no' : 'yes']];
  }),
);

/** Fields that decide what must lie on a frame exist, and the kinds named there can. */
export const wrongWaits = (): string[] =>
  FRAME_KINDS.flatMap((kind) => {
    const lines: readonly Waits[] = WAITS_FOR[kind] ?? [];
    return lines.flatMap((line) => [
      ...(line.where === undefined || line.where in FIELDS[kind] ? [] : [`${kind}.${line.where}`]),
      ...kindsOf(kind, line)
        .filter((above) => !LIES_ON[above].includes(kind))
        .map((above) => `${above} on ${kind}`),
    ]);
  });
