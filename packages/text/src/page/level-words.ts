/** What is said of the bots as opponents, loaded after the first view. */
import type * as en from '../levels/en.ts';
import type { Language } from '../speech/locales.ts';
import { type Speech, sayingOf } from '../speech/speech.ts';
import type { Translated, ValuesOf, VariablesOf } from '../speech/variables.ts';

type Values = VariablesOf<typeof en>['level'];

export interface LevelWords {
  say<K extends keyof Values & string>(key: K, values: ValuesOf<Values, K>): string;
}

export async function loadLevelWords({ language, speech }: { readonly language: Language; readonly speech: Speech }): Promise<LevelWords> {
  const say = sayingOf(speech, await MESSAGES[language]());
  return { say: (key, values) => say('level', key, values) };
}

const MESSAGES: Readonly<Record<Language, () => Promise<Translated<typeof en>>>> = {
  en: () => import('../levels/en.ts'),
  fr: () => import('../levels/fr.ts'),
  pl: () => import('../levels/pl.ts'),
  de: () => import('../levels/de.ts'),
};
