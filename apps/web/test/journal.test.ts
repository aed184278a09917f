/** The journal: it has a decision before the database does, survives a crash, and never replaces a later decision. */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, openTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import type { SmallStorage } from '../src/device/small-storage.ts';
import { createJournal } from '../src/keep/journal.ts';
import { withJournal } from '../src/keep/journaled.ts';
import { createKeeper, type Keeper } from '../src/keep/keeper.ts';
import { keptGame } from '../src/keep/kept-game.ts';
import { createMemoryLibrary, follows, type KeptGame, type Library, type SignedGame } from '../src/keep/library.ts';

const KEY = 'tabannusi-journal-g';

function memoryStorage(): SmallStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** A lasting database that answers only while it is `well`: `dies` leaves every write unanswered, `full` refuses it. */
function database(): Library & { mood: 'well' | 'dies' | 'full' } {
  const games = new Map<string, KeptGame>();
  const made = {
    ...createMemoryLibrary(),
    isLasting: true,
    mood: 'well' as 'well' | 'dies' | 'full',
    list: async () => [...games.values()],
    read: async (id: string) => games.get(id) ?? null,
    write: async (game: KeptGame) => void games.set(game.id, game),
    async claim(id: string, hand: string) {
      const kept = games.get(id) ?? null;
      if (kept !== null && made.mood === 'well') games.set(id, { ...kept, hand });
      return kept;
    },
    async writeAs(game: SignedGame) {
      if (made.mood === 'dies') return new Promise<boolean>(() => undefined);
      if (made.mood === 'full') throw new Error('no room');
      const kept = games.get(game.id);
      if (kept !== undefined && !follows(game, kept)) return false;
      games.set(game.id, game);
      return true;
    },
    remove: async (id: string) => void games.delete(id),
  };
  return made;
}

const table = newTable({ edition: REFERENCE_EDITION, seats: ['a', 'b'].map((name) => ({ kind: 'person', name })), seed: 'journal' });
/** Returns the game after a number of decisions. */
const at = (decisions: number) => keptGame('g', afterDecisions(decisions));

function afterDecisions(decisions: number): typeof table {
  const opened = openTable(table.save());
  if (!opened.ok) throw new Error('not opened');
  for (let made = 0; made < decisions; made++) {
    const { prompt } = opened.table;
    const choice = prompt.wait === 'decision' ? opened.table.choices(prompt.seat)[0] : undefined;
    if (prompt.wait === 'confirm') opened.table.confirm(prompt.seat);
    else if (choice !== undefined && prompt.wait === 'decision') opened.table.play(prompt.seat, choice);
  }
  return opened.table;
}

async function sitDown(library: Library, hand: string): Promise<{ claimed: KeptGame; keeper: Keeper; taken: () => number }> {
  const claimed = await library.claim('g', hand);
  if (claimed === null) throw new Error('no game');
  let taken = 0;
  const keeper = createKeeper({ library, hand, claimed, onWritten: () => undefined, onTaken: () => void taken++ });
  return { claimed, keeper, taken: () => taken };
}

/** Waits for what happens before the next event. */
const breath = (): Promise<void> => Promise.resolve();

async function begun() {
  const storage = memoryStorage();
  const games = database();
  await games.write(at(0));
  return { storage, games, library: withJournal(games, createJournal(storage)) };
}

it('has the last decision of a page that was gone before the database answered', async () => {
  const { games, library, storage } = await begun();
  const first = await sitDown(library, 'first');
  first.keeper.keep(() => at(1));
  await expect.poll(() => storage.texts.size).toBe(0);
  games.mood = 'dies';
  first.keeper.keep(() => at(2));
  first.keeper.keep(() => at(3));
  await breath();
  games.mood = 'well';
  expect((await library.list())[0]?.turn).toBe(at(3).turn);
  expect((await library.read('g'))?.saved).toEqual(at(3).saved);
  expect((await games.read('g'))?.saved).toEqual(at(1).saved);
  const { claimed } = await sitDown(library, 'second');
  expect(claimed.saved).toEqual(at(3).saved);
  expect(claimed.missesLast).toBe(false);
  expect((await games.read('g'))?.saved).toEqual(at(3).saved);
  expect(storage.texts.size).toBe(0);
});

it('says that a game is not kept where it cannot be saved, and keeps the next one', async () => {
  const { library } = await begun();
  const { keeper } = await sitDown(library, 'first');
  keeper.keep(() => {
    throw new Error('cannot be saved');
  });
  await expect.poll(keeper.get).toBe('notKept');
  keeper.keep(() => at(1));
  await expect.poll(keeper.get).toBe(null);
  expect((await library.read('g'))?.saved).toEqual(at(1).saved);
});

it('drops what is older than the kept game, of the same hand or of one that was relieved', async () => {
  const { storage, library } = await begun();
  const { keeper } = await sitDown(library, 'first');
  keeper.keep(() => at(1));
  await breath();
  const old = storage.getItem(KEY) ?? '';
  expect(old).toContain('"hand":"first"');
  keeper.keep(() => at(2));
  await expect.poll(() => storage.texts.size).toBe(0);
  storage.setItem(KEY, old);
  expect((await library.read('g'))?.saved).toEqual(at(2).saved);
  const second = await sitDown(library, 'second');
  expect(second.claimed.saved).toEqual(at(2).saved);
  // The page that lost the game does not know it yet.
  storage.setItem(KEY, old.replace('"number":1', '"number":9'));
  const third = await sitDown(library, 'third');
  expect(third.claimed.saved).toEqual(at(2).saved);
});

it('refuses the write of a hand that was relieved, and strikes out nothing that the next has noted', async () => {
  const { storage, games, library } = await begun();
  const first = await sitDown(library, 'first');
  const second = await sitDown(library, 'second');
  first.keeper.keep(() => at(1));
  await expect.poll(first.taken).toBe(1);
  games.mood = 'dies';
  second.keeper.keep(() => at(2));
  await breath();
  expect(storage.getItem(KEY)).toContain('"hand":"second"');
  expect((await library.read('g'))?.saved).toEqual(at(2).saved);
});

it.each([
  ['cut off', (text: string) => text.slice(0, -9)],
  ['changed', (text: string) => text.replace('"name":"a"', '"name":"c"')],
  ['of another game', () => 'nothing'],
])('says so where what was noted is %s, and goes on from what is kept', async (_, harm) => {
  const { storage, games, library } = await begun();
  const { keeper } = await sitDown(library, 'first');
  games.mood = 'dies';
  keeper.keep(() => at(1));
  await breath();
  games.mood = 'well';
  storage.setItem(KEY, harm(storage.getItem(KEY) ?? ''));
  const { claimed, keeper: next } = await sitDown(library, 'second');
  expect(claimed.missesLast).toBe(true);
  expect(claimed.saved).toEqual(at(0).saved);
  expect(next.get()).toBe('lastLost');
  next.keep(() => at(1));
  await expect.poll(() => next.get()).toBeNull();
  expect(storage.texts.size).toBe(0);
});

it('holds the last decisions while the database is full, also over a reload', async () => {
  const { games, library } = await begun();
  games.mood = 'full';
  const first = await sitDown(library, 'first');
  first.keeper.keep(() => at(1));
  await expect.poll(() => first.keeper.get()).toBe('notKept');
  const second = await sitDown(library, 'second');
  expect(second.claimed.saved).toEqual(at(1).saved);
  second.keeper.keep(() => at(2));
  await expect.poll(() => second.keeper.get()).toBe('notKept');
  games.mood = 'well';
  const third = await sitDown(library, 'third');
  expect(third.claimed.saved).toEqual(at(2).saved);
  third.keeper.keep(() => at(3));
  await expect.poll(async () => (await games.read('g'))?.saved).toEqual(at(3).saved);
});

it('goes on without a storage, or with one that is full', async () => {
  const refuse = (): never => {
    throw new Error('no');
  };
  for (const storage of [
    { getItem: refuse, setItem: refuse, removeItem: refuse },
    { ...memoryStorage(), setItem: refuse },
  ]) {
    const games = database();
    await games.write(at(0));
    const library = withJournal(games, createJournal(storage));
    const { keeper } = await sitDown(library, 'first');
    keeper.keep(() => at(1));
    await expect.poll(async () => (await games.read('g'))?.saved).toEqual(at(1).saved);
    expect(keeper.get()).toBeNull();
  }
});

it('forgets a game that is deleted', async () => {
  const { storage, games, library } = await begun();
  const { keeper } = await sitDown(library, 'first');
  games.mood = 'dies';
  keeper.keep(() => at(1));
  await breath();
  await library.remove('g');
  games.mood = 'well';
  expect(storage.texts.size).toBe(0);
  expect(await library.claim('g', 'second')).toBeNull();
});
