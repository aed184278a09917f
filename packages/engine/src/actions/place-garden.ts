/**
 * A Garden being placed: marker, then the bonus of the covered Water, then what Ships give. Payload a: space, b: District,
 * c: 1 when the marker comes from the supply (TILE-S12), d: stage.
 */
import type { Work } from '../contracts.ts';
import { A, B, C, D, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { spendMarker } from '../model/goods.ts';
import { NONE } from '../model/ids.ts';
import { garden, WATER } from '../model/pieces.ts';
import { bonusAmount, bonusKind } from '../model/setting.ts';
import { LETTERS } from '../model/solo-setting.ts';
import type { State } from '../model/state.ts';
import { gainFromShips } from '../tiles/ships.ts';

export const placeGarden: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  if (state.stack[frame + D]++ === 0) place(state, seat, frame);
  else {
    pop(state);
    gainFromShips(state, seat, 'gardenPlaced');
  }
};

function place(state: State, seat: number, frame: number): void {
  const space = state.stack[frame + A];
  const district = state.stack[frame + B];
  const fromSupply = state.stack[frame + C] === 1;
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
  if (seat === state.setting.bot) push(state, FRAME.botBonus, seat, LETTERS.indexOf('D'), NONE);
  else push(state, FRAME.bonus, seat, bonusKind(bonus), bonusAmount(bonus), NONE, district, 1);
}

/** The bonus of printed Water or of laid special Water; what regular Water covers is lost (ACT-GARD-06, BON-15). */
function waterBonus(state: State, space: number): number {
  const { printedPieces, printedBonuses, specialFaces } = state.setting;
  if (printedPieces[space] === WATER) return printedBonuses[space];
  const tile = state.detail[space];
  return tile === 0 ? 0 : specialFaces[tile - 1];
}
