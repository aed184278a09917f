/**
 * Positions inside every step of the Bot's turn read back to the same state. Most steps are rare, so the games are chosen: together they meet every
 * kind of frame that the Bot has, on everything that it can lie on. If a change of the rules moves them, look for other games.
 */
import { expect, it } from 'vitest';
import type { King } from '../../src/edition/types.ts';
import { FRAME_KINDS, type FrameKind, frameKindAt, TABLE_FRAME_KINDS } from '../../src/model/frames.ts';
import type { State } from '../../src/model/state.ts';
import { LIES_ON } from '../../src/record/position/pending-order.ts';
import { randomEdition } from '../properties/random-edition.ts';
import { playSolo } from '../properties/solo.ts';
import { roundTripCheck } from './position-round-trip.ts';

const GAMES: readonly (readonly [King, number])[] = [
  ['gilgabot', 2], // resets of cards and tiles, a construct, the Ziggurat
  ['gilgabot', 8], // a Project with a step of choice
  ['gilgabot', 26], // a Garden with its bonus
  ['gilgabot', 48], // the bonus of a construct
  ['gilgabot', 51], // a payment for a Garden
  ['gilgabot', 52], // the steps of a Decree
  ['gilgabot', 117], // the bonus of a House in the Port
  ['sarbot', 21], // the claim of a Decree
  ['botmuzi', 1], // steps by the king card
];
/** With random editions, in which more colours are equal. */
const OTHER_GAMES: readonly (readonly [King, number])[] = [
  ['sarbot', 153], // the bonus of a House in the Ziggurat
  ['gilgabot', 154], // a lot among Buildings
  ['bot-baba', 187], // a lot among Projects
  ['bot-baba', 937], // a House in the Port by a Decree
];

const tableKinds: readonly FrameKind[] = TABLE_FRAME_KINDS;
const isOfBot = (kind: FrameKind | 'bottom'): boolean => kind !== 'bottom' && !tableKinds.includes(kind);

/** `kind on below` for every frame of the Bot, and for every frame on top of one. */
function botFrames(state: State): string[] {
  const kinds = Array.from({ length: state.depth }, (_, index) => FRAME_KINDS[frameKindAt(state, index)]);
  return kinds.flatMap((kind, index) =>
    index > 0 && (isOfBot(kind) || isOfBot(kinds[index - 1])) ? [`${kind} on ${kinds[index - 1]}`] : [],
  );
}

it('every kind of pending step of the Bot is met, and reads back to the same hash', () => {
  const met = new Map<string, number>();
  const visit = (check: (state: State) => void) => (state: State) => {
    const frames = botFrames(state);
    if (frames.length === 0) return;
    check(state);
    for (const frame of frames) met.set(frame, (met.get(frame) ?? 0) + 1);
  };
  for (const [king, seed] of GAMES) playSolo(king, seed, visit(roundTripCheck()));
  for (const [king, seed] of OTHER_GAMES) playSolo(king, seed, visit(roundTripCheck()), randomEdition(seed));
  const possible = FRAME_KINDS.flatMap((kind) =>
    LIES_ON[kind].filter((below) => isOfBot(kind) || isOfBot(below)).map((below) => `${kind} on ${below}`),
  );
  expect([...met.keys()].sort()).toEqual(possible.sort());
  expect(FRAME_KINDS.filter((kind) => isOfBot(kind) && LIES_ON[kind].length === 0)).toEqual(['botStart', 'botBonus']);
});
