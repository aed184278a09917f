/** What the browser keeps, in German. */
import type { KeepMessages } from './values.ts';

export const keep: KeepMessages = {
  keep: {
    lastLost: 'Die Notiz der letzten Entscheidung ist beschädigt: Vielleicht fehlt diese. Alles davor ist da.',
    noRoom:
      'Der Browser hat keinen Platz für ein weiteres Spiel. Lösche Spiele, die du nicht mehr brauchst, oder schaffe Platz auf dem Gerät, und versuche es noch einmal.',
    deleted: 'Gelöscht: {game}',
    restore: 'Rückgängig',
    restoreGame: 'Löschen rückgängig machen: {game}',
  },
  choices: {
    marks: 'Zeichen zusätzlich zu den Farben',
    standing: 'Den Stand „wäre das Spiel jetzt zu Ende“ anstelle des Protokolls zeigen',
    estimate: 'Am Tisch darf man den Stand „wäre das Spiel jetzt zu Ende“ ansehen',
    version: '{name}, Version {version, number}',
  },
};
