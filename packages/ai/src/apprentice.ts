/**
 * A bot that makes the choice with the largest immediate gain: VP, goods, steps, Projects and what the Districts would score for it. It
 * answers the questions that a choice leads to in the same way. It breaks ties at random, but never declines something that it could use.
 */
import { type Choice, describeChoice, legal, redeal, type State, scoreDistrict } from '@tabannusi/engine';
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS, DISTRICTS, RESOURCE_COLOUR_COUNT } from '@tabannusi/engine/search';
import type { Bot, Knowledge } from './bot.ts';
import { Luck } from './search/luck.ts';
import { INSIDE, RestOfTurn } from './search/rest-of-turn.ts';

/** The worth of one unit of each thing, in VP. A face-down Crate is worth less, because it must be refilled first. */
const GOLD = 0.8;
const MARKER = 0.5;
const WATER = 0.6;
const SPECIAL_WATER = 1;
const GARDEN_TILE = 0.8;
const RESOURCE = 0.7;
const CRATE_DOWN = 0.2;
const STEP = 1.5;
const PROJECT = 1.2;
/** A District is expected to score about once during the game and once at its end. */
const SCORINGS = 2;

/** If nothing gives an immediate gain, doing something is better than declining. */
const GIVING_UP = -0.01;
/** Questions of one choice after which the position is judged as it is. */
const LONGEST = 20;

export const apprentice = {
  choose({ seat, masked, choices, random }: Knowledge): Choice {
    const state = redeal(masked, random);
    const rest = new RestOfTurn(state, seat, new Luck(random));
    const gains = gainsOf(state, seat, rest);
    const most = Math.max(...gains);
    const best = choices.filter((_, n) => gains[n] === most);
    return best[random.below(best.length)];
  },
} satisfies Bot;

/** What the seat gains with each answer, once everything that the answer starts is done. */
function gainsOf(state: State, seat: number, rest: RestOfTurn): number[] {
  const now = holdings(state, seat);
  const [work, trial] = [state.clone(), state.clone()];
  return Array.from(state.choices.slice(0, legal(state)), (answer) => {
    if (isGivingUp(describeChoice(state, answer))) return GIVING_UP;
    work.copyFrom(state);
    let part = rest.follow(work, answer);
    for (let n = 0; part === INSIDE && n < LONGEST; n++) part = rest.follow(work, bestNext(work, trial, seat, rest));
    return holdings(work, seat) - now;
  });
}

/** The answer after which the seat has most; among equal ones, the first in the engine's order. */
function bestNext(work: State, trial: State, seat: number, rest: RestOfTurn): number {
  const count = legal(work);
  let [best, most] = [work.choices[0], Number.NEGATIVE_INFINITY];
  for (let n = 0; n < count; n++) {
    trial.copyFrom(work);
    rest.follow(trial, work.choices[n]);
    const has = holdings(trial, seat);
    if (has > most) [best, most] = [work.choices[n], has];
  }
  return best;
}

const isGivingUp = ({ choose }: Choice): boolean => choose === 'done' || choose === 'decline';

/** The number of groups of Projects: one for each common District and Building colour. */
const OWN_GROUPS = COMMON_DISTRICTS * BUILDING_COLOUR_COUNT;
const scored = new Int32Array(4);

/** Everything that a seat has, and what the Districts would score for it now. */
function holdings(state: State, seat: number): number {
  let sum =
    state.vp[seat] +
    GOLD * state.gold[seat] +
    MARKER * state.markers[seat] +
    WATER * state.water[seat] +
    SPECIAL_WATER * state.specialHeld[seat] +
    GARDEN_TILE * state.gardens[seat] +
    CRATE_DOWN * state.cratesDown[seat];
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    const at = seat * RESOURCE_COLOUR_COUNT + colour;
    sum += RESOURCE * (state.dice[at] + state.crateUp[at]);
  }
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) sum += STEP * state.mastery[seat * BUILDING_COLOUR_COUNT + colour];
  for (let group = 0; group < OWN_GROUPS; group++) sum += PROJECT * state.ownProjects[seat * OWN_GROUPS + group];
  for (let district = 0; district < DISTRICTS; district++) {
    scoreDistrict(state, district, scored);
    sum += SCORINGS * scored[seat];
  }
  return sum;
}
