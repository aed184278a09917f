/**
 * The rules of the game, rule by rule, in sentences to a player. Where the rulebooks differ or are silent, the sentence of a ruling says
 * what holds.
 *
 * They are no part of the catalogues of messages: they have no values, and a program that shows no rules need not load them.
 */
import type { RuleId } from '@tabannusi/engine';
import type { Language } from '../speech/locales.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import type { RuleSentences } from './sentences.ts';

const SENTENCES: Readonly<Record<Language, RuleSentences>> = { en, fr, pl, de };

export const ruleSentence = (language: Language, id: RuleId): string => SENTENCES[language][id];
