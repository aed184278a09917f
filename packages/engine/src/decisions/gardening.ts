/**
 * The parts of a Gardening, in any order (ACT-GARD-01). The extra Gardening of TILE-S08 may be declined before its first part; in the Port
 * and the Ziggurat it only allows purchases. An answer is one of the parts below, or LAY_SPECIAL plus a special Water tile.
 */
import type { Ask, Choice } from '../choices.ts';
import type { Question } from '../contracts.ts';
import {
  forbidsBuyingGarden,
  forbidsBuyingWater,
  forbidsLayingTile,
  forbidsLayingWater,
  forbidsPlacingGarden,
  TILE_COST,
} from '../legality/gardening.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { BLUE, GREEN, NONE } from '../model/ids.ts';
import { push } from '../model/push.ts';
import { BONUS } from '../model/setting.ts';
import type { State } from '../model/state.ts';

const AT = FIELDS.gardening;

const PLACE_GARDEN = 0;
const LAY_REGULAR = 1;
const BUY_GARDEN = 2;
const BUY_WATER = 3;
const DONE = 4;
const LAY_SPECIAL = 8;

/**
 * The first part. It cannot be skipped, because a Gardening contains at least one part. It has no window, because free actions come
 * only between parts.
 */
export const gardeningStart: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    offerParts(state);
    if (state.stack[top(state) + AT.extra] === 1 && state.count > 0) state.offer(DONE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + AT.district];
    const extra = state.stack[top(state) + AT.extra] === 1;
    pop(state);
    if (answer === DONE) {
      state.events?.push({ event: 'bonusDeclined', rule: 'TILE-S08', seat });
      return;
    }
    if (extra) state.events?.push({ event: 'extraGardening', rule: 'TILE-S08', seat });
    push.gardening(state, seat, { district });
    doPart(state, answer);
  },
  ask,
  describe,
};

/** Every further part, or the end of the Gardening. */
export const gardening: Question = {
  window: 'open',
  asked: 'anyChoice',
  legal(state) {
    offerParts(state);
    state.offer(DONE);
  },
  apply(state, answer) {
    if (answer === DONE) pop(state);
    else doPart(state, answer);
  },
  ask,
  describe,
};

function offerParts(state: State): void {
  const seat = topSeat(state);
  const frame = top(state);
  const district = state.stack[frame + AT.district];
  if (forbidsPlacingGarden(state, seat, district, state.stack[frame + AT.placed]) === null) state.offer(PLACE_GARDEN);
  if (forbidsLayingWater(state, seat, district) === null) {
    if (forbidsLayingTile(state, seat, NONE) === null) state.offer(LAY_REGULAR);
    for (let tile = 0; state.specialHeld[seat] > 0 && tile < state.special.length; tile++) {
      if (forbidsLayingTile(state, seat, tile) === null) state.offer(LAY_SPECIAL + tile);
    }
  }
  if (forbidsBuyingGarden(state, seat) === null) state.offer(BUY_GARDEN);
  if (forbidsBuyingWater(state, seat) === null) state.offer(BUY_WATER);
}

/** Pushes what a part needs on top of the frame `gardening`. */
function doPart(state: State, answer: number): void {
  const seat = topSeat(state);
  const frame = top(state);
  const district = state.stack[frame + AT.district];
  if (answer === PLACE_GARDEN) {
    state.stack[frame + AT.placed]++;
    push.gardenSpace(state, seat, { district });
  } else if (answer === BUY_GARDEN) {
    push.bonus(state, seat, { kind: BONUS.garden, amount: 1, colour: NONE, district: NONE, rule: CAUSE['ACT-GARD-02'] });
    push.payment(state, seat, { colour: GREEN, amount: TILE_COST, otherColour: GREEN, otherAmount: 0, rule: CAUSE['ACT-GARD-02'] });
  } else if (answer === BUY_WATER) {
    push.bonus(state, seat, { kind: BONUS.water, amount: 1, colour: NONE, district: NONE, rule: CAUSE['ACT-GARD-03'] });
    push.payment(state, seat, { colour: BLUE, amount: TILE_COST, otherColour: BLUE, otherAmount: 0, rule: CAUSE['ACT-GARD-03'] });
  } else {
    push.waterSpace(state, seat, { district, tile: answer === LAY_REGULAR ? NONE : answer - LAY_SPECIAL });
  }
}

function ask(state: State): Extract<Ask, { ask: 'gardening' }> {
  const frame = top(state);
  return {
    ask: 'gardening',
    district: state.stack[frame + AT.district] + 1,
    placed: state.stack[frame + AT.placed],
    extra: state.stack[frame + AT.extra] === 1,
  };
}

function describe(_: State, answer: number): Choice {
  switch (answer) {
    case PLACE_GARDEN:
      return { choose: 'place', tile: 'garden' };
    case LAY_REGULAR:
      return { choose: 'lay', tile: 'water' };
    case BUY_GARDEN:
      return { choose: 'buy', tile: 'garden' };
    case BUY_WATER:
      return { choose: 'buy', tile: 'water' };
    case DONE:
      return { choose: 'done' };
    default:
      return { choose: 'lay', tile: answer - LAY_SPECIAL + 1 };
  }
}
