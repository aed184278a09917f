/** Input by file, paste or drop is recognised, and its faults are reported. */
import { formatJson, formatPosition, REFERENCE_EDITION, writePosition } from '@tabannusi/engine';
import { openTable, type SavedTable } from '@tabannusi/table';
import { loadSpeaker } from '@tabannusi/text';
import { beforeAll, expect, it } from 'vitest';
import { gameAtTurn } from '../shots/games.ts';
import { LONGEST, readGiven } from '../src/load/read-given.ts';
import { formOf, reseated } from '../src/load/reseated.ts';

let saved: SavedTable;
beforeAll(async () => {
  saved = await gameAtTurn({ players: 2, turn: 6 }, 'load');
});

it('opens a saved game as it was', () => {
  const given = readGiven(formatJson(saved), 'x');
  expect(given.is === 'table' && given.table.save()).toEqual(saved);
});

it('opens a record, with persons on all seats', () => {
  const given = readGiven(formatJson(saved.record), 'x');
  expect(given).toMatchObject({ is: 'record', hadSeed: true });
  expect(given.is === 'record' && given.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  expect(given.is === 'record' && given.table.record()).toEqual(saved.record);
});

it('has the bots of a saved game on its seats, and lets others sit there', () => {
  const given = readGiven(formatJson({ ...saved, seats: [{ kind: 'person' }, { kind: 'bot', bot: 'apprentice' }] }), 'x');
  if (given.is !== 'table') throw new Error(given.is);
  const form = formOf(given.table);
  expect(form.map(({ kind, colour }) => [kind, colour])).toEqual([
    ['person', 'purple'],
    ['botApprentice', 'orange'],
  ]);
  expect(reseated(given.table, form)).toBe(given.table);
  const other = reseated(
    given.table,
    form.map((seat, n) => ({ ...seat, kind: n === 0 ? 'botBuilder' : 'person' })),
  );
  expect(other.save()).toMatchObject({ record: saved.record, seats: [{ kind: 'bot', bot: 'builder' }, { kind: 'person' }] });
});

it('gives the seat of a bot that is not known here to a person, and leaves a king where it sits', async () => {
  const strange = readGiven(formatJson({ ...saved, seats: [{ kind: 'bot', bot: 'python bot.py' }, { kind: 'person' }] }), 'x');
  expect(strange.is === 'table' && formOf(strange.table).map(({ kind }) => kind)).toEqual(['person', 'person']);
  const solo = readGiven(formatJson(await gameAtTurn({ players: 1, turn: 3, king: 'sarbot' }, 'load')), 'x');
  if (solo.is !== 'table') throw new Error(solo.is);
  expect(formOf(solo.table).map(({ kind }) => kind)).toEqual([expect.any(String), 'sarbot']);
  const [own, king] = formOf(solo.table);
  if (own === undefined || king === undefined) throw new Error('a seat is missing');
  expect(reseated(solo.table, [{ ...own, kind: 'botRandom' }, king]).seats).toMatchObject([{ bot: 'random' }]);
});

it('asks again for a choice that waited to be confirmed by who has left the seat', () => {
  const opened = openTable(saved);
  if (!opened.ok) throw new Error('the game cannot be opened');
  const { table } = opened;
  for (let decisions = 0; table.prompt.wait === 'decision' && decisions < 100; decisions++) {
    const [choice] = table.choices(table.prompt.seat);
    if (choice !== undefined) table.play(table.prompt.seat, choice);
  }
  expect(table.prompt.wait).toBe('confirm');
  const bots = formOf(table).map((seat) => ({ ...seat, kind: 'botRandom' as const }));
  expect(reseated(table, bots).prompt).toMatchObject({ wait: 'decision', by: 'bot' });
});

it('opens a record without a seed, draws on from another one, and can be kept', () => {
  const { seed: _, ...record } = saved.record;
  const given = readGiven(formatJson(record), 'another');
  if (given.is !== 'record') throw new Error(given.is);
  expect(given.hadSeed).toBe(false);
  expect(given.table.record()).toMatchObject({ seed: 'another', decisions: record.decisions });
  expect(openTable(given.table.save()).ok).toBe(true);
});

it('knows a position, and an edition with comments', () => {
  const opened = openTable(saved);
  if (!opened.ok) throw new Error('the game cannot be opened');
  expect(readGiven(formatPosition(writePosition(opened.table.stateFor(0))), 'x').is).toBe('position');
  expect(
    readGiven(`// mine: "quoted"\n/* and\nmore */${JSON.stringify({ ...REFERENCE_EDITION, title: 'No // comment' }, null, 2)}`, 'x'),
  ).toMatchObject({
    is: 'edition',
    edition: { title: 'No // comment' },
  });
});

it.each([
  ['', 'notJson'],
  ['{"format":', 'notJson'],
  ['[]', 'strange'],
  ['{"format":"chess"}', 'strange'],
  ['null', 'strange'],
  [' '.repeat(LONGEST + 1), 'tooLong'],
])('says of %.12j that it is %s', (text, is) => expect(readGiven(text, 'x').is).toBe(is));

it.each(['tabannusi-record', 'tabannusi-table', 'tabannusi-position', 1])('says all that is wrong with %j', async (format) => {
  const faults = await (await loadSpeaker('en')).loadFaultWords();
  const given = readGiven(JSON.stringify({ format, version: 1 }), 'x');
  if (given.is !== 'faulty') throw new Error(given.is);
  const sentences = given.sentences(faults);
  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences) expect(sentence).toMatch(/\S\.$/);
});
