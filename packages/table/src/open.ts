/** Opens a saved table. Whatever is given, the answer is a table or what is wrong with it; what was given stays as it is. */
import { type Choice, type GameRecord, replay } from '@tabannusi/engine';
import { isOrders } from './orders.ts';
import { retrace } from './retrace.ts';
import { type SavedFault, type SavedTable, TABLE_FORMAT, TABLE_VERSION } from './save.ts';
import { type Seat, type SeatSettings, WARNING_KINDS } from './seats.ts';
import { Table } from './table.ts';

export type OpenedTable =
  /** `hashesCompared` is false for a record of another layout, whose hashes mean something else. */
  | { readonly ok: true; readonly table: Table; readonly hashesCompared: boolean }
  | { readonly ok: false; readonly faults: readonly SavedFault[] };

export function openTable(saved: unknown): OpenedTable {
  const data = plainCopy(saved);
  if (!isObject(data)) return refuse('notATable', '');
  if (data.format !== TABLE_FORMAT) return refuse('notATable', 'format');
  if (data.version !== TABLE_VERSION) return refuse('otherTableVersion', 'version');
  const replayed = replay(data.record);
  if (!replayed.ok) return replayed;
  const { record, hashesCompared, state } = replayed;
  const { seed, seedFrom = 0 } = record;
  if (seed === undefined) return refuse('badTable', 'record.seed');
  const path = badPath(data, record);
  if (path !== null) return refuse('badTable', path);
  const rest = data as unknown as SavedTable;
  const table = new Table({
    ...retrace(record, state.setting.edition, { seed, seedFrom }, { ordered: rest.ordered }),
    seed,
    seats: rest.seats.map((seat, n): Seat => ({ ...seat, name: record.seats[n]?.name ?? '' })),
    own: rest.seats.map((_, seat) => ({ settings: rest.settings[seat], orders: rest.orders[seat] })),
  });
  const lost = goOn(table, rest);
  return lost === null ? { ok: true, table, hashesCompared } : refuse('badTable', lost);
}

const refuse = (code: 'notATable' | 'otherTableVersion' | 'badTable', path: string): OpenedTable => ({
  ok: false,
  faults: [{ code, path }],
});

/** A getter, a proxy or a circle makes it no table at all. */
function plainCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where something beside the record has not its form. */
function badPath(data: Readonly<Record<string, unknown>>, record: GameRecord): string | null {
  const steps = record.decisions.length + record.chance.length;
  const checks: readonly (readonly [keyof SavedTable, (value: unknown) => boolean, number | null])[] = [
    ['seats', isSavedSeat, record.seats.length],
    ['settings', isSettings, record.seats.length],
    ['orders', isOrders, record.seats.length],
    ['ordered', (moment) => Number.isInteger(moment) && Number(moment) >= 1 && Number(moment) <= steps, null],
    ['undone', isObject, null],
  ];
  for (const [key, isGood, length] of checks) {
    const list = data[key];
    if (!Array.isArray(list) || (length !== null && list.length !== length)) return key;
    const at = list.findIndex((item) => !isGood(item));
    if (at >= 0) return `${key}[${at}]`;
  }
  return data.held === null || isObject(data.held) ? null : 'held';
}

const isSavedSeat = (value: unknown): boolean =>
  isObject(value) && (value.kind === 'person' || (value.kind === 'bot' && typeof value.bot === 'string'));

function isSettings(value: unknown): value is SeatSettings {
  if (!isObject(value) || typeof value.confirm !== 'boolean') return false;
  const { warnings } = value;
  return isObject(warnings) && WARNING_KINDS.every((kind) => typeof warnings[kind] === 'boolean');
}

/** Takes up again what was in the air: decisions that were taken back, and the end of a turn that waits for its confirmation. */
function goOn(table: Table, { undone, held }: { readonly undone: readonly Choice[]; readonly held: Choice | null }): string | null {
  const { moment } = table;
  for (const choice of undone.toReversed()) {
    const { prompt } = table;
    if (prompt.wait !== 'decision' || !table.play(prompt.seat, choice).ok) return 'undone';
  }
  while (table.moment > moment) {
    const { prompt } = table;
    if (prompt.wait === 'over' || !table.undo(prompt.seat).ok) return 'undone';
  }
  if (held === null) return null;
  const { prompt } = table;
  if (prompt.wait !== 'decision' || !table.play(prompt.seat, held).ok) return 'held';
  return table.prompt.wait === 'confirm' ? null : 'held';
}
