/** What a seat is asked, and each legal choice with its label, its price and its gain. */
import { type Preview, questionRule, type RuleId, type SeatChange } from '@tabannusi/engine';
import type { Question, Sentences } from '@tabannusi/text';
import { choiceRule } from './rules.ts';
import { suggestsFirst } from './suggested.ts';

export interface Offer {
  /** The choice, what it costs, changes and closes, and where it leads. */
  readonly preview: Preview;
  readonly label: string;
  /** What the seat that is asked gains or loses besides the price; null where nothing changes. */
  readonly gain: SeatChange | null;
  /** The rule that offers it. */
  readonly rule: RuleId;
  /** Whether it is suggested among several. */
  readonly isSuggested: boolean;
}

export interface Asked {
  /** The question. */
  readonly text: string;
  /** The rule by which the seat is asked. */
  readonly rule: RuleId;
  /** One for each preview, in the order of the engine. */
  readonly offers: readonly Offer[];
}

/** `previews`: one for each choice that can be made at this screen. */
export function askedOf(words: Pick<Sentences, 'question' | 'choice'>, question: Question, previews: readonly Preview[]): Asked {
  const suggests = previews.length > 1 && suggestsFirst(question);
  const offers = previews.map((preview, index) => ({
    preview,
    label: words.choice(question, preview.choice),
    gain: preview.changes.find(({ seat }) => seat === question.seat) ?? null,
    rule: choiceRule(question, preview.choice),
    isSuggested: suggests && index === 0,
  }));
  return { text: words.question(question), rule: questionRule(question), offers };
}
