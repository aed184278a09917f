/** What is said with the sentences of the rules, loaded with them. */
import type { RuleId, View } from '@tabannusi/engine';
import type { RuleSentences } from '../rules/sentences.ts';
import { type BotWords, botWordsOf } from '../solo/bot-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Translated } from '../speech/variables.ts';
import type { Table } from '../table/table.ts';
import type { Sentences, Words } from '../words.ts';
import type * as en from './en.ts';
import { type PartWords, partWordsOf } from './part-words.ts';
import { previewWordsOf } from './preview-words.ts';
import { type ReasonWords, reasonWordsOf } from './reason-words.ts';

/** The messages of this subject. */
export type Explanations = Translated<typeof en>;

/**
 * What is said with the sentences of the rules: what choices would do, why something is forbidden, why the Bot does what it does, what a thing is,
 * and they themselves.
 */
export interface RuleWords {
  readonly reasons: ReasonWords;
  readonly bot: BotWords;
  /** Single things of a position. */
  parts(table: Table, view: View): PartWords;
  /** What a rule says. */
  sentence(rule: RuleId): string;
  /** What an answer to a question would do at once; `words` are those of the same table. */
  previews(table: Table, words: Pick<Sentences, 'choice'>): Words['preview'];
}

export function ruleWordsOf(speech: Speech, sentences: RuleSentences, explanations: Explanations): RuleWords {
  const sentence = (rule: RuleId): string => sentences[rule];
  return {
    reasons: reasonWordsOf(speech, explanations, sentence),
    bot: botWordsOf(speech, sentence),
    parts: (table, view) => partWordsOf(speech, table, view, explanations),
    sentence,
    previews: (table, { choice }) => previewWordsOf(speech, explanations, table, choice),
  };
}
