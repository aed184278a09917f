/**
 * Carries out marking a Ship: the marker, Harbormasters, then what Ships give. The Ship's own ability works from the next turn on,
 * so it does not apply to this Ship.
 */
import type { Work } from '../contracts.ts';
import { HARBORMASTER_IDS, PORT_LINES } from '../edition/types.ts';
import { CAUSE, CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { spendMarker } from '../model/goods.ts';
import { ANY_COLOUR, BOT_HARBORMASTER_VP, BUILDING_COLOUR_COUNT, NONE } from '../model/ids.ts';
import { gainVp } from '../model/ledger.ts';
import { columnLines, rowLines, shipSpacesOfLine } from '../model/port.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import { gainFromShips, S15 } from '../tiles/ships.ts';

const AT = FIELDS.markShip;

export const markShip: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const shipSpace = state.stack[frame + AT.shipSpace];
  const rule = CAUSES[state.stack[frame + AT.rule]];
  const tile = state.ships[shipSpace];
  const colour = tile === NONE ? ANY_COLOUR : state.setting.shipColours[tile];
  pop(state);
  spendMarker(state, seat);
  state.shipMarks[shipSpace] |= 1 << seat;
  state.ownShips[seat * (BUILDING_COLOUR_COUNT + 1) + colour]++;
  state.events?.push({ event: 'shipMarked', rule, seat, shipSpace: shipSpace + 1 });
  gainHarbormaster(state, seat, rowLines[shipSpace]);
  gainHarbormaster(state, seat, columnLines[shipSpace]);
  gainFromShips(state, seat, 'shipMarked');
  if (!state.hasAbility(seat, S15)) return;
  // The player chooses the colour of a printed Ship.
  if (colour === ANY_COLOUR) push.stepOfChoice(state, seat, { choices: 1, rule: CAUSE['TILE-S15'], steps: 1 });
  else push.steps(state, seat, { colour, steps: 1, rule: CAUSE['TILE-S15'] });
};

/** Marking all three Ships of a line gains its Harbormaster if it is still there (ACT-SHIP-04, A-61). */
function gainHarbormaster(state: State, seat: number, line: number): void {
  const harbormaster = state.harbormasters[line];
  if (harbormaster === NONE) return;
  for (const shipSpace of shipSpacesOfLine[line]) if ((state.shipMarks[shipSpace] & (1 << seat)) === 0) return;
  state.harbormasters[line] = NONE;
  if (seat === state.setting.bot) {
    discardHarbormaster(state, seat, harbormaster, line);
    return;
  }
  state.heldHarbormasters[seat] |= 1 << harbormaster;
  state.events?.push({
    event: 'harbormasterGained',
    rule: 'ACT-SHIP-04',
    seat,
    harbormaster: HARBORMASTER_IDS[harbormaster],
    from: PORT_LINES[line],
  });
}

/** The Bot gains VP instead of the Harbormaster, which leaves the game (SOLO-33). */
function discardHarbormaster(state: State, seat: number, harbormaster: number, line: number): void {
  state.events?.push({
    event: 'harbormasterDiscarded',
    rule: 'SOLO-33',
    seat,
    harbormaster: HARBORMASTER_IDS[harbormaster],
    line: PORT_LINES[line],
  });
  gainVp(state, seat, BOT_HARBORMASTER_VP, CAUSE['SOLO-33']);
}
