/** Plays a record again, and proves it: its turns and their hashes, and its chance against its seed. */
import { Generator } from '../chance/generator.ts';
import type { Outcome } from '../choices.ts';
import { asked, describeOutcome, drawOutcome, isOver } from '../engine.ts';
import { CHANCE } from '../model/ids.ts';
import { LAYOUT_NUMBER } from '../model/layout.ts';
import type { State } from '../model/state.ts';
import type { RecordFault } from './faults.ts';
import { readRecord } from './read-record.ts';
import type { GameRecord } from './record.ts';
import { Recording } from './recording.ts';

/**
 * What is wrong with a record that could be read. `at` counts from 0 in the list of the path; `turn` counts from 1 the turn in which it was found,
 * 0 is set-up.
 */
export type ReplayFault = { readonly turn: number } & (
  | ({ readonly at: number } & (
      | { readonly code: 'notLegal'; readonly path: 'decisions' | 'chance' }
      /** The game was over before it was used, or no such turn was played. */
      | { readonly code: 'leftOver'; readonly path: 'decisions' | 'chance' | 'turns' }
      /** It was needed, and the record goes on without it. */
      | { readonly code: 'lacking'; readonly path: 'decisions' | 'chance' | 'turns' }
      /** The seed gives what is `allowed`. */
      | { readonly code: 'otherChance'; readonly path: 'chance'; readonly found: Outcome; readonly allowed: Outcome }
      /** The turn began after another number of decisions. */
      | { readonly code: 'otherTurn'; readonly path: 'turns'; readonly found: number; readonly allowed: number }
      /** The turn began with another state. */
      | { readonly code: 'otherHash'; readonly path: 'turns'; readonly found: string; readonly allowed: string }
    ))
  /** More are called final than there are, or fewer than cannot be taken back. */
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
      /** To play on. */
      readonly recording: Recording;
      /** False for a record of another layout: it was played, but its hashes mean something else. */
      readonly hashesCompared: boolean;
    }
  /** All faults of reading, or the first of playing. */
  | { readonly ok: false; readonly faults: readonly (RecordFault | ReplayFault)[] };

/** Reads a record from outside and plays it. */
export function replay(value: unknown): Replayed {
  const result = readRecord(value);
  if (!result.ok) return result;
  const { record, edition } = result;
  const { seed, seedFrom = 0, switches, king } = record;
  const names = record.seats.map(({ name }) => name);
  const recording = new Recording({
    edition,
    names,
    switches,
    seedFrom,
    ...(seed === undefined ? {} : { seed }),
    ...(king === undefined ? {} : { king }),
  });
  const fault = playAll(record, recording) ?? confirmedFault(record, recording);
  if (fault !== null) return { ok: false, faults: [fault] };
  return { ok: true, state: recording.state, record, recording, hashesCompared: hasHashes(record) };
}

const hasHashes = (record: GameRecord): boolean => record.layout === LAYOUT_NUMBER;

/** Plays all of it, or up to the first fault in the order of the game. */
function playAll(record: GameRecord, recording: Recording): ReplayFault | null {
  const { decisions, chance, seed, seedFrom = 0 } = record;
  const { state, turns } = recording;
  const generator = seed === undefined ? null : new Generator(seed, 'game');
  let [decided, happened, begun] = [0, 0, 0];
  while (!isOver(state)) {
    const turn = turns.length;
    if (asked(state) === CHANCE) {
      if (happened === chance.length) break;
      const found = chance[happened];
      const allowed = generator === null || happened < seedFrom ? found : describeOutcome(state, drawOutcome(state, generator));
      if (!recording.happen(found).ok) return { code: 'notLegal', path: 'chance', at: happened, turn };
      // What was read has its keys in the order of the form.
      if (JSON.stringify(found) !== JSON.stringify(allowed))
        return { code: 'otherChance', path: 'chance', at: happened, turn, found, allowed };
      happened++;
    } else {
      if (decided === decisions.length) break;
      if (!recording.decide(decisions[decided]).ok) return { code: 'notLegal', path: 'decisions', at: decided, turn };
      decided++;
    }
    for (; begun < turns.length; begun++) {
      const fault = turnFault(record, recording, begun);
      if (fault !== null) return fault;
    }
  }
  const turn = turns.length;
  if (seedFrom > chance.length) return { code: 'lacking', path: 'chance', at: chance.length, turn };
  const [decisionsLeft, chanceLeft] = [decided < decisions.length, happened < chance.length];
  if (isOver(state)) {
    if (decisionsLeft) return { code: 'leftOver', path: 'decisions', at: decided, turn };
    if (chanceLeft) return { code: 'leftOver', path: 'chance', at: happened, turn };
  } else {
    if (decisionsLeft) return { code: 'lacking', path: 'chance', at: happened, turn };
    if (chanceLeft) return { code: 'lacking', path: 'decisions', at: decided, turn };
  }
  return record.turns.length > turn ? { code: 'leftOver', path: 'turns', at: turn, turn } : null;
}

function turnFault(record: GameRecord, recording: Recording, at: number): ReplayFault | null {
  const [found, allowed] = [record.turns[at], recording.turns[at]];
  const place = { path: 'turns', at, turn: at + 1 } as const;
  if (at >= record.turns.length) return { code: 'lacking', ...place };
  if (found.decisions !== allowed.decisions) return { code: 'otherTurn', ...place, found: found.decisions, allowed: allowed.decisions };
  if (!hasHashes(record) || found.hash === allowed.hash) return null;
  return { code: 'otherHash', ...place, found: found.hash, allowed: allowed.hash };
}

function confirmedFault(record: GameRecord, recording: Recording): ReplayFault | null {
  const { confirmed, decisions } = record;
  const allowed = { min: recording.record().confirmed, max: decisions.length };
  if (confirmed >= allowed.min && confirmed <= allowed.max) return null;
  return { code: 'confirmed', path: 'confirmed', turn: recording.turns.length, found: confirmed, allowed };
}
