/**
 * The stored form of entries: number, kind, seat, id and time in columns of their own, and the rest as the text
 * `<version> <check> <content>`. The check covers the whole row, so damage is noticed.
 *
 * The content of a stretch, which makes up most of a log, is `<decisions>|<outcomes>|<ordered>`, in version 2 with short words. All other
 * content is JSON, in version 1.
 */
import { canonical } from '@tabannusi/fair';
import { Impossible } from './course.ts';
import type { Body, Entry, Stretch } from './entries.ts';
import { evolve } from './evolve.ts';
import type { Hosted } from './hosted.ts';
import { lengthened, shortened } from './short-words.ts';

const PLAIN = 1;
const SHORT = 2;

/** Any other kind is of a later version. */
const KINDS: Readonly<Record<Body['kind'], true>> = {
  opened: true,
  seated: true,
  stood: true,
  ready: true,
  sealed: true,
  shared: true,
  begun: true,
  played: true,
  orders: true,
  over: true,
  ended: true,
  cancelled: true,
  rematch: true,
};

/** A row of the store. */
export interface StoredEntry {
  readonly seq: number;
  /** Null for an entry that follows from the one before it, without a command of its own. */
  readonly id: string | null;
  readonly at: number;
  readonly kind: Body['kind'];
  readonly seat: number | null;
  readonly body: string;
}

/**
 * `newer`: written by a later version of this program, or of a kind that only a later version knows. `damaged`: the check fails. `gap`: an entry is missing. `impossible`: the rules do
 * not allow it.
 */
export type StoredFault = 'newer' | 'damaged' | 'gap' | 'impossible';

export type ReadEntry = { readonly ok: true; readonly entry: Entry } | { readonly ok: false; readonly code: 'newer' | 'damaged' };

export type ReadLog =
  | { readonly ok: true; readonly hosted: Hosted | null }
  /** `seq` is the number of the first unreadable entry. */
  | { readonly ok: false; readonly code: StoredFault; readonly seq: number };

/** Equal entries have equal texts. */
export function writeEntry({ seq, id, at, kind, ...body }: Entry): StoredEntry {
  const row = { seq, id, at, kind, seat: 'seat' in body ? body.seat : null };
  if (!('decisions' in body)) return { ...row, body: written(row, PLAIN, canonical({ ...body, seat: undefined })) };
  const content = `${body.decisions}|${body.chance}|${body.ordered}`;
  const short = shortened(content);
  return { ...row, body: short === null ? written(row, PLAIN, content) : written(row, SHORT, short) };
}

const written = (row: Omit<StoredEntry, 'body'>, version: number, content: string): string =>
  `${version} ${checkOf(row, version, content)} ${content}`;

export function readEntry({ body, ...row }: StoredEntry): ReadEntry {
  const [, digits, check, content] = /^(\d{1,9}) ([0-9a-f]{8}) (.*)$/s.exec(body) ?? [];
  if (digits === undefined || check === undefined || content === undefined) return { ok: false, code: 'damaged' };
  const version = Number(digits);
  if (version > SHORT) return { ok: false, code: 'newer' };
  if (checkOf(row, version, content) !== check) return { ok: false, code: 'damaged' };
  const { seq, id, at, kind, seat } = row;
  if (!Object.hasOwn(KINDS, kind)) return { ok: false, code: 'newer' };
  const head = { seq, id, at, kind, ...(seat === null ? {} : { seat }) };
  const isStretch = kind === 'begun' || kind === 'played';
  return { ok: true, entry: { ...head, ...(isStretch ? stretchOf(version, content) : JSON.parse(content)) } as Entry };
}

function stretchOf(version: number, content: string): Stretch {
  const [decisions = '', chance = '', ordered = ''] = (version === SHORT ? lengthened(content) : content).split('|');
  return { decisions, chance, ordered: Number(ordered) };
}

/** Reads rows in order, starting with the first entry, or with the one after `hosted`. */
export function readLog(rows: readonly StoredEntry[], hosted: Hosted | null = null): ReadLog {
  let table = hosted;
  for (const row of rows) {
    const { seq } = row;
    if (seq !== (table?.seq ?? 0) + 1) return { ok: false, code: 'gap', seq };
    const read = readEntry(row);
    if (!read.ok) return { ...read, seq };
    try {
      table = evolve(table, read.entry);
    } catch (error) {
      if (error instanceof Impossible) return { ok: false, code: 'impossible', seq };
      throw error;
    }
  }
  return { ok: true, hosted: table };
}

/** FNV-1a with 32 bits, which detects damage but not forgery. */
function checkOf(row: Omit<StoredEntry, 'body'>, version: number, content: string): string {
  let hash = 0x811c9dc5;
  const parts = [row.seq, row.id, row.at, row.kind, row.seat, content];
  const text = canonical(version === PLAIN ? parts : [...parts, version]);
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
