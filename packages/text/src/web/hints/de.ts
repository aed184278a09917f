/** Hints and the standing on the page, in German. */
import type { HintPageMessages } from './values.ts';

export const hints: HintPageMessages = {
  hint: {
    open: 'Tipp',
    title: 'Tipp',
    thinking: 'Die Möglichkeiten werden abgewogen …',
    stop: 'Abbrechen',
    close: 'Schließen',
    failed: 'Es wurde kein Tipp gefunden.',
    howTo: 'Ein Klick zeigt, wo es ist und was es bewirkt; gespielt wird es nicht.',
  },
  standing: {
    open: 'Stand',
    title: 'Wäre das Spiel jetzt zu Ende',
    soFar: 'SP bisher',
    total: 'Summe',
    without: 'Ohne Stadtkarten: Sie sind bis zum Ende geheim.',
  },
};
