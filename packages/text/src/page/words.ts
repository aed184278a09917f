/** The messages of the table in the browser besides those of the game, in one language. */
import type { Setting, VpSource } from '@tabannusi/engine';
import type { PageMessages, page } from '../languages/en.ts';
import { vpSourceWords } from '../positions/pictures/scores.ts';
import { type Speech, sayingOf } from '../speech/speech.ts';
import type { ValuesOf, VariablesOf } from '../speech/variables.ts';
import { districtValues } from '../table/table.ts';
import { bonusWords } from '../tiles/bonuses.ts';

/** The values of each message that a page needs from the beginning. */
export type WebValues = VariablesOf<typeof page>;

export interface WebWords {
  say<P extends keyof WebValues, K extends keyof WebValues[P] & string>(part: P, key: K, values: ValuesOf<WebValues[P], K>): string;
  /** A bonus by its code in the edition. */
  bonus(code: string): string;
  /** The name of a District alone; Districts count from 1. */
  district(setting: Setting, district: number): string;
  list: Speech['list'];
  /** The name of a source of VP. */
  vpSource(setting: Setting, source: VpSource): string;
}

export const webWordsOf = (speech: Speech, messages: PageMessages): WebWords => ({
  say: sayingOf(speech, messages),
  bonus: (code) => bonusWords(speech, code),
  district: (setting, district) => speech.say(messages.game.district, districtValues({ game: { setting } }, district)),
  list: speech.list,
  vpSource: (setting, source) => vpSourceWords(speech, { game: { setting } }, source),
});
