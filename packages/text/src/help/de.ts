/** Help where it is needed, in German. */
import type { HelpMessages } from './en.ts';

export const help: HelpMessages = {
  first: 'Neue Frage',
  gotIt: 'Verstanden',
  noMore: 'Keine Hinweise mehr',
  explain: 'Erklären, was ich auswähle',
  explaining: 'Wähle irgendetwas aus, um zu sehen, was es ist. Gespielt wird nichts.',
  done: 'Fertig',
};
