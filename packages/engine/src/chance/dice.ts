/** Rolls all dice of a colour from the supply onto the Barge of that colour, in one step (SET-05, SCORE-13). */
import type { ChanceQuestion } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { FACES, NONE } from '../model/ids.ts';
import type { State } from '../model/state.ts';

const AT = FIELDS.rollDice;

/** Returns the number of dice that show a face. An outcome packs these counts into four bits each, because a colour has at most 15 dice. */
const diceWith = (outcome: number, face: number): number => (outcome >> (4 * face)) & 15;

export const rollDice: ChanceQuestion = {
  draw(state, random) {
    let outcome = 0;
    for (let left = diceToRoll(state); left > 0; left--) outcome += 1 << (4 * random.below(FACES));
    return outcome;
  },
  apply(state, outcome) {
    const district = state.stack[top(state) + AT.district];
    const colour = state.bargeColour[district];
    pop(state);
    state.supply[colour] = 0;
    for (let face = 0; face < FACES; face++) state.barge[district * FACES + face] += diceWith(outcome, face);
    state.events?.push({
      event: 'diceRolled',
      rule: rollDice.rule(state),
      district: district + 1,
      colour: RESOURCE_COLOURS[colour],
      faces: faces(outcome),
    });
  },
  rule: (state) => (state.active === NONE ? 'SET-05' : 'SCORE-13'),
  describe: (_, outcome) => ({ chance: 'dice', faces: faces(outcome) }),
  read(state, outcome) {
    if (outcome.chance !== 'dice' || !Array.isArray(outcome.faces) || outcome.faces.length !== FACES) return null;
    let packed = 0;
    let dice = 0;
    for (const [face, amount] of outcome.faces.entries()) {
      if (!Number.isInteger(amount) || amount < 0 || amount > 15) return null;
      packed += amount << (4 * face);
      dice += amount;
    }
    return dice === diceToRoll(state) ? packed : null;
  },
};

const faces = (outcome: number): number[] => Array.from({ length: FACES }, (_, face) => diceWith(outcome, face));

const diceToRoll = (state: State): number => state.supply[state.bargeColour[state.stack[top(state) + AT.district]]];
