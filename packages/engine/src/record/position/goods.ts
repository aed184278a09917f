/** Helpers for several parts of a position: amounts by colour, Crates as lists, and tiles of which each is at one place. */
import { RESOURCE_COLOURS } from '../../edition/types.ts';
import { NONE } from '../../model/ids.ts';
import type { At } from './at.ts';
import type { CrateLists } from './format.ts';

/** Returns whether the second list begins with the values of the first. */
export const isSame = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => Array.from(a).every((value, index) => value === b[index]);

/** The amounts that are not 0 (or not the usual ones), by colour; undefined if there are none. */
export function writeAmounts<K extends string>(
  keys: readonly K[],
  amounts: ArrayLike<number>,
  usual: ArrayLike<number> | 0 = 0,
): Record<K, number> | undefined {
  const differing = keys.filter((_, index) => amounts[index] !== (usual === 0 ? 0 : usual[index]));
  if (differing.length === 0) return undefined;
  return Object.fromEntries(differing.map((key) => [key, amounts[keys.indexOf(key)]])) as Record<K, number>;
}

export function readAmounts(at: At, keys: readonly string[], amounts: Uint8Array, max: number): void {
  for (const { index, at: entry } of at.entries(keys)) amounts[index] = entry.whole(0, max) ?? 0;
}

/** Lists each Crate by its colour, in the order of the colours. */
export function writeCrates(up: Uint8Array, down: Uint8Array): CrateLists {
  const colours = (counts: Uint8Array) => RESOURCE_COLOURS.flatMap((colour, index) => Array<typeof colour>(counts[index]).fill(colour));
  return {
    ...(up.some(isAny) && { up: colours(up) }),
    ...(down.some(isAny) && { down: colours(down) }),
  };
}

const isAny = (count: number): boolean => count > 0;

/** Overwrites both fields; a colour that is not listed has no Crates. */
export function readCrates(at: At, up: Uint8Array, down: Uint8Array, max: number): void {
  if (!at.isObject(['up', 'down'])) return;
  up.fill(0);
  down.fill(0);
  for (const entry of at.key('up').list(0, max)) up[entry.oneOf(RESOURCE_COLOURS) ?? 0]++;
  for (const entry of at.key('down').list(0, max)) down[entry.oneOf(RESOURCE_COLOURS) ?? 0]++;
}

/** Returns the tiles of a field by their names, null for none; undefined if the field is as in the standard set-up. */
export function writeTiles<T>(field: Uint8Array, usual: Uint8Array, name: (tile: number) => T): (T | null)[] | undefined {
  if (field.every((tile, index) => tile === usual[index])) return undefined;
  return Array.from(field, (tile) => (tile === NONE ? null : name(tile)));
}

/** Reads a tile for every place of a field, each tile once. `read` returns the number of a tile. */
export function readTiles(at: At, field: Uint8Array, read: (entry: At) => number | undefined): void {
  at.list(field.length, field.length).forEach((entry, index) => {
    field[index] = entry.value === null ? NONE : (read(entry) ?? NONE);
  });
}

/** Reports tiles that are at two places; `atPlace` returns the value to name in the fault. */
export function checkOnce(field: Uint8Array, atPlace: (index: number) => At, name: (tile: number) => string | number): void {
  field.forEach((tile, index) => {
    const first = field.indexOf(tile);
    if (tile === NONE || first === index) return;
    const at = atPlace(index);
    at.faults.add('repeated', at.path, name(tile));
  });
}
