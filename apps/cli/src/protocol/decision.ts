/** What a seat is asked and may choose, as the protocol tells it. */
import { type Ask, describeQuestion, hashText, idOf, isOver, questionRule, type RuleId } from '@tabannusi/engine';
import { choiceRule } from '@tabannusi/presenter';
import type { Language } from '@tabannusi/text';
import { typedForm } from '../wire/choices.ts';
import { choicesOf } from './choices.ts';
import type { Game } from './game.ts';

type Offer = ReturnType<typeof typedForm> & { readonly id: string; readonly rule: RuleId; readonly text?: string };

type Asking<A extends Ask = Ask> = A extends Ask ? { readonly kind: A['ask'] } & Omit<A, 'ask'> : never;

export type Decision = Asking & {
  readonly seat: number;
  readonly rule: RuleId;
  /** Of the state: what `expect` is compared with. */
  readonly hash: string;
  readonly text?: string;
  readonly choices: readonly Offer[];
};

/** Null when the game is over. Texts only in a language. */
export function decisionOf(game: Game, language: Language | null): Decision | null {
  const { state } = game;
  if (isOver(state)) return null;
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
    ...(words === null ? {} : { text: words.question(question) }),
    choices,
  } as Decision;
}
