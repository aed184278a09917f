/** The words of the coach, loaded when a first game is started or continued. */
import type { Language } from '../speech/locales.ts';
import { type Speech, sayingOf } from '../speech/speech.ts';
import type { ValuesOf, VariablesOf } from '../speech/variables.ts';
import type { coach } from './coach-en.ts';
import { PLAN_MESSAGES } from './load-plans.ts';

type Values = VariablesOf<{ readonly coach: Omit<typeof coach, 'topic'>; readonly topic: (typeof coach)['topic'] }>;

export interface CoachWords {
  say<P extends keyof Values, K extends keyof Values[P] & string>(part: P, key: K, values: ValuesOf<Values[P], K>): string;
}

export async function loadCoachWords({ language, speech }: { readonly language: Language; readonly speech: Speech }): Promise<CoachWords> {
  const { topic, ...rest } = (await PLAN_MESSAGES[language]()).coach;
  return { say: sayingOf(speech, { coach: rest, topic }) };
}
