/** Rules that cannot be loaded are distinguished from a damaged game, and the game stays as it is. */
import { type King, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, type SavedTable } from '@tabannusi/table';
import { expect, it, vi } from 'vitest';
import { createJournal } from '../src/keep/journal.ts';
import { withJournal } from '../src/keep/journaled.ts';
import { keptGame } from '../src/keep/kept-game.ts';
import { createMemoryLibrary } from '../src/keep/library.ts';
import { fetched, NotFetched } from '../src/late/fetched.ts';
import { openSaved } from '../src/late/open-saved.ts';

const line = vi.hoisted(() => ({ isDown: false }));

vi.mock('../src/late/solo.ts', async () => {
  const { fetched } = await import('../src/late/fetched.ts');
  return { loadSolo: () => fetched(line.isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve()) };
});

const gameOf = (id: string, king?: King) =>
  keptGame(
    id,
    newTable({
      edition: REFERENCE_EDITION,
      seats: (king === undefined ? ['a', 'b'] : ['a']).map((name) => ({ kind: 'person', name })),
      king,
      seed: 'late',
    }),
  );

async function answerTo(saved: SavedTable): Promise<string> {
  try {
    return (await openSaved(saved)).ok ? 'opened' : 'damaged';
  } catch (error) {
    return error instanceof NotFetched ? 'not fetched' : 'failed';
  }
}

it('throws an error of its own with the cause', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(fetched(Promise.reject(cause))).rejects.toMatchObject({ name: 'NotFetched', cause });
  await expect(fetched(Promise.resolve(7))).resolves.toBe(7);
});

it('opens without the rules of the Bot what does not need them, and says what is damaged', async () => {
  line.isDown = true;
  const { saved } = gameOf('g', 'sarbot');
  expect(await answerTo(gameOf('g').saved)).toBe('opened');
  expect(await answerTo(saved)).toBe('not fetched');
  line.isDown = false;
  expect(await answerTo(saved)).toBe('opened');
  expect(await answerTo({ ...saved, held: 7 } as unknown as SavedTable)).toBe('damaged');
});

it('lists all games while the note of one cannot be read, and has the note when it can', async () => {
  const texts = new Map<string, string>();
  const journal = createJournal({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  });
  const database = createMemoryLibrary();
  const library = withJournal(database, journal);
  const solo = { ...gameOf('solo', 'sarbot'), savedAt: 1 };
  await database.write(solo);
  await database.write({ ...gameOf('two'), savedAt: 0 });
  journal.note({ ...solo, turn: 9, hand: 'second', from: undefined, number: 1 });

  line.isDown = true;
  expect((await library.list()).map(({ id, turn }) => ({ id, turn }))).toEqual([
    { id: 'solo', turn: solo.turn },
    { id: 'two', turn: solo.turn },
  ]);
  await expect(library.read('solo')).rejects.toThrow(NotFetched);
  await expect(library.claim('solo', 'third')).rejects.toThrow(NotFetched);
  expect(journal.noted('solo')).toMatchObject({ turn: 9 });

  line.isDown = false;
  expect((await library.list())[0]).toMatchObject({ id: 'solo', turn: 9 });
  expect(await library.read('solo')).toMatchObject({ turn: 9 });
});
