/**
 * Small readers from which the validator is put together. A reader takes anything, reports what is wrong with it and returns a fresh
 * copy, or `undefined` when there is none to be had. Readers go on after a fault, so that all faults are found at once; they look
 * only as deep as the form of an edition goes and only at as many entries as a list may have, so that they end on cyclic and huge
 * input; they read own properties only and write known keys only.
 */
import type { BonusKind } from './codes.ts';
import { parseBonus } from './codes.ts';
import type { Allowed, CellPlace, Report } from './faults.ts';
import type { Range } from './limits.ts';
import { LIMITS } from './limits.ts';
import type { Group } from './types.ts';
import { ORIGINS } from './types.ts';

export type Reader<T> = (input: unknown, path: string, report: Report) => T | undefined;

/** Looks at what could be read: parts with faults of their own are absent. */
export type Check<T> = (read: T, path: string, report: Report) => void;

type Shape<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

export function object<T extends object>(shape: Shape<T>, check?: Check<Partial<T>>, optional: readonly string[] = []): Reader<T> {
  const keys = Object.keys(shape) as (keyof T & string)[];
  return (input, path, report) => {
    report.here = path;
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      report.fault(input === undefined ? 'missing' : 'wrongType', path, input, { is: 'object' });
      return undefined;
    }
    const result: Partial<T> = {};
    let complete = true;
    for (const key of keys) {
      const inner = ownProperty(input, key);
      if (inner === undefined && optional.includes(key)) continue;
      const value = shape[key](inner, join(path, key), report);
      if (value === undefined) complete = false;
      else result[key] = value as T[keyof T & string];
    }
    for (const key of Object.keys(input)) {
      if (Object.hasOwn(shape, key)) continue;
      report.fault('unknownKey', join(path, key), key, { is: 'oneOf', values: keys });
      if (report.more) break;
    }
    check?.(result, path, report);
    return complete ? (result as T) : undefined;
  };
}

/** A group of printed values: its origin and note beside its own values. */
export function group<G extends Group>(
  shape: Omit<Shape<G>, keyof Group>,
  check?: Check<Partial<G>>,
  optional: readonly string[] = [],
): Reader<G> {
  const withOrigin = { origin: oneOf(ORIGINS), note: text('line', LIMITS.note), ...shape };
  return object<G>(
    withOrigin as unknown as Shape<G>,
    (read, path, report) => {
      if (read.origin === 'derived' && !read.note) report.warn('noReason', path, read.origin);
      check?.(read, path, report);
    },
    ['note', ...optional],
  );
}

/** One entry for every key: `{ white: …, yellow: …, brown: … }`. */
export function record<K extends string, T>(
  keys: readonly K[],
  entry: Reader<T>,
  check?: Check<Partial<Record<K, T>>>,
): Reader<Record<K, T>> {
  const shape = Object.fromEntries(keys.map((key) => [key, entry]));
  return object<Record<K, T>>(shape as unknown as Shape<Record<K, T>>, check);
}

export function list<T>(entry: Reader<T>, range: Range, check?: Check<readonly (T | undefined)[]>): Reader<T[]> {
  return tuple(() => entry, range, check);
}

/** A list of a fixed length whose entries have a reader each. */
export function tuple<T>(entryAt: (index: number) => Reader<T>, range: Range, check?: Check<readonly (T | undefined)[]>): Reader<T[]> {
  return (input, path, report) => {
    report.here = path;
    const allowed: Allowed = { is: 'entries', min: range.min, max: range.max };
    if (!Array.isArray(input)) {
      report.fault(input === undefined ? 'missing' : 'wrongType', path, input, allowed);
      return undefined;
    }
    if (input.length < range.min || input.length > range.max) report.fault('wrongLength', path, input.length, allowed);
    const result: (T | undefined)[] = [];
    for (let index = 0; index < Math.min(input.length, range.max); index += 1) {
      result.push(entryAt(index)(input[index], `${path}[${index}]`, report));
    }
    check?.(result, path, report);
    return result.includes(undefined) ? undefined : (result as T[]);
  };
}

export function whole(range: Range): Reader<number> {
  return (input, path, report) => {
    const allowed: Allowed = { is: 'whole', min: range.min, max: range.max };
    if (typeof input !== 'number') {
      report.fault(input === undefined ? 'missing' : 'wrongType', path, input, allowed);
      return undefined;
    }
    if (!Number.isInteger(input) || input < range.min || input > range.max) {
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
    return value;
  };
}

const TEXT_FORMS = {
  line: /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u,
  name: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  id: /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
} as const;

/** Text without control characters, unpaired surrogates and marks that turn the direction of writing; blanks alone are no text. */
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

/** A bonus code of one of the kinds; with `empty` also the empty string. */
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

/** Whether the amount of a readable bonus code keeps to the limits. */
export function checkAmount(code: string, path: string, place: CellPlace | null, report: Report): boolean {
  const read = parseBonus(code);
  const range = read?.kind === 'gold' ? LIMITS.gold : read?.kind === 'claims' ? LIMITS.claims : LIMITS.vp;
  if (read === null || (read.amount >= range.min && read.amount <= range.max)) return true;
  report.fault('outOfRange', path, code, { is: 'whole', min: range.min, max: range.max }, place);
  return false;
}

/** A check that the entries, or keys of them, differ; a repeated one is reported at its second place. */
export function distinct<T>(key: (entry: T) => unknown = (entry) => entry, subPath = ''): Check<readonly (T | undefined)[]> {
  return (entries, path, report) => {
    const seen = new Set<unknown>();
    entries.forEach((entry, index) => {
      if (entry === undefined) return;
      const value = key(entry);
      if (seen.has(value)) report.fault('repeated', `${path}[${index}]${subPath}`, value, { is: 'once' });
      seen.add(value);
    });
  };
}

function ownProperty(input: object, key: string): unknown {
  return Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined;
}

function join(path: string, key: string): string {
  if (!/^[A-Za-z_$][\w$]{0,40}$/.test(key)) return `${path}[${JSON.stringify(key.slice(0, 40))}]`;
  return path === '' ? key : `${path}.${key}`;
}
