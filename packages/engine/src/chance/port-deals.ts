/** Random deals to the Port, of Harbormasters and Crates, and the Harbormaster of DEC-15. */
import type { ChanceQuestion } from '../contracts.ts';
import { HARBORMASTER_IDS, PORT_LINES, RESOURCE_COLOURS } from '../edition/types.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { drawFromCounts, drawFromMask } from './draws.ts';

/** Deals one of the Harbormasters that were set aside, to a line of the Port (SET-08) or to a player (DEC-15, A-103). */
export const dealHarbormaster: ChanceQuestion = {
  draw: (state, random) => drawFromMask(state.asideHarbormasters[0], random),
  apply(state, tile) {
    const line = state.stack[top(state) + FIELDS.dealHarbormaster.line];
    const seat = state.stack[top(state) + FIELDS.dealHarbormaster.toSeat];
    const harbormaster = HARBORMASTER_IDS[tile];
    pop(state);
    state.asideHarbormasters[0] &= ~(1 << tile);
    if (line === NONE) {
      state.heldHarbormasters[seat] |= 1 << tile;
      state.events?.push({ event: 'harbormasterGained', rule: 'DEC-15', seat, harbormaster, from: 'aside' });
    } else {
      state.harbormasters[line] = tile;
      state.events?.push({ event: 'harbormasterLaid', rule: 'SET-08', line: PORT_LINES[line], harbormaster });
    }
  },
  rule: (state) => (state.stack[top(state) + FIELDS.dealHarbormaster.line] === NONE ? 'DEC-15' : 'SET-08'),
  describe: (_, tile) => ({ chance: 'harbormaster', harbormaster: HARBORMASTER_IDS[tile] }),
  read(state, outcome) {
    const tile = outcome.chance === 'harbormaster' ? HARBORMASTER_IDS.indexOf(outcome.harbormaster) : -1;
    return tile >= 0 && (state.asideHarbormasters[0] & (1 << tile)) !== 0 ? tile : null;
  },
};

/** Deals the Crate to the red space of a line (SET-09). */
export const dealPortCrate: ChanceQuestion = {
  draw: (state, random) => drawFromCounts(state.crateStock, random),
  apply(state, colour) {
    const line = state.stack[top(state) + FIELDS.dealPortCrate.line];
    pop(state);
    state.crateStock[colour]--;
    state.portCrates[line] = colour;
    state.events?.push({ event: 'portCrateLaid', rule: 'SET-09', line: PORT_LINES[line], colour: RESOURCE_COLOURS[colour] });
  },
  rule: () => 'SET-09',
  describe: (_, colour) => ({ chance: 'crate', colour: RESOURCE_COLOURS[colour] }),
  read(state, outcome) {
    const colour = outcome.chance === 'crate' ? RESOURCE_COLOURS.indexOf(outcome.colour) : -1;
    return state.crateStock[colour] > 0 ? colour : null;
  },
};
