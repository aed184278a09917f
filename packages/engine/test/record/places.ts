/** Every place of a tree of data, for changing something at random. */
export type Tree = Record<string, unknown>;

/** Each as the object or list that it is in and its key there. */
export function placesOf(tree: unknown, into: [Tree, string][] = []): [Tree, string][] {
  if (typeof tree !== 'object' || tree === null) return into;
  for (const key of Object.keys(tree)) {
    into.push([tree as Tree, key]);
    placesOf((tree as Tree)[key], into);
  }
  return into;
}
