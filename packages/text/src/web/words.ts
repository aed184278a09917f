/** What the table in the browser says besides the game, in one language. */
import type { Setting } from '@tabannusi/engine';
import { bonusWords } from '../bonuses.ts';
import type { Language } from '../languages.ts';
import { createSpeech } from '../speech.ts';
import type { Values } from '../spoken-message.ts';
import { districtValues } from '../table.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import type { WebMessages, WebValues } from './values.ts';

const MESSAGES: Readonly<Record<Language, WebMessages>> = { en, fr, pl, de };

/** Languages as they call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', pl: 'Polski', de: 'Deutsch' };

export interface WebWords {
  say<P extends keyof WebValues, K extends keyof WebValues[P] & string>(part: P, key: K, values: WebValues[P][K]): string;
  /** A bonus by its code in the edition. */
  bonus(code: string): string;
  /** The name of a District alone; Districts count from 1. */
  district(setting: Setting, district: number): string;
  list(items: readonly string[]): string;
}

export function createWebWords(language: Language): WebWords {
  const speech = createSpeech(language);
  const messages = MESSAGES[language];
  return {
    say: (part, key, values) => speech.say(messages[part][key], values as Values),
    bonus: (code) => bonusWords(speech, code),
    district: (setting, district) => speech.say(messages.game.district, districtValues({ game: { setting } }, district)),
    list: (items) => speech.list(items),
  };
}
