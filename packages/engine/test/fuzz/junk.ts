/**
 * Arbitrary values: JSON, values that JSON cannot express, values that throw when read or never end, and far too large ones. None of them
 * remembers being read, so the same question must have the same answer.
 */
import type { Generator } from '../../src/chance/generator.ts';
import { oneIn, pick, some } from './lots.ts';

type JunkKind = keyof typeof KINDS;

export interface Junk {
  readonly kind: JunkKind;
  readonly value: unknown;
  /** Whether its JSON can be computed; for others that might never end. */
  readonly isTame: boolean;
}

/** `words` are the door's own names, which lead further into it than others. */
export function junk(lots: Generator, words: readonly string[]): Junk {
  const kind = pick(lots, OFTEN);
  return { kind, value: KINDS[kind](lots, words), isTame: kind !== 'hostile' && kind !== 'large' };
}

const KINDS = {
  scalar: (lots: Generator): unknown => pick(lots, SCALARS),
  tree: (lots: Generator, words: readonly string[]): unknown => tree(lots, words, 4),
  odd: (lots: Generator): unknown => pick(lots, ODD)(),
  hostile: (lots: Generator, words: readonly string[]): unknown => pick(lots, HOSTILE)(pick(lots, words)),
  large: (lots: Generator): unknown => pick(lots, LARGE)(),
} as const;

const OFTEN: readonly JunkKind[] = ['scalar', 'tree', 'tree', 'tree', 'odd', 'hostile', 'hostile', 'large'];

const SURROGATE = '\ud83d';
export const TRICKY_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  'toJSON',
  '',
  ' ',
  '0',
  SURROGATE,
] as const;

const SCALARS: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  255,
  256,
  65_536,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e300,
  Number.NaN,
  Infinity,
  -Infinity,
  '1',
  ' 1',
  'two\nlines',
  '\u202e',
  ...TRICKY_KEYS,
  Symbol('junk'),
  1n,
];

/** What JSON could say, with the door's own words as keys and values. */
function tree(lots: Generator, words: readonly string[], depth: number): unknown {
  const leaf = (): unknown =>
    oneIn(lots, 2) ? pick(lots, words) : pick(lots, [null, true, false, 0, 1, 2, 3, -1, 0.5, 99, 1e9, '', 'a1', SURROGATE]);
  if (depth === 0 || oneIn(lots, 3)) return leaf();
  const inner = (): unknown => tree(lots, words, depth - 1);
  if (oneIn(lots, 2)) return some(lots, 6, inner);
  const entries = some(lots, 6, (): [string, unknown] => [oneIn(lots, 12) ? pick(lots, TRICKY_KEYS) : pick(lots, words), inner()]);
  // Unlike an assignment, this makes `__proto__` a key like any other, as JSON.parse does.
  return Object.fromEntries(entries);
}

class Instance {
  readonly format = 'tabannusi-position';
  readonly version = 1;
}

/** Not JSON, but harmless. */
const ODD: readonly (() => unknown)[] = [
  () => () => 0,
  () => class {},
  () => new Date(0),
  () => new Date(Number.NaN),
  () => /x/,
  () => new Map([['format', 1]]),
  () => new Set([1]),
  () => new WeakMap(),
  () => new Error('junk'),
  () => Promise.resolve(1),
  () => new Instance(),
  () => new Number(1),
  () => new String('white'),
  () => new Boolean(true),
  () => new Uint8Array(5),
  () => new BigInt64Array(2),
  () => new ArrayBuffer(8),
  () => Object.create(null),
  () => Object.assign(Object.create(null), { format: 1 }),
  () => Object.assign(new Array(4), { 1: 1, 3: 2 }),
  () => new Array(5),
  () => Object.assign([1, 2], { more: 3 }),
  () => ({ [Symbol('junk')]: 1 }),
  () => [Symbol('junk'), 1n, undefined, () => 0],
  () => globalThis,
];

const never = (): never => {
  throw new Error('not to be looked at');
};
const TRAPS: ProxyHandler<object> = {
  get: never,
  has: never,
  ownKeys: never,
  getPrototypeOf: never,
  getOwnPropertyDescriptor: never,
};
const getter = (key: string, get: () => unknown): object => Object.defineProperty({}, key, { enumerable: true, get });

/** Returns an object without end: each access creates the next level. */
const endless = (key: string): object => getter(key, () => endless(key));

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function cyclic(key: string): object {
  const value: Record<string, unknown> = { list: [] };
  value[key] = value;
  (value['list'] as unknown[]).push(value, value);
  return value;
}

/** Values that throw, are circular or pretend to be something else; `key` is a word of the door. */
const HOSTILE: readonly ((key: string) => unknown)[] = [
  (key) => getter(key, never),
  (key) => getter(key, () => getter(key, never)),
  () => new Proxy({}, TRAPS),
  () => new Proxy([], TRAPS),
  () => new Proxy(() => 0, TRAPS),
  () => revoked({}),
  () => revoked([]),
  (key) => ({ [key]: revoked([]) }),
  (key) => [new Proxy({ [key]: 1 }, TRAPS)],
  cyclic,
  endless,
  () => {
    const list: unknown[] = [];
    list.push(list, list, list);
    return list;
  },
  (key) => new Proxy({ [key]: 1 }, { get: (_, name, itself) => (name === key ? itself : undefined) }),
  () => new Proxy([], { get: (list, name) => (name === 'length' ? 2 ** 53 : Reflect.get(list, name)) }),
  () => new Proxy([], { get: (list, name) => (name === 'length' ? Number.NaN : Reflect.get(list, name)) }),
  () => new Proxy({}, { ownKeys: () => ['a', 'b'], getOwnPropertyDescriptor: () => undefined }),
  (key) => Object.create({ [key]: 1 }),
  (key) => JSON.parse(`{"__proto__":{${JSON.stringify(key)}:1},"constructor":{"prototype":1}}`),
  () => ({ toString: never, valueOf: never, [Symbol.toPrimitive]: never }),
  () => ({ toJSON: never }),
  (key) => Object.assign(Object.create({ toJSON: never }), { [key]: 1 }),
];

/** Creates a value on first use. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function nested(depth: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = around(value);
  return value;
}

const LARGE: readonly (() => unknown)[] = [
  once(() => 'x'.repeat(1_000_000)),
  once(() => new Array(1_000_000).fill(0)),
  once(() => new Array(1_000_000).fill('white')),
  once(() => new Array(2 ** 32 - 1)),
  once(() => new Uint8Array(1_000_000)),
  once(() => Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`key${n}`, n]))),
  once(() => ({ ['k'.repeat(1_000_000)]: 1 })),
  once(() => nested(100_000, (inner) => [inner])),
  once(() => nested(100_000, (inner) => ({ edition: inner }))),
  once(() => nested(20, (inner) => [inner, inner, inner, inner])),
  once(() => new Array(20_000).fill({ choose: 'done' })),
];
