/** Recorded games of random players, and changed records. */
import { Generator } from '../../src/chance/generator.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { describeChoice, isOver, legal } from '../../src/engine.ts';
import type { GameRecord } from '../../src/record/record.ts';
import { Recording } from '../../src/record/recording.ts';

export const NAMES = ['Adda', 'Beli', 'Enna', 'Ilku'];

/** With this many decisions, or to the end. */
export function recorded(players: number, seed: string, decisions = Number.POSITIVE_INFINITY, edition = REFERENCE_EDITION): Recording {
  const recording = new Recording({ edition, names: NAMES.slice(0, players), seed });
  const lots = new Generator(seed, 'bot');
  const { state } = recording;
  recording.draw();
  for (let n = 0; n < decisions && !isOver(state); n++) {
    const answer = state.choices[lots.below(legal(state))];
    if (!recording.decide(describeChoice(state, answer)).ok) throw new Error('a legal choice was refused');
    recording.draw();
  }
  return recording;
}

/** Returns the record as it comes from a file, with these keys replaced. */
export const changed = (record: GameRecord, keys: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...JSON.parse(JSON.stringify(record)),
  ...keys,
});

/** Returns the list with one entry replaced. */
export const replaced = (entries: readonly unknown[], at: number, entry: unknown): unknown[] => entries.toSpliced(at, 1, entry);
