/** Which part of an edition the games of a table use: a network was trained for it, and judges no other. */
import { contentHash, type Edition } from '@tabannusi/engine';
import type { Table } from './network.ts';
import { usedBy } from './used-edition.ts';

const hashes = new WeakMap<Edition, Map<Table, string>>();

/** The hash of everything but names, versions and words of origin; without a Bot, also but for what belongs to the solo game. */
export function editionFor(table: Table, edition: Edition): string {
  const known = hashes.get(edition) ?? new Map<Table, string>();
  hashes.set(edition, known);
  const hash = known.get(table) ?? contentHash(usedBy(table, edition));
  known.set(table, hash);
  return hash;
}
