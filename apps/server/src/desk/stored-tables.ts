/** The logs of tables in the store, together with the rows that lists and jobs need. */
import { fairDice, type Hosted, type HostedSeat, personAt, type StoredEntry, waiting } from '@tabannusi/host';
import { type Call, call } from '../store/statement.ts';
import { draftsOf, keepDraft } from '../store/statements/draft.ts';
import { setSeat } from '../store/statements/seat.ts';
import { secretOf } from '../store/statements/secret.ts';
import type { Append, GameHead, NewJob, Store } from '../store/store.ts';
import { readAll } from './folded-log.ts';
import type { Tables, Tried } from './ports.ts';
import { UnreadableLog } from './unreadable-log.ts';

/** How long after its end a log is folded: by then nobody repeats a command. */
const FOLD_AFTER_MS = 86_400_000;

export interface StoredTablesParts {
  readonly store: Store;
  /** Decrypts a stored secret. */
  readonly unsealed: (table: string, sealed: string) => string;
  /** The time in milliseconds. */
  readonly now: () => number;
}

export function storedTables({ store, unsealed, now }: StoredTablesParts): Tables {
  return {
    read: (table, after) => readAll(store, table, after),
    append: (table, after, rows, hosted) => append(store, table, after, rows, hosted),
    dice: async (table) => {
      const row = await store.one(secretOf, { game: table });
      return row === undefined ? null : fairDice(opened(table, () => unsealed(table, row.sealed)));
    },
    drafts: async (table) => {
      const rows = await store.all(draftsOf, { game: table });
      return rows.flatMap(({ seat, body }) => draftIn(seat, body) ?? []);
    },
    keepDraft: async (table, { seat, at, decisions }) => {
      await store.all(keepDraft, { game: table, seat, body: JSON.stringify({ at, decisions }), at: now() });
    },
  };
}

function opened(table: string, secret: () => string): string {
  try {
    return secret();
  } catch {
    throw new UnreadableLog(table, 0, 'damaged');
  }
}

/** Null for a damaged draft: only a tentative turn is lost. */
function draftIn(seat: number, body: string): Tried | null {
  try {
    return { ...(JSON.parse(body) as Omit<Tried, 'seat'>), seat };
  } catch {
    return null;
  }
}

async function append(
  store: Store,
  game: string,
  after: number,
  rows: readonly StoredEntry[],
  hosted: Hosted,
): ReturnType<Tables['append']> {
  const [first, ...others] = rows.map(({ kind, seat, body }) => ({ kind, seat, body }));
  const { id, at } = rows[0] ?? {};
  if (first === undefined || id == null || at === undefined) throw new TypeError('append: no entry with an id');
  const parts: Append = { game, after, action: id, entries: [first, ...others], at, head: headOf(hosted), jobs: jobsOf(hosted, at) };
  const appended = await store.append({ ...parts, also: seatsOf(rows, hosted) });
  if (appended.result === 'failed') return { result: 'failed', fault: appended.error.code };
  // Its row existed when the table was loaded.
  if (appended.result === 'noGame') return { result: 'failed', fault: 'constraint' };
  return { result: appended.result };
}

function headOf(hosted: Hosted): GameHead {
  return { state: hosted.phase, chain: hosted.chain, askedSeat: waiting(hosted)?.seat ?? null, dueAt: null };
}

/** These jobs are stored together with the entry that causes them, so that another node does them if this one dies. */
function jobsOf(hosted: Hosted, at: number): NewJob[] {
  if (waiting(hosted)?.for === 'bot') return [{ kind: 'bot', key: hosted.table, dueAt: at, body: String(hosted.seq) }];
  return ['over', 'ended', 'cancelled'].includes(hosted.phase)
    ? [{ kind: 'fold', key: hosted.table, dueAt: at + FOLD_AFTER_MS, body: '' }]
    : [];
}

/** Statements that store the seats changed by these entries. */
function seatsOf(rows: readonly StoredEntry[], hosted: Hosted): Call[] {
  const isFirst = rows.some(({ kind }) => kind === 'opened');
  const changed = new Set(rows.flatMap(({ kind, seat }) => (['seated', 'stood', 'orders'].includes(kind) && seat !== null ? [seat] : [])));
  return hosted.seats.flatMap((one, seat) => (isFirst || changed.has(seat) ? [seatRow(hosted, seat, one)] : []));
}

function seatRow(hosted: Hosted, seat: number, { sitter, invited, commitment, orders }: HostedSeat): Call {
  const bot = sitter !== null && 'bot' in sitter ? sitter.bot : null;
  const person = personAt(hosted, seat);
  const sits = { game: hosted.table, seat, person, invited, bot, colour: null, commitment };
  return call(setSeat, { ...sits, orders: JSON.stringify(orders), settings: '{}' });
}
