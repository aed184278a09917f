/** Changes one thing in a valid value, which usually makes it invalid. */
import type { Generator } from '../../src/chance/generator.ts';
import { placesOf, type Tree } from '../record/places.ts';
import { type Junk, junk, TRICKY_KEYS } from './junk.ts';
import { oneIn, pick } from './lots.ts';

/** A place in a tree: the object or list that it is in, and its key there. */
type Place = readonly [tree: Tree, key: string];

/** Values by key in other valid inputs, and all keys. */
export interface Elsewhere {
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  readonly words: readonly string[];
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Entries of lists have one name. */
const LIST = '[]';
const nameOf = ([tree, key]: Place): string => (Array.isArray(tree) ? LIST : key);
const valueAt = ([tree, key]: Place): unknown => tree[key];

export function elsewhereIn(goods: readonly unknown[]): Elsewhere {
  const values = new Map<string, unknown[]>();
  const words = new Set<string>();
  for (const place of goods.flatMap((good) => placesOf(good))) {
    const value = valueAt(place);
    const found = values.get(nameOf(place)) ?? [];
    values.set(nameOf(place), found);
    if (found.length < 20_000) found.push(value);
    if (nameOf(place) !== LIST) words.add(nameOf(place));
    if (typeof value === 'string' && value.length < 40) words.add(value);
  }
  return { values, words: [...words] };
}

/** Changes one thing in the tree. Returns what, and whether the tree is still tame (see `Junk`). */
export function changeOne(lots: Generator, tree: Tree, elsewhere: Elsewhere): Pick<Junk, 'isTame'> & { readonly what: string } {
  for (;;) {
    const place = somePlace(lots, tree);
    if (oneIn(lots, 20)) {
      const { kind, value, isTame } = junk(lots, elsewhere.words);
      if (put(place, value)) return { what: `${kind} at ${nameOf(place)}`, isTame };
    }
    const way = pick(lots, Object.keys(WAYS) as (keyof typeof WAYS)[]);
    if (WAYS[way](lots, place, elsewhere, tree)) return { what: `${way} ${nameOf(place)}`, isTame: true };
  }
}

/**
 * Returns any place with equal probability, or one reached by a random walk from the top, so that a few long lists do not get all changes.
 */
function somePlace(lots: Generator, tree: Tree): Place {
  if (oneIn(lots, 3)) return pick(lots, placesOf(tree));
  let place: Place = [tree, pick(lots, Object.keys(tree))];
  for (;;) {
    const inner = valueAt(place);
    if (!isTree(inner) || oneIn(lots, 4)) return place;
    const keys = Object.keys(inner);
    if (keys.length === 0) return place;
    place = [inner, pick(lots, keys)];
  }
}

/** A way to change a value; returns false if it does not apply. */
type Way = (lots: Generator, place: Place, elsewhere: Elsewhere, tree: Tree) => boolean;

/** Sets a value as JSON.parse would, `__proto__` too. */
function put([tree, key]: Place, value: unknown): boolean {
  const before = tree[key];
  Object.defineProperty(tree, key, { value, enumerable: true, configurable: true, writable: true });
  return !Object.is(before, value);
}

/** Sets a value unless it is equal to the present one; returns whether it did. */
const putOther = (place: Place, value: unknown): boolean => JSON.stringify(value) !== JSON.stringify(valueAt(place)) && put(place, value);

const copy = (value: unknown): unknown => structuredClone(value);

function someKey(lots: Generator, { words }: Elsewhere): string {
  if (oneIn(lots, 3)) return pick(lots, TRICKY_KEYS);
  return oneIn(lots, 2) ? 'silver' : pick(lots, words);
}

const WAYS = {
  delete(_, [tree, key]) {
    if (Array.isArray(tree)) tree.splice(Number(key), 1);
    else delete tree[key];
    return true;
  },
  add(lots, [tree], elsewhere) {
    const value = copy(pick(lots, elsewhere.values.get(pick(lots, [...elsewhere.values.keys()])) ?? [null]));
    if (Array.isArray(tree)) tree.splice(lots.below(tree.length + 1), 0, value);
    else {
      const key = someKey(lots, elsewhere);
      if (Object.hasOwn(tree, key)) return false;
      put([tree, key], value);
    }
    return true;
  },
  rename(lots, [tree, key], elsewhere) {
    const name = someKey(lots, elsewhere);
    if (Array.isArray(tree) || Object.hasOwn(tree, name)) return false;
    const value = tree[key];
    delete tree[key];
    put([tree, name], value);
    return true;
  },
  type: (lots, place) => put(place, pick(lots, otherTypes(valueAt(place)))),
  offByOne(lots, place) {
    const value = valueAt(place);
    return typeof value === 'number' && put(place, value + pick(lots, [-1, 1]));
  },
  swap(lots, [tree, key]) {
    const other = pick(lots, Object.keys(tree));
    const [one, two] = [tree[key], tree[other]];
    tree[other] = one;
    tree[key] = two;
    return JSON.stringify(one) !== JSON.stringify(two);
  },
  duplicate(lots, [tree, key]) {
    if (!Array.isArray(tree)) return false;
    tree.splice(lots.below(tree.length + 1), 0, copy(tree[Number(key)]));
    return true;
  },
  another(lots, place, { values }) {
    return putOther(place, copy(pick(lots, values.get(nameOf(place)) ?? [])));
  },
  outOfRange(lots, place) {
    const value = valueAt(place);
    return (
      typeof value === 'number' &&
      put(place, pick(lots, [-1, value + 0.5, 100, 1e9, 2 ** 32 + value, Number.MAX_SAFE_INTEGER, -value, 1e308]))
    );
  },
  fromElsewhere(lots, place, _, tree) {
    return putOther(place, copy(valueAt(pick(lots, placesOf(tree)))));
  },
  text(lots, place) {
    const value = valueAt(place);
    if (typeof value !== 'string' || value === '') return false;
    const at = lots.below(value.length);
    const other = pick(lots, ['', value[at] + value[at], ' ', '0', '9', 'a', 'Z', '|', '#', '~', '\u0000', '\ud83d', 'é']);
    return put(place, value.slice(0, at) + other + value.slice(at + 1));
  },
  word(lots, place, { values }) {
    const value = valueAt(place);
    const others = (values.get(nameOf(place)) ?? []).filter((other) => typeof other === 'string' && other.includes(' '));
    if (typeof value !== 'string' || others.length === 0) return false;
    const words = value.split(' ');
    words[lots.below(words.length)] = pick(lots, String(pick(lots, others)).split(' '));
    return put(place, words.join(' '));
  },
  empty(_, place) {
    const value = valueAt(place);
    return isTree(value) && Object.keys(value).length > 0 && put(place, Array.isArray(value) ? [] : {});
  },
} as const satisfies Record<string, Way>;

/** Returns the value in other types. */
function otherTypes(value: unknown): unknown[] {
  const others = [null, true, 1, 'white', [value], { value }];
  if (typeof value === 'number')
    return [...others, String(value), BigInt(Number.isInteger(value) ? value : 0), Number.NaN, new Number(value)];
  if (typeof value === 'string') return [...others, 0, Number(value) || 1, [...value], new String(value)];
  if (Array.isArray(value)) return [...others, { ...value }, value.join(), value.length, new Set(value)];
  if (isTree(value)) return [...others, Object.entries(value), JSON.stringify(value), new Map(Object.entries(value))];
  return others;
}
