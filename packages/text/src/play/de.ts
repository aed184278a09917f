/** `tabannusi play`, in German. */

import type { ResourceColour } from '@tabannusi/engine';
import { colour } from '../phrases/de.ts';
import { pictures } from '../positions/de.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const play = {
  about: 'im Terminal spielen, mit Freunden oder gegen Bots',

  playersOption: 'Zahl der Spieler',
  seatOption: 'wer dort sitzt: person, person:Ann oder bot:apprentice; einmal für jeden Platz, der Reihe nach',
  botOption: 'ein weiterer Platz für einen Bot: {bots}; oder cmd: und der Befehl eines eigenen Programms; mehrmals möglich',
  seedOption: 'Startwert für alle Würfel, Plättchen und Karten; gleicher Startwert, gleicher Spielaufbau',
  firstGameOption: 'Lastenkähne im Standardaufbau, wie für eine erste Partie',
  editionOption: 'Datei einer Ausgabe mit deinen eigenen Werten',
  saveOption: 'Datei, in der das Spiel nach jedem Spielschritt gespeichert wird',
  resumeOption: 'das Spiel in dieser Datei fortsetzen und dort weiter speichern',
  noConfirmOption: 'nicht nachfragen, bevor ein Zug endet',
  oneExample: 'du gegen einen Bot',
  twoExample: 'zwei an einem Bildschirm; das Spiel wird in der Datei gespeichert',
  resumeExample: 'setzt es fort',
  programExample: 'du gegen ein eigenes Programm',
  seatForm: 'person, person:Name oder bot: mit einem Bot ({bots})',
  commandForm: 'ein Befehl mit höchstens {max, number} Zeichen',
  seedForm: '1 bis 40 Buchstaben, Ziffern, Punkte, Bindestriche oder Unterstriche, vorn ein Buchstabe oder eine Ziffer',
  nameForm: 'ein Name mit 1 bis {max, number} Buchstaben, Ziffern, Leerzeichen, Punkten, Apostrophen oder Bindestrichen',
  sameName: 'Zwei Plätze haben den Namen {name}: Gib ihnen verschiedene.',
  tooManySeats:
    'Mit --seat und --bot {seats, plural, one {ist # Platz} other {sind # Plätze}} angegeben, mit --players aber {players, number} Spieler.',
  soloAlone: '--solo ist eine Partie mit einem Spieler: Lass --players weg und gib --seat höchstens einmal an.',
  resumedHasAll: '{option} passt nicht zu --resume: Das gespeicherte Spiel legt das schon fest.',
  badEdition:
    'Mit der Ausgabe in {file} kann nicht gespielt werden. {fault}{further, plural, =0 {} one { Es gibt # weiteren Fehler.} other { Es gibt # weitere Fehler.}}',
  badSave: 'Das Spiel in {file} lässt sich nicht öffnen. {fault}',
  inputIsTaken: '{option}: Über die Standardeingabe gibst du schon deine Antworten ein. Nenne eine Datei.',
  botNotThere: '--bot: Kein Platz des Spiels in {file} wird von {bot} gespielt.',
  saveExists: 'Die Datei {file} gibt es schon. Setze das Spiel darin mit --resume fort oder nenne eine andere Datei.',
  saveInUse:
    'Das Spiel in {file} ist in einem anderen Terminal offen (Prozess {process}). Schließe es zuerst dort. Ist es dort nicht offen, lösche {lock}.',

  welcome: 'Spieler, im Uhrzeigersinn: {seats}. Startwert: {seed}.',
  resumed: 'Das Spiel von {seats} wird fortgesetzt ({file}).',
  howToType: 'Gib die Nummer einer Möglichkeit oder einen Befehl ein: {help} zeigt die Befehle, {legend} erklärt den Spielplan.',
  turnHeading: '{turn, plural, =0 {{player}: Spielaufbau} other {{player}: Zug #}}',
  prompt: '{player}> ',
  promptWithDefault: '{player} [Enter: 1]> ',
  sameForAll: 'Bei jeder davon: {effects}',
  takeOverPrompt: '{take} [Enter] ',
  confirmPrompt: '{question} {yes} [Enter] oder {no}> ',
  warningPrompt: 'Trotzdem fortfahren? {yes}, {no} oder {never} (ja, und davor nicht mehr warnen)> ',
  warningOff: 'Ausgeschaltet: {setting}.',

  wantsProgram: 'Einen Platz dieses Spiels spielt ein Programm auf deinem Computer: {command}',
  runProgram: 'Das Programm starten? Es darf alles, was du darfst. {yes} oder {no}> ',
  programNotRun: 'Das Programm wurde nicht gestartet; an seiner Stelle spielt der Zufall. Damit es spielt, ergänze {option}',
  botFault: `{kind, select,
    notStarted {das Programm ließ sich nicht starten; an seiner Stelle spielt der Zufall} slow {keine rechtzeitige Antwort}
    died {das Programm hat sich von selbst beendet} illegal {die Antwort war keine der Möglichkeiten}
    refused {das Programm hat mit einem Fehler geantwortet} garbage {das Programm schrieb etwas, das keine Antwort ist}
    wrongId {das Programm hat eine andere Frage beantwortet} tooLong {das Programm schrieb eine Zeile von mehr als 1 MiB}
    gone {das Programm hat zu oft versagt; an seiner Stelle spielt der Zufall weiter}
  }`,

  answerYesOrNo: 'Antworte mit {answers}.',
  helpHeading:
    'Gib {choices, plural, =0 {} one {die Nummer der Möglichkeit oder } other {die Nummer einer Möglichkeit von 1 bis # oder }}einen dieser Befehle oder seinen Anfang ein:',

  yesWords: 'j ja',
  noWords: 'n nein',
  neverWords: 'nie',
  stepsWords: 'schritte',
  diceWords: 'würfel wuerfel',
  revokeWords: 'keine',
  lowestWords: 'niedrigste',
  highestWords: 'höchste hoechste',
  declineWords: 'verzichten',

  whyHeading: 'Jetzt nicht möglich:',
  noEffect: 'Vorerst ändert sich weder an Gütern noch an SP etwas.',
  reason: '{reason} [{rule}]',
  reasonMissing: '{missing} {reason} [{rule}]',

  noHint: 'Kein Tipp: Du hast gerade nichts zu wählen.',

  noBot: 'In diesem Spiel spielt kein König mit.',
  botTurnHeading: 'Der letzte Zug des Bots mit den Regeln, denen er folgt',
  estimateHeading: 'Bezirkswertungen, wenn das Spiel jetzt zu Ende wäre',
  estimateTotal: 'SP mit diesen Wertungen',
  whichRule: 'Nenne das Kürzel einer Regel, zum Beispiel TURN-03, oder seinen Anfang.',
  noRule: 'Es gibt keine Regel {found}.',
  rule: '{rule}: {sentence}',
  moreRules: '{rules, plural, one {Und # weitere: Gib mehr von ihrem Kürzel ein.} other {Und # weitere: Gib mehr von ihren Kürzeln ein.}}',
  nothingLogged: 'Bisher ist nichts geschehen.',
  ordersHow: 'So gibst du eine: {steps} mit {heights}, oder {dice} mit Farben, die beste zuerst ({colours}). Um alle aufzuheben: {revoke}.',
  wrongOrder: '{found} ist keine Vorgabe.',
  colourWord: colour,
  colourLetter: select<ResourceColour, 'colour'>('colour', pictures.colourLetter),

  saved: 'Das Spiel ist in {file} gespeichert.',
  whereToSave: 'Nenne eine Datei: speichern ur.json',
  quitUnsaved: 'Das Spiel ist nicht gespeichert und ginge verloren. Verlassen? {yes} oder {no}> ',
  breakOff: 'Das Spiel verlassen? {yes} oder {no}> ',
  howToResume: 'Zum Fortsetzen: {command}',
  notSaved: 'Das Spiel wurde nicht gespeichert.',
  inputEnded: 'Ende der Eingabe: Das Spiel wird hier abgebrochen.',
  seedAtEnd: 'Startwert dieses Spiels: {seed}',
} as const satisfies Translated<typeof en.play>;
