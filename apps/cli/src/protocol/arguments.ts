/** The arguments of a call, by name. Every reader refuses a value of the wrong form, with a stable code and the path. */
import { isObject } from '@tabannusi/engine';
import { refusal } from './refusal.ts';

export class Arguments {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(params: unknown, known: readonly string[]) {
    if (!isObject(params)) throw wrongType('params', 'object');
    const unknown = Object.keys(params).find((key) => !known.includes(key));
    if (unknown !== undefined)
      throw refusal('unknownKey', { path: shortened(unknown), allowed: known.join(', ') }, { path: unknown, allowed: known });
    this.#values = params;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#values, key);
  }

  /** Returns a value of any form. */
  any(key: string): unknown {
    if (!this.has(key)) throw refusal('missing', { path: key }, { path: key });
    return this.#values[key];
  }

  text(key: string): string {
    const value = this.any(key);
    if (typeof value !== 'string') throw wrongType(key, 'text');
    return value;
  }

  whole(key: string, min: number, max: number): number {
    const value = this.any(key);
    if (typeof value !== 'number') throw wrongType(key, 'number');
    if (!Number.isInteger(value) || value < min || value > max)
      throw refusal('outOfRange', { path: key, min, max, exact: min === max ? 'yes' : 'no' }, { path: key, min, max });
    return value;
  }

  /** Returns false if it is left out. */
  flag(key: string): boolean {
    const value = this.has(key) ? this.any(key) : false;
    if (typeof value !== 'boolean') throw wrongType(key, 'flag');
    return value;
  }

  oneOf<T extends string>(key: string, allowed: readonly T[]): T {
    const value = this.text(key);
    const found = allowed.find((each) => each === value);
    if (found === undefined) throw refusal('notOneOf', { path: key, allowed: allowed.join(', ') }, { path: key, allowed });
    return found;
  }

  object(key: string): Readonly<Record<string, unknown>> {
    const value = this.any(key);
    if (!isObject(value)) throw wrongType(key, 'object');
    return value;
  }

  list(key: string, length: number): readonly unknown[] {
    const value = this.any(key);
    if (!Array.isArray(value)) throw wrongType(key, 'list');
    if (value.length !== length) throw refusal('wrongLength', { path: key, length }, { path: key });
    return value;
  }
}

/** Returns whether the first of two arguments is given. Refuses unless exactly one is. */
export function isFirst(first: string, hasFirst: boolean, second: string, hasSecond: boolean): boolean {
  if (hasFirst && hasSecond) throw refusal('notBoth', { first, second }, { path: second });
  if (!hasFirst && !hasSecond) throw refusal('neither', { first, second }, { path: first });
  return hasFirst;
}

export const wrongType = (path: string, type: 'text' | 'number' | 'flag' | 'object' | 'list' | 'choice') =>
  refusal('wrongType', { path, type }, { path });

const LONGEST_QUOTE = 60;

/** Shortens a text from outside for a sentence. */
export const shortened = (text: string): string => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text);
