/** What is said of tables of a server, loaded by who opens one. */
import type * as en from '../online/en.ts';
import type { Language } from '../speech/locales.ts';
import { type Speech, sayingOf } from '../speech/speech.ts';
import type { Translated, ValuesOf, VariablesOf } from '../speech/variables.ts';

type Values = VariablesOf<typeof en>;

/** Why the server does not do something. */
export type OnlineRefusal = keyof Values['refused'];

export interface OnlineWords {
  say<K extends keyof Values['online'] & string>(key: K, values: ValuesOf<Values['online'], K>): string;
  refused(why: OnlineRefusal): string;
}

export async function loadOnlineWords({
  language,
  speech,
}: {
  readonly language: Language;
  readonly speech: Speech;
}): Promise<OnlineWords> {
  const say = sayingOf(speech, await MESSAGES[language]());
  return { say: (key, values) => say('online', key, values), refused: (why) => say('refused', why, {}) };
}

const MESSAGES: Readonly<Record<Language, () => Promise<Translated<typeof en>>>> = {
  en: () => import('../online/en.ts'),
  fr: () => import('../online/fr.ts'),
  pl: () => import('../online/pl.ts'),
  de: () => import('../online/de.ts'),
};
