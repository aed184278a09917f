/**
 * The optional effects after a construct, in any order: bought steps (TILE-S14), a Gardening (TILE-S08) and a Ship of the Building's size
 * for 1 Gold (ACT-BLD-14, A-81). An answer is a Ship space, BUY_STEP, GARDENING or DONE.
 */
import type { Question } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsGardeningAfterConstruct, forbidsShipAfterConstruct, forbidsStepAfterConstruct } from '../legality/after-construct.ts';
import { SHIP_GOLD_AFTER_CONSTRUCT } from '../legality/ships.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { NONE, SHIP_SPACES } from '../model/ids.ts';
import { push } from '../model/push.ts';

const AT = FIELDS.afterConstruct;

const BUY_STEP = 16;
const GARDENING = 17;
const DONE = NONE;

/** The first time, with a window: free actions come before the optional effects, and may make one possible. */
export const afterConstruct: Question = {
  window: 'open',
  asked: 'anyChoice',
  legal(state) {
    const seat = topSeat(state);
    const frame = top(state);
    const { stack } = state;
    for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
      if (forbidsShipAfterConstruct(state, seat, shipSpace, stack[frame + AT.size], stack[frame + AT.ship] === 1) === null)
        state.offer(shipSpace);
    }
    if (forbidsStepAfterConstruct(state, seat, stack[frame + AT.colour], stack[frame + AT.steps]) === null) state.offer(BUY_STEP);
    if (forbidsGardeningAfterConstruct(state, seat, stack[frame + AT.gardening] === 1) === null) state.offer(GARDENING);
    state.offer(DONE);
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const { stack } = state;
    const colour = stack[frame + AT.colour];
    const steps = stack[frame + AT.steps] - (answer === BUY_STEP ? 1 : 0);
    const gardening = answer === GARDENING ? 0 : stack[frame + AT.gardening];
    const ship = answer < SHIP_SPACES ? 0 : stack[frame + AT.ship];
    pop(state);
    if (answer === DONE) return;
    if (steps + gardening + ship > 0)
      push.afterConstructMore(state, seat, { size: stack[frame + AT.size], colour, steps, gardening, ship });
    if (answer === BUY_STEP) {
      push.steps(state, seat, { colour, steps: 1, rule: CAUSE['TILE-S14'] });
      push.anyPayment(state, seat, { rule: CAUSE['TILE-S14'] });
    } else if (answer === GARDENING) {
      state.events?.push({ event: 'extraGardening', rule: 'TILE-S08', seat });
      push.gardeningStart(state, seat, { district: state.assistant[seat] });
    } else {
      push.markShip(state, seat, { shipSpace: answer, rule: CAUSE['ACT-BLD-14'] });
      push.shipPayment(state, seat, { gold: SHIP_GOLD_AFTER_CONSTRUCT, rule: CAUSE['ACT-BLD-14'] });
    }
  },
  ask(state) {
    const frame = top(state);
    const { stack } = state;
    return {
      ask: 'afterConstruct',
      size: stack[frame + AT.size],
      colour: BUILDING_COLOURS[stack[frame + AT.colour]],
      steps: stack[frame + AT.steps],
      gardening: stack[frame + AT.gardening] === 1,
      ship: stack[frame + AT.ship] === 1,
    };
  },
  describe(_, answer) {
    if (answer === DONE) return { choose: 'done' };
    if (answer === BUY_STEP) return { choose: 'buyStep' };
    return answer === GARDENING ? { choose: 'action', action: 'gardening' } : { choose: 'ship', shipSpace: answer + 1 };
  },
};

/** Asked again after each effect, without a window. */
export const afterConstructMore: Question = { ...afterConstruct, window: 'none', asked: 'ownChoice' };
