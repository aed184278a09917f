/** Lists all places of a tree of data, to change one at random. */
export type Tree = Record<string, unknown>;

/** Each place as its object or list, and the key in it. */
export function placesOf(tree: unknown, into: [Tree, string][] = []): [Tree, string][] {
  if (typeof tree !== 'object' || tree === null) return into;
  for (const key of Object.keys(tree)) {
    into.push([tree as Tree, key]);
    placesOf((tree as Tree)[key], into);
  }
  return into;
}
