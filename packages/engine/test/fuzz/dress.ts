/** Disguises a valid input: its content is the same, but it is no longer a plain object. */
import type { Generator } from '../../src/chance/generator.ts';
import { pick } from './lots.ts';

const never = (): never => {
  throw new Error('not to be called');
};

const DRESSES = {
  proxy: (good: object) => new Proxy(good, {}),
  inherited: (good: object) => Object.create(good),
  noPrototype: (good: object) => Object.assign(Object.create(null), good),
  ofAClass: (good: object) => Object.assign(Object.create({ toJSON: never, toString: never }), good),
  getters: (good: object) =>
    Object.defineProperties(
      {},
      Object.fromEntries(Object.entries(good).map(([key, value]) => [key, { enumerable: true, get: () => value }])),
    ),
  hidden: (good: object) =>
    Object.defineProperties({}, Object.fromEntries(Object.entries(good).map(([key, value]) => [key, { enumerable: false, value }]))),
  withSymbol: (good: object) => ({ ...good, [Symbol('more')]: 1 }),
  withUndefined: (good: object) => ({ ...good, more: undefined }),
  asList: (good: object) => Object.assign([], good),
} as const satisfies Record<string, (good: object) => object>;

/** Disguises the input itself or one of the objects in it. */
export function dress(lots: Generator, good: Record<string, unknown>): { readonly what: string; readonly value: object } {
  const name = pick(lots, Object.keys(DRESSES) as (keyof typeof DRESSES)[]);
  const inner = Object.keys(good).filter((key) => typeof good[key] === 'object' && good[key] !== null);
  const key = pick(lots, [null, ...inner]);
  const value = key === null ? DRESSES[name](good) : { ...good, [key]: DRESSES[name](good[key] as object) };
  return { what: `${name} ${key ?? ''}`, value };
}
