/** Places a Project tile on a space, with a marker of the player (ACT-PROJ-01, ACT-PROJ-06). */
import { BUILDING_COLOURS } from '../edition/types.ts';
import { spendMarker } from './goods.ts';
import { groupAt, ownGroupAt } from './indices.ts';
import { project } from './pieces.ts';
import type { RuleId } from './rule-ids.ts';
import type { State } from './state.ts';

export function putProject(state: State, seat: number, district: number, colour: number, space: number, rule: RuleId): void {
  spendMarker(state, seat);
  state.projectStock[colour]--;
  state.piece[space] = project(colour, seat);
  state.projects[groupAt(district, colour)]++;
  state.ownProjects[ownGroupAt(seat, district, colour)]++;
  state.events?.push({
    event: 'projectPlaced',
    rule,
    seat,
    colour: BUILDING_COLOURS[colour],
    space: state.setting.spaceNames[space],
    district: district + 1,
  });
}
