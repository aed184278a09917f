/**
 * The Bot explained: how its king plays, and the rules behind each thing that it does.
 *
 * It is a door of its own, because it loads the sentences of all rules.
 */
import type { GameEvent, King, RuleId } from '@tabannusi/engine';
import { kingNameOf } from './automa/names.ts';
import type { Description } from './description/description.ts';
import type { Language } from './languages.ts';
import { ruleSentence } from './rules.ts';
import { createSpeech, type Speech } from './speech.ts';

/** A rule with its sentence. */
export interface ToldRule {
  readonly rule: RuleId;
  readonly sentence: string;
}

export interface BotWords {
  /** The king and what its card says, action by action. */
  king(king: King): Description;
  /** Why something happened: the rule that it follows and, where something was refused, the one that forbids it. */
  why(event: GameEvent): ToldRule[];
}

export const createBotWords = (language: Language): BotWords => botWordsOf(createSpeech(language), (rule) => ruleSentence(language, rule));

export function botWordsOf(speech: Speech, sentenceOf: (rule: RuleId) => string): BotWords {
  const told = (rule: RuleId): ToldRule => ({ rule, sentence: sentenceOf(rule) });
  return {
    king: (king) => ({ title: kingNameOf(speech, king), sentences: kingRules(king).map(sentenceOf) }),
    why: (event) => [event.rule, ...('because' in event ? [event.because] : [])].map(told),
  };
}

/** A king has one rule for each action of its card. */
const kingRules = (king: King): RuleId[] => ACTIONS.map((action): RuleId => `KING-${INITIALS[king]}-${action}`);

const INITIALS = { gilgabot: 'G', sarbot: 'S', botmuzi: 'M', 'bot-baba': 'B' } as const satisfies Record<King, string>;
const ACTIONS = ['A', 'B', 'C', 'D'] as const;
