/**
 * Detects whether the features are still those that a network was trained with, by their values over a few random games. Changes of the
 * features, of a term among them or of a value of the edition show here.
 */
import { createHash } from 'node:crypto';
import { Generator, legal } from '@tabannusi/engine';
import { Features } from '../../src/network/features.ts';
import type { Table } from '../../src/network/network.ts';
import { walk } from './play.ts';
import { settingOf } from './tables.ts';

const GAMES = 4;

export function fingerprint(table: Table): { readonly features: string; readonly inputs: number } {
  const hash = createHash('sha256');
  let inputs = 0;
  for (let game = 0; game < GAMES; game++) {
    const setting = settingOf(table, game);
    const lots = new Generator(`fingerprint ${game}`, 'bot');
    const features = new Features(0);
    let before = -1;
    walk(
      setting,
      `fingerprint ${game}`,
      (state) => lots.below(legal(state)),
      (state) => {
        if (state.active === before) return;
        before = state.active;
        const row = Float32Array.from(features.read(state));
        inputs = row.length;
        hash.update(new Uint8Array(row.buffer));
      },
    );
  }
  return { features: hash.digest('hex').slice(0, 16), inputs };
}
