/** Rolling dice onto a Barge: all that lie in the supply in its colour, in one step (SET-05, SCORE-13). Payload a: District. */
import type { ChanceQuestion } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { A, pop, top } from '../model/frames.ts';
import { FACES } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** An outcome packs the number of dice that show each face into four bits; a colour has at most 15 dice. */
const diceWith = (outcome: number, face: number): number => (outcome >> (4 * face)) & 15;

export const rollDice: ChanceQuestion = {
  draw(state, random) {
    let outcome = 0;
    for (let left = diceToRoll(state); left > 0; left--) outcome += 1 << (4 * random.below(FACES));
    return outcome;
  },
  allows(state, outcome) {
    let dice = 0;
    for (let face = 0; face < FACES; face++) dice += diceWith(outcome, face);
    return outcome >>> 24 === 0 && dice === diceToRoll(state);
  },
  apply(state, outcome) {
    const district = state.stack[top(state) + A];
    const colour = state.bargeColour[district];
    pop(state);
    state.supply[colour] = 0;
    for (let face = 0; face < FACES; face++) state.barge[district * FACES + face] += diceWith(outcome, face);
    state.events?.push({
      event: 'diceRolled',
      rule: state.timeGold === state.setting.timeSpaces ? 'SET-05' : 'SCORE-13',
      district: district + 1,
      colour: RESOURCE_COLOURS[colour],
      faces: faces(outcome),
    });
  },
  describe: (_, outcome) => ({ chance: 'dice', faces: faces(outcome) }),
};

const faces = (outcome: number): number[] => Array.from({ length: FACES }, (_, face) => diceWith(outcome, face));

const diceToRoll = (state: State): number => state.supply[state.bargeColour[state.stack[top(state) + A]]];
