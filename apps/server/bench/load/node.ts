/**
 * Our server as `npm start` runs it, with two differences: nobody can ask too often, and it is told the secrets of its tables. It is started by its path
 * with the address of a store and, if it must be a certain one, the port.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_SWITCHES, type GameRecord, REFERENCE_EDITION, RULES_VERSION, shippedHash } from '@tabannusi/engine';
import { readLog, recordOf } from '@tabannusi/host';
import { createApp } from '../../src/app.ts';
import { createCore } from '../../src/core.ts';
import { folded } from '../../src/desk/folded-log.ts';
import { storedTables } from '../../src/desk/stored-tables.ts';
import { LIMITS } from '../../src/limits.ts';
import { serverKey } from '../../src/server-key.ts';
import { openStore } from '../../src/store/open-store.ts';
import { recordOf as startOf } from '../../src/tables/game-to-play.ts';
import { openWith } from '../../src/tables/open-table.ts';
import { obey } from './measured-process.ts';
import { watchUsage } from './usage.ts';

export type ToNode =
  | { readonly do: 'open'; readonly host: string; readonly tables: readonly TableToOpen[] }
  | { readonly do: 'usage' | 'memory' }
  | { readonly do: 'stored'; readonly table: string };

export interface TableToOpen {
  readonly table: string;
  /** The secret of its dice. */
  readonly secret: string;
}

/** A table as it is stored. */
export interface StoredTable {
  /** The bytes of the bodies of its entries. */
  readonly bytes: number;
  /** The bytes of its folded log. */
  readonly foldedBytes: number;
  /** The game, replayed from its log. */
  readonly record: GameRecord | null;
}

const OFTEN = { count: 1e9, perMs: 1 };
const SEATS = 4;
const KEY = new Uint8Array(32).fill(1);

const store = await openStore(process.argv[2] ?? '');
const now = Date.now;
const report = (error: unknown): void => console.error(error);
const limits = { ...LIMITS, requests: OFTEN, guests: OFTEN, messages: OFTEN, tables: OFTEN };
const core = createCore({ store, key: KEY, limits, now, report, publish: () => {} });
const tables = storedTables({ store, unsealed: serverKey(KEY).unseal, now });
const names = new Set<string>();
const page = (_: unknown, response: { end(): void }): void => response.end();
const app = await createApp({ core, names, page, surroundings: { address: () => null } });
const { host } = new URL(await app.listen({ host: '127.0.0.1', port: Number(process.argv[3] ?? 0) }));
names.add(host);

const { id, version } = REFERENCE_EDITION;
const edition = { id, version, hash: shippedHash(REFERENCE_EDITION) };
const contents = {
  record: startOf({ rules: RULES_VERSION, edition, switches: DEFAULT_SWITCHES, seats: SEATS }),
  options: { hints: true, estimate: true, watching: 'seats' } as const,
  places: Array.from({ length: SEATS }, () => null),
};
const usage = watchUsage();

obey<ToNode>(host, async (message) => {
  switch (message.do) {
    case 'open':
      for (const { table, secret } of message.tables) await openWith(core, { id: message.host }, { ...contents, table, secret });
      return null;
    case 'usage':
      return usage();
    case 'memory':
      return memoryInUse();
    case 'stored':
      return readStored(message.table);
  }
});

async function memoryInUse(): Promise<number> {
  // Objects that waited to be finalised are freed only by the next collection.
  for (let n = 0; n < 4; n++) {
    globalThis.gc?.();
    await pause(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function readStored(table: string): Promise<StoredTable> {
  const rows = await tables.read(table, 0);
  const read = readLog(rows);
  if (!read.ok) throw new Error(`The log of a measured table cannot be read: entry ${read.seq}, ${read.code}`);
  const { hosted } = read;
  const record = hosted === null ? null : (recordOf(hosted)?.record ?? null);
  return { bytes: rows.reduce((sum, { body }) => sum + body.length, 0), foldedBytes: folded(hosted?.log ?? []).length, record };
}
