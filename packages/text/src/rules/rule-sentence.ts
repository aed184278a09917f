/**
 * The rules of the game as sentences for players, one for each rule. If the rulebooks disagree or say nothing, the sentence of a ruling
 * decides.
 *
 * They are not part of the catalogues of messages, so a program that shows no rules need not load them.
 */
import type { RuleId } from '@tabannusi/engine';
import { type Language, LOCALES } from '../speech/locales.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { type RuleMessages, type RuleSentences, sentencesOf } from './sentences.ts';

export const RULE_MESSAGES: Readonly<Record<Language, RuleMessages>> = { en, fr, pl, de };

const said = new Map<Language, RuleSentences>();

export function ruleSentence(language: Language, id: RuleId): string {
  const sentences = said.get(language) ?? sentencesOf(RULE_MESSAGES[language], LOCALES[language]);
  said.set(language, sentences);
  return sentences[id];
}
