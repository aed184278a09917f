/**
 * How the Bot chooses among colours. Each criterion reduces a set (a bit mask of colours) to those that fulfil it best. A criterion that no
 * colour fulfils leaves the set unchanged.
 */

import { BUILDING_COLOURS } from '../edition/types.ts';
import { currentNumber } from '../model/automa.ts';
import { automaTiles, colourAt } from '../model/automa-tiles.ts';
import { CAUSE } from '../model/causes.ts';
import { BUILDING_COLOUR_COUNT, CHANCE, NONE, NUMBERS } from '../model/ids.ts';
import { groupAt } from '../model/indices.ts';
import { push } from '../model/push.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';

/** Returns the colours of a set with the greatest value. */
function greatest(mask: number, value: (colour: number) => number): number {
  let best = 0;
  let most = -1;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if ((mask & (1 << colour)) === 0 || value(colour) < most) continue;
    best = value(colour) > most ? 1 << colour : best | (1 << colour);
    most = value(colour);
  }
  return best;
}

/** Returns the colours with the most Project tiles in the District: the largest Building or cluster (SOLO-C2, KING-G-B). */
export const largest = (state: State, district: number, mask: number): number =>
  greatest(mask, (colour) => state.projects[groupAt(district, colour)]);

/** Returns the colours with the most Automa tiles, inside and outside the bag (KING-B-B, KING-B-C, C-71). */
export const mostAutomaTiles = (state: State, mask: number): number => greatest(mask, (colour) => automaTiles(state, colour));

/** The colours whose Mastery marker is the most advanced, if the set has one (SOLO-C2, A-146). */
export function mostAdvanced(state: State, mask: number): number {
  const kept = mask & highestTracks(state);
  return kept === 0 ? mask : kept;
}

/** Bit masks of the tracks on which the Bot's marker is highest, and lowest. */
export const highestTracks = (state: State): number => greatest(ALL, (track) => rowOf(state, track));
export const lowestTracks = (state: State): number => greatest(ALL, (track) => state.setting.trackTop - rowOf(state, track));

const ALL = (1 << BUILDING_COLOUR_COUNT) - 1;
const rowOf = (state: State, track: number): number => state.mastery[state.setting.bot * BUILDING_COLOUR_COUNT + track];

/**
 * The first colour of the set that shows at a Number, from the Current Number on and then from I again (SOLO-B1); NONE if no Number shows
 * one.
 */
export function firstAtNumbers(state: State, mask: number): number {
  for (let n = 0; n < NUMBERS; n++) {
    const colour = colourAt(state, (currentNumber(state) + n) % NUMBERS);
    if (colour !== NONE && (mask & (1 << colour)) !== 0) return colour;
  }
  return NONE;
}

export const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;
export const onlyOf = (mask: number): number => 31 - Math.clz32(mask);

/**
 * Pushes a frame with a colour of the remaining set: the first at the Numbers or, if none shows there, a random one. `possible`
 * returns all colours that were possible, for the event; `rule` is the rule of the criteria.
 */
export function pushWithColour(
  state: State,
  kind: 'botProject' | 'botConstruct' | 'botClaim',
  mask: number,
  possible: (state: State) => number,
  rule: RuleId,
): void {
  const colour = isSingle(mask) ? onlyOf(mask) : firstAtNumbers(state, mask);
  push[kind](state, state.setting.bot, { colour });
  if (colour === NONE) push.drawColour(state, CHANCE, { among: mask, rule: CAUSE['A-181'] });
  else reportColour(state, colour, possible, rule);
}

/** Reports which colour was chosen, and among which. */
export function reportColour(state: State, colour: number, possible: (state: State) => number, rule: RuleId): void {
  if (state.events === null) return;
  const mask = possible(state);
  const among = BUILDING_COLOURS.filter((_, each) => (mask & (1 << each)) !== 0);
  state.events.push({ event: 'botColourChosen', rule, seat: state.setting.bot, colour: BUILDING_COLOURS[colour], among });
}
