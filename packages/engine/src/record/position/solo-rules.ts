/** What must hold for the Bot's things, whatever is pending, so that its turns can be played. */
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../../edition/types.ts';
import { automaTiles, tilesAt } from '../../model/automa-tiles.ts';
import { FIELDS } from '../../model/frame-fields.ts';
import { FRAME, frameKindAt, frameSeatAt } from '../../model/frames.ts';
import { DISTRICTS, FACES, NONE, NUMBERS, RESOURCE_COLOUR_COUNT } from '../../model/ids.ts';
import { FRAME_BYTES } from '../../model/layout.ts';
import type { RuleId } from '../../model/rule-ids.ts';
import { AUTOMA_COVERED, AUTOMA_DECK, AUTOMA_LEFT, AUTOMA_RIGHT, type State, URBAN_HELD } from '../../model/state.ts';
import { tilesSetAside } from '../../solo/start.ts';
import { diceHeld } from './places.ts';
import type { Reading } from './reading.ts';
import { areTilesDealt, isDecreeLacking } from './solo.ts';

export function checkSolo(reading: Reading): void {
  if (reading.state.setting.solo === null) return;
  checkCards(reading);
  checkTiles(reading);
  checkBelongings(reading);
  checkPawns(reading);
  checkBarges(reading);
}

const isSetUp = (state: State): boolean => frameKindAt(state, 0) === FRAME.setUp;
const bottomIsTurn = (state: State): boolean => frameKindAt(state, 0) === FRAME.turn;
const cardsAt = ({ automaCards }: State, place: number): number => automaCards.filter((there) => there === place).length;

/**
 * Checks that two Automa cards are open, not counting one that is being opened. During set-up, the cards must be as in the standard set-up.
 */
function checkCards({ state, base, faults }: Reading): void {
  const open = isSetUp(state) ? base : null;
  const inReset = state.depth > 2 && frameKindAt(state, state.depth - 2) === FRAME.automaReset;
  const opening =
    frameKindAt(state, state.depth - 1) === FRAME.openAutomaCard
      ? state.stack[(state.depth - 1) * FRAME_BYTES + FIELDS.openAutomaCard.place]
      : NONE;
  const check = (key: string, place: number, wanted: number): void => {
    const found = cardsAt(state, place);
    if (found !== wanted)
      faults.add(found < wanted ? 'tooFew' : 'tooMany', `solo.cards.${key}`, found, { min: wanted, max: wanted }, 'SOLO-36');
  };
  check('left', AUTOMA_LEFT, open ? cardsAt(open, AUTOMA_LEFT) : opening === AUTOMA_LEFT ? 0 : 1);
  check('right', AUTOMA_RIGHT, open ? cardsAt(open, AUTOMA_RIGHT) : opening !== NONE && inReset ? 0 : 1);
  if (open !== null || (opening !== NONE && inReset)) check('covered', AUTOMA_COVERED, 0);
  // An empty deck is shuffled at the end of the Bot's turn.
  const isShuffledLater = state.active === state.setting.bot && opening === NONE;
  if (cardsAt(state, AUTOMA_DECK) === 0 && !isShuffledLater)
    faults.add('tooFew', 'solo.cards', 0, { min: 1, max: state.automaCards.length }, 'SOLO-44');
}

/**
 * There are no more Automa tiles of a colour than set-up took, or three that the stock gave (SOLO-07, SOLO-46). In set-up there are exactly
 * those drawn so far.
 */
function checkTiles({ state, base, faults }: Reading): void {
  if (areTilesDealt(base) && isDecreeLacking(state)) return;
  const counts = BUILDING_COLOURS.map((_, colour) => automaTiles(state, colour));
  const inSetUp = isSetUp(state);
  const dealt = areTilesDealt(base);
  const fromStock = !inSetUp && counts.reduce((a, b) => a + b, 0) <= NUMBERS;
  counts.forEach((count, colour) => {
    const max = dealt ? tilesSetAside(state, colour) : 0;
    const min = inSetUp ? max : 0;
    if (count < min || (count > max && !fromStock)) {
      faults.add(count < min ? 'tooFew' : 'tooMany', `solo.bag.${BUILDING_COLOURS[colour]}`, count, { min, max }, 'SOLO-07');
    }
  });
  for (let number = 0; inSetUp && number < NUMBERS; number++) {
    const [found, wanted] = [tilesAt(state, number), tilesAt(base, number)];
    if (found !== wanted)
      faults.add(found < wanted ? 'tooFew' : 'tooMany', `solo.numbers[${number}]`, found, { min: wanted, max: wanted }, 'SOLO-09');
  }
}

/** The Bot never has these things. */
function checkBelongings({ state, faults }: Reading): void {
  const { bot } = state.setting;
  const none = (key: string, found: number, rule: RuleId): void => {
    if (found > 0) faults.add('tooMany', `seats[${bot}].${key}`, found, { min: 0, max: 0 }, rule);
  };
  let crates = 0;
  for (let at = bot * RESOURCE_COLOUR_COUNT; at < (bot + 1) * RESOURCE_COLOUR_COUNT; at++)
    crates += state.crateUp[at] + state.crateDown[at];
  none('crates', crates, 'SOLO-30');
  none('water', state.water[bot], 'SOLO-29');
  none('specialWater', state.specialHeld[bot], 'SOLO-29');
  none('harbormasters', state.heldHarbormasters[bot], 'SOLO-33');
  none('urbanCards', state.urban.filter((place) => place === URBAN_HELD + bot).length, 'A-71');
  none('urbanIgnored', state.urbanIgnored[bot], 'A-71');
  none('movedHouses', state.bottomExtra[bot], 'A-158');
}

/** The Bot's pawns are placed when set-up ends (SOLO-16). */
function checkPawns({ state, faults }: Reading): void {
  const { bot } = state.setting;
  if (isSetUp(state) === (state.assistant[bot] === NONE)) return;
  faults.add('contradicts', `seats[${bot}].pawns`, Number(!isSetUp(state)), null, 'SOLO-16');
}

/**
 * When the Bot takes its die no Barge is empty, and afterwards only that one may be: the Bot never lacks a die and never orders scorings
 * . So there must also be dice to roll: in set-up and in a scoring, a player keeps at most one of a colour.
 */
function checkBarges(reading: Reading): void {
  const { state, faults } = reading;
  if (isSetUp(state)) checkRolled(reading);
  if (!bottomIsTurn(state)) return;
  const empty = state.emptyBarges() & ~mayBeEmpty(state);
  for (let district = 0; district < DISTRICTS; district++) {
    if ((empty & (1 << district)) !== 0) faults.add('contradicts', `bargeDice["${district + 1}"]`, 0, null, 'SCORE-01');
  }
  for (let index = 1; index < state.depth; index++) {
    const district = districtScoredAt(state, index);
    if (district === null) continue;
    const colour = state.bargeColour[district];
    if (state.supply[colour] < LEAST_DICE) tooFewDice(reading, `supply.${RESOURCE_COLOURS[colour]}`, state.supply[colour], 'SCORE-03');
  }
}

/** Of each colour, one die to take and one that is left; no edition has fewer than three. */
const LEAST_DICE = 2;

function tooFewDice({ state, faults }: Reading, path: string, found: number, rule: RuleId): void {
  faults.add('tooFew', path, found, { min: LEAST_DICE, max: state.setting.dicePerColour }, rule);
}

/** In set-up the dice of each colour are on their Barge or wait to be rolled. */
function checkRolled(reading: Reading): void {
  const { state, base } = reading;
  for (let district = 0; district < DISTRICTS; district++) {
    const colour = state.bargeColour[district];
    const dice = state.barge.subarray(district * FACES, (district + 1) * FACES).reduce((a, b) => a + b, 0);
    if (colour !== NONE && !base.isBargeEmpty(district) && dice < LEAST_DICE)
      tooFewDice(reading, `bargeDice["${district + 1}"]`, dice, 'SET-05');
  }
  RESOURCE_COLOURS.forEach((name, colour) => {
    const left = state.setting.dicePerColour - diceHeld(state, colour);
    if (left < LEAST_DICE) tooFewDice(reading, `supply.${name}`, left, 'SET-05');
  });
}

const ALL = (1 << DISTRICTS) - 1;

/**
 * A bit mask of the Barges that may be empty: in the person's turn all, in the Bot's turn the present one, at the end those being scored.
 */
function mayBeEmpty(state: State): number {
  if (state.stack[FIELDS.turn.stage] === 0) {
    if (frameSeatAt(state, 0) !== state.setting.bot) return ALL;
    return state.stack[FRAME_BYTES + FIELDS.botTurn.stage] === 1 ? 0 : 1 << state.assistant[state.setting.bot];
  }
  let mask = 0;
  for (let index = 1; index < state.depth; index++) {
    const district = districtScoredAt(state, index);
    if (district !== null) mask |= 1 << district;
    else if (frameKindAt(state, index) === FRAME.scoringOrder) mask |= state.stack[index * FRAME_BYTES + FIELDS.scoringOrder.districts];
  }
  return mask;
}

/** Returns the District that the frame at an index scores, or whose dice it rolls. */
function districtScoredAt(state: State, index: number): number | null {
  const frame = index * FRAME_BYTES;
  const kind = frameKindAt(state, index);
  if (kind === FRAME.score) return state.stack[frame + FIELDS.score.district];
  return kind === FRAME.rollDice ? state.stack[frame + FIELDS.rollDice.district] : null;
}
