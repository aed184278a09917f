/**
 * Reads a record from outside. Whatever it is, the answer is the record, or what is wrong with it by a stable code and a path; nothing throws.
 */
import type { Choice, Outcome } from '../choices.ts';
import type { EditionFault } from '../edition/faults.ts';
import type { Edition } from '../edition/types.ts';
import { validateEdition } from '../edition/validate.ts';
import { DEFAULT_SWITCHES, type Switches } from '../model/setting.ts';
import { shippedEdition, shippedHash } from './editions.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_LIMITS, RECORD_VERSION, RULES_VERSION } from './record.ts';

export type RecordFault = {
  readonly path: string;
} & (
  | {
      readonly code:
        | 'notAnObject'
        | 'otherFormat'
        | 'badSeats'
        | 'badSwitches'
        | 'badSeed'
        | 'badList'
        | 'badNumber'
        | 'unknownKey'
        | 'unreadable';
    }
  /** Written by a program with another format or other rules. */
  | { readonly code: 'otherVersion' | 'otherRules'; readonly found: unknown; readonly allowed: number }
  | { readonly code: 'tooMany'; readonly found: number; readonly allowed: number }
  | { readonly code: 'unknownEdition' | 'otherEdition' }
  | { readonly code: 'badEdition'; readonly faults: readonly EditionFault[] }
);

export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord; readonly edition: Edition }
  | { readonly ok: false; readonly faults: readonly RecordFault[] };

export function readRecord(value: unknown): ReadRecord {
  try {
    return read(value);
  } catch {
    // A getter or proxy that throws makes it no record at all.
    return { ok: false, faults: [{ code: 'unreadable', path: '' }] };
  }
}

const KEYS = ['format', 'version', 'rules', 'layout', 'edition', 'switches', 'seats', 'seed', 'confirmed', 'decisions', 'chance', 'turns'];

function read(value: unknown): ReadRecord {
  const faults: RecordFault[] = [];
  if (!isObject(value)) return { ok: false, faults: [{ code: 'notAnObject', path: '' }] };
  if (value.format !== RECORD_FORMAT) return { ok: false, faults: [{ code: 'otherFormat', path: 'format' }] };
  if (value.version !== RECORD_VERSION) {
    return { ok: false, faults: [{ code: 'otherVersion', path: 'version', found: value.version, allowed: RECORD_VERSION }] };
  }
  if (value.rules !== RULES_VERSION) {
    return { ok: false, faults: [{ code: 'otherRules', path: 'rules', found: value.rules, allowed: RULES_VERSION }] };
  }
  for (const key of Object.keys(value)) if (!KEYS.includes(key)) faults.push({ code: 'unknownKey', path: key });
  const edition = readEdition(value.edition, faults);
  const seats = readSeats(value.seats, faults);
  const switches = readSwitches(value.switches, faults);
  if (value.seed !== undefined && !isText(value.seed, RECORD_LIMITS.seed)) faults.push({ code: 'badSeed', path: 'seed' });
  const decisions = readList<Choice>(value.decisions, 'decisions', RECORD_LIMITS.decisions, faults);
  const chance = readList<Outcome>(value.chance, 'chance', RECORD_LIMITS.chance, faults);
  // Measured by what was found, so that a list too long is one fault and not three.
  const count = Array.isArray(value.decisions) ? value.decisions.length : RECORD_LIMITS.decisions;
  const turns = readTurns(value.turns, count, faults);
  const layout = readCount(value.layout, 'layout', Number.MAX_SAFE_INTEGER, faults);
  const confirmed = readCount(value.confirmed, 'confirmed', count, faults);
  if (faults.length > 0 || edition === null) return { ok: false, faults };
  const record: GameRecord = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    rules: RULES_VERSION,
    layout,
    edition: value.edition as GameRecord['edition'],
    switches,
    seats,
    ...(value.seed === undefined ? {} : { seed: value.seed as string }),
    confirmed,
    decisions,
    chance,
    turns,
  };
  return { ok: true, record, edition };
}

function readEdition(value: unknown, faults: RecordFault[]): Edition | null {
  if (isObject(value) && 'edition' in value) {
    const result = validateEdition(value.edition);
    if (result.ok) return result.edition;
    faults.push({ code: 'badEdition', path: 'edition.edition', faults: result.faults });
    return null;
  }
  const edition = isObject(value) && typeof value.id === 'string' ? shippedEdition(value.id, Number(value.version)) : undefined;
  if (edition === undefined) faults.push({ code: 'unknownEdition', path: 'edition' });
  else if (isObject(value) && value.hash !== shippedHash(edition)) faults.push({ code: 'otherEdition', path: 'edition.hash' });
  else return edition;
  return null;
}

function readSeats(value: unknown, faults: RecordFault[]): { name: string }[] {
  const good =
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length <= 4 &&
    value.every((seat) => isObject(seat) && isText(seat.name, RECORD_LIMITS.name));
  if (!good) faults.push({ code: 'badSeats', path: 'seats' });
  return good ? value.map(({ name }) => ({ name })) : [];
}

function readSwitches(value: unknown, faults: RecordFault[]): Switches {
  const allowed: Readonly<Record<keyof Switches, readonly unknown[]>> = {
    refillWithGold: [true, false],
    finalCompensation: [true, false],
    firstGame: [true, false],
    masteryRight: ['anyLowest', 'minRises'],
  };
  const keys = Object.keys(allowed) as (keyof Switches)[];
  const good = isObject(value) && Object.keys(value).length === keys.length && keys.every((key) => allowed[key].includes(value[key]));
  if (!good) faults.push({ code: 'badSwitches', path: 'switches' });
  return good ? (Object.fromEntries(keys.map((key) => [key, value[key]])) as unknown as Switches) : DEFAULT_SWITCHES;
}

/** Whether its members are decisions or outcomes is found out by playing them. */
function readList<T>(value: unknown, path: string, max: number, faults: RecordFault[]): T[] {
  if (!Array.isArray(value)) faults.push({ code: 'badList', path });
  else if (value.length > max) faults.push({ code: 'tooMany', path, found: value.length, allowed: max });
  else return [...value];
  return [];
}

function readTurns(value: unknown, decisions: number, faults: RecordFault[]): { decisions: number; hash: string }[] {
  const turns = readList<unknown>(value, 'turns', RECORD_LIMITS.turns, faults);
  const good = turns.every(
    (turn) => isObject(turn) && isCount(turn.decisions, decisions) && typeof turn.hash === 'string' && /^[0-9a-f]{16}$/.test(turn.hash),
  );
  if (!good) faults.push({ code: 'badList', path: 'turns' });
  return good ? (turns as { decisions: number; hash: string }[]) : [];
}

function readCount(value: unknown, path: string, max: number, faults: RecordFault[]): number {
  if (isCount(value, max)) return value;
  faults.push({ code: 'badNumber', path });
  return 0;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length > 0 && value.length <= max;
const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
