/** Games of random players, as records and saved tables. */
import {
  describeChoice,
  type Edition,
  type GameRecord,
  Generator,
  isOver,
  type King,
  legal,
  REFERENCE_EDITION,
  Recording,
  type Switches,
} from '@tabannusi/engine';
import { newTable, type SavedTable } from '@tabannusi/table';

const NAMES = ['Adda', 'Beli', 'Enna', 'Zuzu'] as const;

interface Order {
  readonly players?: number;
  /** For a solo game. */
  readonly king?: King;
  readonly seed?: string;
  readonly switches?: Partial<Switches>;
  readonly edition?: Edition;
  /** Decisions in the record; all by default. */
  readonly decisions?: number;
}

export function recorded({
  players = 2,
  king,
  seed = 'ur',
  switches = {},
  edition = REFERENCE_EDITION,
  decisions = Number.POSITIVE_INFINITY,
}: Order = {}): GameRecord {
  const recording = new Recording({ edition, names: NAMES.slice(0, players), seed, switches, ...(king === undefined ? {} : { king }) });
  const { state } = recording;
  const lots = new Generator(seed, 'bot');
  recording.draw();
  for (let n = 0; n < decisions && !isOver(state); n++) {
    const answer = state.choices[lots.below(legal(state))];
    if (answer === undefined) throw new Error('a question without an answer');
    recording.decide(describeChoice(state, answer));
    recording.draw();
  }
  return recording.record();
}

/** A table with a person and a bot at which nothing is decided yet. */
export const savedTable = (): SavedTable =>
  newTable({
    edition: REFERENCE_EDITION,
    seats: [
      { kind: 'person', name: 'Adda' },
      { kind: 'bot', name: 'Beli', bot: 'apprentice' },
    ],
    seed: 'ur',
  }).save();
