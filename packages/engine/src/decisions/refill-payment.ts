/**
 * How to pay for refilling a Crate: with one die of any colour or, if the switch allows it, with 1 Gold; never with a Crate (FREE-02,
 * FREE-03, A-23).
 *
 * An answer is a colour, or GOLD. This payment has no window, because the refill was itself chosen in one.
 */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsRefillWith } from '../legality/refills.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { refillCrate, spendDice } from '../model/goods.ts';
import { GOLD } from '../model/ids.ts';
import { push } from '../model/push.ts';
import { S03, SHIPS } from '../tiles/ships.ts';

const AT = FIELDS.refillPayment;

export const refillPayment: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const crate = state.stack[top(state) + AT.colour];
    for (let spend = 0; spend <= GOLD; spend++) if (forbidsRefillWith(state, seat, spend, crate) === null) state.offer(spend);
  },
  apply(state, spend) {
    const seat = topSeat(state);
    const crate = state.stack[top(state) + AT.colour];
    pop(state);
    if (spend === GOLD) state.gold[seat]--;
    else spendDice(state, seat, spend, 1);
    state.events?.push({
      event: 'paid',
      rule: 'FREE-02',
      seat,
      dice: RESOURCE_COLOURS.map((_, colour) => (colour === spend ? 1 : 0)),
      crates: RESOURCE_COLOURS.map(() => 0),
      gold: spend === GOLD ? 1 : 0,
    });
    refillCrate(state, seat, crate, 'FREE-02');
    if (state.hasAbility(seat, S03)) push.crateRefill(state, seat, { crates: SHIPS.S03.refills - 1, rule: CAUSE['TILE-S03'], paid: 1 });
  },
  ask: (state) => ({ ask: 'refillPayment', crate: RESOURCE_COLOURS[state.stack[top(state) + AT.colour]] }),
  describe: (_, spend) => ({ choose: 'resource', colour: spend === GOLD ? 'gold' : RESOURCE_COLOURS[spend] }),
};
