/**
 * The results of games that ended on this device (decision 0048): the format `tabannusi-results`, its reader, and the database. See
 * docs/formats.md.
 */
import { isObject, isOver, KINGS, type King, SPECTATOR, VP_SOURCES, type VpSource, vpOf, winners } from '@tabannusi/engine';
import type { Sight } from '@tabannusi/table';
import { done, openDatabase } from '../keep/indexed-db.ts';

const RESULTS_FORMAT = 'tabannusi-results';
const RESULTS_VERSION = 1;

/** A person at this device, a person at another device, a bot of the page or of a server, or the Bot of a king. */
const PLAYER_KINDS = ['here', 'away', 'bot', 'king'] as const;
type PlayerKind = (typeof PLAYER_KINDS)[number];

export interface ResultSeat {
  readonly kind: PlayerKind;
  readonly name: string;
  /** The name of the bot, such as `builder`; only bots have it. */
  readonly bot?: string;
  readonly won: boolean;
  /** VP by source. Sources that gave none are left out. Their sum is the score. */
  readonly vp: Readonly<Partial<Record<VpSource, number>>>;
}

export interface GameResult {
  /** The ID of the game in the library, or `t/` and the ID of a table of a server. */
  readonly game: string;
  /** Milliseconds since 1970 at which the game ended on this device. */
  readonly endedAt: number;
  readonly turns: number;
  readonly edition: { readonly id: string; readonly version: number };
  /** Solo games only: the king. */
  readonly king?: King;
  /** Whether the game began at a moment of another game. */
  readonly branch: boolean;
  /** In turn order; the Bot of a king is the last one. */
  readonly seats: readonly ResultSeat[];
}

/** Results as a file. */
export interface ResultsFile {
  readonly format: typeof RESULTS_FORMAT;
  readonly version: typeof RESULTS_VERSION;
  readonly results: readonly GameResult[];
}

export const resultsFile = (results: readonly GameResult[]): ResultsFile => ({
  format: RESULTS_FORMAT,
  version: RESULTS_VERSION,
  results,
});

export const vpOfSeat = ({ vp }: ResultSeat): number => Object.values(vp).reduce((sum, amount) => sum + amount, 0);

interface ResultOf {
  readonly game: string;
  readonly endedAt: number;
  readonly branch: boolean;
  /** The seats of persons at this device. */
  readonly own: readonly number[];
}

/** Returns the result of a game; null if the game is not over. */
export function resultOf(table: Sight, { game, endedAt, branch, own }: ResultOf): GameResult | null {
  const state = table.stateFor(SPECTATOR);
  if (!isOver(state)) return null;
  const { edition, solo, vpPeriods } = table.setting;
  const won = winners(state);
  const seats = Array.from({ length: table.players }, (_, seat): ResultSeat => {
    const sums = VP_SOURCES.map((source) => {
      let sum = 0;
      for (let period = 0; period < vpPeriods; period++) sum += vpOf(state, seat, source, period);
      return [source, sum] as const;
    });
    const vp = Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
    const sitting = table.seats[seat];
    if (sitting === undefined) return { kind: 'king', name: solo?.king ?? '', won: won.includes(seat), vp };
    const { name } = sitting;
    if (sitting.kind === 'bot') return { kind: 'bot', name, bot: sitting.bot, won: won.includes(seat), vp };
    return { kind: own.includes(seat) ? 'here' : 'away', name, won: won.includes(seat), vp };
  });
  const whole = { game, endedAt, turns: table.turns.length, edition: { id: edition.id, version: edition.version }, branch, seats };
  return solo === null ? whole : { ...whole, king: solo.king };
}

// The reader

/** `path` names the first value that is wrong, such as `results.3.seats.0.vp`. */
interface ResultsFault {
  readonly code: 'tooLong' | 'notJson' | 'wrongFormat' | 'wrongVersion' | 'badResults';
  readonly path: string;
}

export type ReadResults =
  | { readonly ok: true; readonly results: readonly GameResult[] }
  | { readonly ok: false; readonly fault: ResultsFault };

const LONGEST_RESULTS = 8_000_000;
const MOST_RESULTS = 10_000;
const MOST_TURNS = 1_000;
const MOST_VP = 100_000;
/** Milliseconds since 1970 of the last date that JavaScript has. */
const LATEST = 8_640_000_000_000_000;

/** Reads a file of results. */
export function parseResults(text: string): ReadResults {
  if (text.length > LONGEST_RESULTS) return refused('tooLong');
  try {
    return readResults(JSON.parse(text));
  } catch {
    return refused('notJson');
  }
}

export function readResults(value: unknown): ReadResults {
  if (!isObject(value) || value['format'] !== RESULTS_FORMAT) return refused('wrongFormat');
  if (value['version'] !== RESULTS_VERSION) return refused('wrongVersion');
  const path = wrongKey(value, FILE_FORM);
  return path === null ? { ok: true, results: value['results'] as readonly GameResult[] } : refused('badResults', path);
}

/** Null if the value is a result, else the path of the first wrong value in it. */
export const faultOfResult = (value: unknown): string | null => RESULT_FORM(value);

const refused = (code: ResultsFault['code'], path = ''): ReadResults => ({ ok: false, fault: { code, path } });

/** Returns where a value differs from a form: null if it fits, an empty path if the value itself is wrong. */
type Form = (value: unknown) => string | null;
type Keys = Readonly<Record<string, Form>>;

const join = (key: string, path: string): string => (path === '' ? key : `${key}.${path}`);

const fits =
  (isRight: (value: unknown) => boolean): Form =>
  (value) =>
    isRight(value) ? null : '';

const text = (longest: number): Form => fits((value) => typeof value === 'string' && value.length <= longest);
const named = (longest: number): Form => fits((value) => typeof value === 'string' && value !== '' && value.length <= longest);
const whole = (least: number, most: number): Form =>
  fits((value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most);
const oneOf = (allowed: readonly unknown[]): Form => fits((value) => allowed.includes(value));
const listOf =
  (form: Form, least: number, most: number): Form =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return '';
    for (const [index, each] of value.entries()) {
      const path = form(each);
      if (path !== null) return join(String(index), path);
    }
    return null;
  };

/** An object with exactly these keys; those in `optional` may be left out. */
const object =
  (keys: Keys, optional: Keys = {}): Form =>
  (value) =>
    isObject(value) ? wrongKey(value, keys, optional) : '';

function wrongKey(value: Readonly<Record<string, unknown>>, keys: Keys, optional: Keys = {}): string | null {
  for (const key of Object.keys(value)) if (!Object.hasOwn(keys, key) && !Object.hasOwn(optional, key)) return key;
  for (const [key, form] of Object.entries({ ...keys, ...optional })) {
    if (!Object.hasOwn(value, key) && Object.hasOwn(optional, key)) continue;
    const path = Object.hasOwn(value, key) ? form(value[key]) : '';
    if (path !== null) return join(key, path);
  }
  return null;
}

const SEAT_FORM = object(
  {
    kind: oneOf(PLAYER_KINDS),
    name: text(60),
    won: oneOf([true, false]),
    vp: object({}, Object.fromEntries(VP_SOURCES.map((source) => [source, whole(-MOST_VP, MOST_VP)]))),
  },
  { bot: named(1_000) },
);

/** Only bots have the member `bot`. */
const seatForm: Form = (value) => {
  const path = SEAT_FORM(value);
  if (path !== null || !isObject(value)) return path;
  return (value['kind'] === 'bot') === Object.hasOwn(value, 'bot') ? null : 'bot';
};

const RESULT_FORM = object(
  {
    game: named(200),
    endedAt: whole(0, LATEST),
    turns: whole(0, MOST_TURNS),
    edition: object({ id: named(200), version: whole(0, 1_000_000) }),
    branch: oneOf([true, false]),
    seats: listOf(seatForm, 2, 4),
  },
  { king: oneOf(KINGS) },
);

const FILE_FORM: Keys = {
  format: oneOf([RESULTS_FORMAT]),
  version: oneOf([RESULTS_VERSION]),
  results: listOf(RESULT_FORM, 0, MOST_RESULTS),
};

// The database

export interface Results {
  /** The valid results, the oldest first, and the number of entries that are damaged. */
  list(): Promise<{ readonly results: readonly GameResult[]; readonly damaged: number }>;
  /** Adds a result. Does nothing and returns false if the game has one, or had one that was deleted. */
  add(result: GameResult): Promise<boolean>;
  /** Whether a game that ended at that time needs no result: it has one, or it is left out. */
  settled(game: string, endedAt: number): Promise<boolean>;
  /** Leaves a game out for good, and deletes its result if there is one. */
  leaveOut(game: string): Promise<void>;
  /** Deletes all results, damaged ones too, and leaves out games that ended up to now. */
  deleteAll(now: number): Promise<void>;
}

/** An entry of the database; `result` is null for a game that is left out. */
interface Entry {
  readonly id: string;
  readonly result?: unknown;
  /** Only in the entry `DELETED`: when all results were deleted. */
  readonly at?: number;
}

const DATABASE = 'tabannusi-results';
const STORE = 'results';
/** The key of the time at which all results were deleted. No game has an empty ID. */
const DELETED = '';

/** Opens the results; null if the browser stores nothing. */
export async function openResults(): Promise<Results | null> {
  try {
    return resultsIn(await openDatabase(DATABASE, STORE));
  } catch {
    return null;
  }
}

function resultsIn(database: IDBDatabase): Results {
  const entries = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE);
  const read = async (store: IDBObjectStore, id: string): Promise<Entry | undefined> => done<Entry | undefined>(store.get(id));
  const settled = async (store: IDBObjectStore, game: string, endedAt: number): Promise<boolean> =>
    (await read(store, game)) !== undefined || endedAt <= ((await read(store, DELETED))?.at ?? -1);
  return {
    async list() {
      const all = await done<Entry[]>(entries('readonly').getAll());
      const counted = all.filter(({ id, result }) => id !== DELETED && result !== null);
      const results = counted.map(({ result }) => result).filter((result): result is GameResult => faultOfResult(result) === null);
      return { results: results.toSorted((a, b) => a.endedAt - b.endedAt), damaged: counted.length - results.length };
    },
    async add(result) {
      // One transaction: another tab cannot add the same game in between.
      const store = entries('readwrite');
      if (await settled(store, result.game, result.endedAt)) return false;
      await done(store.add({ id: result.game, result } satisfies Entry));
      return true;
    },
    settled: (game, endedAt) => settled(entries('readonly'), game, endedAt),
    leaveOut: async (game) => void (await done(entries('readwrite').put({ id: game, result: null } satisfies Entry))),
    async deleteAll(now) {
      const store = entries('readwrite');
      await done(store.clear());
      await done(store.put({ id: DELETED, at: now } satisfies Entry));
    },
  };
}
