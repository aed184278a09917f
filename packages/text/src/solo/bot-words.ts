/** Explains the Bot: how its king plays, and the rules behind each thing that it does. */
import type { GameEvent, King, RuleId } from '@tabannusi/engine';
import type { Description } from '../positions/descriptions/description.ts';
import type { Speech } from '../speech/speech.ts';
import { kingNameOf } from './names.ts';

/** A rule with its sentence. */
export interface ToldRule {
  readonly rule: RuleId;
  readonly sentence: string;
}

export interface BotWords {
  /** The king and the text of its card, action by action. */
  king(king: King): Description;
  /** Why something happened: the rule that was followed and, if something was refused, the rule that forbids it. */
  why(event: GameEvent): ToldRule[];
}

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
