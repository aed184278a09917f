/** The scoring of the common Districts (SCORE-09, SCORE-10). */
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import { colourOf, isBuilding, isGarden, ownerOf } from '../model/pieces.ts';
import type { State } from '../model/state.ts';

/** VP of each seat if the common District were scored now, written into `out`. */
export function scoreCommonDistrict(state: State, district: number, out: Int32Array): void {
  const { piece } = state;
  const { players, usableSpaces } = state.setting;
  for (let seat = 0; seat < players; seat++) out[seat] = 0;
  for (const space of usableSpaces[district]) {
    const there = piece[space];
    if (isBuilding(there)) out[ownerOf(there)] += buildingValue(state, there);
    else if (isGarden(there)) addGarden(state, district, space, out);
  }
}

/** Returns the value of one space of a Building (KEY-34). */
const buildingValue = (state: State, building: number): number =>
  state.setting.trackValues[state.mastery[ownerOf(building) * BUILDING_COLOUR_COUNT + colourOf(building)]];

/** A Garden of any owner adds one to the size of each Building of the District that it touches, once for each Building. */
function addGarden(state: State, district: number, space: number, out: Int32Array): void {
  const { piece, detail } = state;
  const { neighbours, usableFrom } = state.setting;
  const first = space * 4;
  for (let k = first; k < first + 4; k++) {
    const neighbour = neighbours[k];
    if (!isBuilding(piece[neighbour]) || usableFrom[neighbour] !== 1 << district) continue;
    let counted = false;
    for (let j = first; j < k; j++) if (isBuilding(piece[neighbours[j]]) && detail[neighbours[j]] === detail[neighbour]) counted = true;
    if (!counted) out[ownerOf(piece[neighbour])] += buildingValue(state, piece[neighbour]);
  }
}
