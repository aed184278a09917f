/**
 * The optional effects after a construct, in any order: bought steps (TILE-S14), a Gardening (TILE-S08) and a Ship of the Building's size for
 * 1 Gold (ACT-BLD-14, A-81). Payload a: the Building's size, b: its colour, c: steps that may still be bought, d: 1 while the Gardening may be
 * taken, e: 1 while the Ship may. An answer is a Ship space, BUY_STEP, GARDENING or DONE.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsGardeningAfterConstruct, forbidsShipAfterConstruct, forbidsStepAfterConstruct } from '../legality/after-construct.ts';
import { SHIP_GOLD_AFTER_CONSTRUCT } from '../legality/ships.ts';
import { CAUSE } from '../model/causes.ts';
import { A, B, C, D, E, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { NONE, SHIP_SPACES } from '../model/ids.ts';

const BUY_STEP = 16;
const GARDENING = 17;
const DONE = NONE;

/** Asked first: free actions come before the optional effects, and may make one possible. */
export const afterConstruct: Question = {
  window: 'open',
  asked: 'anyChoice',
  legal(state) {
    const seat = topSeat(state);
    const frame = top(state);
    const { stack } = state;
    for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
      if (forbidsShipAfterConstruct(state, seat, shipSpace, stack[frame + A], stack[frame + E] === 1) === null) state.offer(shipSpace);
    }
    if (forbidsStepAfterConstruct(state, seat, stack[frame + B], stack[frame + C]) === null) state.offer(BUY_STEP);
    if (forbidsGardeningAfterConstruct(state, seat, stack[frame + D] === 1) === null) state.offer(GARDENING);
    state.offer(DONE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const { stack } = state;
    const colour = stack[frame + B];
    const steps = stack[frame + C] - (answer === BUY_STEP ? 1 : 0);
    const gardening = answer === GARDENING ? 0 : stack[frame + D];
    const ship = answer < SHIP_SPACES ? 0 : stack[frame + E];
    pop(state);
    if (answer === DONE) return;
    if (steps + gardening + ship > 0) push(state, FRAME.afterConstructMore, seat, stack[frame + A], colour, steps, gardening, ship);
    if (answer === BUY_STEP) {
      push(state, FRAME.steps, seat, colour, 1, CAUSE['TILE-S14']);
      push(state, FRAME.anyPayment, seat, CAUSE['TILE-S14']);
    } else if (answer === GARDENING) {
      state.events?.push({ event: 'extraGardening', rule: 'TILE-S08', seat });
      push(state, FRAME.gardeningStart, seat, state.assistant[seat]);
    } else {
      push(state, FRAME.markShip, seat, answer, CAUSE['ACT-BLD-14']);
      push(state, FRAME.shipPayment, seat, SHIP_GOLD_AFTER_CONSTRUCT, CAUSE['ACT-BLD-14']);
    }
  },
  ask(state) {
    const frame = top(state);
    const { stack } = state;
    return {
      ask: 'afterConstruct',
      size: stack[frame + A],
      colour: BUILDING_COLOURS[stack[frame + B]],
      steps: stack[frame + C],
      gardening: stack[frame + D] === 1,
      ship: stack[frame + E] === 1,
    };
  },
  describe(_, answer) {
    if (answer === DONE) return { choose: 'done' };
    if (answer === BUY_STEP) return { choose: 'buyStep' };
    return answer === GARDENING ? { choose: 'action', action: 'gardening' } : { choose: 'ship', shipSpace: answer + 1 };
  },
};

/** Asked again after one of the effects, without a window. */
export const afterConstructMore: Question = { ...afterConstruct, window: 'none', asked: 'ownChoice' };
