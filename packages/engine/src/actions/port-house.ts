/**
 * Carries out placing a House in the Port after its payment: the House and what it uncovers, the bonus of the space, then what Ships give
 * (A-81).
 */
import type { Work } from '../contracts.ts';
import { BONUS_KINDS, type BonusKind } from '../edition/codes.ts';
import { PORT_LINES, RESOURCE_COLOURS } from '../edition/types.ts';
import { removeAutomaMarker } from '../model/automa.ts';
import { CAUSE, type Cause } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { gainGold } from '../model/goods.ts';
import { liftHouse } from '../model/houses.ts';
import { NONE, PORT, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { isRed, lineOfSpace } from '../model/port.ts';
import { push } from '../model/push.ts';
import { bonusAmount, bonusKind } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { gainFromShips, S08 } from '../tiles/ships.ts';

const AT = FIELDS.portHouse;

export const portHouse: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  switch (state.stack[frame + AT.stage]++) {
    case 0:
      place(state, seat, state.stack[frame + AT.portSpace], state.stack[frame + AT.row]);
      return;
    case 1:
      gainSpace(state, seat, state.stack[frame + AT.portSpace]);
      return;
    default:
      pop(state);
      if (seat === state.setting.bot) removeAutomaMarker(state, PORT, 'SOLO-C7');
      gainFromShips(state, seat, 'housePlaced');
      if (state.hasAbility(seat, S08)) push.gardeningStart(state, seat, { district: state.assistant[seat], extra: 1 });
  }
};

function place(state: State, seat: number, space: number, row: number): void {
  state.portHouses[space] = seat;
  state.ownPortHouses[seat]++;
  const side = isRed(space) ? 'red' : 'blue';
  state.events?.push({ event: 'portHousePlaced', rule: 'ACT-PORT-04', seat, line: PORT_LINES[lineOfSpace(space)], side });
  liftHouse(state, seat, row);
}

/**
 * Gains the bonus of a blue space (ACT-PORT-05) or the Crate of a red one, face up (ACT-PORT-06, BONP-04). The Bot gains its card's bonus
 * (SOLO-31) or Gold instead.
 */
function gainSpace(state: State, seat: number, space: number): void {
  const line = lineOfSpace(space);
  if (seat === state.setting.bot) {
    if (isRed(space)) discardCrate(state, seat, line);
    else push.botBonus(state, seat, { letter: NONE, colour: NONE });
    return;
  }
  if (!isRed(space)) {
    const bonus = state.setting.portBonuses[line];
    const kind = bonusKind(bonus);
    const rule = RULES_OF_BONUSES[BONUS_KINDS[kind - 1]];
    if (rule === undefined) throw new Error(`portHouse: no rule gives ${BONUS_KINDS[kind - 1]} in the Port`);
    push.bonus(state, seat, { kind, amount: bonusAmount(bonus), colour: NONE, district: NONE, rule: CAUSE[rule] });
    return;
  }
  const colour = state.portCrates[line];
  state.portCrates[line] = NONE;
  state.crateUp[seat * RESOURCE_COLOUR_COUNT + colour]++;
  state.events?.push({ event: 'crateGained', rule: 'BONP-04', seat, colour: RESOURCE_COLOURS[colour], line: PORT_LINES[line] });
}

/** The Bot gains 1 Gold instead of the Crate, which leaves the game (SOLO-30). */
function discardCrate(state: State, seat: number, line: number): void {
  const colour = RESOURCE_COLOURS[state.portCrates[line]];
  state.portCrates[line] = NONE;
  state.events?.push({ event: 'crateDiscarded', rule: 'SOLO-30', seat, colour, line: PORT_LINES[line] });
  gainGold(state, seat, 1, 'SOLO-30');
}

/** The kinds of bonus that an edition may put on a blue space. */
const RULES_OF_BONUSES: Partial<Record<BonusKind, Cause>> = { claims: 'BONP-01', step: 'BONP-02', supplyDie: 'BONP-03' };
