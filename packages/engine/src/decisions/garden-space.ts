/** On which Water to place a Garden (ACT-GARD-07). Payload a: District. An answer is a space. */
import type { Question } from '../contracts.ts';
import { forbidsGarden } from '../legality/placement.ts';
import { A, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { garden, WATER } from '../model/pieces.ts';
import { bonusAmount, bonusKind } from '../model/setting.ts';
import type { State } from '../model/state.ts';

export const gardenSpace: Question = {
  window: false,
  asked: 'ownChoice',
  legal(state) {
    const district = state.stack[top(state) + A];
    for (const space of state.setting.usableSpaces[district]) {
      if (forbidsGarden(state, district, space) === null) state.offer(space);
    }
  },
  apply(state, space) {
    const seat = topSeat(state);
    const district = state.stack[top(state) + A];
    const bonus = waterBonus(state, space);
    pop(state);
    state.gardens[seat]--;
    state.markers[seat]--;
    state.piece[space] = garden(seat);
    state.detail[space] = 0;
    state.events?.push({ event: 'gardenPlaced', rule: 'ACT-GARD-07', seat, space: state.setting.spaceNames[space] });
    if (bonus !== 0) push(state, FRAME.bonus, seat, bonusKind(bonus), bonusAmount(bonus), NONE, district, 1);
  },
  ask: (state) => ({ ask: 'gardenSpace', district: state.stack[top(state) + A] + 1 }),
  describe: (state, space) => ({ choose: 'space', space: state.setting.spaceNames[space] }),
};

/** The bonus of printed Water or of laid special Water; what regular Water covers is lost (ACT-GARD-06, BON-15). */
function waterBonus(state: State, space: number): number {
  const { printedPieces, printedBonuses, specialFaces } = state.setting;
  if (printedPieces[space] === WATER) return printedBonuses[space];
  const tile = state.detail[space];
  return tile === 0 ? 0 : specialFaces[tile - 1];
}
