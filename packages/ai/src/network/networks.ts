/** The accepted networks. Each is decoded when a game first needs it. */
import type { Setting } from '@tabannusi/engine';
import { editionFor } from './edition.ts';
import { type Learned, tableOf } from './learned.ts';
import { type Network, type NetworkFile, readNetwork, type Table } from './network.ts';

export const FILES: Readonly<Record<Learned, () => Promise<NetworkFile>>> = {
  two: async () => (await import('./networks/two.json', { with: { type: 'json' } })).default as NetworkFile,
  three: async () => (await import('./networks/three.json', { with: { type: 'json' } })).default as NetworkFile,
  four: async () => (await import('./networks/four.json', { with: { type: 'json' } })).default as NetworkFile,
};

const read = new Map<Table, Network>();

/** Null if no network was trained for such games, for example for another edition or against a king. */
export async function networkFor({ edition, players, solo }: Setting): Promise<Network | null> {
  const table = tableOf(players, solo !== null);
  if (table === null) return null;
  const file = await FILES[table]();
  if (file.edition !== editionFor(table, edition)) return null;
  const known = read.get(table) ?? readNetwork(file);
  read.set(table, known);
  return known;
}
