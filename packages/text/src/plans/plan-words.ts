/** A plan in words: where to look, its steps, what it brings, and what another plan does differently. */
import type { Advice, Described, PlannedStep } from '@tabannusi/ai';
import type { Setting } from '@tabannusi/engine';
import { vpSourceWords } from '../positions/pictures/scores.ts';
import type { Speech } from '../speech/speech.ts';
import type { Translated } from '../speech/variables.ts';
import type { Sentences } from '../words.ts';
import type { plans } from './en.ts';

export type PlanMessages = Translated<typeof plans>;

export interface ToldStep {
  /** The number of the step in its plan. */
  readonly number: number;
  readonly text: string;
}

export interface ToldPlan {
  readonly title: string;
  readonly steps: readonly ToldStep[];
  /** What it brings now and at the coming scorings, and what it prepares. */
  readonly facts: readonly string[];
}

/** The strength of a hint: where to look, the best plan, or the best plan with others. */
export const STRENGTHS = ['nudge', 'plan', 'alternatives'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface PlanWords {
  /** Shown instead of a plan if there is only one choice. */
  only(): string;
  /** Where to look. */
  nudge(advice: Advice): string;
  plan(advice: Advice): ToldPlan;
  /** The other plans: the steps that differ, and their figures next to those of the best plan. */
  others(advice: Advice): ToldPlan[];
  /** The hint of a strength, as paragraphs. */
  all(advice: Advice, strength: Strength): string[];
  /** The button to the next strength; null for the strongest, or if there is no other plan. */
  more(advice: Advice, strength: Strength, by: 'button' | 'typing'): string | null;
}

/** The words of the game, for its choices. */
type GameWords = Pick<Sentences, 'choice'>;

export function planWordsOf(speech: Speech, messages: PlanMessages, words: GameWords, setting: Setting): PlanWords {
  const { say, list } = speech;

  const stepText = ({ deeds, hasChance }: PlannedStep): string => {
    const [first = '', ...all] = deeds.filter(isTold).map(({ question, choice }) => words.choice(question, choice));
    const rest = all.length > MOST_DEEDS ? [...all.slice(0, MOST_DEEDS), '…'] : all;
    const text = sentenceCase(rest.length === 0 ? first : say(messages.step, { first, rest: rest.join(', ') }));
    return hasChance ? `${text}. ${say(messages.chance)}` : text;
  };

  const facts = ({ now, coming, prepares }: Described): string[] => [
    now.length === 0
      ? say(messages.nothingNow)
      : say(messages.now, {
          gains: list(
            now.map(({ source, vp }) => say(messages.gain, { vp, source: vpSourceWords(speech, { game: { setting } }, source) })),
          ),
        }),
    ...coming.map(({ district, before, after }) => say(messages.coming, { district, before, after })),
    ...prepares.values.map((each) => say(messages.value, each)),
    ...prepares.sites.map((each) => say(messages.site, { ...each, vp: each.size * each.value })),
    ...(prepares.next === null ? [] : [say(messages.next, { district: prepares.next })]),
  ];

  const plan = ({ plans: [best] }: Advice): ToldPlan => ({
    title: say(messages.best),
    steps: best.steps.map((step, n) => ({ number: n + 1, text: stepText(step) })),
    facts: facts(best),
  });

  const others = ({ plans: [best, ...rest] }: Advice): ToldPlan[] =>
    rest.map((other) => ({
      title: say(messages.other),
      steps: other.steps
        .map((step, n) => ({ number: n + 1, text: stepText(step), isSame: isSame(step, best.steps[n]) }))
        .filter((step) => !step.isSame)
        .map(({ number, text }) => ({ number, text })),
      facts: [say(messages.compared, { vp: sumNow(other), best: sumNow(best), coming: sumComing(other), bestComing: sumComing(best) })],
    }));

  const nudge = ({ plans: [{ steps }] }: Advice): string => {
    const step = steps.find(({ kind }) => kind !== 'end') ?? steps[0];
    const { kind, district } = step ?? { kind: 'end', district: null };
    return say(messages.nudge[kind === 'inside' && district === null ? 'setUp' : kind], { district: district ?? 1 });
  };

  const paragraphs = ({ title, steps, facts: lines }: ToldPlan): string[] => [
    `${title}:`,
    ...steps.map(({ number, text }) => `${number}. ${text}`),
    ...lines,
  ];

  return {
    only: () => say(messages.only),
    nudge,
    plan,
    others,
    all(advice, strength) {
      if (strength === 'nudge') return [nudge(advice)];
      const told = strength === 'plan' ? [plan(advice)] : [plan(advice), ...others(advice)];
      return told.flatMap(paragraphs);
    },
    more(advice, strength, by) {
      if (strength === 'alternatives' || (strength === 'plan' && advice.plans.length === 1)) return null;
      return say(messages[by === 'button' ? 'more' : 'again'][strength === 'nudge' ? 'plan' : 'others']);
    },
  };
}

const isSame = (step: PlannedStep, other: PlannedStep | undefined): boolean =>
  JSON.stringify(step.deeds.map(({ choice }) => choice)) === JSON.stringify(other?.deeds.map(({ choice }) => choice));

const sumNow = ({ now }: Described): number => now.reduce((sum, { vp }) => sum + vp, 0);
const sumComing = ({ coming }: Described): number => coming.reduce((sum, { before, after }) => sum + after - before, 0);

/** The most choices that are listed after a choice, because a Gardening can be long. */
const MOST_DEEDS = 5;

/** Payments, and choices to stop, are left out except as the first choice of a step. */
const isTold = ({ question, choice }: PlannedStep['deeds'][number], place: number): boolean =>
  place === 0 || (choice.choose !== 'done' && choice.choose !== 'pay' && !question.ask.endsWith('ayment'));

/** Starts with a capital letter. */
const sentenceCase = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
