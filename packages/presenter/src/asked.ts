/** The question a seat is asked, and each legal choice with its label, cost and gain. */
import { type Preview, questionRule, type RuleId, type SeatChange } from '@tabannusi/engine';
import type { Question, Sentences } from '@tabannusi/text';
import { choiceRule } from './rules.ts';
import { suggestsFirst } from './suggested.ts';

export interface Offer {
  /** The choice, its cost, what it changes and closes, and what follows. */
  readonly preview: Preview;
  readonly label: string;
  /** What the asked seat gains or loses besides the cost; null if nothing changes. */
  readonly gain: SeatChange | null;
  /** The rule that offers the choice. */
  readonly rule: RuleId;
  /** Whether this choice is suggested among several. */
  readonly isSuggested: boolean;
}

export interface Asked {
  readonly text: string;
  /** The rule that asks the question. */
  readonly rule: RuleId;
  /** One offer for each preview, in the engine's order. */
  readonly offers: readonly Offer[];
}

/** `previews`: one for each choice that can be made at this screen. `isNamed`: whether the question names the person asked. */
export function askedOf(
  words: Pick<Sentences, 'question' | 'addressed' | 'choice'>,
  question: Question,
  { previews, isNamed }: { readonly previews: readonly Preview[]; readonly isNamed: boolean },
): Asked {
  const suggests = previews.length > 1 && suggestsFirst(question);
  const offers = previews.map((preview, index) => ({
    preview,
    label: words.choice(question, preview.choice),
    gain: preview.changes.find(({ seat }) => seat === question.seat) ?? null,
    rule: choiceRule(question, preview.choice),
    isSuggested: suggests && index === 0,
  }));
  return { text: isNamed ? words.addressed(question) : words.question(question), rule: questionRule(question), offers };
}
