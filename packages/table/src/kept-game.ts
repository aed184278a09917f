/** The game of a table: it is recorded, and keeps its steps. */
import { type RecordedGame, Recording, type RunningGame, readRecord, type Steps } from '@tabannusi/engine';

export type KeptGame = Recording & SteppedGame;

/** A running game that keeps its steps, recorded or not: a table that follows a game over the network has no record. */
export type SteppedGame = RunningGame & { readonly steps: Steps };

/** Throws where the record of the game could not be read again: a name or a seed that is too long, say. */
export function newKeptGame(game: RecordedGame & { readonly seed: string }): KeptGame {
  const recording = new Recording({ ...game, keepsSteps: true });
  const read = readRecord(recording.record());
  if (!read.ok) throw new RangeError(`game: ${read.faults.map(({ code, path }) => `${path} ${code}`).join(', ')}`);
  return kept(recording);
}

/** A recording that keeps its steps; throws for any other. */
export function kept(recording: Recording): KeptGame {
  if (recording.steps === null) throw new TypeError('game: it keeps no steps');
  return recording as KeptGame;
}
