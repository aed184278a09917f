/**
 * Thinking in another thread: both messages are plain data and contain nothing that the seat may not know. The answer is the same as in
 * this thread.
 */
import { type Choice, Generator, type GeneratorState, type PackedKnown, unpackKnown } from '@tabannusi/engine';
import type { Budget } from './bot.ts';
import { BOTS, type BotName } from './bots.ts';
import { type Advice, advise } from './describe.ts';
import { type Hint, type Hinted, hint } from './hint.ts';
import { type Plans, plansFor } from './plans.ts';

export type Question = { readonly known: PackedKnown } & (
  | { readonly ask: 'choice'; readonly bot: BotName; readonly lots: GeneratorState }
  | { readonly ask: 'hint' | 'plans' | 'advice'; readonly count?: number | undefined }
);

/** Choices are sent as indices of the list. */
export interface PackedHint {
  readonly best: readonly (Omit<Hinted, 'choice'> & { readonly choice: number })[];
  readonly equal: number;
}

/** The index of a bot's choice, a hint, plans, or described plans. */
export type Thought = number | PackedHint | Plans | Advice;

export async function think(question: Question, budget: Budget = {}): Promise<Thought> {
  const known = unpackKnown(question.known);
  const placeOf = (choice: Choice): number => known.choices.indexOf(choice);
  if (question.ask === 'choice') return placeOf(await BOTS[question.bot].choose({ ...known, random: Generator.at(question.lots) }, budget));
  if (question.ask === 'plans') return plansFor(known, budget, question.count);
  if (question.ask === 'advice') return advise(known, budget, question.count);
  const { best, equal } = hint(known, budget, question.count);
  return { best: best.map((hinted) => ({ ...hinted, choice: placeOf(hinted.choice) })), equal };
}

/** Returns the hint with the choices from the list itself. */
export const unpackHint = ({ best, equal }: PackedHint, choices: readonly Choice[]): Hint => ({
  best: best.map((hinted) => ({ ...hinted, choice: choiceAt(choices, hinted.choice) })),
  equal,
});

/** Throws if an answer is not an index of a choice. */
export function choiceAt(choices: readonly Choice[], place: number): Choice {
  const choice = choices[place];
  if (choice === undefined) throw new RangeError('thinking: an answer that is none of the choices');
  return choice;
}
