/** The Port beyond what it scores now: Ships without a House, lines with a Harbormaster, abilities, and Harbormasters held. */
import { NONE } from '@tabannusi/engine';
import { HARBORMASTER_COUNT, PORT_LINE_COUNT, SHIP_SPACES, shipSpacesOfLine, UNUSED_HARBORMASTER_VP } from '@tabannusi/engine/search';
import type { Term } from '../scene.ts';

const LINE_LENGTH = 3;

export const port: Term = ({ weights, outlook }, state, seat) => {
  const bit = 1 << seat;
  const turns = outlook.turns[seat];
  let vp = 0;
  for (let line = 0; line < PORT_LINE_COUNT; line++) {
    let marks = 0;
    for (const shipSpace of shipSpacesOfLine[line]) if ((state.shipMarks[shipSpace] & bit) !== 0) marks++;
    const housed = state.portHouses[2 * line] === seat || state.portHouses[2 * line + 1] === seat;
    if (turns >= 1) vp += weights.portMatch * (housed ? LINE_LENGTH - marks : marks);
    if (turns >= 1 && state.harbormasters[line] !== NONE) vp += weights.harbormasterLine * (marks / LINE_LENGTH) ** 2;
  }
  const held = state.heldHarbormasters[seat];
  if (held !== 0) {
    for (let harbormaster = 0; harbormaster < HARBORMASTER_COUNT; harbormaster++) {
      if ((held & (1 << harbormaster)) !== 0) vp += UNUSED_HARBORMASTER_VP + (turns >= 1 ? weights.harbormaster : 0);
    }
  }
  let abilities = 0;
  for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
    if (state.ships[shipSpace] !== NONE && (state.shipMarks[shipSpace] & bit) !== 0) abilities++;
  }
  return vp + abilities * weights.ability * Math.max(0, turns - 1);
};
