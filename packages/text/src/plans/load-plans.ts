/** Loads the messages of plans, of the coach and of help at the table. */
import type { HelpMessages } from '../help/en.ts';
import type { Language } from '../speech/locales.ts';
import type { CoachMessages } from './coach-en.ts';
import type { PlanMessages } from './plan-words.ts';

interface Loaded {
  readonly plans: PlanMessages;
  readonly coach: CoachMessages;
  readonly help: HelpMessages;
}

export const PLAN_MESSAGES: Readonly<Record<Language, () => Promise<Loaded>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  de: () => import('./de.ts'),
};
