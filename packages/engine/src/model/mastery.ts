/** The bonuses of steps on the Mastery tracks. */
import { BUILDING_COLOUR_COUNT } from './ids.ts';
import { TRACK_STRIDE } from './setting.ts';
import type { State } from './state.ts';

/** Returns whether the seat's marker on a track is below the top. */
export const canStep = (state: State, seat: number, colour: number): boolean =>
  state.mastery[seat * BUILDING_COLOUR_COUNT + colour] < state.setting.trackTop;

export function canStepSomewhere(state: State, seat: number): boolean {
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) if (canStep(state, seat, colour)) return true;
  return false;
}

/**
 * The packed right-hand bonus of the seat's next step on a track; 0 if there is none. It is the bonus of the row that the marker reaches
 * if the marker is the lowest or tied for lowest. With the switch `minRises`, no other marker may stay behind in its row (KEY-32,
 * C-16).
 */
export function rightBonusOfStep(state: State, seat: number, colour: number): number {
  const { mastery, setting } = state;
  const at = seat * BUILDING_COLOUR_COUNT;
  const row = mastery[at + colour];
  for (let other = 0; other < BUILDING_COLOUR_COUNT; other++) {
    if (other === colour) continue;
    if (mastery[at + other] < row || (mastery[at + other] === row && setting.switches.masteryRight === 'minRises')) return 0;
  }
  return setting.rightBonuses[row + 1];
}

/** Returns the packed benefit inside a track at the row that the seat's next step reaches; 0 if there is none (KEY-33). */
export const insideBonusOfStep = (state: State, seat: number, colour: number): number =>
  state.setting.insideBonuses[colour * TRACK_STRIDE + state.mastery[seat * BUILDING_COLOUR_COUNT + colour] + 1];
