/** Texts that need the sentences of the rules and are loaded with them. */
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

/** The messages of this folder. */
export type Explanations = Translated<typeof en>;

/**
 * Texts that need the sentences of the rules: what choices would do, why something is forbidden, why the Bot does what it does, what a
 * thing is, and the sentences themselves.
 */
export interface RuleWords {
  readonly reasons: ReasonWords;
  readonly bot: BotWords;
  /** Descriptions of single things in a position. */
  parts(table: Table, view: View): PartWords;
  /** The sentence of a rule. */
  sentence(rule: RuleId): string;
  /** Previews of the answers to a question; `words` must be those of the same table. */
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
