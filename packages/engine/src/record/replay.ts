/** Plays a record again, and proves it: its hashes, and its chance against its seed. */
import { Generator } from '../chance/generator.ts';
import { asked, describeOutcome, drawOutcome, isOver } from '../engine.ts';
import { CHANCE } from '../model/ids.ts';
import { LAYOUT_NUMBER } from '../model/layout.ts';
import type { State } from '../model/state.ts';
import { type RecordFault, readRecord } from './read-record.ts';
import type { GameRecord } from './record.ts';
import { Recording } from './recording.ts';

/** What is wrong with a record that could be read; `at` counts from 0 in the list of the path. */
export type ReplayFault = {
  readonly path: 'decisions' | 'chance' | 'turns';
  readonly at: number;
  /**
   * `notLegal`: the decision or outcome was not possible there. `leftOver`: the game was over, or something else was asked, before it was used.
   * `otherHash`: the turn began with another state. `otherChance`: the seed gives another outcome.
   */
  readonly code: 'notLegal' | 'leftOver' | 'otherHash' | 'otherChance';
};

export type Replayed =
  | {
      readonly ok: true;
      readonly state: State;
      readonly record: GameRecord /** Whether its hashes could be compared: not those of another layout. */;
      readonly hashes: boolean;
    }
  | { readonly ok: false; readonly faults: readonly (RecordFault | ReplayFault)[] };

/** Reads a record from outside and plays it; the first fault ends it. */
export function replay(value: unknown): Replayed {
  const result = readRecord(value);
  if (!result.ok) return result;
  const { record, edition } = result;
  const recording = new Recording({ edition, names: record.seats.map(({ name }) => name), switches: record.switches });
  const { state } = recording;
  let decided = 0;
  let happened = 0;
  const generator = record.seed === undefined ? null : new Generator(record.seed, 'game');
  while (!isOver(state)) {
    if (asked(state) === CHANCE) {
      if (happened === record.chance.length) break;
      const outcome = record.chance[happened];
      const drawn = generator === null ? null : JSON.stringify(describeOutcome(state, drawOutcome(state, generator)));
      if (!recording.happen(outcome).ok) return wrong('chance', happened, 'notLegal');
      if (drawn !== null && drawn !== JSON.stringify(outcome)) return wrong('chance', happened, 'otherChance');
      happened++;
    } else {
      if (decided === record.decisions.length) break;
      if (!recording.decide(record.decisions[decided]).ok) return wrong('decisions', decided, 'notLegal');
      decided++;
    }
  }
  if (happened < record.chance.length) return wrong('chance', happened, 'leftOver');
  if (decided < record.decisions.length) return wrong('decisions', decided, 'leftOver');
  const hashes = record.layout === LAYOUT_NUMBER;
  const { turns } = recording.record();
  for (let turn = 0; turn < Math.max(turns.length, record.turns.length); turn++) {
    const [found, wanted] = [turns[turn], record.turns[turn]];
    if (found === undefined) return wrong('turns', turn, 'leftOver');
    if (wanted === undefined || found.decisions !== wanted.decisions || (hashes && found.hash !== wanted.hash))
      return wrong('turns', turn, 'otherHash');
  }
  return { ok: true, state, record, hashes };
}

const wrong = (path: ReplayFault['path'], at: number, code: ReplayFault['code']): Replayed => ({ ok: false, faults: [{ path, at, code }] });
