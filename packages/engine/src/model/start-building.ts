/** Places a starting Building with its House, which uncovers nothing (SET-24, SET-26, SET-27). */
import { BUILDING_COLOURS } from '../edition/types.ts';
import { takeHouse } from './houses.ts';
import { BUILDING_COLOUR_COUNT } from './ids.ts';
import { building } from './pieces.ts';
import type { RuleId } from './rule-ids.ts';
import type { State } from './state.ts';

export function putStartBuilding(state: State, seat: number, district: number, colour: number, space: number, rule: RuleId): void {
  state.piece[space] = building(colour, seat);
  state.detail[space] = space;
  state.pieceStock[colour]--;
  state.ownBuildings[seat * BUILDING_COLOUR_COUNT + colour]++;
  state.events?.push({
    event: 'startBuilding',
    rule,
    seat,
    colour: BUILDING_COLOURS[colour],
    space: state.setting.spaceNames[space],
    district: district + 1,
  });
  takeHouse(state, seat, colour, 'SET-26');
}
