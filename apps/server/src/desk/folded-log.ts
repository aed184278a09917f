/**
 * The folded log of a game that ended some time ago: one row instead of one per entry, without the ids of commands, and compressed to a
 * third. Nobody repeats a command by then, so nobody needs the ids.
 */
import { deflateSync, inflateSync } from 'node:zlib';
import { type Entry, readLog, type StoredEntry, writeEntry } from '@tabannusi/host';
import { call } from '../store/statement.ts';
import { dropEntries, entriesAfter } from '../store/statements/entry.ts';
import { foldedLogOf, keepFoldedLog } from '../store/statements/folded-log.ts';
import type { Store } from '../store/store.ts';
import { UnreadableLog } from './unreadable-log.ts';

/** The most entries read at once; a longer log is read in parts. */
const AT_ONCE = 500;
const FORM_VERSION = 1;

/** Returns the entries after a number, in order. Rejects with an `UnreadableLog`. */
export async function readAll(store: Store, game: string, after: number): Promise<StoredEntry[]> {
  const rows = await readRows(store, game, after);
  if (rows[0]?.seq === after + 1) return rows;
  const folded = await store.one(foldedLogOf, { game });
  if (folded === undefined) return rows;
  const before = unfolded(game, folded.body);
  return [...before.slice(after), ...rows.filter(({ seq }) => seq > before.length)];
}

async function readRows(store: Store, game: string, after: number): Promise<StoredEntry[]> {
  const rows: StoredEntry[] = [];
  for (;;) {
    const part = await store.all(entriesAfter, { game, after: after + rows.length, limit: AT_ONCE });
    // The store does not interpret entries; the host checks them when it reads the rows.
    rows.push(...part.map(({ actionId, ...row }) => ({ ...row, id: actionId }) as StoredEntry));
    if (part.length < AT_ONCE) return rows;
  }
}

/** Folds the log of a finished game. A log that is unreadable or already folded stays as it is. */
export async function foldLog(store: Store, game: string): Promise<void> {
  const rows = await readRows(store, game, 0);
  const read = readLog(rows);
  if (!read.ok || read.hosted === null || !ENDED.has(read.hosted.phase)) return;
  const body = folded(read.hosted.log);
  const again = readLog(unfolded(game, body));
  if (!again.ok || again.hosted?.chain !== read.hosted.chain) return;
  await store.together([call(keepFoldedLog, { game, body }), call(dropEntries, { game, upTo: rows.length })]);
}

const ENDED = new Set(['over', 'ended', 'cancelled']);

export function folded(log: readonly Entry[]): string {
  const entries = log.map(({ id: _id, seq: _seq, ...entry }) => entry);
  return `${FORM_VERSION} ${deflateSync(JSON.stringify(entries), { level: 9 }).toString('base64')}`;
}

function unfolded(game: string, body: string): StoredEntry[] {
  const [, version = '', bytes = ''] = /^(\d{1,9}) (.+)$/.exec(body) ?? [];
  if (Number(version) > FORM_VERSION) throw new UnreadableLog(game, 1, 'newer');
  try {
    // Its own checksum detects damage.
    const entries = JSON.parse(inflateSync(Buffer.from(bytes, 'base64')).toString()) as Omit<Entry, 'id' | 'seq'>[];
    return entries.map((entry, n) => writeEntry({ ...entry, seq: n + 1, id: null } as Entry));
  } catch {
    throw new UnreadableLog(game, 1, 'damaged');
  }
}
