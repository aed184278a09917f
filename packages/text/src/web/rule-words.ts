/** What is said with the sentences of the rules, loaded with them. */
import type { RuleId } from '@tabannusi/engine';
import { type BotWords, botWordsOf } from '../bot-words.ts';
import { type ReasonWords, reasonWordsOf } from '../reason-words.ts';
import type { RuleSentences } from '../rules/sentences.ts';
import type { Speech } from '../speech.ts';

/** What is said with the sentences of the rules: why something is forbidden, why the Bot does what it does, and they themselves. */
export interface RuleWords {
  readonly reasons: ReasonWords;
  readonly bot: BotWords;
  /** What a rule says. */
  sentence(rule: RuleId): string;
}

export function ruleWordsOf(speech: Speech, sentences: RuleSentences): RuleWords {
  const sentence = (rule: RuleId): string => sentences[rule];
  return { reasons: reasonWordsOf(speech, sentence), bot: botWordsOf(speech, sentence), sentence };
}
