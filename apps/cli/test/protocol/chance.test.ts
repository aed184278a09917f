/** Chance that the caller chooses: `game.chance`, off by default. */
import type { GameEvent, GameRecord, Outcome, Position } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import type { ChanceDecision, Decision } from '../../src/protocol/decision.ts';
import { Client, pick } from './client.ts';

interface Step {
  readonly events: readonly GameEvent[];
  readonly decision: Decision | ChanceDecision | null;
}
type Begun = Pick<Step, 'decision'> & { readonly game: string };

const isChance = (decision: Step['decision']): decision is ChanceDecision => decision?.seat === null;

const hashOf = async (client: Client, game: string): Promise<string> => (await client.call<{ hash: string }>('game.hash', { game })).hash;

const begin = (client: Client, params = {}): Promise<Begun> =>
  client.call<Begun>('game.new', { players: 2, seed: 'ur', chance: true, ...params });

/** Plays a game to its end, or for a number of steps. `outcomeOf` may leave an outcome to the seed. */
async function playOn(
  client: Client,
  { game, decision }: Begun,
  outcomeOf: (asked: ChanceDecision) => Outcome | undefined = () => undefined,
  steps = Number.POSITIVE_INFINITY,
): Promise<Step['decision']> {
  let next = decision;
  for (let step = 0, decisions = 0; next !== null && step < steps; step++) {
    const outcome = isChance(next) ? outcomeOf(next) : undefined;
    const applied: Step = isChance(next)
      ? await client.call('game.chance', { game, expect: next.hash, ...(outcome && { outcome }) })
      : await client.call('game.apply', { game, choice: pick(next, decisions++).id });
    next = applied.decision;
  }
  return next;
}

describe('a game whose caller chooses chance', () => {
  it('is the seeded game where every outcome is left to the seed', async () => {
    const client = new Client();
    const waiting = await begin(client);
    await playOn(client, waiting);
    const seeded = await client.begin();
    await client.playOn(seeded.game, seeded.decision, 10_000);
    expect(await hashOf(client, waiting.game)).toBe(await hashOf(client, seeded.game));
  });

  it('has the outcomes of its caller: the start player, every roll, and the deck in reverse', async () => {
    const client = new Client();
    const seen = new Set<string>();
    const chosen: Outcome[] = [];
    const begun = await begin(client);
    await playOn(client, begun, ({ kind, outcomes, dice = 0 }) => {
      seen.add(kind);
      const outcome: Outcome | undefined = kind === 'rollDice' ? { chance: 'dice', faces: [0, 0, 0, 0, 0, dice] } : outcomes?.at(-1);
      if (outcome !== undefined) chosen.push(outcome);
      return outcome;
    });
    expect(seen.size).toBeGreaterThan(10);
    const record = await client.call<GameRecord>('game.record', { game: begun.game });
    expect(record.chance).toEqual(chosen);
    expect(record).not.toHaveProperty('seed');
    const loaded = await client.call<Begun>('game.load', { record, seed: 'other' });
    expect(await hashOf(client, loaded.game)).toBe(await hashOf(client, begun.game));
  });

  it('goes on so from a position and from a record, whose seed no longer explains it', async () => {
    const client = new Client();
    const begun = await begin(client);
    const middle = await playOn(client, begun, () => undefined, 60);
    const position = await client.call<Position>('game.position', { game: begun.game });
    expect((await client.call<Begun>('game.load', { position, seed: 'ur', chance: true })).decision).toEqual(middle);
    const seeded = await client.begin();
    await client.playOn(seeded.game, seeded.decision, 40);
    const record = await client.call<GameRecord>('game.record', { game: seeded.game });
    const { game, decision } = await client.call<Begun>('game.load', { record, chance: true });
    expect(await hashOf(client, game)).toBe(await hashOf(client, seeded.game));
    expect(record).toHaveProperty('seed');
    expect(await client.call('game.record', { game })).not.toHaveProperty('seed');
    await playOn(client, { game, decision }, ({ outcomes }) => outcomes?.[0]);
  });

  it('against the Bot asks for its cards, tiles and lots', async () => {
    const client = new Client();
    const seen = new Set<string>();
    await playOn(client, await begin(client, { players: 1, king: 'gilgabot' }), ({ kind, outcomes }) => {
      seen.add(kind);
      return outcomes?.[0];
    });
    for (const kind of ['openAutomaCard', 'drawAutomaTile', 'drawColour']) expect(seen).toContain(kind);
  });
});

describe('an outcome is refused and changes nothing', () => {
  it.each<[string, unknown]>([
    ['of another kind', { chance: 'startPlayer', seat: 0 }],
    ['that is not there', { chance: 'barge', colour: 'purple' }],
    ['with a key too many', { chance: 'barge', colour: 'white', more: 1 }],
    ['without its values', { chance: 'barge' }],
    ['that is empty', {}],
  ])('%s', async (_, outcome) => {
    const client = new Client();
    const { game, decision } = await begin(client);
    const { data, message } = await client.refused('game.chance', { game, outcome });
    const outcomes = isChance(decision) ? decision.outcomes : null;
    expect(data).toEqual({ code: 'notPossible', path: 'outcome', rule: 'SET-02', kind: 'dealBarge', outcomes });
    expect(outcomes).toHaveLength(5);
    expect(message).toContain('{"chance":"barge","colour":"white"}');
    expect(await client.call('game.decision', { game })).toEqual(decision);
  });

  it('that was dealt before', async () => {
    const client = new Client();
    const { game } = await begin(client);
    const outcome = { chance: 'barge', colour: 'white' };
    await client.call('game.chance', { game, outcome });
    expect((await client.refused('game.chance', { game, outcome })).data).toMatchObject({ code: 'notPossible', kind: 'dealBarge' });
  });

  it('that rolls another number of dice', async () => {
    const client = new Client();
    const begun = await begin(client);
    let asked = begun.decision;
    while (isChance(asked) && asked.kind !== 'rollDice') asked = await playOn(client, { ...begun, decision: asked }, () => undefined, 1);
    const refused = await client.refused('game.chance', { game: begun.game, outcome: { chance: 'dice', faces: [1, 0, 0, 0, 0, 0] } });
    expect(refused.data).toMatchObject({ code: 'notPossible', kind: 'rollDice', dice: isChance(asked) ? asked.dice : null });
  });

  it.each(['rollDice', 7, null, []])('that is no object: %j', async (outcome) => {
    const client = new Client();
    const { game } = await begin(client);
    expect((await client.refused('game.chance', { game, outcome })).data).toMatchObject({ code: 'wrongType', path: 'outcome' });
  });

  it('where no chance is asked, and where the state is another one', async () => {
    const client = new Client();
    const drawn = await client.begin();
    expect((await client.refused('game.chance', { game: drawn.game })).data).toEqual({ code: 'noChance' });
    const { game } = await begin(client);
    expect((await client.refused('game.chance', { game, expect: '0' })).data.code).toBe('stale');
  });

  it('and so is everything that a seat would be asked first', async () => {
    const client = new Client();
    const { game, decision } = await begin(client);
    const calls: [string, object][] = [
      ['game.apply', { choice: 'colour:white' }],
      ['game.preview', { choice: 'colour:white' }],
      ['game.whyNot', { attempt: 'colour:white' }],
      ['bot.choose', { bot: 'random' }],
      ['bot.hint', {}],
    ];
    for (const [method, params] of calls)
      expect((await client.refused(method, { game, ...params })).data).toEqual({ code: 'chanceAsked', kind: 'dealBarge' });
    expect((await client.refused('game.undo', { game })).data.code).toBe('nothing');
    expect(await client.call('game.decision', { game })).toEqual(decision);
  });
});
