/** The words of help at the table, loaded when the first of it is shown. */
import { PLAN_MESSAGES } from '../plans/load-plans.ts';
import type { Language } from '../speech/locales.ts';
import { type Speech, sayingOf } from '../speech/speech.ts';
import type { ValuesOf, VariablesOf } from '../speech/variables.ts';
import type { help as english } from './en.ts';

type Values = VariablesOf<{ readonly help: typeof english }>['help'];

export interface HelpWords {
  say<K extends keyof Values & string>(key: K, values: ValuesOf<Values, K>): string;
}

export async function loadHelpWords({ language, speech }: { readonly language: Language; readonly speech: Speech }): Promise<HelpWords> {
  const { help } = await PLAN_MESSAGES[language]();
  const say = sayingOf(speech, { help });
  return { say: (key, values) => say('help', key, values) };
}
