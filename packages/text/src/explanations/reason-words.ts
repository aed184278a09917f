/** Why something is forbidden, in words: the sentence of the rule and, for rules about numbers, what is missing. */
import { type Lacked, type Missing, RESOURCE_COLOURS, type Reason, type RuleId } from '@tabannusi/engine';
import type { Speech } from '../speech/speech.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** A reason in sentences. */
export interface ToldReason {
  readonly rule: RuleId;
  readonly sentence: string;
  /** Null if no number is missing. */
  readonly missing: string | null;
}

type MissingMessages = Translated<Pick<typeof en, 'lacked' | 'missing'>>;

export interface ReasonWords {
  reason(reason: Reason): ToldReason;
}

export const reasonWordsOf = (speech: Speech, messages: MissingMessages, sentenceOf: (rule: RuleId) => string): ReasonWords => ({
  reason: ({ rule, missing }) => ({
    rule,
    sentence: sentenceOf(rule),
    missing: missing === undefined ? null : missingSentence(speech, messages, missing),
  }),
});

const SHIPS = ['whiteShips', 'yellowShips', 'brownShips'] as const;

/**
 * Describes what is missing. Gold beside Resources of some colour could replace them (KEY-26); without such Resources, the Gold itself is
 * missing. For Ships of several colours, the total is left out; but if printed Ships count, it says how many Ships are enough.
 */
export function missingSentence(speech: Speech, { lacked, missing: messages }: MissingMessages, missing: Missing): string {
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
