/**
 * Which of two drawn Urban cards to keep; the other goes to the bottom of the deck (HM-B9, DEC-05). There may be only one card. An
 * answer is a card.
 */
import type { Question } from '../contracts.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { type State, URBAN_BOTTOM, URBAN_HELD } from '../model/state.ts';

const AT = FIELDS.urbanCard;

export const urbanCard: Question = {
  window: 'none',
  asked: 'ownChoice',
  legal(state) {
    const frame = top(state);
    if (state.stack[frame + AT.card] !== NONE) state.offer(state.stack[frame + AT.card]);
    if (state.stack[frame + AT.otherCard] !== NONE) state.offer(state.stack[frame + AT.otherCard]);
  },
  apply(state, kept) {
    const seat = topSeat(state);
    const frame = top(state);
    const rule = CAUSES[state.stack[frame + AT.rule]];
    const returned = state.stack[frame + AT.card] === kept ? state.stack[frame + AT.otherCard] : state.stack[frame + AT.card];
    pop(state);
    if (returned === NONE) return;
    state.urban[returned] = nextBottom(state, seat);
    const { cards } = state.setting.edition.urbanCards;
    state.events?.push({ event: 'urbanCardReturned', rule, seat });
    state.events?.push({ event: 'urbanCardKept', rule, seat, card: cards[kept].id, returned: cards[returned].id, audience: seat });
  },
  ask: (state) => ({ ask: 'urbanCard', rule: CAUSES[state.stack[top(state) + AT.rule]] }),
  describe: (state, card) => ({ choose: 'urbanCard', card: state.setting.edition.urbanCards.cards[card].id }),
};

/** The next place at the bottom of the deck, beneath all cards that are there. */
function nextBottom(state: State, seat: number): number {
  let next = URBAN_BOTTOM;
  for (const place of state.urban) {
    if (place >= next && place < URBAN_HELD) next = URBAN_BOTTOM + 4 * (Math.floor((place - URBAN_BOTTOM) / 4) + 1);
  }
  return next + seat;
}
