/** Whole games over the protocol: by ids and by fields, beside each other, taken back, kept and loaded. */
import type { GameEvent, GameRecord, Position, View } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/protocol/decision.ts';
import { Client, type Params, pick } from './client.ts';

interface Applied {
  readonly events: readonly GameEvent[];
  readonly decision: Decision | null;
  readonly over: boolean;
}

interface Score {
  readonly over: boolean;
  readonly seats: readonly {
    readonly vp: number;
    readonly rank: number;
    readonly bySource: Readonly<Record<string, readonly number[]>>;
    readonly byPeriod: readonly number[];
  }[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

type Naming = (choice: Decision['choices'][number]) => unknown;
const byId: Naming = ({ id }) => id;
const byFields: Naming = ({ id: _, rule: __, ...typed }) => typed;
const asOffered: Naming = (offer) => offer;

async function playToEnd(client: Client, naming: Naming, params: Params = {}): Promise<{ game: string; told: string[] }> {
  const { game, decision } = await client.begin(params);
  const told: string[] = [];
  let next: Decision | null = decision;
  for (let step = 0; next !== null; step++) {
    const applied: Applied = await client.call('game.apply', { game, choice: naming(pick(next, step)), expect: next.hash });
    told.push(JSON.stringify(applied));
    expect(applied.over).toBe(applied.decision === null);
    next = applied.decision;
  }
  return { game, told };
}

const hashOf = async (client: Client, game: string): Promise<string> => (await client.call<{ hash: string }>('game.hash', { game })).hash;

describe('a whole game', () => {
  it('is the same by ids, by fields and by what was offered', async () => {
    const games = await Promise.all([byId, byFields, asOffered].map((naming) => playToEnd(new Client(), naming)));
    expect(games[0]?.told.length).toBeGreaterThan(100);
    expect(games[1]).toEqual(games[0]);
    expect(games[2]).toEqual(games[0]);
  });

  it.each([2, 3, 4])('of %i players ends with ranks, and with VP that add up [END-07]', async (players) => {
    const client = new Client();
    const { game } = await playToEnd(client, byId, { players });
    const { over, seats } = await client.call<Score>('game.score', { game });
    expect(over).toBe(true);
    expect(seats.map(({ rank }) => rank)).toContain(1);
    for (const { vp, bySource, byPeriod } of seats) {
      expect(sum(Object.values(bySource).flat())).toBe(vp);
      expect(sum(byPeriod)).toBe(vp);
    }
    expect(await client.call('game.decision', { game })).toBeNull();
    for (const method of ['game.apply', 'game.preview'])
      expect((await client.refused(method, { game, choice: 'done' })).data).toEqual({ code: 'over', rule: 'END-07' });
    expect((await client.refused('bot.choose', { game, bot: 'random' })).data.code).toBe('over');
    expect((await client.refused('game.undo', { game })).data).toMatchObject({ code: 'barrier', barrier: 'reveal' });
  });

  it('can be played by what a bot would choose, which changes nothing by itself', async () => {
    const client = new Client();
    const { game, decision } = await client.begin();
    let next: Decision | null = decision;
    for (let step = 0; step < 60 && next !== null; step++) {
      const bot = step % 2 === 0 ? 'apprentice' : 'random';
      const { choice } = await client.call<{ choice: { id: string } }>('bot.choose', { game, bot });
      expect(await client.call('bot.choose', { game, bot, budget: 5 })).toEqual({ choice });
      ({ decision: next } = await client.call<Applied>('game.apply', { game, choice: choice.id, expect: next.hash }));
    }
  });
});

it('two games beside each other are the games they are alone', async () => {
  const alone = new Client();
  const single = await Promise.all(['ur', 'uruk'].map((seed) => alone.begin({ seed })));
  const ends = await Promise.all(single.map(({ game, decision }) => alone.playOn(game, decision, 80)));
  const client = new Client();
  const games = [await client.begin({ seed: 'ur' }), await client.begin({ seed: 'uruk' })];
  const next: (Decision | null)[] = games.map(({ decision }) => decision);
  for (let step = 0; step < 80; step++) {
    for (const [n, { game }] of games.entries()) {
      const decision = next[n];
      if (decision) ({ decision: next[n] = null } = await client.call<Applied>('game.apply', { game, choice: pick(decision, step).id }));
    }
  }
  expect(next).toEqual(ends);
});

it('a program that asks for texts plays the same game as one that does not', async () => {
  const client = new Client();
  const silent = await client.begin();
  const told = await client.begin({ lang: 'en' });
  expect(told.decision).toHaveProperty('text');
  const after = await client.playOn(told.game, told.decision, 40, { lang: 'en' });
  expect(after?.choices[0]).toHaveProperty('text');
  expect((await client.playOn(silent.game, silent.decision, 40))?.hash).toBe(after?.hash);
});

describe('taking back', () => {
  it('leads to the decisions that were there, and the same choices lead on again', async () => {
    const client = new Client();
    const { game, decision } = await client.begin();
    const trail: { readonly decision: Decision; readonly choice: string }[] = [];
    let next: Decision | null = decision;
    let [turn, most, turns] = [0, 0, 0];
    for (let step = 0; step < 150 && next !== null; step++) {
      const choice = pick(next, step).id;
      const applied: Applied = await client.call('game.apply', { game, choice });
      trail.push({ decision: next, choice });
      if (applied.events.some(({ event }) => event === 'turnBegan')) turn = trail.length;
      next = applied.decision;

      const { data } = await client.refused('game.undo', { game, steps: 6_000 });
      const open = Number(data.steps);
      const ofTurn = trail.length - turn;
      for (const [back, params] of [[open, { steps: open }] as const, [ofTurn, { turn: true }] as const]) {
        if (back === 0 || back > open) continue;
        const { decision: before } = await client.call<{ decision: Decision }>('game.undo', { game, ...params });
        expect(before).toEqual(trail.at(-back)?.decision);
        let again: Applied | null = null;
        for (const each of trail.slice(-back)) again = await client.call('game.apply', { game, choice: each.choice });
        expect(again).toEqual(applied);
      }
      most = Math.max(most, open);
      if (ofTurn > 1 && ofTurn <= open) turns++;
    }
    expect(most).toBeGreaterThan(5);
    expect(turns).toBeGreaterThan(5);
  });

  it('of more than can be taken back takes nothing back', async () => {
    const client = new Client();
    const { game, decision } = await client.begin();
    await client.playOn(game, decision, 1);
    const hash = await hashOf(client, game);
    expect((await client.refused('game.undo', { game, steps: 2 })).data).toEqual({ code: 'barrier', barrier: 'chance', steps: 1 });
    expect((await client.refused('game.undo', { game, steps: 2, turn: true })).data.code).toBe('notBoth');
    expect(await hashOf(client, game)).toBe(hash);
    expect(await client.call('game.undo', { game, turn: true })).toEqual({ decision });
    expect((await client.refused('game.undo', { game, turn: true })).data).toEqual({ code: 'nothing', steps: 0 });
  });
});

describe('a game that is loaded', () => {
  it('from its record goes on with the same chance, and has the same record', async () => {
    const client = new Client();
    const { game, decision } = await client.begin({ names: ['Adda', 'Beli'] });
    const middle = await client.playOn(game, decision, 70);
    const record = await client.call<GameRecord>('game.record', { game });
    const loaded = await client.call<{ game: string; decision: Decision }>('game.load', { record });
    expect(loaded.decision).toEqual(middle);
    expect(await client.call('game.record', { game: loaded.game })).toEqual(record);
    const ends = await Promise.all([game, loaded.game].map((each) => client.playOn(each, loaded.decision, 60)));
    expect(ends[1]).toEqual(ends[0]);
  });

  it('from a record without a seed is a branch with the seed of the call', async () => {
    const client = new Client();
    const { game, decision } = await client.begin();
    await client.playOn(game, decision, 30);
    const { seed: _, ...record } = await client.call<GameRecord>('game.record', { game });
    expect((await client.refused('game.load', { record })).data).toEqual({ code: 'neither', path: 'record.seed' });
    const loaded = await client.call<{ game: string }>('game.load', { record, seed: 'other' });
    const branch = await client.call<GameRecord>('game.record', { game: loaded.game });
    expect(branch).toMatchObject({ seed: 'other', seedFrom: record.chance.length });
    expect((await client.refused('game.load', { record: branch, seed: 'again' })).data).toEqual({ code: 'notBoth', path: 'seed' });
    await client.call('game.load', { record: branch });
  });

  it('from its position is at the same place', async () => {
    const client = new Client();
    const { game, decision } = await client.begin();
    const { text: _, ...middle } = (await client.playOn(game, decision, 70)) as Decision;
    const position = await client.call<Position>('game.position', { game });
    const loaded = await client.call<{ game: string; decision: Decision }>('game.load', { position, seed: 'ur' });
    expect(loaded.decision).toEqual(middle);
    await client.playOn(loaded.game, loaded.decision, 60);
    expect((await client.refused('game.record', { game: loaded.game })).data).toEqual({ code: 'noRecord' });
  });
});

it('a view holds what its observer may know: other players’ Urban cards are not in it [URB-04]', async () => {
  const client = new Client();
  const { game, decision } = await client.begin({ players: 3 });
  await client.playOn(game, decision, 50);
  const views = await Promise.all(
    [{ seat: 0 }, { seat: 1 }, { spectator: true }].map((by) => client.call<View>('game.view', { game, ...by })),
  );
  expect(views.map(({ seats }) => seats.map(({ urbanCards }) => urbanCards !== null))).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ]);
  expect((await client.refused('game.view', { game, seat: 3 })).data).toMatchObject({ code: 'outOfRange', path: 'seat' });
});

it('a preview tells what a choice changes, and whyNot why another is impossible', async () => {
  const client = new Client();
  const { game, decision } = await client.begin();
  let next: Decision | null = decision;
  while (next !== null && next.kind !== 'action') next = await client.playOn(game, next, 1);
  for (const { id, kind } of next?.choices ?? []) {
    expect(await client.call('game.preview', { game, choice: id, lang: 'en' })).toMatchObject({ choice: { kind } });
  }
  const attempt = { kind: 'decree', decree: 'D01' };
  const { reasons } = await client.call<{ reasons: { rule: string }[] }>('game.whyNot', { game, attempt });
  expect(reasons.length).toBeGreaterThan(0);
  const refused = await client.refused('game.apply', { game, choice: attempt });
  expect(refused.data).toMatchObject({ code: 'notLegal', rule: reasons[0]?.rule, reasons });
  expect((await client.refused('game.preview', { game, choice: attempt })).data).toEqual(refused.data);
  const offered = next?.choices[0];
  expect(await client.call('game.whyNot', { game, attempt: offered })).toEqual({ reasons: [] });
});

it('a closed game is gone, and its name is not given again', async () => {
  const client = new Client();
  const { game } = await client.begin();
  await client.call('game.close', { game });
  expect((await client.refused('game.hash', { game })).data).toEqual({ code: 'unknownGame', path: 'game' });
  expect((await client.begin()).game).not.toBe(game);
});
