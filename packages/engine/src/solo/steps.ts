/** Steps of the Bot on tracks that its rules or chance decide. */
import type { Work } from '../contracts.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT, CHANCE, NONE } from '../model/ids.ts';
import { canStep } from '../model/mastery.ts';
import { push } from '../model/push.ts';
import type { State } from '../model/state.ts';
import { highestTracks, isSingle, lowestTracks, onlyOf } from './colours.ts';

const AT = FIELDS.botSteps;

/**
 * Which tracks are possible: any track whose marker is below the top; that of the lowest marker; that of the highest marker; any,
 * but none twice. Chance decides ties.
 */
const ANY = 0;
export const LOWEST = 1;
export const HIGHEST = 2;
export const DIFFERENT = 3;

export const botSteps: Work = (state) => {
  const { stack } = state;
  const frame = top(state);
  const track = stack[frame + AT.colour];
  if (track === NONE) {
    nameTrack(state, frame);
    return;
  }
  const steps = stack[frame + AT.steps];
  const cause = stack[frame + AT.rule];
  stack[frame + AT.colour] = NONE;
  if (stack[frame + AT.tracks] === DIFFERENT) stack[frame + AT.out] |= 1 << track;
  if (--stack[frame + AT.choices] === 0) pop(state);
  push.steps(state, state.setting.bot, { colour: track, steps, rule: cause });
};

/** Names the only possible track, or asks chance for one. Without a possible track, nothing more is done. */
function nameTrack(state: State, frame: number): void {
  const which = state.stack[frame + AT.tracks];
  const mask = tracksLeft(state, which, state.stack[frame + AT.out]);
  if (mask === 0) pop(state);
  else if (isSingle(mask)) state.stack[frame + AT.colour] = onlyOf(mask);
  else push.drawColour(state, CHANCE, { among: mask, rule: CAUSE[which === ANY || which === DIFFERENT ? 'A-157' : 'A-168'] });
}

/** A bit mask of the tracks that may be named, without those in `out`. */
export const tracksLeft = (state: State, which: number, out: number): number => tracksFor(state, which) & ~out;

/** If the highest marker is at the top, it stays there and the step is lost. */
function tracksFor(state: State, which: number): number {
  if (which === LOWEST) return lowestTracks(state);
  if (which === HIGHEST) return highestTracks(state);
  let mask = 0;
  for (let track = 0; track < BUILDING_COLOUR_COUNT; track++) if (canStep(state, state.setting.bot, track)) mask |= 1 << track;
  return mask;
}
