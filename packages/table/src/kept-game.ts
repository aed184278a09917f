/** The game of a table: a recorded game that keeps its steps. */
import { type RecordedGame, Recording, type RunningGame, readRecord, type Steps } from '@tabannusi/engine';

export type KeptGame = Recording & SteppedGame;

/** A running game that keeps its steps. A followed game has no record; a game at a local table has one. */
export type SteppedGame = RunningGame & { readonly steps: Steps };

/** Throws if the record of this game could not be read back, for example because a name or the seed is too long. */
export function newKeptGame(game: RecordedGame & { readonly seed: string }): KeptGame {
  const recording = new Recording({ ...game, keepsSteps: true });
  const read = readRecord(recording.record());
  if (!read.ok) throw new RangeError(`game: ${read.faults.map(({ code, path }) => `${path} ${code}`).join(', ')}`);
  return kept(recording);
}

/** Returns the recording as one that keeps its steps; throws if it does not keep them. */
export function kept(recording: Recording): KeptGame {
  if (recording.steps === null) throw new TypeError('game: it keeps no steps');
  return recording as KeptGame;
}
