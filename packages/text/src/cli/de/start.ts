/** What the command `npm run demo` says, in German. */
import type { CliMessages } from '../values.ts';

export const start: CliMessages['start'] = {
  title: 'Tabannusi: Die Erbauer von Ur',
  about: 'Eine inoffizielle digitale Fassung, siehe NOTICE.md. Es spielen Zufallsspieler.',
  seed: 'Startwert: {seed}',
  repeat: 'Dieselbe Partie noch einmal: {command}',
  players: 'Spieler, im Uhrzeigersinn: {players}',
  edition:
    'Ausgabe: {edition}, Version {version, number}. Die Bilder des gedruckten Spielplans fehlen uns, daher ist nicht jeder Wert der ursprüngliche:',
  origin: '{origin}: {groups}.',
  missing: 'Nicht in diesem Befehl: der Solomodus.',
  setUp: 'Spielaufbau',
  round: 'Spielrunde {round, number}',
  roundGoesOn: 'Spielrunde {round, number} geht weiter',
  boardAfterSetUp: 'Der Spielplan nach dem Spielaufbau',
  boardAfterScoring: 'Der Spielplan nach der Wertung',
  boardAtEnd: 'Der Spielplan am Ende',
  inPlay: 'Die Plättchen und Karten dieser Partie',
  scores: 'Woher die SP kommen',
  helpUsage: 'Spielt eine Partie mit Zufallsspielern und gibt sie aus.',
  helpSeed: 'nennt die Partie; gleicher Wert, gleiche Partie; sonst eine neue',
  helpPlayers: '2, 3 oder 4',
  helpSeen: 'Das ist zu sehen:',
  helpHeader: 'woher die Werte des Spielplans kommen und was hier nicht gespielt wird;',
  helpLog: 'Spielaufbau und Züge, Zeile für Zeile; was eine Aktion oder Wertung bewirkt, steht eingerückt darunter;',
  helpBoard:
    'der Spielplan und was jeder Spieler hat, nach dem Spielaufbau, nach Wertungen und am Ende; die Zeichen werden beim ersten Spielplan erklärt;',
  helpInPlay: 'nach dem Spielaufbau, was die Plättchen und Karten dieser Partie bewirken;',
  helpScores: 'woher die SP jedes Spielers kommen und wer gewinnt.',
};
