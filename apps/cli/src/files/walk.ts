/** A verified record, replayed step by step with its events. */
import { type GameEvent, type GameRecord, nextAnswer, questionKind, Recording, type Setting } from '@tabannusi/engine';
import type { ToldStep } from '../tell/step.ts';

/** A decision or an outcome of chance. */
export interface WalkedStep extends ToldStep {
  /** The number of steps so far, this one included. */
  readonly moment: number;
  /** The number of the turn after the step, from 1; 0 in set-up. */
  readonly turn: number;
}

/** The state before the first step. */
export const BEGINNING: WalkedStep = { moment: 0, turn: 0, answered: null, events: [] };

export interface Walk {
  /** The recording after the steps taken so far. */
  readonly recording: Recording;
  readonly steps: Iterable<WalkedStep>;
}

/** `record` must be one that `replay` has accepted, with its setting. */
export function walk(record: GameRecord, { edition, switches }: Setting): Walk {
  const { seed, seedFrom, seats, king } = record;
  const names = seats.map(({ name }) => name);
  const recording = new Recording({ edition, names, switches, king, seed, seedFrom });
  return { recording, steps: stepsOf(record, recording) };
}

function* stepsOf(record: GameRecord, recording: Recording): Iterable<WalkedStep> {
  const { state } = recording;
  for (;;) {
    const answer = nextAnswer(record, recording);
    if (answer === undefined) return;
    const answered = questionKind(state);
    const events: GameEvent[] = [];
    const played = 'chance' in answer ? recording.happen(answer, events) : recording.decide(answer, events);
    if (!played.ok) throw new Error(`walk: a step of a verified record was refused (${played.code})`);
    yield { moment: recording.moment, turn: recording.turns.length, answered, events };
  }
}

/** Returns the steps up to a moment. After the last of them the walk is at that moment. */
export function* stepsTo({ steps }: Walk, moment: number): Iterable<WalkedStep> {
  if (moment === 0) return;
  for (const step of steps) {
    yield step;
    if (step.moment >= moment) return;
  }
}
