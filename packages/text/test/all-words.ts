/** All texts of a language: the game, the command line, the page, explanations and rules. */
import { CLI_MESSAGES } from '../src/command-line/words.ts';
import { RULE_MESSAGES } from '../src/rules/rule-sentence.ts';
import type { Language } from '../src/speech/locales.ts';
import { allMessages } from './all-messages.ts';
import { PAGE_MESSAGES } from './page-messages.ts';
import { wholeMessages } from './whole-messages.ts';

export const allWords = (language: Language): [key: string, text: string][] =>
  allMessages({
    game: wholeMessages(language),
    cli: CLI_MESSAGES[language],
    page: PAGE_MESSAGES[language],
    rules: RULE_MESSAGES[language],
  });
