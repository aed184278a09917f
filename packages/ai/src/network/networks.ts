/** The networks that were accepted, each read when a game first needs it. */
import type { Setting } from '@tabannusi/engine';
import { editionFor } from './edition.ts';
import { type Network, type NetworkFile, readNetwork, type Table } from './network.ts';

/** There is none for the solo game. */
export const FILES: Readonly<Partial<Record<Table, () => Promise<NetworkFile>>>> = {
  two: async () => (await import('./networks/two.json', { with: { type: 'json' } })).default as NetworkFile,
  three: async () => (await import('./networks/three.json', { with: { type: 'json' } })).default as NetworkFile,
  four: async () => (await import('./networks/four.json', { with: { type: 'json' } })).default as NetworkFile,
};

const TABLE_OF: Readonly<Record<number, Table>> = { 2: 'two', 3: 'three', 4: 'four' };
const read = new Map<Table, Network>();

/** Null where no network was trained for such games: on another edition, and against a king. */
export async function networkFor({ edition, players, solo }: Setting): Promise<Network | null> {
  const table = solo === null ? TABLE_OF[players] : 'solo';
  const load = FILES[table];
  if (load === undefined) return null;
  const file = await load();
  if (file.edition !== editionFor(table, edition)) return null;
  const known = read.get(table) ?? readNetwork(file);
  read.set(table, known);
  return known;
}
