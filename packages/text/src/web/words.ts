/** What the table in the browser says besides the game, in one language. */
import type { Setting, VpSource } from '@tabannusi/engine';
import { bonusWords } from '../bonuses.ts';
import { vpSourceWords } from '../position/scores.ts';
import type { Speech } from '../speech.ts';
import type { Values } from '../spoken-message.ts';
import { districtValues } from '../table.ts';
import type { WebMessages, WebValues } from './values.ts';

export interface WebWords {
  say<P extends keyof WebValues, K extends keyof WebValues[P] & string>(part: P, key: K, values: WebValues[P][K]): string;
  /** A bonus by its code in the edition. */
  bonus(code: string): string;
  /** The name of a District alone; Districts count from 1. */
  district(setting: Setting, district: number): string;
  list(items: readonly string[]): string;
  /** Where VP come from. */
  vpSource(setting: Setting, source: VpSource): string;
}

export const webWordsOf = (speech: Speech, messages: WebMessages): WebWords => ({
  say: (part, key, values) => speech.say(messages[part][key], values as Values),
  bonus: (code) => bonusWords(speech, code),
  district: (setting, district) => speech.say(messages.game.district, districtValues({ game: { setting } }, district)),
  list: (items) => speech.list(items),
  vpSource: (setting, source) => vpSourceWords(speech, { game: { setting } }, source),
});
