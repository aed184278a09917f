/** Makes the record of a hosted game from its log, once it has ended. */
import { type GameRecord, Recording } from '@tabannusi/engine';
import { playAnswers } from './course.ts';
import type { Hosted } from './hosted.ts';
import { ToldSteps } from './told-steps.ts';

export interface Revealed {
  readonly record: GameRecord;
  /** The ids of steps that were hidden from somebody, in order. */
  readonly hidden: readonly string[];
}

/** Returns null if no game was played. The record reveals everything, so nobody may see it before the end. */
export function recordOf({ phase, setting, game, from, log }: Hosted): Revealed | null {
  const played = log.filter((entry) => entry.kind === 'begun' || entry.kind === 'played');
  if (phase === 'cancelled' || played.length === 0) return null;
  const { edition, switches, solo } = setting;
  const names = Array.from({ length: game.seats }, (_, n) => `Seat ${n + 1}`);
  const recording = new Recording({ edition, names, switches, king: solo?.king, setting, undoes: false });
  const steps = new ToldSteps();
  for (const answers of from === null ? played : [from, ...played]) playAnswers(recording, answers, steps.add);
  return { record: recording.record(recording.decisions.length), hidden: steps.hidden };
}
