/**
 * The scoring of the Port (SCORE-11): a House scores every Ship that its player has marked in its row or column. A player has at most one
 * House at a line (ACT-PORT-08), so each Ship scores 0, 1 or 2 times.
 */
import { NONE, PORT_SPACES } from '../model/ids.ts';
import { lineOfSpace, shipSpacesOfLine } from '../model/port.ts';
import type { State } from '../model/state.ts';

/** Writes the VP of each seat into `out`, as if the Port were scored now. */
export function scorePort({ portHouses, shipMarks, setting }: State, out: Int32Array): void {
  for (let seat = 0; seat < setting.players; seat++) out[seat] = 0;
  for (let portSpace = 0; portSpace < PORT_SPACES; portSpace++) {
    const seat = portHouses[portSpace];
    if (seat === NONE) continue;
    for (const shipSpace of shipSpacesOfLine[lineOfSpace(portSpace)]) if ((shipMarks[shipSpace] & (1 << seat)) !== 0) out[seat]++;
  }
}
