/** Protokoll und Wertungen, auf Deutsch. */
import type { FeelMessages } from './values.ts';

export const feel: FeelMessages = {
  log: {
    filter: 'Was das Protokoll zeigt',
    all: 'Alles',
    since: 'Seit deinem letzten Zug',
    brief: 'Züge in Kürze',
    scorings: 'Wertungen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    nothing: 'Davon gibt es noch nichts.',
  },
  scoring: {
    title: 'Bezirkswertung',
    close: 'Schließen',
    nothing: 'nichts',
    building:
      'Gebäude auf {spaces}: {size, plural, one {# Feld} other {# Felder}}{gardens, plural, =0 {} one { und # Garten} other { und # Gärten}}, je {value, number} SP: {vp, number} SP',
    ship: 'Schiff {ship} mit {houses, plural, one {# eigenen Haus} other {# eigenen Häusern}} an seiner Zeile und Spalte: {vp, number} SP',
    printedShip:
      'Aufgedrucktes Schiff mit {houses, plural, one {# eigenen Haus} other {# eigenen Häusern}} an seiner Zeile und Spalte: {vp, number} SP',
    zigguratTile: 'Zigguratplättchen {tile}: {count, number} gezählt, je {value, number} SP: {vp, number} SP',
  },
};
