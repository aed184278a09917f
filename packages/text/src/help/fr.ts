/** Help where it is needed, in French. */
import type { HelpMessages } from './en.ts';

export const help: HelpMessages = {
  first: 'Question nouvelle',
  gotIt: 'Compris',
  noMore: 'Plus de notes',
  explain: 'Expliquer ce que je choisis',
  explaining: 'Choisissez n’importe quoi pour savoir ce que c’est. Rien n’est joué.',
  done: 'Terminé',
};
