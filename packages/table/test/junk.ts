/** Arbitrary values, alone or inside a saved table: values that throw when read, never end, or are far too large. */
import type { Generator } from '@tabannusi/engine';

const never = (): never => {
  throw new Error('not to be looked at');
};
const getter = (key: string, get: () => unknown): object => Object.defineProperty({}, key, { enumerable: true, get });
const endless = (key: string): object => getter(key, () => endless(key));

function circle(key: string): object {
  const value: Record<string, unknown> = {};
  value[key] = [value, value];
  return value;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function nested(depth: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = around(value);
  return value;
}

const LONG_LIST = new Array(1_000_000).fill({ choose: 'done' });
const DEEP = nested(100_000, (inner) => [inner]);

/** `key` is a key of a saved table. */
const JUNK: Readonly<Record<string, (key: string) => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  number: () => Number.NaN,
  big: () => 1n,
  symbol: () => Symbol('junk'),
  function: () => never,
  list: () => [],
  text: () => 'tabannusi-table',
  date: () => new Date(0),
  map: () => new Map([['format', 1]]),
  bytes: () => new Uint8Array(1000),
  throwing: (key) => getter(key, never),
  'throwing below': (key) => getter(key, () => getter(key, never)),
  endless,
  circle,
  revoked,
  trapped: () => new Proxy({}, { get: never, ownKeys: never, getOwnPropertyDescriptor: never }),
  'long by name': () => new Proxy([], { get: (list, name) => (name === 'length' ? 2 ** 53 : Reflect.get(list, name)) }),
  'sparse list': () => new Array(2 ** 32 - 1),
  'long list': () => LONG_LIST,
  'long text': () => 'x'.repeat(1_000_000),
  deep: () => DEEP,
  // Four to the twentieth values, in twenty objects.
  wide: () => nested(20, (inner) => [inner, inner, inner, inner]),
  'strange keys': () => JSON.parse('{"__proto__":{"format":"tabannusi-table"},"constructor":1,"toJSON":1}'),
  'toJSON that throws': () => ({ toJSON: never }),
};

interface Junk {
  readonly what: string;
  readonly input: unknown;
  readonly isPlain: boolean;
}

export function junk(lots: Generator, good: Record<string, unknown>): Junk {
  const pick = <T>(values: readonly T[]): T => values[lots.below(values.length)] as T;
  const kind = pick(Object.keys(JUNK));
  const key = pick(Object.keys(good));
  const made = JUNK[kind]?.(key);
  if (lots.below(3) === 0) return { what: kind, input: made, isPlain: false };
  // Planted at a key of the table, or in a list below it.
  const list = good[key];
  if (Array.isArray(list) && list.length > 0 && lots.below(2) === 0) list[lots.below(list.length)] = made;
  else good[key] = made;
  return { what: `${kind} at ${key}`, input: good, isPlain: false };
}
