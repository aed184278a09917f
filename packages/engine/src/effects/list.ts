/** Carries out the effects of an Action tile, Harbormaster or Decree one after the other. What cannot be done is skipped. */
import type { Work } from '../contracts.ts';
import { CAUSES, causeOfList } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { gainGarden, gainGold, gainMarkers, takeSpecialWater } from '../model/goods.ts';
import { CHANCE, NONE } from '../model/ids.ts';
import { gainVp, loseVp } from '../model/ledger.ts';
import { push } from '../model/push.ts';
import { type State, URBAN_HELD } from '../model/state.ts';
import { EFFECT_KINDS, type EffectKind, URBAN_DRAW } from '../tiles/effects.ts';
import { effectAmounts, effectKinds } from '../tiles/lists.ts';

const AT = FIELDS.effects;

export const effects: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const list = state.stack[frame + AT.list];
  const done = state.stack[frame + AT.done]++;
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
    for (let n = 0; n < amount; n++) push.supplyDie(state, seat, { rule: cause });
  },
  specialWater: (state, seat, amount, cause) => takeSpecialWater(state, seat, amount, cause, 0),
  architect(state, seat, _, cause) {
    if (state.architect[seat] !== NONE) push.architectMove(state, seat, { rule: cause });
  },
  refills: (state, seat, amount, cause) => push.crateRefill(state, seat, { crates: amount, rule: cause }),
  stepsOfChoice: (state, seat, amount, cause) => push.stepOfChoice(state, seat, { choices: amount, rule: cause, steps: 1 }),
  stepsOnOneTrack: (state, seat, amount, cause) => push.stepOfChoice(state, seat, { choices: 1, rule: cause, steps: amount }),
  stepsOnDifferentTracks: (state, seat, amount, cause) =>
    push.stepOfChoice(state, seat, { choices: amount, rule: cause, steps: 1, different: 1 }),
  actionTile: (state, seat, _, cause) => push.anyActionTile(state, seat, { rule: cause }),
  ship: (state, seat, _, cause) => push.ship(state, seat, { gold: 0, optional: 1, rule: cause }),
  zigguratClaim: (state, seat, _, cause) => push.zigguratClaim(state, seat, { rule: cause }),
  portHouse: (state, seat) => push.portSpace(state, seat, { free: 1 }),
  moveHouses: (state, seat, amount) => push.moveHouse(state, seat, { houses: amount }),
  urbanCards: drawUrbanCards,
  harbormaster(state, seat) {
    if (state.asideHarbormasters[0] !== 0) push.dealHarbormaster(state, CHANCE, { line: NONE, toSeat: seat });
  },
};
const EXECUTE_OF_KIND = EFFECT_KINDS.map((kind) => EXECUTE[kind]);

/** The deck may have too few cards. In any case, each of the seat's cards may then lack one House more. */
function drawUrbanCards(state: State, seat: number, _: number, cause: number): void {
  state.urbanIgnored[seat]++;
  state.events?.push({ event: 'urbanHouseIgnored', rule: CAUSES[cause], seat });
  push.urbanCard(state, seat, { card: NONE, otherCard: NONE, rule: cause });
  let wanted = URBAN_DRAW.drawn;
  for (let card = 0; card < state.urban.length && wanted > 0; card++) {
    if (state.urban[card] >= URBAN_HELD) continue;
    push.dealUrbanCard(state, CHANCE, { toSeat: seat, toChoose: 1, rule: cause });
    wanted--;
  }
}
