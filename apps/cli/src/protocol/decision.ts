/** The decision of a seat and its choices, in the form of the protocol. */
import {
  type Ask,
  choicesOf,
  describeQuestion,
  hashText,
  idOf,
  isOver,
  type Outcome,
  type PossibleChance,
  possibleChance,
  questionRule,
  type RuleId,
  type State,
} from '@tabannusi/engine';
import { choiceRule } from '@tabannusi/presenter';
import type { Language } from '@tabannusi/text';
import { typedForm } from '../wire/choices.ts';
import type { Game } from './game.ts';

type Offer = ReturnType<typeof typedForm> & { readonly id: string; readonly rule: RuleId; readonly text?: string };

type Asking<A extends Ask = Ask> = A extends Ask ? { readonly kind: A['ask'] } & Omit<A, 'ask'> : never;

export type Decision = Asking & {
  readonly seat: number;
  readonly rule: RuleId;
  /** Hash of the state, compared with `expect`. */
  readonly hash: string;
  readonly text?: string;
  readonly choices: readonly Offer[];
};

/** The chance that is asked, if the caller chooses outcomes: the possible `outcomes`, or the number of `dice` of a roll. */
export interface ChanceDecision {
  readonly seat: null;
  readonly kind: PossibleChance['kind'];
  readonly district?: number;
  readonly rule: RuleId;
  readonly hash: string;
  readonly outcomes?: readonly Outcome[];
  readonly dice?: number;
}

/** Null when the game is over. Texts are included only with a language. */
export function decisionOf(game: Game, language: Language | null): Decision | ChanceDecision | null {
  const { state } = game;
  if (isOver(state)) return null;
  if (game.isChanceAsked) return chanceDecisionOf(state);
  const question = describeQuestion(state);
  const { seat, ask, ...fields } = question;
  const words = language === null ? null : game.words(language);
  const choices = choicesOf(state).map(
    (choice): Offer => ({
      id: idOf(choice),
      ...typedForm(choice),
      rule: choiceRule(question, choice),
      ...(words === null ? {} : { text: words.choice(question, choice) }),
    }),
  );
  return {
    seat,
    kind: ask,
    ...fields,
    rule: questionRule(question),
    hash: hashText(state),
    ...(words === null ? {} : { text: words.addressed(question) }),
    choices,
  } as Decision;
}

function chanceDecisionOf(state: State): ChanceDecision {
  const { kind, district, rule, outcomes, dice } = possibleChance(state);
  return {
    seat: null,
    kind,
    ...(district !== null && { district }),
    rule,
    hash: hashText(state),
    ...(dice === null ? { outcomes } : { dice }),
  };
}
