/**
 * Carries out placing a House in the Ziggurat after its payment: the House and what it uncovers, the bonus of the space, the marker on the
 * section's tile, then what Ships give.
 */
import type { Work } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { sectionOf } from '../legality/ziggurat.ts';
import { removeAutomaMarker } from '../model/automa.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { claimZiggurat, gainGold } from '../model/goods.ts';
import { houseRow, liftHouse } from '../model/houses.ts';
import { BUILDING_COLOUR_COUNT, GOLD, SECTION_SPACES, ZIGGURAT } from '../model/ids.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import { gainFromShips, S05, S08 } from '../tiles/ships.ts';

const AT = FIELDS.zigguratHouse;

export const zigguratHouse: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const space = state.stack[frame + AT.zigguratSpace];
  switch (state.stack[frame + AT.stage]++) {
    case 0:
      place(state, seat, space);
      return;
    case 1:
      gainSpace(state, seat, space);
      return;
    case 2:
      claimZiggurat(state, seat, sectionOf(space), 'ACT-ZIG-06');
      gainFromShips(state, seat, 'housePlaced');
      if (state.hasAbility(seat, S05)) push.gardenOrMarker(state, seat);
      return;
    default:
      pop(state);
      if (seat === state.setting.bot) removeAutomaMarker(state, ZIGGURAT, 'SOLO-C9');
      if (state.hasAbility(seat, S08)) push.gardeningStart(state, seat, { district: state.assistant[seat], extra: 1 });
  }
};

function place(state: State, seat: number, space: number): void {
  const section = sectionOf(space);
  state.zigguratHouses[space] = seat;
  state.ownZigguratHouses[seat * BUILDING_COLOUR_COUNT + section]++;
  state.events?.push({
    event: 'zigguratHousePlaced',
    rule: 'ACT-ZIG-01',
    seat,
    section: BUILDING_COLOURS[section],
    space: (space % SECTION_SPACES) + 1,
  });
  liftHouse(state, seat, houseRow(state, seat, section));
}

/** The bonus of a space: nothing, 1 Gold, or a step on the track of the arrow's colour (BONZ-01 to BONZ-03). */
function gainSpace(state: State, seat: number, space: number): void {
  const bonus = state.setting.zigguratBonuses[space];
  if (bonus === GOLD) gainGold(state, seat, 1, 'BONZ-03');
  else if (bonus < BUILDING_COLOUR_COUNT) push.steps(state, seat, { colour: bonus, steps: 1, rule: CAUSE['BONZ-02'] });
}
