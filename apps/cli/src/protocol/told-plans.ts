/** Described plans in the form of the protocol. */
import type { Advice, Described, PlannedStep } from '@tabannusi/ai';
import { type Choice, idOf } from '@tabannusi/engine';
import type { PlanWords, Strength } from '@tabannusi/text';
import { typedForm } from '../wire/choices.ts';

/** Its steps have choices with ids. With a language, the first plan has the paragraphs of a hint of each strength. */
export type ToldPlan = Omit<Described, 'steps'> & {
  readonly steps: readonly (Omit<PlannedStep, 'deeds'> & { readonly choices: readonly ReturnType<typeof named>[] })[];
  readonly texts?: Readonly<Record<Strength, readonly string[]>>;
};

export const toldPlans = (advice: Advice, words: PlanWords | null): ToldPlan[] =>
  advice.plans.map(({ steps, ...facts }, n) => ({
    steps: steps.map(({ deeds, ...step }) => ({ ...step, choices: deeds.map(({ choice }) => named(choice)) })),
    ...facts,
    ...(words === null || n > 0 ? {} : { texts: textsOf(words, advice) }),
  }));

const textsOf = (words: PlanWords, advice: Advice) => ({
  nudge: words.all(advice, 'nudge'),
  plan: words.all(advice, 'plan'),
  alternatives: words.all(advice, 'alternatives'),
});

export const named = (choice: Choice) => ({ id: idOf(choice), ...typedForm(choice) });
