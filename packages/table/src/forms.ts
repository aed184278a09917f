/** Reads values from outside the program: an app's settings and orders, and everything beside the record in a saved table. */
import { deepFreeze, isObject, jsonCopy } from '@tabannusi/engine';

type Check = (value: unknown) => boolean;

/** Limits above any saved table. */
const LIMITS = { values: 50_000, depth: 6 };

/** A plain copy, as JSON would keep it; undefined if there can be none. */
export const plainCopy = (outside: unknown): unknown => jsonCopy(outside, LIMITS);

/** A frozen copy. Throws if it does not have the expected form, which is a mistake of the app. */
export function ownCopy<T>(value: T, isGood: (copy: unknown) => copy is T, what: string): T {
  const copy = plainCopy(value);
  if (!isGood(copy)) throw new TypeError(`${what}: not of its form`);
  return deepFreeze(copy);
}

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
