/** Games against the Bot over the protocol. */
import { type GameEvent, type GameRecord, KINGS, type View } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/protocol/decision.ts';
import { Client, pick } from './client.ts';
import { misfit } from './schema.ts';

interface Applied {
  readonly events: readonly GameEvent[];
  readonly decision: Decision | null;
}

interface Ranked {
  readonly seats: readonly { readonly seat: number; readonly vp: number; readonly rank: number; readonly decidedBy: string }[];
}

const solo = (king: string, seed = 'ur') => ({ players: 1, king, seed, names: ['Adda'] });

describe.each(KINGS)('against %s', (king) => {
  it('a position is written and read back, and the same is asked', async () => {
    const client = new Client();
    const { game, decision } = await client.begin(solo(king));
    let next: Decision | null = decision;
    for (let step = 0; step < 60 && next !== null; step++) {
      const position = await client.call('game.position', { game });
      const loaded = await client.call<{ game: string; decision: Decision }>('game.load', { position, seed: 'other' });
      expect(loaded.decision).toEqual(next);
      await client.call('game.close', { game: loaded.game });
      const applied: Applied = await client.call('game.apply', { game, choice: pick(next, step).id });
      next = applied.decision;
    }
  });

  it('the player alone is asked, and the Bot’s turns come with the events of the choice before them [SOLO-36]', async () => {
    const client = new Client();
    const { game, decision } = await client.begin(solo(king));
    let next: Decision | null = decision;
    let turns = 0;
    for (let step = 0; next !== null; step++) {
      expect(next.seat).toBe(0);
      const applied: Applied = await client.call('game.apply', { game, choice: pick(next, step).id });
      turns += applied.events.filter((event) => event.event === 'turnBegan' && event.seat === 1).length;
      next = applied.decision;
    }
    expect(turns).toBeGreaterThan(8);
    const { seats } = await client.call<Ranked>('game.score', { game });
    const [own, bot] = seats;
    expect(own?.rank).toBe((own?.vp ?? 0) > (bot?.vp ?? 0) ? 1 : 2);
    expect(bot?.rank).toBe(own?.rank === 1 ? 2 : 1);
    const record = await client.call<GameRecord>('game.record', { game });
    expect(record).toMatchObject({ king, seats: [{ name: 'Adda' }] });
    const loaded = await client.call<{ game: string }>('game.load', { record });
    expect(await client.call('game.hash', { game: loaded.game })).toEqual(await client.call('game.hash', { game }));
  });
});

it('both observers see the same of the Bot, and nothing of the order of its deck', async () => {
  const client = new Client();
  const { game } = await client.begin(solo('sarbot'));
  const [own, spectator] = await Promise.all([
    client.call<View>('game.view', { game, seat: 0 }),
    client.call<View>('game.view', { game, spectator: true }),
  ]);
  expect(own.solo).toEqual(spectator.solo);
  expect(own.solo).toMatchObject({ king: 'sarbot', seat: 1, cards: { deck: 13 }, resets: 0 });
  expect(misfit('result:game.view', own)).toBeNull();
});

it('undo stops at a card that was opened [SOLO-36]', async () => {
  const client = new Client();
  const { game, decision } = await client.begin(solo('botmuzi'));
  if (decision === null) throw new Error('nothing is asked');
  const { decision: second } = await client.call<Applied>('game.apply', { game, choice: pick(decision, 0).id });
  if (second === null) throw new Error('nothing is asked');
  await client.call('game.apply', { game, choice: pick(second, 0).id });
  expect((await client.refused('game.undo', { game })).data).toEqual({ code: 'barrier', barrier: 'chance', steps: 0 });
});

it('texts name the Bot by its king', async () => {
  const client = new Client();
  const { game, decision } = await client.begin({ ...solo('bot-baba'), lang: 'pl' });
  expect(decision).toHaveProperty('text');
  expect(await client.call('game.hash', { game })).toHaveProperty('hash');
});

it('the schema wants one player with a king, and two to four without', () => {
  const fits = (params: object): boolean => misfit('params:game.new', params) === null;
  expect(fits(solo('gilgabot'))).toBe(true);
  expect(fits({ players: 2, king: 'gilgabot', seed: 'ur' })).toBe(false);
  expect(fits({ players: 1, seed: 'ur' })).toBe(false);
  expect(fits({ players: 1, king: 'nobody', seed: 'ur' })).toBe(false);
  expect(fits({ players: 3, seed: 'ur' })).toBe(true);
});
