/** A node with tables of two people, a stranger, and access to what is stored. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newId } from '../../src/random-ids.ts';
import { draftsOf } from '../../src/store/statements/draft.ts';
import { type Browser, guest, type Node, openTable, Player, startNode } from '../http/node.ts';
import { folder } from '../store/engines.ts';

const OFTEN = { count: 100_000_000, perMs: 1_000 };
const PRIVATE = { hints: true, estimate: true, watching: 'seats' };

export interface Scene {
  readonly node: Node;
  readonly ann: Browser & { person: string };
  readonly ben: Browser & { person: string };
  /** The stranger: no seat and no link. */
  readonly mallory: Browser & { person: string };
  readonly key: string;
  readonly code: string;
  /** Both sit there and are not ready. */
  readonly open: string;
  /** Ann and Ben play there; nothing continues by itself. */
  readonly playing: readonly [Player, Player];
  readonly over: string;
  /** Grows with every change of the stored data. */
  version(): number;
  /** Resolves when accepted drafts are stored, which happens after they are sent to others. */
  draftsStored(): Promise<void>;
  /** Everything stored about Ann and Ben, as text. */
  stored(): string;
  close(): Promise<void>;
}

export async function fuzzScene(): Promise<Scene> {
  const file = join(folder(), 'tabannusi.db');
  const rates = { requests: OFTEN, guests: OFTEN, wrongCodes: OFTEN, wrongKeys: OFTEN, phrases: OFTEN };
  const node = await startNode({ address: file, limits: { ...rates, openTables: 1_000_000, closeMs: 200 } });
  const [ann, ben, mallory] = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben'), await guest(node.host, 'Mallory')];
  const open = await openTable(ann, 2, [], PRIVATE);
  for (const [seat, who] of [ann, ben].entries()) await new Player(who, open.table, seat).sit();
  const over = await playedTable(ann, ben, Number.POSITIVE_INFINITY);
  for (const player of over) await player.until(() => player.follower.isEnded);
  for (const player of over) player.drop();
  const playing = await playedTable(ann, ben, 20);
  for (const player of playing) await player.until(() => player.follower.seq >= 20);
  const { key } = (await ann.ask('POST', '/api/me/key')).body;
  const database = new DatabaseSync(file, { readOnly: true });
  const people = `'${ann.person}', '${ben.person}'`;
  const version = () => Number(database.prepare('PRAGMA data_version').get()?.['data_version']);
  return {
    ...{ node, ann, ben, mallory, key, code: open.code, open: open.table, playing, over: over[0].table },
    version,
    draftsStored: async () => {
      // The store answers in order, so a waiting draft is stored before the second answer.
      for (let before = -1; before !== version(); ) {
        before = version();
        for (let n = 0; n < 2; n++) await node.core.store.all(draftsOf, { game: playing[0].table });
      }
    },
    stored: () => storedOf(database, people),
    close: async () => {
      for (const player of playing) player.drop();
      database.close();
      await node.stop();
    },
  };
}

async function playedTable(ann: Browser, ben: Browser, enough: number): Promise<[Player, Player]> {
  const { table } = await openTable(ann, 2, [], PRIVATE);
  const players: [Player, Player] = [new Player(ann, table, 0), new Player(ben, table, 1)];
  for (const player of players) {
    player.enough = enough;
    // An input may say hello again, as if it had received nothing.
    player.hearsAgain = true;
    await player.sit();
    await player.connect();
  }
  for (const player of players) player.say({ t: 'ready', id: newId() });
  return players;
}

/** Their tables with all contents, the people themselves, and their browsers. */
function storedOf(database: DatabaseSync, people: string): string {
  const games = `SELECT id FROM game WHERE host_id IN (${people})`;
  const parts = [
    `SELECT * FROM game WHERE id IN (${games}) ORDER BY id`,
    ...['seat', 'entry', 'secret', 'draft', 'record'].map((name) => `SELECT * FROM ${name} WHERE game_id IN (${games}) ORDER BY 1, 2`),
    `SELECT * FROM person WHERE id IN (${people}) ORDER BY id`,
    `SELECT * FROM session WHERE person_id IN (${people}) ORDER BY id_hash`,
    `SELECT * FROM job WHERE key IN (${games}) ORDER BY id`,
  ];
  return parts.map((part) => JSON.stringify(database.prepare(part).all())).join('\n');
}
