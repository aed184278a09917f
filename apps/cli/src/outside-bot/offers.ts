/** Choices as programs are told them, in the terms of the protocol, and their answers. */
import { type Choice, idOf } from '@tabannusi/engine';
import { typedForm } from '../wire/choices.ts';

export const offersOf = (choices: readonly Choice[]) => choices.map((choice) => ({ id: idOf(choice), ...typedForm(choice) }));

/** The choice that an answer names: by its id, or as an object with its kind and fields. Null where it names none. */
export function choiceOf(answer: unknown, choices: readonly Choice[]): Choice | null {
  if (typeof answer === 'string') return choices.find((choice) => idOf(choice) === answer) ?? null;
  if (typeof answer !== 'object' || answer === null) return null;
  // Who sends an offer back as it came has its id in it.
  const { id: _, ...typed } = { id: null, ...answer };
  const named = sortedText(typed);
  return choices.find((choice) => sortedText(typedForm(choice)) === named) ?? null;
}

/** The same text for the same fields, in whatever order they stand. Fields of choices hold no objects with keys of their own. */
const sortedText = (fields: object): string => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
