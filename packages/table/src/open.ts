/** Opens a saved table. For any input it returns a table or the faults, and leaves the input unchanged. */
import { asked, CHANCE, type GameRecord, isEndOfTurn, isObject, replay } from '@tabannusi/engine';
import { plainCopy } from './forms.ts';
import { type KeptGame, kept } from './kept-game.ts';
import { isOrders } from './orders.ts';
import { type SavedFault, type SavedTable, TABLE_FORMAT, TABLE_VERSION } from './save.ts';
import { isSavedSeat, isSettings, type Seat } from './seats.ts';
import { Table } from './table.ts';
import { resolve } from './turn.ts';

export type OpenedTable =
  /** `hashesCompared` is false for a record of another state layout, whose hashes cannot be compared. */
  | { readonly ok: true; readonly table: Table; readonly hashesCompared: boolean }
  | { readonly ok: false; readonly faults: readonly SavedFault[] };

/** The most characters of an unknown key in a path. */
const LONGEST_PATH = 80;

export function openTable(saved: unknown): OpenedTable {
  const data = membersOf(saved);
  if (data === null) return refuse('notATable', '');
  if (data.format !== TABLE_FORMAT) return refuse('notATable', 'format');
  if (data.version !== TABLE_VERSION) return refuse('otherTableVersion', 'version');
  const replayed = replay(data.record, { keepsSteps: true });
  if (!replayed.ok) return replayed;
  const { record, hashesCompared } = replayed;
  if (record.seed === undefined) return refuse('badTable', 'record.seed');
  const path = badPath(data, record);
  if (path !== null) return refuse('badTable', path);
  // Everything beside the record was checked above, and the record is the one that was read.
  const { seats: kinds, settings, orders, ordered, held, undone } = data as unknown as SavedTable;
  const seats = kinds.map((kind, seat): Seat => ({ ...kind, name: record.seats[seat]?.name ?? '' }));
  const game = kept(replayed.recording);
  const unordered = ordered.findIndex((moment) => !canBeOrdered(game, moment));
  if (unordered >= 0) return refuse('badTable', `ordered[${unordered}]`);
  if (!game.takeUp(undone)) return refuse('badTable', 'undone');
  const end = held === null ? null : resolve(game.state, held);
  if (held !== null && !(end !== null && isEndOfTurn(game.state, end.choice) && seats[asked(game.state)]?.kind === 'person')) {
    return refuse('badTable', 'held');
  }
  const own = seats.map((_, seat) => ({ settings: settings[seat], orders: orders[seat] }));
  return { ok: true, table: new Table({ game, seats, own, ordered, held: end }), hashesCompared };
}

const refuse = (code: 'notATable' | 'otherTableVersion' | 'badTable', path: string): OpenedTable => ({
  ok: false,
  faults: [{ code, path }],
});

/** The members of the saved value, each read once. The record is not copied: the engine accepts any value. */
function membersOf(saved: unknown): Readonly<Record<string, unknown>> | null {
  try {
    if (!isObject(saved)) return null;
    const { record, ...rest } = saved;
    return { ...Object.fromEntries(Object.entries(rest).map(([key, member]) => [key, plainCopy(member)])), record };
  } catch {
    return null;
  }
}

/** Returns the path of the first member beside the record that has the wrong form; null if there is none. */
function badPath(data: Readonly<Record<string, unknown>>, record: GameRecord): string | null {
  const steps = record.decisions.length + record.chance.length;
  const players = record.seats.length;
  const lists: Readonly<
    Record<string, readonly [isItem: (item: unknown, at: number, list: readonly unknown[]) => boolean, length?: number]>
  > = {
    seats: [isSavedSeat, players],
    settings: [isSettings, players],
    orders: [isOrders, players],
    // Strictly rising, so no moment occurs twice.
    ordered: [(moment, at, list) => Number.isInteger(moment) && Number(moment) > Number(list[at - 1] ?? 0) && Number(moment) <= steps],
    undone: [isObject],
  };
  const unknownKey = Object.keys(data).find((key) => !['format', 'version', 'record', 'held', ...Object.keys(lists)].includes(key));
  if (unknownKey !== undefined) return unknownKey.slice(0, LONGEST_PATH);
  for (const [key, [isItem, length]] of Object.entries(lists)) {
    const list = data[key];
    if (!Array.isArray(list) || (length !== undefined && list.length !== length)) return key;
    const at = list.findIndex((item, n) => !isItem(item, n, list));
    if (at >= 0) return `${key}[${at}]`;
  }
  return data.held === null || isObject(data.held) ? null : 'held';
}

/** Returns whether standing orders can have made this step: they answer only in the turns of others. */
function canBeOrdered({ steps }: KeptGame, moment: number): boolean {
  const by = steps.before(moment)?.by;
  return by !== undefined && by !== CHANCE && steps.at(moment - 1).active !== by;
}
