/** What is said with the sentences of the rules, loaded with them. */
import type { RuleId, View } from '@tabannusi/engine';
import { type BotWords, botWordsOf } from '../bot-words.ts';
import type { Language } from '../locales.ts';
import { previewWordsOf } from '../preview-words.ts';
import { type ReasonWords, reasonWordsOf } from '../reason-words.ts';
import type { RuleSentences } from '../rules/sentences.ts';
import type { Speech } from '../speech.ts';
import type { Table } from '../table.ts';
import type { Sentences, Words } from '../words.ts';
import type { ThingMessages } from './things/values.ts';
import { type PartWords, partWordsOf } from './things/words.ts';

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

export async function ruleWordsOf(speech: Speech, sentences: RuleSentences, language: Language): Promise<RuleWords> {
  const things = await THINGS[language]();
  const sentence = (rule: RuleId): string => sentences[rule];
  return {
    reasons: reasonWordsOf(speech, sentence),
    bot: botWordsOf(speech, sentence),
    parts: (table, view) => partWordsOf(speech, table, view, things),
    sentence,
    previews: (table, { choice }) => previewWordsOf(speech, table, choice),
  };
}

const THINGS: Readonly<Record<Language, () => Promise<ThingMessages>>> = {
  en: async () => (await import('./things/en.ts')).en,
  fr: async () => (await import('./things/fr.ts')).fr,
  pl: async () => (await import('./things/pl.ts')).pl,
  de: async () => (await import('./things/de.ts')).de,
};
