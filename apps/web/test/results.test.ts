/** Results of games: the format and its reader, results of whole games, and that every game is counted once. */
import { readFileSync } from 'node:fs';
import { Generator, KINGS, REFERENCE_EDITION, SPECTATOR, winners } from '@tabannusi/engine';
import { newTable, type Seat, type Table } from '@tabannusi/table';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { keptGame } from '../src/keep/kept-game.ts';
import { createMemoryLibrary } from '../src/keep/library.ts';
import { catchUp, noteEnd } from '../src/statistics/note-end.ts';
import {
  faultOfResult,
  type GameResult,
  parseResults,
  type Results,
  readResults,
  resultOf,
  resultsFile,
  vpOfSeat,
} from '../src/statistics/results.ts';

const schema = JSON.parse(readFileSync(new URL('../src/statistics/results.schema.json', import.meta.url), 'utf8'));
const fitsSchema = new Ajv2020({ strict: true }).compile(schema);

const NAMES = ['Puabi', 'Shulgi', 'Enlil', 'Adda'];

function playedGame(seats: readonly Seat[], king?: (typeof KINGS)[number], turns = Number.POSITIVE_INFINITY): Table {
  const table = newTable({ edition: REFERENCE_EDITION, seats, king, seed: `results ${king} ${seats.length}` });
  for (let n = 0; table.prompt.wait !== 'over' && table.turns.length < turns; n++) {
    const { seat } = table.prompt;
    if (table.prompt.wait === 'confirm') table.confirm(seat);
    else {
      const choices = table.choices(seat);
      const choice = choices[(n * 7) % choices.length];
      if (choice !== undefined) table.play(seat, choice);
    }
  }
  return table;
}

const persons = (players: number): Seat[] => NAMES.slice(0, players).map((name) => ({ kind: 'person', name }));

const resultOfGame = (table: Table, own: readonly number[] = [0]): GameResult => {
  const result = resultOf(table, { game: 'one', endedAt: 1_000, branch: false, own });
  if (result === null) throw new Error('the game is not over');
  return result;
};

const SOLO = playedGame(persons(1), 'gilgabot');

describe('the result of a game', () => {
  it.each([2, 3, 4])('has the VP and the winners of %d players', (players) => {
    const table = playedGame(persons(players));
    const result = resultOfGame(table, [1]);
    expect(result.seats.map(vpOfSeat)).toEqual(table.view(SPECTATOR).seats.map(({ vp }) => vp));
    expect(result.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(winners(table.stateFor(SPECTATOR)));
    expect(result.seats.map(({ kind }) => kind)).toEqual(['away', 'here', 'away', 'away'].slice(0, players));
    expect(result.turns).toBe(table.turns.length);
    expect(faultOfResult(result)).toBeNull();
  });

  it.each(KINGS)('has the seat of %s last', (king) => {
    const result = resultOfGame(playedGame(persons(1), king));
    expect(result).toMatchObject({
      king,
      seats: [
        { kind: 'here', name: 'Puabi' },
        { kind: 'king', name: king },
      ],
    });
    expect(faultOfResult(result)).toBeNull();
  });

  it('is none before the end', () => {
    expect(resultOf(playedGame(persons(2), undefined, 5), { game: 'one', endedAt: 0, branch: false, own: [] })).toBeNull();
  });

  it('cannot change: the last decision of a game cannot be undone', () => {
    for (const seat of [0]) expect(SOLO.undo(seat)).toMatchObject({ ok: false });
    const table = playedGame(persons(2));
    for (const seat of [0, 1]) expect(table.undo(seat)).toMatchObject({ ok: false });
  });
});

describe('the reader', () => {
  const FILE = resultsFile([
    resultOfGame(SOLO),
    resultOfGame(
      playedGame([
        { kind: 'person', name: 'Puabi' },
        { kind: 'bot', name: 'Shulgi', bot: 'builder' },
      ]),
    ),
  ]);

  it('reads what was written', () => {
    expect(parseResults(JSON.stringify(FILE))).toEqual({ ok: true, results: FILE.results });
    expect(fitsSchema(FILE)).toBe(true);
  });

  it.each([
    ['[', 'notJson'],
    ['[]', 'wrongFormat'],
    ['{"format":"tabannusi-record","version":1}', 'wrongFormat'],
    ['{"format":"tabannusi-results","version":2,"results":[]}', 'wrongVersion'],
    ['{"format":"tabannusi-results","version":1}', 'badResults'],
    [' '.repeat(8_000_001), 'tooLong'],
  ])('refuses %.60s', (text, code) => expect(parseResults(text)).toMatchObject({ ok: false, fault: { code } }));

  it('names the place of a fault', () => {
    const changed = JSON.parse(JSON.stringify(FILE));
    changed.results[1].seats[0].vp.gold = 1;
    expect(readResults(changed)).toEqual({ ok: false, fault: { code: 'badResults', path: 'results.1.seats.0.vp.gold' } });
    expect(faultOfResult(changed.results[1])).toBe('seats.0.vp.gold');
  });

  it('agrees with the schema on 2,000 changes of one value', () => {
    const lots = new Generator('results', 'bot');
    const others = [null, true, 0, 1, -1, 0.5, 1e20, '', 'bot', 'here', 'gilgabot', 'x'.repeat(300), [], {}, { id: 'a', version: 0 }];
    let refused = 0;
    for (let n = 0; n < 2_000; n++) {
      const changed = JSON.parse(JSON.stringify(FILE));
      const places: [Record<string, unknown>, string][] = [];
      const note = (tree: unknown): void => {
        if (typeof tree !== 'object' || tree === null) return;
        for (const key of Object.keys(tree)) {
          places.push([tree as Record<string, unknown>, key]);
          note(Reflect.get(tree, key));
        }
      };
      note(changed);
      const [tree, key] = places[lots.below(places.length)] ?? [{}, ''];
      const lot = lots.below(4);
      if (lot === 0 && !Array.isArray(tree)) delete tree[key];
      else if (lot === 1 && !Array.isArray(tree)) tree[`${key}s`] = tree[key];
      else tree[key] = others[lots.below(others.length)];
      const read = readResults(changed);
      if (!read.ok) refused++;
      expect(read.ok, JSON.stringify(changed)).toBe(fitsSchema(changed));
    }
    expect(refused).toBeGreaterThan(1_000);
  });
});

/** The database in memory. It stops before one of its writes, as a page that is closed does. */
function resultsInMemory(stopsBefore = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, GameResult | null>();
  let deletedAt = -1;
  let writes = 0;
  const write = (): void => {
    if (writes++ === stopsBefore) throw new Error('stopped');
  };
  const isSettled = (game: string, endedAt: number): boolean => entries.has(game) || endedAt <= deletedAt;
  const results: Results = {
    list: async () => ({ results: [...entries.values()].filter((each) => each !== null), damaged: 0 }),
    async add(result) {
      if (isSettled(result.game, result.endedAt)) return false;
      write();
      entries.set(result.game, result);
      return true;
    },
    settled: async (game, endedAt) => isSettled(game, endedAt),
    leaveOut: async (game) => void entries.set(game, null),
    async deleteAll(now) {
      entries.clear();
      deletedAt = now;
    },
  };
  const resume = (): void => {
    writes = Number.NEGATIVE_INFINITY;
  };
  return { results, resume };
}

describe('a game is counted once', () => {
  const games = (['one', 'two', 'three'] as const).map((id) => ({ ...keptGame(id, SOLO), savedAt: 1_000 }));
  const counted = async ({ list }: Results): Promise<string[]> => (await list()).results.map(({ game }) => game).sort();

  it.each([0, 1, 2])('although the page stops before write %d of the results', async (stop) => {
    const library = createMemoryLibrary();
    const { results, resume } = resultsInMemory(stop);
    for (const game of games) {
      await library.write(game);
      await noteEnd(results, game.id, SOLO, game.savedAt).catch(() => undefined);
    }
    resume();
    await catchUp(library, results);
    await catchUp(library, results);
    expect(await counted(results)).toEqual(['one', 'three', 'two']);
  });

  it('and not again after it was deleted', async () => {
    const library = createMemoryLibrary();
    const { results } = resultsInMemory();
    for (const game of games) await library.write(game);
    await catchUp(library, results);
    await results.leaveOut('two');
    await catchUp(library, results);
    expect(await counted(results)).toEqual(['one', 'three']);
    await results.deleteAll(1_000);
    await catchUp(library, results);
    expect(await counted(results)).toEqual([]);
    await noteEnd(results, 'later', SOLO, 1_001);
    expect(await counted(results)).toEqual(['later']);
  });

  it('but not before its end', async () => {
    const { results } = resultsInMemory();
    expect(await noteEnd(results, 'under way', playedGame(persons(2), undefined, 4), 1_000)).toBe(false);
    expect(await counted(results)).toEqual([]);
  });

  it('and a branch says so', async () => {
    const { results } = resultsInMemory();
    const branch = SOLO.branch(SOLO.turns[3]?.moment ?? 0, 'another');
    expect(branch.record().seedFrom).toBeGreaterThan(0);
    for (let n = 0; branch.prompt.wait !== 'over'; n++) {
      if (branch.prompt.wait === 'confirm') branch.confirm(0);
      else
        branch.play(branch.prompt.seat, branch.choices(branch.prompt.seat)[(n * 7) % branch.choices(branch.prompt.seat).length] as never);
    }
    await noteEnd(results, 'branch', branch, 1_000);
    expect((await results.list()).results).toMatchObject([{ game: 'branch', branch: true }]);
  });
});
