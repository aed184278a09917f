import { beforeAll, expect, test } from 'vitest';
import { claim } from '../../src/store/jobs.ts';
import { call } from '../../src/store/statement.ts';
import { keepDraft } from '../../src/store/statements/draft.ts';
import { entriesAfter } from '../../src/store/statements/entry.ts';
import { foldedLogOf, keepFoldedLog } from '../../src/store/statements/folded-log.ts';
import { gameByCode, gameById } from '../../src/store/statements/game.ts';
import type { Store } from '../../src/store/store.ts';
import { onBoth, opening } from './engines.ts';
import { appendOf, NOW, newGame } from './sample.ts';

onBoth((engine) => {
  const open = opening();
  let store: Store;
  let games = 0;

  beforeAll(async () => {
    store = await open(await engine.ready());
  });

  async function freshGame(): Promise<string> {
    const game = `game ${++games}`;
    await store.together([newGame(game, `CODE${games}`)]);
    return game;
  }

  const log = (game: string, after = 0) => store.all(entriesAfter, { game, after, limit: 100 });

  test('appends entries in order, with the action on the first', async () => {
    const game = await freshGame();
    const two = appendOf(game, 0, 'a', {
      entries: [
        { kind: 'sealed', seat: null, body: 'é\n"𝄞' },
        { kind: 'begun', seat: 2, body: '{}' },
      ],
    });
    expect(await store.append(two)).toEqual({ result: 'stored', seq: 2 });
    expect(await store.append(appendOf(game, 2, 'b'))).toEqual({ result: 'stored', seq: 3 });
    expect(await log(game)).toEqual([
      { seq: 1, kind: 'sealed', seat: null, actionId: 'a', body: 'é\n"𝄞', at: NOW },
      { seq: 2, kind: 'begun', seat: 2, actionId: null, body: '{}', at: NOW },
      { seq: 3, kind: 'played', seat: 0, actionId: 'b', body: '{"by":"b"}', at: NOW + 2 },
    ]);
    expect(await log(game, 2)).toHaveLength(1);
  });

  test('refuses who is behind and who is ahead, and says where the log ends', async () => {
    const game = await freshGame();
    await store.append(appendOf(game, 0, 'a'));
    expect(await store.append(appendOf(game, 0, 'b'))).toEqual({ result: 'conflict', seq: 1 });
    expect(await store.append(appendOf(game, 7, 'b'))).toEqual({ result: 'conflict', seq: 1 });
    expect(await log(game)).toHaveLength(1);
  });

  test('knows an action that is sent again, wherever its sender believes the end to be', async () => {
    const game = await freshGame();
    await store.append(appendOf(game, 0, 'a'));
    await store.append(appendOf(game, 1, 'b'));
    for (const after of [0, 1, 2, 9]) expect(await store.append(appendOf(game, after, 'a'))).toEqual({ result: 'known', seq: 1 });
    expect(await log(game)).toHaveLength(2);
  });

  test('the same action in another game is another action', async () => {
    const games = [await freshGame(), await freshGame()];
    for (const game of games) expect(await store.append(appendOf(game, 0, 'a'))).toEqual({ result: 'stored', seq: 1 });
  });

  test('says that there is no such game', async () => {
    expect(await store.append(appendOf('nowhere', 0, 'a'))).toEqual({ result: 'noGame' });
  });

  test('one of many who send at once is first; who sends the same twice is told the same place', async () => {
    const game = await freshGame();
    const actions = Array.from({ length: 40 }, (_, n) => `a${n % 20}`);
    const results = await Promise.all(actions.map((action) => store.append(appendOf(game, 0, action))));
    const [winner] = await log(game);
    expect(results.filter(({ result }) => result === 'stored')).toEqual([{ result: 'stored', seq: 1 }]);
    for (const [index, result] of results.entries())
      if (result.result !== 'stored')
        expect(result).toEqual({ result: actions[index] === winner?.actionId ? 'known' : 'conflict', seq: 1 });
    expect(await log(game)).toHaveLength(1);
  });

  test('moves the head; the code goes when the game begins, begin and end are kept once', async () => {
    const game = await freshGame();
    const code = `CODE${games}`;
    const head = { chain: 'c1', askedSeat: null, dueAt: null } as const;
    await store.append(appendOf(game, 0, 'a', { at: NOW + 1, head: { ...head, state: 'open' } }));
    expect(await store.one(gameByCode, { code })).toMatchObject({ id: game, state: 'open', seq: 1, chain: 'c1', begunAt: null });
    await store.append(appendOf(game, 1, 'b', { at: NOW + 2, head: { ...head, state: 'playing', askedSeat: 3, dueAt: NOW + 9 } }));
    await store.append(appendOf(game, 2, 'c', { at: NOW + 3, head: { ...head, state: 'playing' } }));
    await store.append(appendOf(game, 3, 'd', { at: NOW + 4, head: { ...head, state: 'over' } }));
    expect(await store.one(gameByCode, { code })).toBeUndefined();
    expect(await store.one(gameById, { game })).toMatchObject({
      state: 'over',
      seq: 4,
      askedSeat: null,
      dueAt: null,
      begunAt: NOW + 2,
      changedAt: NOW + 4,
      endedAt: NOW + 4,
    });
  });

  test('writes jobs with the entry or not at all; a job replaces the one of its kind and key', async () => {
    const game = await freshGame();
    const jobs = (body: string) => [
      { kind: 'bot', key: game, dueAt: NOW, body },
      { kind: 'turn', key: game, dueAt: NOW + 1, body },
    ];
    await store.append(appendOf(game, 0, 'a', { jobs: jobs('first') }));
    await store.append(appendOf(game, 0, 'b', { jobs: jobs('conflict') }));
    await store.append(appendOf(game, 1, 'c', { jobs: jobs('second').slice(0, 1) }));
    const due = (await claim(store, NOW + 1)).filter(({ key }) => key === game);
    expect(due.map(({ kind, body }) => [kind, body])).toEqual([
      ['bot', 'second'],
      ['turn', 'first'],
    ]);
  });

  test('writes what goes along in the same transaction, or nothing', async () => {
    const game = await freshGame();
    const record = call(keepFoldedLog, { game, body: 'whole' });
    expect(await store.append(appendOf(game, 5, 'a', { also: [record] }))).toEqual({ result: 'conflict', seq: 0 });
    expect(await store.one(foldedLogOf, { game })).toBeUndefined();
    expect(await store.append(appendOf(game, 0, 'a', { also: [record] }))).toEqual({ result: 'stored', seq: 1 });
    expect(await store.one(foldedLogOf, { game })).toEqual({ body: 'whole' });
    const again = await store.append(appendOf(game, 1, 'b', { also: [record], jobs: [{ kind: 'bot', key: game, dueAt: NOW, body: '' }] }));
    expect(again).toMatchObject({ result: 'failed', error: { code: 'constraint' } });
    expect(await log(game)).toHaveLength(1);
    expect((await claim(store, NOW)).filter(({ key }) => key === game)).toEqual([]);
    expect(await store.append(appendOf(game, 1, 'b'))).toEqual({ result: 'stored', seq: 2 });
  });

  test('what one of many does wrong spoils nothing for the others', async () => {
    const game = await freshGame();
    const wrong = call(keepDraft, { game: 'nowhere', seat: 0, body: '', at: NOW });
    const results = await Promise.allSettled([
      store.together([newGame(`${game} a`), wrong]),
      store.append(appendOf(game, 0, 'a')),
      store.together([newGame(`${game} b`)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await store.one(gameById, { game: `${game} a` })).toBeUndefined();
    expect(await store.one(gameById, { game: `${game} b` })).toBeDefined();
    expect(await log(game)).toHaveLength(1);
  });

  test.each([
    ['text with NUL', { entries: [{ kind: 'played', seat: 0, body: 'a\0b' }] as const }],
    ['half a character', { action: '\ud800' }],
    ['a number that is not whole', { at: 1.5 }],
    ['a number that is too large', { at: 2 ** 53 }],
    ['a value that is missing', { head: { state: 'playing', chain: '', askedSeat: null } as never }],
  ])('refuses %s', async (_, rest) => {
    const game = await freshGame();
    expect(await store.append(appendOf(game, 0, 'a', rest))).toMatchObject({ result: 'failed', error: { code: 'value' } });
    expect(await log(game)).toEqual([]);
  });

  test('takes nothing once it is closed, and ends what was under way', async () => {
    const own = await open(await engine.ready());
    await own.together([newGame('last')]);
    const last = own.append(appendOf('last', 0, 'a'));
    await own.close();
    expect(await last).toEqual({ result: 'stored', seq: 1 });
    expect(await own.append(appendOf('last', 1, 'b'))).toMatchObject({ result: 'failed', error: { code: 'closed' } });
    await expect(own.all(gameById, { game: 'last' })).rejects.toMatchObject({ code: 'closed' });
    await own.close();
  });
});
