/** Typed commands, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const command = {
  field: 'Befehl',
  howTo: 'Tippe ein Wort oder die Nummer einer Möglichkeit, dann Eingabe. „{help}“ zeigt die Wörter.',
  answer: 'Antwort',
  unknown: '„{found}“ ist hier kein bekanntes Wort. „{help}“ zeigt die Wörter.',
  noSuchChoice: 'Eine Nummer {found, number} gibt es hier nicht: {choices, plural, one {1 ist die einzige} other {Es geht von 1 bis #}}.',
  nothingToChoose: 'Hier gibt es jetzt nichts zu wählen.',
  allLegal: 'Alles, was sich hier versuchen ließe, ist möglich.',
  whyNothing: 'Nichts heißt hier „{found}“.',
  isLegal: 'Nummer {number, number} ist möglich: {choice}.',
  numbered: '{number, number}: {choice}',
  whichDistrict: 'Welcher Bezirk? Sie gehen von 1 bis {districts, number}.',
  standing: '{player}: {vp, number} SP, und {total, number} SP, wenn das Spiel jetzt endete.',
  listed: '{word}: {means}',
  not: 'nicht',
} as const satisfies Translated<typeof en.command>;

export const commandWords = {
  legal: 'auswahl möglichkeiten legale',
  why: 'warum',
  district: 'bezirk',
  me: 'ich',
  players: 'spieler alle',
  score: 'wertung punkte sp stand',
  log: 'protokoll verlauf',
  undo: 'zurück zurueck',
  redo: 'wieder',
  restart: 'neu',
  end: 'ende fertig beenden bestätigen',
  hint: 'tipp hinweis',
  help: 'hilfe befehle',
} as const satisfies Translated<typeof en.commandWords>;

export const commandMeans = {
  legal: 'die Frage und ihre Möglichkeiten',
  why: 'was nicht möglich ist, und warum; warum nicht b2: zu einer einzelnen Sache',
  district: 'bezirk 2: ein Bezirk in Sätzen',
  me: 'dein Spielbereich',
  players: 'die Spielbereiche aller',
  score: 'die SP aller, und was sie wären, wenn das Spiel jetzt endete',
  log: 'was zuletzt geschah',
  undo: 'die letzte Entscheidung zurücknehmen',
  redo: 'sie wiederherstellen',
  restart: 'den ganzen Zug zurücknehmen',
  end: 'den Zug beenden, wo das auf eine Bestätigung wartet',
  hint: 'ein Tipp',
  help: 'diese Liste',
} as const satisfies Translated<typeof en.commandMeans>;
