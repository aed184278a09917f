/**
 * What the Port is worth (SCORE-11): a House scores every own marked Ship of its row or column. A line has one own House at most
 * (ACT-PORT-08), so that each Ship scores 0, 1 or 2.
 */
import { NONE, PORT_SPACES } from '../model/ids.ts';
import { lineOfSpace, shipSpacesOfLine } from '../model/port.ts';
import type { State } from '../model/state.ts';

/** VP of each seat if the Port were scored now, written into `out`. */
export function scorePort({ portHouses, shipMarks, setting }: State, out: Int32Array): void {
  for (let seat = 0; seat < setting.players; seat++) out[seat] = 0;
  for (let portSpace = 0; portSpace < PORT_SPACES; portSpace++) {
    const seat = portHouses[portSpace];
    if (seat === NONE) continue;
    for (const shipSpace of shipSpacesOfLine[lineOfSpace(portSpace)]) if ((shipMarks[shipSpace] & (1 << seat)) !== 0) out[seat]++;
  }
}
