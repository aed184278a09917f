/** Changes one thing in a valid value, which usually makes it invalid. */
import type { Generator } from '@tabannusi/engine';

type Tree = Record<string, unknown>;
type Place = readonly [tree: Tree, key: string];

const pick = <T>(lots: Generator, values: readonly T[]): T => values[lots.below(values.length)] as T;

function placesOf(tree: unknown, into: Place[] = []): Place[] {
  if (typeof tree !== 'object' || tree === null) return into;
  for (const key of Object.keys(tree)) {
    into.push([tree as Tree, key]);
    placesOf((tree as Tree)[key], into);
  }
  return into;
}

/** Replacements for a value; null removes it. */
const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  99,
  1e9,
  '',
  'person',
  'done',
  'lowest',
  [],
  {},
  [0],
  { choose: 'done' },
];

/** Changes one thing in the tree. The keys in `seldom` hold most of it and are chosen rarely. */
export function changeOne(lots: Generator, input: Tree, seldom: readonly string[]): { readonly what: string; readonly input: unknown } {
  const tops = Object.keys(input).filter((key) => !seldom.includes(key) || lots.below(4) === 0);
  const top = pick(lots, tops);
  const [tree, key] = pick(lots, [[input, top] as const, ...placesOf(input[top])]);
  const value = tree[key];
  const what = `${top} … ${key}`;
  switch (lots.below(7)) {
    case 0:
      if (Array.isArray(tree)) tree.splice(Number(key), 1);
      else delete tree[key];
      return { what: `${what} deleted`, input };
    case 1:
      if (Array.isArray(tree)) tree.splice(Number(key), 0, structuredClone(value));
      else tree[`${key}s`] = value;
      return { what: `${what} twice`, input };
    case 2:
      tree[key] = typeof value === 'number' ? value + pick(lots, [-1, 1, 0.5, 1e9]) : typeof value === 'boolean' ? !value : [value];
      return { what: `${what} moved`, input };
    case 3: {
      const [other, name] = pick(lots, placesOf(input));
      tree[key] = structuredClone(other[name]);
      return { what: `${what} as ${name}`, input };
    }
    case 4:
      if (Array.isArray(value)) value.push(structuredClone(pick(lots, [...OTHERS, ...value])));
      else tree[key] = String(value);
      return { what: `${what} longer`, input };
    case 5:
      if (Array.isArray(value)) value.reverse();
      else tree[key] = { value };
      return { what: `${what} reversed`, input };
    default:
      tree[key] = structuredClone(pick(lots, OTHERS));
      return { what: `${what} replaced`, input };
  }
}
