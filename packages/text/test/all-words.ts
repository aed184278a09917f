/** Every text of a language, wherever it is said: the game, the command line, the page, explanations and rules. */
import { CLI_MESSAGES } from '../src/command-line/words.ts';
import { de as rulesDe } from '../src/rules/de.ts';
import { en as rulesEn } from '../src/rules/en.ts';
import { fr as rulesFr } from '../src/rules/fr.ts';
import { pl as rulesPl } from '../src/rules/pl.ts';
import type { Language } from '../src/speech/locales.ts';
import { allMessages } from './all-messages.ts';
import { PAGE_MESSAGES } from './page-messages.ts';
import { wholeMessages } from './whole-messages.ts';

const RULES: Readonly<Record<Language, object>> = { en: rulesEn, fr: rulesFr, pl: rulesPl, de: rulesDe };

export const allWords = (language: Language): [key: string, text: string][] =>
  allMessages({
    game: wholeMessages(language),
    cli: CLI_MESSAGES[language],
    page: PAGE_MESSAGES[language],
    rules: RULES[language],
  });
