/**
 * What the active player may do in a window instead of answering the question: refill a Crate, score a Decree or use a Harbormaster
 * (FREE-01, HM-01). The numbers of these answers are above those of any question.
 */
import type { Choice } from './choices.ts';
import { DECREE_IDS, HARBORMASTER_IDS, RESOURCE_COLOURS } from './edition/types.ts';
import { forbidsRefill } from './legality/refills.ts';
import { forbidsDecreeNow, forbidsFreeActions, forbidsHarbormaster, type Window } from './legality/windows.ts';
import { CAUSES, causeOfList } from './model/causes.ts';
import { topSeat } from './model/frames.ts';
import { takeDecree } from './model/goods.ts';
import { HARBORMASTER_COUNT, RESOURCE_COLOUR_COUNT } from './model/ids.ts';
import { push } from './model/push.ts';
import type { State } from './model/state.ts';
import { listOfDecree, listOfHarbormaster } from './tiles/lists.ts';

/** The first number of the free actions: refills by the colour of the Crate, then Decrees by their space, then Harbormasters. */
export const FREE = 1 << 16;
const REFILL = FREE;
const DECREE = FREE + 16;
const HARBORMASTER = FREE + 32;

/** Offers the free actions of a window. Most players have no Crate face down and no Harbormaster, so that is checked first. */
export function listFree(state: State, window: Window): void {
  const seat = topSeat(state);
  if (forbidsFreeActions(state, seat, window) !== null) return;
  const paying = window === 'paying';
  if (state.cratesDown[seat] > 0) listRefills(state, seat);
  for (let space = 0; space < state.setting.players; space++) {
    if (forbidsDecreeNow(state, seat, space, paying) === null) state.offer(DECREE + space);
  }
  if (state.heldHarbormasters[seat] !== 0) listHarbormasters(state, seat, paying);
}

function listRefills(state: State, seat: number): void {
  const at = seat * RESOURCE_COLOUR_COUNT;
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    if (state.crateDown[at + colour] > 0 && forbidsRefill(state, seat, colour) === null) state.offer(REFILL + colour);
  }
}

function listHarbormasters(state: State, seat: number, paying: boolean): void {
  for (let harbormaster = 0; harbormaster < HARBORMASTER_COUNT; harbormaster++) {
    if (forbidsHarbormaster(state, seat, harbormaster, paying) === null) state.offer(HARBORMASTER + harbormaster);
  }
}

/** Begins a free action on top of the question whose window offered it. */
export function applyFree(state: State, answer: number): void {
  const seat = topSeat(state);
  if (answer >= HARBORMASTER) useHarbormaster(state, seat, answer - HARBORMASTER);
  else if (answer >= DECREE) scoreDecree(state, seat, answer - DECREE);
  else push.refillPayment(state, seat, { colour: answer - REFILL });
}

/** A used Harbormaster leaves the game (HM-01). */
function useHarbormaster(state: State, seat: number, harbormaster: number): void {
  const list = listOfHarbormaster(harbormaster);
  state.heldHarbormasters[seat] &= ~(1 << harbormaster);
  state.events?.push({ event: 'harbormasterUsed', rule: CAUSES[causeOfList(list)], seat, harbormaster: HARBORMASTER_IDS[harbormaster] });
  push.effects(state, seat, { list });
}

/** A scored Decree leaves the board and stays with its player (FREE-05). */
function scoreDecree(state: State, seat: number, space: number): void {
  takeDecree(state, seat, space, 'FREE-05');
  push.effects(state, seat, { list: listOfDecree(state.decrees[space]) });
}

/** Returns the outside form of a free action. */
export function describeFree(state: State, answer: number): Choice {
  if (answer >= HARBORMASTER) return { choose: 'harbormaster', harbormaster: HARBORMASTER_IDS[answer - HARBORMASTER] };
  if (answer >= DECREE) return { choose: 'decree', decree: DECREE_IDS[state.decrees[answer - DECREE]] };
  return { choose: 'refill', colour: RESOURCE_COLOURS[answer - REFILL] };
}
