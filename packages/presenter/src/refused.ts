/** The choices that are illegal now, with the rules that forbid them. */
import { answerOf, type Choice, candidates, type State, whyNot } from '@tabannusi/engine';
import type { Question, ReasonWords, Sentences, ToldReason } from '@tabannusi/text';

export interface RefusedChoice {
  readonly choice: Choice;
  readonly label: string;
  readonly reasons: readonly ToldReason[];
}

export const refusedChoices = (state: State): Choice[] => candidates(state).filter((choice) => answerOf(state, choice) === null);

/** Returns all illegal choices in words. */
export const refusedOf = (state: State, question: Question, words: Pick<Sentences, 'choice'>, reasons: ReasonWords): RefusedChoice[] =>
  refusedChoices(state).map(refusedIn(state, question, words, reasons));

/** One illegal choice in words. */
export const refusedIn = (
  state: State,
  question: Question,
  words: Pick<Sentences, 'choice'>,
  { reason }: ReasonWords,
): ((choice: Choice) => RefusedChoice) => {
  return (choice) => ({
    choice,
    label: labelOf(words, question, choice),
    reasons: whyNot(state, choice).map((why) => reason(why, choice)),
  });
};

/** Omits the bonus of a space, because it says nothing about a choice that cannot be made. */
const labelOf = (words: Pick<Sentences, 'choice'>, question: Question, choice: Choice): string =>
  choice.choose === 'space' ? choice.space : words.choice(question, choice);

/** Groups choices that are illegal for the same reasons. */
export const groupedByReasons = <R extends Pick<RefusedChoice, 'reasons'>>(refused: readonly R[]): (readonly R[])[] => [
  ...Map.groupBy(refused, ({ reasons }) => JSON.stringify(reasons)).values(),
];
