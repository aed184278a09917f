/** Writes a state as a position: what differs from the standard set-up and cannot be derived, always in the same order. */
import type { State } from '../../model/state.ts';
import { nameEdition } from '../editions.ts';
import { writeBoard } from './board.ts';
import { recount } from './count.ts';
import { writeSwitches } from './editions.ts';
import { POSITION_FORMAT, POSITION_VERSION, type Position, type SeatEntry } from './format.ts';
import { isUsualPending, writePending } from './pending.ts';
import { writeDice, writePlaces } from './places.ts';
import { setUpPoint, writeProgress } from './progress.ts';
import { writeSeat } from './seats.ts';
import { writeSolo } from './solo.ts';
import { writeSpecialWater } from './special-water.ts';
import { standardAt, standardSetUp } from './standard.ts';

/**
 * The position of a state in which somebody is asked or the game is over. `readPosition` turns it into a state with the same hash and the
 * same VP ledger. It includes everything, even all Urban cards. The state is not changed.
 */
export function writePosition(state: State): Position {
  const { setting } = state;
  const base = baseOf(state);
  const switches = writeSwitches(setting);
  const counters = recount(state);
  const seats: SeatEntry[] = Array.from({ length: setting.players }, (_, seat) => writeSeat(state, base, counters, seat));
  while (seats.length > 0 && Object.keys(seats[seats.length - 1]).length === 0) seats.pop();
  return {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    edition: nameEdition(setting.edition),
    players: (setting.solo === null ? setting.players : 1) as Position['players'],
    ...(setting.solo !== null && { king: setting.solo.king }),
    ...(switches && { switches }),
    ...writeProgress(state, base),
    ...writeDice(state, base),
    ...writeBoard(state),
    ...writeSpecialWater(state, base),
    ...writePlaces(state, base),
    ...writeSolo(state, base),
    ...(seats.length > 0 && { seats }),
    ...(!isUsualPending(state) && { pending: writePending(state) }),
  };
}

/** Returns the standard set-up at the same point; in set-up, without what is not yet dealt. */
function baseOf(state: State): State {
  const point = setUpPoint(state.stack);
  return (point && standardAt(state.setting, point)) ?? standardSetUp(state.setting);
}
