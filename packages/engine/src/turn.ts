/** A turn from its beginning to that of the next player (TURN-01). This frame is at the bottom of the stack during play. */
import type { Work } from './contracts.ts';
import { SHIP_IDS } from './edition/types.ts';
import { isDeckEmpty, resetsDue } from './model/automa.ts';
import { CAUSE } from './model/causes.ts';
import { FIELDS } from './model/frame-fields.ts';
import { pop, top, topSeat } from './model/frames.ts';
import { ACTIONS_PER_TURN, NONE, RESOURCE_COLOUR_COUNT, SHIP_SPACES } from './model/ids.ts';
import { push } from './model/push.ts';
import { LAST_ROUND, PLAYING, type State, TRIGGERED } from './model/state.ts';

const AT = FIELDS.turn;

/** Pushes a turn with its questions (pawns in a first turn, die, actions) or with the Bot's work. */
export function beginTurn(state: State, seat: number): void {
  state.active = seat;
  state.actionsLeft = ACTIONS_PER_TURN;
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    state.refilledUp[colour] = 0;
    state.refilledDown[colour] = 0;
  }
  // The Bot ignores abilities (SOLO-32).
  if (seat !== state.setting.bot) state.abilities[seat] = abilitiesOfMarkedShips(state, seat);
  if (state.events !== null) {
    const abilities = SHIP_IDS.filter((_, ability) => state.hasAbility(seat, ability));
    state.events.push({ event: 'turnBegan', rule: 'TURN-01', seat, actionsLeft: state.actionsLeft, abilities });
  }
  push.turn(state, seat);
  if (seat === state.setting.bot) {
    push.botTurn(state, seat);
    return;
  }
  push.action(state, seat);
  push.die(state, seat);
  if (state.assistant[seat] === NONE) push.pawns(state, seat);
}

/** The abilities of all Ships that the seat has marked, which work from its next turn on (ACT-SHIP-06, A-62). Printed Ships have none. */
function abilitiesOfMarkedShips(state: State, seat: number): number {
  let mask = 0;
  for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
    const tile = state.ships[shipSpace];
    if (tile !== NONE && (state.shipMarks[shipSpace] & (1 << seat)) !== 0) mask |= 1 << state.setting.shipAbilities[tile];
  }
  return mask;
}

/** What follows the actions: stage 0 is the scoring check (TURN-11), stage 1 the end. */
export const turn: Work = (state) => {
  const seat = topSeat(state);
  const frame = top(state);
  if (state.stack[frame + AT.stage] === 0) {
    state.stack[frame + AT.stage] = 1;
    const empty = state.emptyBarges();
    if (empty !== 0) {
      push.scoringOrder(state, seat, { districts: empty });
      return;
    }
  }
  if (state.setting.bot === NONE || !beginDueReset(state, seat)) pass(state, seat);
};

/**
 * Pushes the reset of the Bot's cards and tiles that is due at the end of this turn, if any. Both are reset after the first and the third
 * scoring of the game, in anyone's turn (SOLO-42, A-159); the cards are also reset after a turn of the Bot that opened the last one
 * (SOLO-44, A-160).
 */
function beginDueReset(state: State, seat: number): boolean {
  const { automaResets } = state;
  const due = resetsDue(state.period);
  if (automaResets[0] < due) {
    automaResets[0] = due;
    push.automaReset(state, seat, { deck: 1, bag: 1, rule: CAUSE['SOLO-42'] });
    return true;
  }
  if (seat !== state.setting.bot || !isDeckEmpty(state)) return false;
  push.automaReset(state, seat, { deck: 1, bag: 0, rule: CAUSE['SOLO-44'] });
  return true;
}

/** The Assistant joins the Architect and the next player clockwise takes a turn (TURN-12), unless this was the last round (END-02). */
function pass(state: State, seat: number): void {
  state.assistant[seat] = state.architect[seat];
  state.events?.push({ event: 'assistantMoved', rule: 'TURN-12', seat, district: state.assistant[seat] + 1 });
  const next = (seat + 1) % state.setting.players;
  pop(state);
  if (next === state.startSeat && state.ending !== PLAYING) {
    if (state.ending === LAST_ROUND) {
      state.active = NONE;
      push.finalScoring(state, state.startSeat);
      return;
    }
    if (state.ending === TRIGGERED) {
      state.ending = LAST_ROUND;
      state.events?.push({ event: 'lastRoundBegan', rule: 'END-02' });
    }
  }
  beginTurn(state, next);
}
