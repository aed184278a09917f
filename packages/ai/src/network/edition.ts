/** Identifies the part of an edition that a network was trained for; it judges games of no other edition. */
import { contentHash, type Edition } from '@tabannusi/engine';
import type { Table } from './network.ts';
import { usedBy } from './used-edition.ts';

const hashes = new WeakMap<Edition, Map<Table, string>>();

/** A hash of everything except names, versions and origins; without a Bot, also without the solo components. */
export function editionFor(table: Table, edition: Edition): string {
  const known = hashes.get(edition) ?? new Map<Table, string>();
  hashes.set(edition, known);
  const hash = known.get(table) ?? contentHash(usedBy(table, edition));
  known.set(table, hash);
  return hash;
}
