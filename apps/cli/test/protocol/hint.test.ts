/** `bot.hint`: the best choices with VP and reasons, from what the seat that is asked may know. */
import { LANGUAGES } from '@tabannusi/text';
import { expect, it } from 'vitest';
import type { Decision } from '../../src/protocol/decision.ts';
import { Client, type Params } from './client.ts';

interface Told {
  readonly best: readonly { readonly choice: { readonly id: string }; readonly difference: number; readonly text?: Params }[];
  readonly equal: number;
  readonly text?: string | null;
}

const QUESTION = { kind: 'turn', seat: 0 } as const;

/** Seat 0 chooses an Action, and both players hold an Urban card. */
const positionWith = (cards: readonly string[]): Params => ({
  format: 'tabannusi-position',
  version: 1,
  edition: { id: 'reference', version: 1 },
  players: 2,
  actionsLeft: 2,
  seats: cards.map((card) => ({ pawns: 1, urbanCards: [card] })),
  pending: [QUESTION, { kind: 'action', seat: 0 }],
});

async function hintAt(client: Client, cards: readonly string[], params: Params = {}): Promise<Told> {
  const { game } = await client.call<{ game: string }>('game.load', { position: positionWith(cards), seed: 'ur' });
  return client.call('bot.hint', { game, ...params });
}

it('names choices of the decision, so many as are asked for, and changes nothing', async () => {
  const client = new Client();
  const { game, decision } = await client.begin();
  const next = await client.playOn(game, decision, 8);
  const { hash, choices } = next as Decision;
  for (const count of [1, 2, 100]) {
    const { best } = await client.call<Told>('bot.hint', { game, count });
    expect(best.length).toBe(Math.min(count, choices.length));
    for (const { choice } of best) expect(choices.map(({ id }) => id)).toContain(choice.id);
  }
  expect(await client.call('game.hash', { game })).toEqual({ hash });
});

it('is the same again, in another game, and whatever the other player holds [URB-04]', async () => {
  const client = new Client();
  const first = await hintAt(client, ['U01', 'U02']);
  expect(await hintAt(client, ['U01', 'U02'])).toEqual(first);
  for (const card of ['U07', 'U12', 'U15']) expect(await hintAt(client, ['U01', card])).toEqual(first);
});

it.each(LANGUAGES)('is told in %s where texts are wanted', async (lang) => {
  const client = new Client();
  const { best, text } = await hintAt(client, ['U01', 'U02'], { lang, budget: 1_000_000 });
  expect(text).toBeNull();
  for (const { text: told } of best) expect(told?.place).toMatch(/\d[.,]\d (?:VP|PV|PZ|SP) /);
  expect((await hintAt(client, ['U01', 'U02'])).best[0]).not.toHaveProperty('text');
});

it('describes plans from version 2 on, in steps, figures and each strength of words', async () => {
  const client = new Client();
  await client.call('hello', { protocol: 1 });
  const first = await hintAt(client, ['U01', 'U02'], { lang: 'en' });
  expect(first).not.toHaveProperty('plans');
  await client.call('hello', { protocol: 2 });
  const { plans } = (await hintAt(client, ['U01', 'U02'], { lang: 'en', count: 2 })) as Told & {
    plans: readonly { readonly texts?: Readonly<Record<string, readonly string[]>> }[];
  };
  expect(plans.length).toBe(2);
  expect(plans[0]).toMatchObject({ steps: expect.any(Array), now: expect.any(Array), prepares: { next: expect.any(Number) } });
  const { nudge, plan, alternatives } = plans[0]?.texts ?? {};
  expect(nudge).toHaveLength(1);
  expect(plan?.[0]).toBe('A plan for this turn:');
  expect(alternatives).toContain('Another plan:');
});
