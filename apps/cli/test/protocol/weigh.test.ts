/** `bot.weigh`: the best plans with expected margin and winning chance, from what the seat that is asked may know. */
import { expect, it } from 'vitest';
import type { Decision } from '../../src/protocol/decision.ts';
import { Client, type Params } from './client.ts';

interface Told {
  readonly best: readonly { readonly steps: readonly { readonly id: string }[]; readonly margin: number; readonly win: number | null }[];
  readonly assumed: Params;
}

const positionWith = (cards: readonly string[], version: number): Params => ({
  format: 'tabannusi-position',
  version: 1,
  edition: { id: 'reference', version },
  players: 2,
  actionsLeft: 2,
  seats: cards.map((card) => ({ pawns: 1, urbanCards: [card] })),
  pending: [
    { kind: 'turn', seat: 0 },
    { kind: 'action', seat: 0 },
  ],
});

async function weighedAt(client: Client, cards: readonly string[], version = 3): Promise<Told> {
  const { game } = await client.call<{ game: string }>('game.load', { position: positionWith(cards, version), seed: 'ur' });
  return client.call('bot.weigh', { game });
}

it('has plans whose steps can be played one after the other to the end of the turn, and changes nothing', async () => {
  const client = new Client();
  const { game, decision } = await client.begin();
  const { hash, seat, choices } = (await client.playOn(game, decision, 8)) as Decision;
  const { best, assumed } = await client.call<Told>('bot.weigh', { game, count: 2 });
  expect(best.length).toBe(2);
  expect(assumed).toMatchObject({ judge: 'network', lucks: 4 });
  expect(await client.call('game.hash', { game })).toEqual({ hash });
  const [{ steps, margin, win } = { steps: [], margin: 0, win: null }, second] = best;
  expect(choices.map(({ id }) => id)).toContain(steps[0]?.id);
  expect(second?.steps[0]?.id).not.toBe(steps[0]?.id);
  expect(margin).toBeGreaterThanOrEqual(second?.margin ?? Number.NaN);
  expect(win).toBeGreaterThan(0);
  expect(win).toBeLessThan(1);
  let after: Decision | null = null;
  for (const { id } of steps) {
    const answer = await client.call<{ decision: Decision | null }>('game.apply', { game, choice: id });
    after = answer.decision;
    // Chance has drawn otherwise than the plan assumed.
    if (after?.seat !== seat) break;
  }
  expect(after?.seat).not.toBe(seat);
});

it('is the same again, in another game, and whatever the other player holds [URB-04]', async () => {
  const client = new Client();
  const first = await weighedAt(client, ['U01', 'U02']);
  expect(await weighedAt(client, ['U01', 'U02'])).toEqual(first);
  for (const card of ['U07', 'U15']) expect(await weighedAt(client, ['U01', card])).toEqual(first);
});

it('says that the terms judge where there is no network, and knows no chance to win', async () => {
  const { best, assumed } = await weighedAt(new Client(), ['U01', 'U02'], 2);
  expect(assumed).toMatchObject({ judge: 'terms', lucks: 4 });
  expect(best.map(({ win }) => win)).toEqual([null, null, null]);
});
