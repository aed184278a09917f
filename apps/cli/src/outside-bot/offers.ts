/** Choices in the form of the protocol, and the answers of programs. */
import { type Choice, idOf } from '@tabannusi/engine';
import { typedForm } from '../wire/choices.ts';

export const offersOf = (choices: readonly Choice[]) => choices.map((choice) => ({ id: idOf(choice), ...typedForm(choice) }));

/** Returns the choice named by an answer, by its ID or as an object with kind and fields; null if there is none. */
export function choiceOf(answer: unknown, choices: readonly Choice[]): Choice | null {
  if (typeof answer === 'string') return choices.find((choice) => idOf(choice) === answer) ?? null;
  if (typeof answer !== 'object' || answer === null) return null;
  // A program may send an offer back unchanged, with its ID.
  const { id: _, ...typed } = { id: null, ...answer };
  const named = sortedText(typed);
  return choices.find((choice) => sortedText(typedForm(choice)) === named) ?? null;
}

/** Returns the same text for the same fields in any order. Fields of choices contain no objects of their own. */
const sortedText = (fields: object): string => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
