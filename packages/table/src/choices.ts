/** Choices in the engine's own form. */
import { answerOf, type Choice, deepFreeze, describeChoice, legal, type State } from '@tabannusi/engine';

/** The legal choices of the seat that is asked. */
export const choicesOf = (state: State): Choice[] =>
  Array.from(state.choices.subarray(0, legal(state)), (answer) => describeChoice(state, answer));

/** A choice from outside, where it is legal; null where it is not. Nobody can change it any more. */
export function ownForm(state: State, choice: Choice): Choice | null {
  const answer = answerOf(state, choice);
  return answer === null ? null : deepFreeze(describeChoice(state, answer));
}
