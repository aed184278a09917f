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

const SHIPS = ['whiteShips', 'yellowShips', 'brownShips'] as const;

/**
 * Gold that is missing beside Resources of some colour could be paid instead of them (KEY-26); else it is missing itself. Of Ships, the sum is not said
 * beside those of each colour, but where printed ones stand in, how many are enough.
 */
export function missingSentence(speech: Speech, missing: Missing): string {
  const { lacked, missing: messages } = speech.catalogue;
  const { gold = 0, ships = 0, ...others } = missing;
  const ofColours = SHIPS.reduce((sum, colour) => sum + (missing[colour] ?? 0), 0);
  const itemsOf = (amounts: Missing): string[] =>
    (Object.entries(amounts) as [Lacked, number][]).map(([what, amount]) => speech.say(lacked[what], { amount }));
  if (RESOURCE_COLOURS.some((colour) => missing[colour] !== undefined) && gold > 0)
    return speech.say(messages.orGold, { items: speech.list(itemsOf(others)), gold });
  if (ofColours === 0) return speech.say(messages.all, { items: speech.list(itemsOf(missing)) });
  const all = speech.say(messages.all, { items: speech.list(itemsOf(gold > 0 ? { ...others, gold } : others)) });
  return ships > 0 && ships < ofColours ? `${all} ${speech.say(messages.enough, { ships })}` : all;
}
