/**
 * Why something is forbidden, in words: what the rule says and, where it is a matter of numbers, what is missing.
 *
 * It is a door of its own, because it loads the sentences of all rules.
 */
import { type Lacked, type Missing, RESOURCE_COLOURS, type Reason, type RuleId } from '@tabannusi/engine';
import type { Language } from './languages.ts';
import { ruleSentence } from './rules.ts';
import { createSpeech, type Speech } from './speech.ts';

/** What is told of a reason. */
export interface ToldReason {
  readonly rule: RuleId;
  readonly sentence: string;
  /** Null where no number is missing. */
  readonly missing: string | null;
}

export interface ReasonWords {
  reason(reason: Reason): ToldReason;
}

export const createReasonWords = (language: Language): ReasonWords =>
  reasonWordsOf(createSpeech(language), (rule) => ruleSentence(language, rule));

export const reasonWordsOf = (speech: Speech, sentenceOf: (rule: RuleId) => string): ReasonWords => ({
  reason: ({ rule, missing }) => ({
    rule,
    sentence: sentenceOf(rule),
    missing: missing === undefined ? null : missingSentence(speech, missing),
  }),
});

/** Gold that is missing beside Resources of some colour could be paid instead of them (KEY-26); else it is missing itself. */
export function missingSentence(speech: Speech, missing: Missing): string {
  const { lacked, missing: messages } = speech.catalogue;
  const { gold = 0, ...others } = missing;
  const itemsOf = (amounts: Missing): string[] =>
    (Object.entries(amounts) as [Lacked, number][]).map(([what, amount]) => speech.say(lacked[what], { amount }));
  const inColours = RESOURCE_COLOURS.some((colour) => missing[colour] !== undefined);
  return inColours && gold > 0
    ? speech.say(messages.orGold, { items: speech.list(itemsOf(others)), gold })
    : speech.say(messages.all, { items: speech.list(itemsOf(missing)) });
}
