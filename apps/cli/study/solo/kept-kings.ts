/** A file with a line per finished king: a study takes hours, and what is in the file is not played again. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { contentHash } from '@tabannusi/engine';
import { editionOf, type Order } from '../../src/sim/order.ts';
import { VERSION } from '../../src/version.ts';
import type { KingStudy } from './play-kings.ts';

export interface KeptKings {
  /** Null if the file has no study of exactly this order. */
  find(order: Order): KingStudy | null;
  keep(order: Order, study: KingStudy): void;
}

export function keptKings(file: string): KeptKings {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const kept = new Map<string, KingStudy>(lines.filter((line) => line !== '').map((line) => JSON.parse(line)));
  return {
    find: (order) => kept.get(nameOf(order)) ?? null,
    keep: (order, study) => appendFileSync(file, `${JSON.stringify([nameOf(order), study])}\n`),
  };
}

/** A key of everything that decides the games, including the program version, which decides how its bots play. */
const nameOf = (order: Order): string => {
  const { players, king, games, seed, bots, iterations } = order;
  return JSON.stringify([VERSION, players, king, games, seed, bots, iterations, contentHash(editionOf(order))]);
};
