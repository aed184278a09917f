/** Carries out placing a Garden: the marker, the bonus of the covered Water, then what Ships give. */
import type { Work } from '../contracts.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { spendMarker } from '../model/goods.ts';
import { NONE } from '../model/ids.ts';
import { garden, WATER } from '../model/pieces.ts';
import { push } from '../model/push.ts';
import { bonusAmount, bonusKind } from '../model/setting.ts';
import { LETTERS } from '../model/solo-setting.ts';
import type { State } from '../model/state.ts';
import { gainFromShips } from '../tiles/ships.ts';

const AT = FIELDS.placeGarden;

export const placeGarden: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  if (state.stack[frame + AT.stage]++ === 0) place(state, seat, frame);
  else {
    pop(state);
    gainFromShips(state, seat, 'gardenPlaced');
  }
};

function place(state: State, seat: number, frame: number): void {
  const space = state.stack[frame + AT.space];
  const district = state.stack[frame + AT.district];
  const fromSupply = state.stack[frame + AT.fromSupply] === 1;
  const bonus = waterBonus(state, space);
  state.gardens[seat]--;
  if (fromSupply) state.markerSupply[seat]--;
  else spendMarker(state, seat);
  state.piece[space] = garden(seat);
  state.detail[space] = 0;
  state.ownGardens[seat]++;
  state.events?.push({
    event: 'gardenPlaced',
    rule: 'ACT-GARD-07',
    seat,
    space: state.setting.spaceNames[space],
    markerFrom: fromSupply ? 'supply' : 'area',
  });
  if (bonus === 0) return;
  if (seat === state.setting.bot) push.botBonus(state, seat, { letter: LETTERS.indexOf('D'), colour: NONE });
  else push.bonus(state, seat, { kind: bonusKind(bonus), amount: bonusAmount(bonus), colour: NONE, district, optional: 1 });
}

/** Returns the bonus of printed Water or of a special Water tile. A bonus beneath regular Water is lost (ACT-GARD-06, BON-15). */
function waterBonus(state: State, space: number): number {
  const { printedPieces, printedBonuses, specialFaces } = state.setting;
  if (printedPieces[space] === WATER) return printedBonuses[space];
  const tile = state.detail[space];
  return tile === 0 ? 0 : specialFaces[tile - 1];
}
