/** Why something is forbidden, in words: a sentence and, for rules about numbers, what is missing. */
import { type Choice, type Lacked, type Missing, RESOURCE_COLOURS, type Reason, type RuleId } from '@tabannusi/engine';
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
type ReasonMessages = MissingMessages & Translated<Pick<typeof en, 'forbidden'>>;

export interface ReasonWords {
  /** Why `choice` is impossible. */
  reason(reason: Reason, choice?: Choice): ToldReason;
}

export const reasonWordsOf = (speech: Speech, messages: ReasonMessages, sentenceOf: (rule: RuleId) => string): ReasonWords => ({
  reason: (reason, choice) => ({
    rule: reason.rule,
    sentence: shortReason(speech, messages.forbidden, reason, choice) ?? sentenceOf(reason.rule),
    missing: reason.missing === undefined ? null : missingSentence(speech, messages, reason.missing),
  }),
});

/** Undefined if the sentence of the rule is the reason. */
function shortReason(speech: Speech, messages: ReasonMessages['forbidden'], reason: Reason, choice?: Choice): string | undefined {
  const key = keyOf(reason, choice);
  return key in messages ? speech.say(messages[key as keyof typeof messages], {}) : undefined;
}

/** A refused choice to decline, or to stop with nothing else to say, means that something must be done first. */
function keyOf({ rule, missing }: Reason, choice?: Choice): string {
  if (rule !== 'END-07' && choice?.choose === 'decline') return 'must';
  if (rule === 'A-105' && (choice?.choose === 'done' || choice?.choose === 'accept')) return 'must';
  return (missing === undefined ? undefined : keyOfMissing(rule, missing)) ?? rule;
}

function keyOfMissing(rule: RuleId, missing: Missing): string | undefined {
  if (rule.startsWith('DEC-')) return 'decree';
  if (rule === 'A-21') return 'owed';
  if (rule === 'ACT-SHIP-01') return 'shipPrice';
  if (missing.actions !== undefined) return 'actions';
  return missing.crates === undefined ? undefined : 'refill';
}

const SHIPS = ['whiteShips', 'yellowShips', 'brownShips'] as const;

/**
 * Describes what is missing. If both Gold and Resources of a colour are missing, the Gold could replace the Resources (KEY-26); if only Gold
 * is missing, the Gold itself is needed. For Ships of several colours, the total is left out unless it is lower than the sum of the colours:
 * then printed Ships count for any colour, and the sentence says how many Ships are enough.
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
