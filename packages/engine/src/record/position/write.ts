/** Writes a state as a position: what differs from the standard set-up and does not follow from the rest, always in the same order. */
import { FRAME, frameKindAt } from '../../model/frames.ts';
import type { State } from '../../model/state.ts';
import { writeBoard } from './board.ts';
import { recount } from './count.ts';
import { setUpAt, writeCourse } from './course.ts';
import { nameEdition, writeSwitches } from './editions.ts';
import { POSITION_FORMAT, POSITION_VERSION, type Position, type SeatEntry } from './format.ts';
import { isUsualPending, writePending } from './pending.ts';
import { writeDice, writePlaces } from './places.ts';
import { writeSeat } from './seats.ts';
import { writeSpecialWater } from './special-water.ts';
import { standardAt, standardSetUp } from './standard.ts';

/**
 * The position of a state at which somebody is asked or the game is over. `readPosition` makes of it a state with the same hash and the same VP
 * ledger. It holds everything, the Urban cards of all players too. The state stays as it was. Games with the Bot cannot be written so.
 */
export function writePosition(state: State): Position {
  const { setting } = state;
  if (setting.solo !== null) throw new RangeError('writePosition: the notation has no words for the Bot');
  const base = baseOf(state);
  const switches = writeSwitches(setting);
  const counters = recount(state);
  const seats: SeatEntry[] = Array.from({ length: setting.players }, (_, seat) => writeSeat(state, base, counters, seat));
  while (seats.length > 0 && Object.keys(seats[seats.length - 1]).length === 0) seats.pop();
  return {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    edition: nameEdition(setting.edition),
    players: setting.players as Position['players'],
    ...(switches && { switches }),
    ...writeCourse(state, base),
    ...writeDice(state, base),
    ...writeBoard(state),
    ...writeSpecialWater(state, base),
    ...writePlaces(state, base),
    ...(seats.length > 0 && { seats }),
    ...(!isUsualPending(state) && { pending: writePending(state) }),
  };
}

/** The standard set-up at the same point: in set-up what is not yet dealt is not there. */
function baseOf(state: State): State {
  const setUp = frameKindAt(state, 0) === FRAME.setUp ? setUpAt(state.stack) : null;
  return (setUp && standardAt(state.setting, setUp.step, setUp.times)) ?? standardSetUp(state.setting);
}
