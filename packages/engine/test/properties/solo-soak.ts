/** Very many games against the Bot, on several cores, with counts of what happened. A game that breaks a property is returned by name. */
import { KINGS, type King } from '../../src/edition/types.ts';
import { SHIPPED } from '../../src/record/editions.ts';
import { overWorkers } from './workers.ts';

/** Games against one king with the seeds from `seed` on. */
export interface SoloBatch {
  /** The version of the reference edition. */
  readonly version: number;
  readonly king: King;
  readonly seed: number;
  readonly games: number;
}

export interface SoloTally {
  games: number;
  /** Games that started with a short deck. */
  shortDecks: number;
  /** Questions to the person and outcomes of chance, in all and the most in one game. */
  questions: number;
  chances: number;
  longest: number;
  /** Replayed records, and Bot turns that were repeated with another hidden card. */
  replays: number;
  blindTurns: number;
  /** Choices and gains of the Bot that the referee compared. */
  refereed: number;
  /** Events by the rules of the Bot that they tell of. */
  readonly rules: Map<string, number>;
}

export const emptySoloTally = (): SoloTally => ({
  games: 0,
  shortDecks: 0,
  questions: 0,
  chances: 0,
  longest: 0,
  replays: 0,
  blindTurns: 0,
  refereed: 0,
  rules: new Map(),
});

export interface SoloSoak {
  readonly tally: SoloTally;
  /** The first failure of each batch, which then stops. */
  readonly failures: readonly string[];
}

const BATCH = 250;

/** Plays games of every king on every shipped version, with the seeds from `first` on. */
export async function soakSolo(games: number, first: number): Promise<SoloSoak> {
  const tally = emptySoloTally();
  const failures: string[] = [];
  const batches: SoloBatch[] = [];
  for (let n = 0; n < games; n += BATCH) {
    for (const { version } of SHIPPED) {
      for (const king of KINGS) batches.push({ version, king, seed: first + n, games: Math.min(BATCH, games - n) });
    }
  }
  await overWorkers<SoloBatch, SoloSoak>(new URL('./solo-worker.ts', import.meta.url), batches, (result) => {
    add(tally, result.tally);
    failures.push(...result.failures);
    return failures.length === 0;
  });
  return { tally, failures };
}

function add(tally: SoloTally, more: SoloTally): void {
  for (const key of ['games', 'shortDecks', 'questions', 'chances', 'replays', 'blindTurns', 'refereed'] as const) tally[key] += more[key];
  tally.longest = Math.max(tally.longest, more.longest);
  for (const [rule, count] of more.rules) tally.rules.set(rule, (tally.rules.get(rule) ?? 0) + count);
}
