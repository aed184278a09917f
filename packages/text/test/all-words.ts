/** Every text of a language, wherever it is said: the game, the command line, the page, hints and rules. */
import { de as cliDe } from '../src/cli/de.ts';
import { en as cliEn } from '../src/cli/en.ts';
import { fr as cliFr } from '../src/cli/fr.ts';
import { pl as cliPl } from '../src/cli/pl.ts';
import { de as hintDe } from '../src/hint/de.ts';
import { en as hintEn } from '../src/hint/en.ts';
import { fr as hintFr } from '../src/hint/fr.ts';
import { pl as hintPl } from '../src/hint/pl.ts';
import type { Language } from '../src/locales.ts';
import { de as rulesDe } from '../src/rules/de.ts';
import { en as rulesEn } from '../src/rules/en.ts';
import { fr as rulesFr } from '../src/rules/fr.ts';
import { pl as rulesPl } from '../src/rules/pl.ts';
import { de as appDe } from '../src/web/app/de.ts';
import { en as appEn } from '../src/web/app/en.ts';
import { fr as appFr } from '../src/web/app/fr.ts';
import { pl as appPl } from '../src/web/app/pl.ts';
import { de as webDe } from '../src/web/de.ts';
import { en as webEn } from '../src/web/en.ts';
import { fr as webFr } from '../src/web/fr.ts';
import { pl as webPl } from '../src/web/pl.ts';
import { de as thingsDe } from '../src/web/things/de.ts';
import { en as thingsEn } from '../src/web/things/en.ts';
import { fr as thingsFr } from '../src/web/things/fr.ts';
import { pl as thingsPl } from '../src/web/things/pl.ts';
import { allMessages } from './all-messages.ts';
import { wholeMessages } from './whole-messages.ts';

const WORDS: Readonly<Record<Language, object>> = {
  en: { game: wholeMessages('en'), cli: cliEn, page: { ...webEn, ...appEn, ...thingsEn }, hint: hintEn, rules: rulesEn },
  fr: { game: wholeMessages('fr'), cli: cliFr, page: { ...webFr, ...appFr, ...thingsFr }, hint: hintFr, rules: rulesFr },
  pl: { game: wholeMessages('pl'), cli: cliPl, page: { ...webPl, ...appPl, ...thingsPl }, hint: hintPl, rules: rulesPl },
  de: { game: wholeMessages('de'), cli: cliDe, page: { ...webDe, ...appDe, ...thingsDe }, hint: hintDe, rules: rulesDe },
};

export const allWords = (language: Language): [key: string, text: string][] => allMessages(WORDS[language]);
