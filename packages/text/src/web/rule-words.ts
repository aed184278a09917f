/** What is said with the sentences of the rules, loaded with them. */
import type { RuleId } from '@tabannusi/engine';
import { botWordsOf } from '../bot-words.ts';
import { reasonWordsOf } from '../reason-words.ts';
import type { RuleSentences } from '../rules/sentences.ts';
import type { Speech } from '../speech.ts';
import type { RuleWords } from './speaker.ts';

export function ruleWordsOf(speech: Speech, sentences: RuleSentences): RuleWords {
  const sentence = (rule: RuleId): string => sentences[rule];
  return { reasons: reasonWordsOf(speech, sentence), bot: botWordsOf(speech, sentence), sentence };
}
