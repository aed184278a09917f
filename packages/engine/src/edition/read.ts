/**
 * Small readers from which the validator is built. A reader accepts anything, reports what is wrong with it and returns a fresh copy of
 * what could be read. Unreadable keys are absent from the copy, unreadable entries are `undefined`, and lists keep their length. Whatever
 * is incomplete was reported as a fault, so a value without faults is complete.
 *
 * Readers continue after a fault, and checks run on the readable rest, so that every independent fault is found at once (the report keeps
 * up to 100 and tells whether there are more). A check must not report what merely follows from another fault: it reports only what is
 * wrong whatever the unreadable parts were meant to be. Readers stay within the depth of an edition and the limits of its lists, so they
 * end even on cyclic and huge input. They read only own properties and write only known keys.
 */
import type { BonusKind } from './codes.ts';
import { parseBonus } from './codes.ts';
import type { Allowed, CellPlace, Report } from './faults.ts';
import { isList, lengthOf } from './faults.ts';
import type { Range } from './limits.ts';
import { LIMITS } from './limits.ts';
import type { Group } from './types.ts';
import { ORIGINS } from './types.ts';

/** The readable part of a value. */
export type Read<T> = T extends readonly (infer E)[] ? readonly (Read<E> | undefined)[] : T extends object ? ReadKeys<T> : T;
export type ReadKeys<T> = { readonly [K in keyof T]?: Read<Exclude<T[K], undefined>> };

export type Reader<T> = (input: unknown, path: string, report: Report) => Read<T> | undefined;

export type Check<R> = (read: R, path: string, report: Report) => void;

type Shape<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

export function object<T extends object>(shape: Shape<T>, check?: Check<ReadKeys<T>>, optional: readonly string[] = []): Reader<T> {
  const keys = Object.keys(shape) as (keyof T & string)[];
  return (input, path, report) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input) || ArrayBuffer.isView(input)) {
      report.fault(input === undefined ? 'missing' : 'wrongType', path, input, { is: 'object' });
      return undefined;
    }
    const read: Record<string, unknown> = {};
    for (const key of keys) {
      const reader = shape[key] as Reader<unknown>;
      const value = attempt(optional.includes(key) ? orAbsent(reader) : reader, () => ownProperty(input, key), join(path, key), report);
      if (value !== undefined) read[key] = value;
    }
    for (const key of Object.keys(input)) {
      if (Object.hasOwn(shape, key)) continue;
      report.fault('unknownKey', join(path, key), key, { is: 'oneOf', values: keys });
      if (report.full) break;
    }
    check?.(read as ReadKeys<T>, path, report);
    return read as Read<T>;
  };
}

function orAbsent<T>(reader: Reader<T>): Reader<T> {
  return (input, path, report) => (input === undefined ? undefined : reader(input, path, report));
}

/** Reads a group of printed values: its origin, its note and its own values. */
export function group<G extends Group>(
  shape: Omit<Shape<G>, keyof Group>,
  check?: Check<ReadKeys<G>>,
  optional: readonly string[] = [],
): Reader<G> {
  const withOrigin = { origin: oneOf(ORIGINS), note: text('line', LIMITS.note), ...shape };
  return object<G>(
    withOrigin as unknown as Shape<G>,
    (read, path, report) => {
      const { origin, note } = read as ReadKeys<Group>;
      if (origin === 'derived' && !note) report.warn('noReason', path, origin);
      check?.(read, path, report);
    },
    ['note', ...optional],
  );
}

/** Reads an object with one entry for every key: `{ white: …, yellow: …, brown: … }`. */
export function record<K extends string, T>(
  keys: readonly K[],
  entry: Reader<T>,
  check?: Check<ReadKeys<Record<K, T>>>,
): Reader<Record<K, T>> {
  const shape = Object.fromEntries(keys.map((key) => [key, entry]));
  return object<Record<K, T>>(shape as unknown as Shape<Record<K, T>>, check);
}

/** Reads a list whose length is in the range and whose entries are all of one kind. */
export function list<T>(entry: Reader<T>, range: Range, check?: Check<Read<readonly T[]>>): Reader<readonly T[]> {
  return listByIndex(() => entry, range, check);
}

/**
 * Reads a list whose length is in the range, with a reader for each index. A longer list is cut to one entry above the limit, which is left
 * unread.
 */
export function listByIndex<T>(
  entryAt: (index: number) => Reader<T>,
  range: Range,
  check?: Check<Read<readonly T[]>>,
): Reader<readonly T[]> {
  return (input, path, report) => {
    const allowed: Allowed = { is: 'entries', min: range.min, max: range.max };
    if (!isList(input)) {
      report.fault(input === undefined ? 'missing' : 'wrongType', path, input, allowed);
      return undefined;
    }
    const length = lengthOf(input);
    if (!inRange(length, range)) report.fault('wrongLength', path, length, allowed);
    const read: (Read<T> | undefined)[] = [];
    for (let index = 0; index < Math.min(length, range.max) && !report.full; index += 1) {
      read.push(attempt(entryAt(index), () => input[index], `${path}[${index}]`, report));
    }
    if (length > range.max) read.push(undefined);
    check?.(read as Read<readonly T[]>, path, report);
    return read as Read<readonly T[]>;
  };
}

/** Reads the value that `take` returns. If it throws, as with a revoked proxy, that is a fault of this place alone. */
export function attempt<T>(reader: Reader<T>, take: () => unknown, path: string, report: Report): Read<T> | undefined {
  try {
    return reader(take(), path, report);
  } catch {
    report.fault('unreadable', path, undefined, { is: 'object' });
    return undefined;
  }
}

/** Returns false for a value that is not a number. */
export function inRange(number: number | undefined, range: Range): boolean {
  return number !== undefined && number >= range.min && number <= range.max;
}

export function whole(range: Range): Reader<number> {
  return (input, path, report) => {
    const allowed: Allowed = { is: 'whole', min: range.min, max: range.max };
    if (typeof input !== 'number') {
      report.fault(input === undefined ? 'missing' : 'wrongType', path, input, allowed);
      return undefined;
    }
    if (!Number.isInteger(input) || !inRange(input, range)) {
      report.fault('outOfRange', path, input, allowed);
      return undefined;
    }
    return input === 0 ? 0 : input; // minus zero is zero
  };
}

export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return (input, path, report) => {
    const value = values.find((candidate) => candidate === input);
    if (value === undefined) {
      const code = input === undefined ? 'missing' : typeof input === 'string' ? 'notOneOf' : 'wrongType';
      report.fault(code, path, input, { is: 'oneOf', values });
    }
    return value as Read<T> | undefined;
  };
}

const TEXT_FORMS = {
  line: /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u,
  name: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  id: /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
} as const;

/** Reads a text without control characters, unpaired surrogates or marks that change the writing direction. Blanks alone are not a text. */
export function text(form: keyof typeof TEXT_FORMS, range: Range): Reader<string> {
  return (input, path, report) => {
    const allowed: Allowed = { is: 'text', form, max: range.max };
    if (typeof input !== 'string') {
      report.fault(input === undefined ? 'missing' : 'wrongType', path, input, allowed);
      return undefined;
    }
    if (input.length > range.max || input.trim().length < range.min || !TEXT_FORMS[form].test(input)) {
      report.fault('badText', path, input, allowed);
      return undefined;
    }
    return input;
  };
}

/** Reads a bonus code of one of the kinds; with `orEmpty` also the empty string. */
export function bonus(kinds: readonly BonusKind[], empty: 'orEmpty' | 'always' = 'always'): Reader<string> {
  return (input, path, report) => {
    const allowed: Allowed = { is: 'bonus', kinds, empty: empty === 'orEmpty' };
    if (typeof input !== 'string') {
      report.fault(input === undefined ? 'missing' : 'wrongType', path, input, allowed);
      return undefined;
    }
    if (input === '' && empty === 'orEmpty') return input;
    const read = parseBonus(input);
    if (read === null) {
      report.fault('badBonus', path, input, allowed);
      return undefined;
    }
    if (!kinds.includes(read.kind)) {
      report.fault('bonusNotHere', path, input, allowed);
      return undefined;
    }
    return checkAmount(input, path, null, report) ? input : undefined;
  };
}

/** Returns whether the amount of a valid bonus code is inside the limits. */
export function checkAmount(code: string, path: string, place: CellPlace | null, report: Report): boolean {
  const read = parseBonus(code);
  const range = read?.kind === 'gold' ? LIMITS.gold : read?.kind === 'claims' ? LIMITS.claims : LIMITS.vp;
  if (read === null || inRange(read.amount, range)) return true;
  report.fault('outOfRange', path, code, { is: 'whole', min: range.min, max: range.max }, place);
  return false;
}

/**
 * Checks that the entries, or the keys made from them, differ. A repeated one is reported at its second place; unreadable entries are
 * skipped.
 */
export function distinct<E>(key: (entry: E) => unknown = (entry) => entry, subPath = ''): Check<readonly (E | undefined)[]> {
  return (entries, path, report) => {
    const seen = new Set<unknown>();
    entries.forEach((entry, index) => {
      const value = entry === undefined ? undefined : key(entry);
      if (value === undefined) return;
      if (seen.has(value)) report.fault('repeated', `${path}[${index}]${subPath}`, value, { is: 'once' });
      seen.add(value);
    });
  };
}

export function ownProperty(input: object, key: string): unknown {
  return Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined;
}

function join(path: string, key: string): string {
  if (!/^[A-Za-z_$][\w$]{0,40}$/.test(key)) return `${path}[${JSON.stringify(key.slice(0, 40))}]`;
  return path === '' ? key : `${path}.${key}`;
}
