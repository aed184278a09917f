/**
 * Whole games of four, planned before they are played: the secret and the shares are given, so all dice are known. Clients only send what
 * is planned, so the server has the machine nearly to itself.
 */
import { createHash } from 'node:crypto';
import type { GameRecord } from '@tabannusi/engine';
import { canonical, seatCommitment } from '@tabannusi/fair';
import type { ToldEntry } from '@tabannusi/host';
import { Party } from '@tabannusi/host/party';

export const SEATS = 4;

export interface PlannedTable {
  readonly table: string;
  readonly secret: string;
  /** By seat. */
  readonly shares: readonly string[];
  readonly commitments: readonly string[];
  readonly commits: readonly PlannedCommit[];
  /** The number of the entry after the last commit. In a whole game, that entry ends the game. */
  readonly last: number;
  /** The number of decisions in the whole game. */
  readonly decisions: number;
  readonly record: GameRecord;
}

interface PlannedCommit {
  readonly seat: number;
  /** The number of the entry before the commit. */
  readonly at: number;
  /** The message to send. */
  readonly text: string;
}

/** Returns the same tables for the same seed. */
export function planTables(seed: string, count: number): PlannedTable[] {
  return Array.from({ length: count }, (_, n) => planTable(`${seed} ${n}`));
}

function planTable(seed: string): PlannedTable {
  const party = new Party({ seed, persons: SEATS, observers: Array.from({ length: SEATS }, (_, seat) => seat) });
  party.begin().playToEnd();
  const { table, shares, dice } = party;
  const last = JSON.parse(party.told[0]?.at(-1) ?? '') as ToldEntry;
  if (last.record === undefined) throw new Error('A planned game has no end.');
  const commits = [...party.done.values()].flatMap((command): PlannedCommit[] => {
    if (command.do !== 'commit') return [];
    const { id, at, decisions, person } = command;
    return [{ seat: Number(person.slice(1)), at, text: JSON.stringify({ t: 'commit', id, at, decisions }) }];
  });
  const commitments = shares.map((share, seat) => seatCommitment(table, seat, share));
  const { record } = last;
  return { table, secret: dice.secret(), shares, commitments, commits, last: last.seq, decisions: record.decisions.length, record };
}

/** Shortens a game to its first commits. */
export function cutTo(planned: PlannedTable, commits: number): PlannedTable {
  const made = planned.commits.slice(0, commits);
  return { ...planned, commits: made, last: (made.at(-1)?.at ?? 0) + 1 };
}

/** A hash of all decisions and outcomes of some games: as planned, as told to the players, or as stored. */
export function checksumOf(records: readonly (GameRecord | null)[]): string {
  const hash = createHash('sha256');
  for (const record of records) hash.update(canonical([record?.decisions ?? null, record?.chance ?? null]));
  return hash.digest('hex').slice(0, 16);
}
