/** The page that shows the proof of a game's dice, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const proof = {
  title: 'Würfelnachweis',
  back: 'Zurück zum Tisch',
  checking: 'Der Nachweis wird geprüft …',
  holds: 'Der Nachweis ist gültig.',
  fails: 'Der Nachweis ist ungültig.',
  drawn:
    '{outcomes, plural, one {# Ergebnis wurde} other {# Ergebnisse wurden}} noch einmal aus den Geheimnissen gezogen: alle Würfel, Plättchen und Karten.',
  played: '{decisions, plural, one {# Entscheidung wurde} other {# Entscheidungen wurden}} nach den Regeln geprüft.',
  chained:
    '{entries, plural, one {# Eintrag im Protokoll des Tisches wurde geprüft.} other {# Einträge im Protokoll des Tisches wurden geprüft, jeder gegen den vorigen.}}',
  fixed:
    '{trusted, plural, =0 {Bis zur Versiegelung des Tisches war kein Anteil eines Spielers geheim.} other {Die Würfel standen vor der ersten Entscheidung fest.}}',
  chosen:
    '{trusted, plural, =0 {Der Server hätte die Würfel also aussuchen können.} one {Aussuchen konnten sie nur der Server und der eine Spieler mit geheimem Anteil gemeinsam.} other {Aussuchen konnten sie nur der Server und alle # Spieler mit geheimem Anteil gemeinsam.}}',
  early:
    '{early, plural, one {# Anteil} other {# Anteile}} kannte der Server schon vorher; {early, plural, one {dieser zählt} other {diese zählen}} nicht.',
  proves: 'Was das beweist',
  provesNot: 'Was das nicht beweist',
  notLooked: 'Dass niemand vorher nachgesehen hat: Wer den Server betreibt, kann wissen, welche Würfel kommen.',
  notTalked: 'Dass alle ihre Karten für sich behalten haben: Sie können sich anderswo abgesprochen haben.',
  notElsewhere: 'Irgendetwas über ein anderes Spiel: Jeder Tisch hat sein eigenes Siegel.',
  seal: 'Siegel',
  sealSame: 'Dieser Browser hat vor Spielbeginn dasselbe Siegel gesehen.',
  sealOther:
    'Vor Spielbeginn hat dieser Browser ein anderes Siegel gesehen: {seal}. Der Nachweis gehört zu einem anderen Spiel als dem vereinbarten.',
  sealUnseen: 'Dieser Browser hat das Siegel vor Spielbeginn nicht gesehen. Vergleiche es mit jemandem, der es gesehen hat.',
  save: 'Nachweis speichern',
  check: 'Um den Nachweis anderswo zu prüfen, speichere ihn und gib in einer Kopie des Spiels ein:',
  notEnded: 'Den Nachweis gibt es, sobald das Spiel zu Ende ist.',
  noRecord: 'An diesem Tisch wurde nicht gespielt, also gibt es nichts nachzuweisen.',
  noProof: 'Die Würfel dieses Spiels sind nicht nachgewiesen: Es begann auf einem einzelnen Gerät und wurde hier fortgesetzt.',
  noTable: 'Diesen Tisch gibt es nicht, oder du darfst ihn nicht ansehen.',
  failed: 'Der Server hat nicht wie erwartet geantwortet. Versuche es noch einmal.',
  again: 'Noch einmal versuchen',
} as const satisfies Translated<typeof en.proof>;
