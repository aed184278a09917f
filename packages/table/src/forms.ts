/** Reads values from outside the program: an app's settings and orders, and everything beside the record in a saved table. */
import { deepFreeze } from '@tabannusi/engine';

type Check = (value: unknown) => boolean;

/** Limits above any saved table, so that copying ends whatever is given. */
const MOST_VALUES = 50_000;
const DEEPEST = 6;

/**
 * A plain copy, as JSON would keep it: keys without a value are left out. Undefined if the value is too large or throws while it is read.
 */
export function plainCopy(outside: unknown): unknown {
  let left = MOST_VALUES;
  const copyOf = (value: unknown, depth: number): unknown => {
    if (--left < 0 || depth > DEEPEST) throw new RangeError('too large');
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      // A proxied list may claim any length.
      if (!(value.length <= left)) throw new RangeError('too large');
      return Array.from({ length: value.length }, (_, n) => copyOf(value[n], depth + 1));
    }
    const members = Object.keys(value).map((key): [string, unknown] => [key, copyOf(Reflect.get(value, key), depth + 1)]);
    return Object.fromEntries(members.filter(([, member]) => member !== undefined));
  };
  try {
    return copyOf(outside, 0);
  } catch {
    return undefined;
  }
}

/** A frozen copy. Throws if it does not have the expected form, which is a mistake of the app. */
export function ownCopy<T>(value: T, isGood: (copy: unknown) => copy is T, what: string): T {
  const copy = plainCopy(value);
  if (!isGood(copy)) throw new TypeError(`${what}: not of its form`);
  return deepFreeze(copy);
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tests for an object with exactly these keys; the keys in `optional` may be missing. */
export const hasForm =
  (keys: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(keys).every((key) => Object.hasOwn(value, key)) &&
    Object.keys(value).every((key) => {
      const check = Object.hasOwn(keys, key) ? keys[key] : Object.hasOwn(optional, key) ? optional[key] : undefined;
      return check?.(value[key]) === true;
    });

export const isBoolean: Check = (value) => typeof value === 'boolean';

export const isOneOf =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);

export const isTextUpTo =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length >= 1 && value.length <= max;

export const isListUpTo =
  (max: number, isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(isItem);
