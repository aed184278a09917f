/** Help where it is needed, in English. */
import type { Translated } from '../speech/variables.ts';

export type HelpMessages = Translated<typeof help>;

export const help = {
  /** Above the rule of a question that is asked for the first time. */
  first: 'New question',
  gotIt: 'Got it',
  noMore: 'No more notes',
  /** The mode in which everything explains itself, and how it is left. */
  explain: 'Explain what I choose',
  explaining: 'Choose anything to see what it is. Nothing is played.',
  done: 'Done',
} as const;
