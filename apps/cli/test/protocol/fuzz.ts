/** The fuzz of lines: the answer to a bad line is a refusal with a known code, and no game changes. */
import { type GameRecord, Generator, type Position } from '@tabannusi/engine';
import { expect } from 'vitest';
import type { Decision } from '../../src/protocol/decision.ts';
import { CODES } from '../../src/protocol/refusal.ts';
import { Client, type Refused } from './client.ts';
import { misfit } from './schema.ts';
import { junkLine, type World, wrongCall } from './wrong-lines.ts';

/** Starts games with different questions; the last one is from a position and has been continued. */
async function begin(client: Client): Promise<World> {
  const games: { game: string; decision: Decision }[] = [];
  for (const [players, steps] of [[2, 0] as const, [2, 45] as const, [3, 90] as const, [4, 140] as const]) {
    const { game, decision } = await client.begin({ players, seed: `fuzz ${players}` });
    games.push({ game, decision: (await client.playOn(game, decision, steps)) ?? decision });
  }
  const record = await client.call<GameRecord>('game.record', { game: 'g2' });
  const position = await client.call<Position>('game.position', { game: 'g3' });
  const { game, decision } = await client.call<{ game: string; decision: Decision }>('game.load', { position, seed: 'fuzz' });
  games.push({ game, decision: (await client.playOn(game, decision, 10)) ?? decision });
  return { games, record, position };
}

/** Returns everything that would show a change. */
const everything = (client: Client, { games }: World): Promise<unknown> =>
  Promise.all(
    games.map(async ({ game }, n) => [
      await client.call('game.decision', { game }),
      await client.call('game.position', { game }),
      n < 4 ? await client.call('game.record', { game }) : null,
      (await client.refused('game.undo', { game, steps: 6_000 })).data,
    ]),
  );

const LOOK_EVERY = 500;

/** Sends lines, half of them junk, and returns how often each code was seen. */
export async function fuzz(seed: string, lines: number): Promise<ReadonlyMap<string, number>> {
  const lots = new Generator(seed, 'bot');
  const client = new Client();
  const world = await begin(client);
  const before = await everything(client, world);
  const seen = new Map<string, number>();
  for (let n = 0; n < lines; n++) {
    const isCall = n % 2 === 0;
    const line = isCall ? wrongCall(lots, world) : junkLine(lots, world);
    const text = await client.session.answer(line);
    const answers: { error?: Refused }[] = [JSON.parse(text ?? '[]')].flat();
    // Damage may have turned a call into a notification, which has no answer.
    if (isCall) expect(answers, line).toHaveLength(1);
    for (const { error } of answers) {
      if (error === undefined) throw new Error(`not refused: ${line.slice(0, 500)} ${text?.slice(0, 300)}`);
      const { code } = error.data;
      if (misfit('error', error) !== null || !Object.hasOwn(CODES, code) || code === 'internal')
        throw new Error(`${line.slice(0, 500)} ${text}`);
      seen.set(code, (seen.get(code) ?? 0) + 1);
    }
    for (const { game, decision } of world.games) {
      const hash = await client.session.answer(JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'game.hash', params: { game } }));
      if (!hash?.includes(decision.hash)) throw new Error(`${game} has changed: ${line.slice(0, 500)}`);
    }
    if (n % LOOK_EVERY === 0) expect(await everything(client, world), line).toEqual(before);
  }
  expect(await everything(client, world)).toEqual(before);
  expect((await client.begin()).game, 'no other game was begun').toBe('g6');
  expect(client.session.isOver).toBe(false);
  return seen;
}
