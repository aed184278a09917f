/** How long it takes to know and to keep: what an observer sees, what a choice would do, a record read and verified. */
import {
  describeChoice,
  Generator,
  isOver,
  legal,
  Masked,
  mask,
  preview,
  REFERENCE_EDITION,
  Recording,
  redeal,
  replay,
  State,
  viewOf,
} from '../src/index.ts';
import { nanoseconds, nanosecondsOfMiddle, type Slices } from './slices.ts';

const RECORDS = 16;

/**
 * So many positions in turn are as quick to read as the one of a game that is being played: who masks a position has just played it. A mask of
 * one among hundreds waits for memory, not for the mask; that is measured beside it.
 */
const AT_HAND = 16;

type Knowing = Record<'maskNs' | 'farMaskNs' | 'viewNs' | 'redealNs' | 'previewNs', Slices>;

/** On real positions; every seat is the observer in turn. */
export function measureKnowing(states: readonly State[], players: number): Knowing {
  const [example] = states;
  if (example === undefined) throw new Error('bench: no positions');
  const { setting } = example;
  const [masked, dealt, random] = [new Masked(setting), new State(setting), new Generator('bench', 'redeal')];
  const atHand = states.filter((_, n) => n % (states.length / AT_HAND) === 0);
  const maskAll = (positions: readonly State[]): Slices =>
    nanoseconds(
      positions.flatMap((state) => Array.from({ length: players }, (_, seat) => ({ state, seat }))),
      ({ state, seat }) => mask(state, seat, masked).hiddenBottoms,
    );
  const masks = states.map((state, n) => mask(state, n % players));
  return {
    maskNs: maskAll(atHand),
    farMaskNs: maskAll(states),
    viewNs: nanoseconds(masks, (seen) => viewOf(seen).timeGold),
    redealNs: nanoseconds(masks, (seen) => redeal(seen, random, dealt).depth),
    previewNs: nanosecondsOfMiddle(states, (state) => preview(state).length),
  };
}

/** From the text of a finished game's record to its verified end. */
export function measureReplay(players: number): Slices {
  const records = Array.from({ length: RECORDS }, (_, n) => JSON.stringify(recordGame(players, `record-${n}`).record()));
  return nanoseconds(records, (text) => {
    const result = replay(JSON.parse(text));
    if (!result.ok) throw new Error('bench: a record was refused');
    return result.record.decisions.length;
  });
}

function recordGame(players: number, seed: string): Recording {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);
  const recording = new Recording({ edition: REFERENCE_EDITION, names, seed });
  const player = new Generator(seed, 'bot');
  const { state } = recording;
  for (recording.draw(); !isOver(state); recording.draw()) {
    recording.decide(describeChoice(state, state.choices[player.below(legal(state))]));
  }
  return recording;
}
