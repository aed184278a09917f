/** Tells which games have a network, without loading the networks. */
import { type Edition, REFERENCE_EDITION } from '@tabannusi/engine';
import type { Table } from './network.ts';
import { usedBy } from './used-edition.ts';

/** The tables that have a network. */
export type Learned = Exclude<Table, 'solo'>;

const TABLE_OF: Readonly<Record<number, Learned>> = { 2: 'two', 3: 'three', 4: 'four' };

/** Null for a table without a network. */
export const tableOf = (players: number, isSolo: boolean): Learned | null => (isSolo ? null : TABLE_OF[players]);

/** Returns whether there is a network for such games. All networks are for the present reference edition, which a test checks. */
export function isLearned(edition: Edition, players: number, isSolo: boolean): boolean {
  const table = tableOf(players, isSolo);
  return table !== null && isSame(usedBy(table, edition), usedBy(table, REFERENCE_EDITION));
}

/** Compares values instead of calling `editionFor`, whose hash function a page would have to load. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
