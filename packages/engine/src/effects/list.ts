/**
 * The effects of an Action tile, a Harbormaster or a Decree, one after the other; what cannot be done is skipped.
 * Payload a: list, b: effects done.
 */
import type { Work } from '../contracts.ts';
import { CAUSES, causeOfList } from '../model/causes.ts';
import { A, B, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { gainGarden, gainGold, gainMarkers, takeSpecialWater } from '../model/goods.ts';
import { CHANCE, NONE } from '../model/ids.ts';
import { gainVp, loseVp } from '../model/ledger.ts';
import { type State, URBAN_HELD } from '../model/state.ts';
import { EFFECT_KINDS, type EffectKind } from '../tiles/effects.ts';
import { effectAmounts, effectKinds } from '../tiles/lists.ts';

export const effects: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const list = state.stack[frame + A];
  const done = state.stack[frame + B]++;
  if (done + 1 >= effectKinds[list].length) pop(state);
  EXECUTE_OF_KIND[effectKinds[list][done]](state, seat, effectAmounts[list][done], causeOfList(list));
};

type Execute = (state: State, seat: number, amount: number, cause: number) => void;

const EXECUTE: Readonly<Record<EffectKind, Execute>> = {
  gold: (state, seat, amount, cause) => gainGold(state, seat, amount, CAUSES[cause]),
  vp: gainVp,
  loseVp,
  markers: (state, seat, amount, cause) => gainMarkers(state, seat, amount, CAUSES[cause]),
  gardens(state, seat, amount, cause) {
    for (let n = 0; n < amount; n++) gainGarden(state, seat, CAUSES[cause]);
  },
  supplyDice(state, seat, amount, cause) {
    for (let n = 0; n < amount; n++) push(state, FRAME.supplyDie, seat, 0, cause);
  },
  specialWater: (state, seat, amount, cause) => takeSpecialWater(state, seat, amount, cause, 0),
  architect(state, seat, _, cause) {
    if (state.architect[seat] !== NONE) push(state, FRAME.architectMove, seat, cause);
  },
  refills: (state, seat, amount, cause) => push(state, FRAME.crateRefill, seat, amount, cause),
  stepsOfChoice: (state, seat, amount, cause) => push(state, FRAME.stepOfChoice, seat, amount, 0, cause, 1),
  stepsOnOneTrack: (state, seat, amount, cause) => push(state, FRAME.stepOfChoice, seat, 1, 0, cause, amount),
  stepsOnDifferentTracks: (state, seat, amount, cause) => push(state, FRAME.stepOfChoice, seat, amount, 0, cause, 1, 0, 1),
  actionTile: (state, seat, _, cause) => push(state, FRAME.anyActionTile, seat, cause),
  ship: (state, seat, _, cause) => push(state, FRAME.ship, seat, 0, 1, cause),
  zigguratClaim: (state, seat, _, cause) => push(state, FRAME.zigguratClaim, seat, cause),
  portHouse: (state, seat) => push(state, FRAME.portSpace, seat, 1),
  moveHouses: (state, seat, amount) => push(state, FRAME.moveHouse, seat, amount),
  urbanCards: drawUrbanCards,
  harbormaster(state, seat) {
    if (state.asideHarbormasters[0] !== 0) push(state, FRAME.dealHarbormaster, CHANCE, NONE, seat);
  },
};
const EXECUTE_OF_KIND = EFFECT_KINDS.map((kind) => EXECUTE[kind]);

/** Cards that are drawn to keep one of them. */
const DRAWN = 2;

/** The deck may be short; each of the seat's cards may lack one House more in any case. */
function drawUrbanCards(state: State, seat: number, _: number, cause: number): void {
  state.urbanIgnored[seat]++;
  state.events?.push({ event: 'urbanHouseIgnored', rule: CAUSES[cause], seat });
  push(state, FRAME.urbanCard, seat, NONE, NONE, cause);
  let wanted = DRAWN;
  for (let card = 0; card < state.urban.length && wanted > 0; card++) {
    if (state.urban[card] >= URBAN_HELD) continue;
    push(state, FRAME.dealUrbanCard, CHANCE, seat, 1, cause);
    wanted--;
  }
}
