/** The words of the page that shows the proof of a game's dice. They load with it. */
import type * as en from '../proof/en.ts';
import type { Language } from '../speech/locales.ts';
import { type Speech, sayingOf } from '../speech/speech.ts';
import type { Translated, ValuesOf, VariablesOf } from '../speech/variables.ts';

type Values = VariablesOf<typeof en>['proof'];

export interface ProofWords {
  say<K extends keyof Values & string>(key: K, values: ValuesOf<Values, K>): string;
}

export async function loadProofWords({ language, speech }: { readonly language: Language; readonly speech: Speech }): Promise<ProofWords> {
  const say = sayingOf(speech, await MESSAGES[language]());
  return { say: (key, values) => say('proof', key, values) };
}

const MESSAGES: Readonly<Record<Language, () => Promise<Translated<typeof en>>>> = {
  en: () => import('../proof/en.ts'),
  fr: () => import('../proof/fr.ts'),
  pl: () => import('../proof/pl.ts'),
  de: () => import('../proof/de.ts'),
};
