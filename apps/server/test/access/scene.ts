/** Six kinds of callers at one table, and how far the table has come. */
import { newId } from '../../src/random-ids.ts';
import { Browser, guest, Player } from '../http/node.ts';

/**
 * `host` opened the table and does not sit there. `own` sits on the seat in question, or on the one whose move it is; `other` sits on
 * another seat.
 */
export const CALLERS = ['nobody', 'stranger', 'watcher', 'host', 'other', 'own'] as const;
export type Caller = (typeof CALLERS)[number];

export const MOMENTS = ['open', 'sealed', 'playing', 'over'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Scene {
  readonly browsers: Readonly<Record<Caller, Browser>>;
  readonly table: string;
  /** By their names in the schemas. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What `own` can try: the decisions of a stretch without the last one. */
  readonly tried: readonly string[];
}

/** At an open table, the third seat is free. Only players may see a table with `isPrivate`. */
export async function sceneAt(node: string, moment: Moment, isPrivate: boolean): Promise<Scene> {
  const [host, ann, ben] = [await guest(node, 'Host'), await guest(node, 'Ann'), await guest(node, 'Ben')];
  const [stranger, watcher] = [await guest(node, 'Stranger'), await guest(node, 'Watcher')];
  const seats = moment === 'open' ? 3 : 2;
  const options = { hints: true, estimate: true, watching: isPrivate ? 'seats' : 'link' };
  const [game, places] = [{ seats }, Array.from({ length: seats }, () => null)];
  const { table, code } = (await host.ask('POST', '/api/tables', { game, options, places })).body;
  const players = [new Player(ann, table, 0), new Player(ben, table, 1)] as const;
  for (const player of players) await player.sit();
  if (moment !== 'open') await play(players, moment);
  const [own, other] = players[0].follower.asked === 1 ? [players[1], players[0]] : players;
  for (const player of players) player.drop();
  const { key } = (await (await guest(node, 'Cleo')).ask('POST', '/api/me/key')).body;
  const decisions = own.follower.asked === null ? [] : own.follower.stretch(own.random);
  return {
    browsers: { nobody: new Browser(node), stranger, watcher, host, other: other.browser, own: own.browser },
    table,
    values: {
      ...{ table, code, key, game, options, places, name: 'Dora', language: 'en', bot: 'random', commitment: 'ab'.repeat(32) },
      ...{ seat: String(own.observer), id: newId(), share: own.share, at: own.follower.seq, orders: {}, phrase: 'hello' },
      ...{ decisions, on: true, n: 1, v: 1, after: 0, chain: '' },
    },
    tried: decisions.slice(0, -1),
  };
}

async function play(players: readonly Player[], moment: Moment): Promise<void> {
  for (const player of players) {
    player.enough = moment === 'over' ? Number.POSITIVE_INFINITY : 0;
    await player.connect();
  }
  for (const player of players) player.say({ t: 'ready', id: newId() });
  for (const player of players) {
    await player.until(() => player.follower.entries.some(({ kind }) => kind === 'sealed'));
    if (moment === 'playing') player.say({ t: 'share', id: newId(), share: player.share });
  }
  if (moment === 'playing') for (const player of players) await player.until(() => player.follower.asked !== null);
  if (moment === 'over') for (const player of players) await player.until(() => player.follower.isEnded);
}
