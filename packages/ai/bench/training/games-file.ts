/**
 * A compact file of training games: a line of JSON that says how they were played, then the answers of each game. Random outcomes follow
 * from the name of the game, so a game takes about 700 bytes, and its positions are restored by replaying it. The files stay usable when
 * the features change.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { Table } from '../../src/network/network.ts';

/** Everything that determines how the games go. */
export interface GamesOrder {
  readonly table: Table;
  readonly seed: string;
  readonly iterations: number;
  /** The content hashes of the edition and of the judging network; null for the hand-written evaluation. */
  readonly edition: string;
  readonly network: string | null;
}

export interface StoredGame {
  readonly number: number;
  /** Indices in the lists of legal answers, for every question with more than one. */
  readonly answers: Uint16Array;
}

export const nameOf = ({ seed }: GamesOrder, number: number): string => `training ${seed} ${number}`;

const HEAD_BYTES = 6;

export function readGames(file: string): { readonly order: GamesOrder; readonly games: StoredGame[]; readonly bytes: number } {
  const content = readFileSync(file);
  const line = content.indexOf('\n');
  const games: StoredGame[] = [];
  let at = line + 1;
  while (at + HEAD_BYTES <= content.length) {
    const count = content.readUInt16LE(at + 4);
    const end = at + HEAD_BYTES + 2 * count;
    if (end > content.length) break;
    const answers = new Uint16Array(count);
    for (let n = 0; n < count; n++) answers[n] = content.readUInt16LE(at + HEAD_BYTES + 2 * n);
    games.push({ number: content.readUInt32LE(at), answers });
    at = end;
  }
  return { order: JSON.parse(content.toString('utf8', 0, line)), games, bytes: at };
}

/** Opens a file to continue, and returns which games are in it. An incomplete game at the end is cut off. */
export function openGames(file: string, order: GamesOrder): Set<number> {
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(order)}\n`);
    return new Set();
  }
  const stored = readGames(file);
  if (JSON.stringify(stored.order) !== JSON.stringify(order)) {
    throw new Error(`${file} has games that were played otherwise: ${JSON.stringify(stored.order)}. Name another file.`);
  }
  truncateSync(file, stored.bytes);
  return new Set(stored.games.map(({ number }) => number));
}

export function appendGame(file: string, { number, answers }: StoredGame): void {
  const bytes = Buffer.alloc(HEAD_BYTES + 2 * answers.length);
  bytes.writeUInt32LE(number, 0);
  bytes.writeUInt16LE(answers.length, 4);
  for (let n = 0; n < answers.length; n++) bytes.writeUInt16LE(answers[n], HEAD_BYTES + 2 * n);
  appendFileSync(file, bytes);
}
