/** Replays a record and verifies it: its turns with their hashes, and its chance against its seed. */
import type { Choice, Outcome } from '../choices.ts';
import { asked, isOver } from '../engine.ts';
import type { RunningGame, RunningOptions } from '../game/running-game.ts';
import { CHANCE } from '../model/ids.ts';
import { LAYOUT_NUMBER } from '../model/layout.ts';
import type { State } from '../model/state.ts';
import type { RecordFault } from './faults.ts';
import { readRecord } from './read-record.ts';
import type { GameRecord } from './record.ts';
import { Recording } from './recording.ts';

/**
 * A fault of a record whose form is right. `at` is an index in the list of the path, from 0. `turn` is the turn in which the fault was
 * found, from 1; 0 is set-up.
 */
export type ReplayFault = { readonly turn: number } & (
  | ({ readonly at: number } & (
      | { readonly code: 'notLegal'; readonly path: 'decisions' | 'chance' }
      /** The game was over before this entry was used, or there was no such turn. */
      | { readonly code: 'leftOver'; readonly path: 'decisions' | 'chance' | 'turns' }
      /** The entry was needed, but the record has none. */
      | { readonly code: 'lacking'; readonly path: 'decisions' | 'chance' | 'turns' }
      /** The seed gives the outcome `allowed`. */
      | { readonly code: 'otherChance'; readonly path: 'chance'; readonly found: Outcome; readonly allowed: Outcome }
      /** The turn began after a different number of decisions. */
      | { readonly code: 'otherTurn'; readonly path: 'turns'; readonly found: number; readonly allowed: number }
      /** The turn began with a different state. */
      | { readonly code: 'otherHash'; readonly path: 'turns'; readonly found: string; readonly allowed: string }
    ))
  /** `confirmed` is larger than the number of decisions, or smaller than the number that cannot be undone. */
  | {
      readonly code: 'confirmed';
      readonly path: 'confirmed';
      readonly found: number;
      readonly allowed: { readonly min: number; readonly max: number };
    }
);

export type Replayed =
  | {
      readonly ok: true;
      readonly state: State;
      readonly record: GameRecord;
      /** The game, ready to be continued. */
      readonly recording: Recording;
      /** False for a record of another layout: it was replayed, but its hashes cannot be compared. */
      readonly hashesCompared: boolean;
    }
  /** All faults of reading, or the first fault of playing. */
  | { readonly ok: false; readonly faults: readonly (RecordFault | ReplayFault)[] };

/** Reads a record from outside and replays it. Compares its chance with the given source, otherwise with its seed. */
export function replay(value: unknown, { keepsSteps, chance }: RunningOptions = {}): Replayed {
  const result = readRecord(value);
  if (!result.ok) return result;
  const { record, edition } = result;
  const { switches, king, seed, seedFrom } = record;
  const names = record.seats.map(({ name }) => name);
  const recording = new Recording({
    edition,
    names,
    switches,
    king,
    keepsSteps,
    ...(chance === undefined ? { seed, seedFrom } : { chance }),
  });
  const fault = playAll(record, recording) ?? confirmedFault(record, recording);
  if (fault !== null) return { ok: false, faults: [fault] };
  return { ok: true, state: recording.state, record, recording, hashesCompared: hasHashes(record) };
}

/** The next answer of a record for a game that follows it; undefined if the game is over or the record has no more. */
export function nextAnswer(
  { decisions, chance }: Pick<GameRecord, 'decisions' | 'chance'>,
  game: RunningGame,
): Choice | Outcome | undefined {
  if (isOver(game.state)) return undefined;
  return asked(game.state) === CHANCE ? chance[game.outcomes.length] : decisions[game.decisions.length];
}

/** Replays a record that `replay` has accepted, step by step, up to a moment or to its end. */
export function retrace(record: GameRecord, game: RunningGame, moment = Number.POSITIVE_INFINITY): void {
  while (game.moment < moment) {
    const answer = nextAnswer(record, game);
    if (answer === undefined) return;
    const played = 'chance' in answer ? game.happen(answer) : game.decide(answer);
    if (!played.ok) throw new Error(`retrace: step ${game.moment} was refused (${played.code})`);
  }
}

const hasHashes = (record: GameRecord): boolean => record.layout === LAYOUT_NUMBER;

/** Plays the whole record, or up to the first fault. */
function playAll(record: GameRecord, recording: Recording): ReplayFault | null {
  const { turns } = recording;
  let begun = 0;
  for (let answer = nextAnswer(record, recording); answer !== undefined; answer = nextAnswer(record, recording)) {
    const fault = answerFault(answer, recording);
    if (fault !== null) return fault;
    for (; begun < turns.length; begun++) {
      const otherTurn = turnFault(record, recording, begun);
      if (otherTurn !== null) return otherTurn;
    }
  }
  return endFault(record, recording);
}

/** Plays one step; returns its fault or null. */
function answerFault(answer: Choice | Outcome, recording: Recording): ReplayFault | null {
  const turn = recording.turns.length;
  if (!('chance' in answer)) {
    const at = recording.decisions.length;
    return recording.decide(answer).ok ? null : { code: 'notLegal', path: 'decisions', at, turn };
  }
  const place = { path: 'chance', at: recording.outcomes.length, turn } as const;
  const allowed = recording.due() ?? answer;
  if (!recording.happen(answer).ok) return { code: 'notLegal', ...place };
  // Both have their keys in the order of the form, so their texts can be compared.
  return JSON.stringify(answer) === JSON.stringify(allowed) ? null : { code: 'otherChance', ...place, found: answer, allowed };
}

function endFault({ decisions, chance, turns, seedFrom = 0 }: GameRecord, recording: Recording): ReplayFault | null {
  const turn = recording.turns.length;
  const [decided, happened] = [recording.decisions.length, recording.outcomes.length];
  if (seedFrom > chance.length) return { code: 'lacking', path: 'chance', at: chance.length, turn };
  const [decisionsLeft, chanceLeft] = [decided < decisions.length, happened < chance.length];
  if (isOver(recording.state)) {
    if (decisionsLeft) return { code: 'leftOver', path: 'decisions', at: decided, turn };
    if (chanceLeft) return { code: 'leftOver', path: 'chance', at: happened, turn };
  } else {
    if (decisionsLeft) return { code: 'lacking', path: 'chance', at: happened, turn };
    if (chanceLeft) return { code: 'lacking', path: 'decisions', at: decided, turn };
  }
  return turns.length > turn ? { code: 'leftOver', path: 'turns', at: turn, turn } : null;
}

function turnFault(record: GameRecord, { turns, hashes }: Recording, at: number): ReplayFault | null {
  const place = { path: 'turns', at, turn: at + 1 } as const;
  if (at >= record.turns.length) return { code: 'lacking', ...place };
  const [found, { decisions: allowed }] = [record.turns[at], turns[at]];
  if (found.decisions !== allowed) return { code: 'otherTurn', ...place, found: found.decisions, allowed };
  if (!hasHashes(record) || found.hash === hashes[at]) return null;
  return { code: 'otherHash', ...place, found: found.hash, allowed: hashes[at] };
}

function confirmedFault(record: GameRecord, recording: Recording): ReplayFault | null {
  const { confirmed, decisions } = record;
  const allowed = { min: decisions.length - recording.open, max: decisions.length };
  if (confirmed >= allowed.min && confirmed <= allowed.max) return null;
  return { code: 'confirmed', path: 'confirmed', turn: recording.turns.length, found: confirmed, allowed };
}
