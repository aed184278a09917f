/** A game being played, in German: prompts, warnings, standing orders, and what the page shows around the board. */

import { colourEn, colourNoun, ofDistrict } from '../phrases/de.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { Undone } from './refused.ts';

export const table: Translated<typeof en.table> = {
  prompt: {
    own: '{player}, du bist dran.',
    person: 'Warten auf {player}.',
    bot: '{player} überlegt.',
    confirm: 'Den Zug beenden?',
    confirming: '{player} will den Zug beenden.',
    sending: 'Wird gesendet …',
    over: 'Das Spiel ist zu Ende.',
  },
  handOver: {
    ask: 'Gebt den Bildschirm an {player} weiter.',
    take: 'Ich bin {player}: meine Karten zeigen',
  },
  refusal: {
    notAsked: 'Du bist nicht dran.',
    confirming: 'Bestätige zuerst das Ende deines Zuges oder mache es rückgängig.',
    nothing: select<Undone>('deed', {
      undo: 'Nichts rückgängig zu machen.',
      redo: 'Nichts zu wiederholen.',
      restart: 'In diesem Zug ist nichts rückgängig zu machen.',
      confirm: 'Nichts zu bestätigen.',
    }),
  },
  warning: {
    actionsLeft: 'Du hast noch {actions, plural, one {# Aktion} other {# Aktionen}}. Den Zug trotzdem beenden?',
    wastedStep: 'Damit würdest du einen Schritt auf einer Machtleiste verschenken.',
    helpsOpponent: `Damit ist der Lastenkahn ${ofDistrict} leer. Die Wertung brächte {player} {opponent, number} SP und dir {own, number} SP.`,
  },
  setting: {
    confirm: 'Nachfragen, bevor ein Zug endet',
    actionsLeft: 'Warnen, wenn ein Zug endet, obwohl noch Aktionen übrig sind',
    wastedStep: 'Warnen, wenn ein Machtschritt verschenkt wird',
    helpsOpponent: 'Warnen, wenn ein geleerter Lastenkahn einem Gegner mehr SP bringt',
  },
  orders: {
    heading: 'Vorgaben von {player} für Züge der anderen',
    lowest: 'Schritt nach Wahl: auf der Machtleiste mit dem niedrigsten Marker.',
    highest: 'Schritt nach Wahl: auf der Machtleiste mit dem höchsten Marker.',
    decline: 'Schritt nach Wahl: verzichten.',
    track: `Schritt nach Wahl: auf der ${colourEn} Machtleiste, bis der Marker ganz oben ist.`,
    dice: '{count, plural, one {Würfel aus dem Vorrat: {colours}, falls vorhanden.} other {Würfel aus dem Vorrat: die erste vorhandene Farbe aus {colours}.}}',
    die: colourNoun,
    none: 'Keine Vorgaben: jedes Mal fragen.',
  },
  seatKind: { person: 'Mensch', bot: 'Bot' },
  seat: '{player} ({kind})',
  note: {
    ordered: 'Nach der Vorgabe von {player}:',
    takenBack: 'Rückgängig gemacht: {moves, plural, one {# Spielschritt} other {# Spielschritte}}.',
    sinceLastTurn: 'Seit deinem letzten Zug',
    branch: '{moment, plural, =0 {Vom Anfang an weitergespielt ({game}).} other {Nach Spielschritt # weitergespielt ({game}).}}',
  },
  botFailed: '{player} konnte sich nicht entscheiden, daher wurde zufällig gewählt ({fault}).',
};

export const undoStop: Translated<typeof en.undoStop> = {
  chance: 'Mehr lässt sich nicht rückgängig machen: Neue Informationen wurden aufgedeckt.',
  seat: 'Mehr lässt sich nicht rückgängig machen: Danach war jemand anders an der Reihe.',
  reveal: 'Mehr lässt sich nicht rückgängig machen: Verdeckte Karten wurden aufgedeckt.',
  nothing: 'Nichts rückgängig zu machen oder zu wiederholen.',
};

export const game = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  restart: 'Zug neu beginnen',
  confirm: 'Zug beenden',
  close: 'Schließen',
  log: 'Protokoll',
  board: 'Spielplan',
  choices: 'Auswahl',
  players: 'Spieler',
  details: 'Details',
  pointAtSomething: 'Fahre über etwas, um eine Erklärung zu sehen. Rechtsklick oder langes Drücken hält sie fest.',
  thinking: '{player} überlegt …',
  doIt: 'Trotzdem fortfahren',
  thinkAgain: 'Zurück',
  actionsLeft: '{actions, plural, =0 {keine Aktionen mehr} one {noch # Aktion} other {noch # Aktionen}}',
  vp: '{vp, number} SP',
  gold: '{gold, number} Gold',
  markers: 'Besitzmarker: {markers, number}, im Vorrat {supply, number}',
  supply: 'Allgemeiner Vorrat',
  stock: 'Vorrat',
  mastery: 'Machtleisten',
  decrees: 'Dekrete',
  timeTrack: 'Zeitleiste',
  specialWater: 'Spezielles Wasser',
  houses: 'Häuser',
  goods: 'Güter',
  crates: 'Kisten',
  cards: 'Plättchen und Karten',
  startPlayer: 'Startspieler',
  won: '{count, plural, one {{winners} gewinnt.} other {{winners} teilen sich den Sieg.}}',
  tie: 'Bei Gleichstand gewinnt der Bot.',
  why: 'Warum?',
  districtStrip: 'Zu einem Teil des Spielplans springen',
  notKept: 'Deine letzten Spielschritte wurden nicht gespeichert. Schaffe Platz, sonst gehen sie beim Schließen der Seite verloren.',
  turn: 'Zug {turn, number}',
  district:
    '{district, select, artisans {Handwerker} farmers {Bauern} scribes {Schreiber} port {Hafen} ziggurat {Ziggurat} named {{districtTitle}}}',
  rule: 'Regel {rule} auf einer eigenen Seite öffnen',
  result: 'Woher die SP kommen',
  rematch: 'Revanche',
  doNotAsk: 'Davor nicht mehr warnen',
  commands: 'Befehle',
} as const satisfies Translated<typeof en.game>;

export const course = {
  menu: 'Menü',
  steps: 'Schritte des Zuges',
  news: 'Was geschieht',
  step: 'Schritt {step, number} von {steps, number}: {name}',
  stage: '{step, number}. {name}',
  proposed: 'empfohlen',
} as const satisfies Translated<typeof en.course>;

export const taps = {
  leadsTo: '{die, select, taken {{face, number}} other {Ohne Würfel}} → {district}{gold, plural, =0 {} other { (# Gold)}}',
  elsewhere: '{die, select, taken {{face, number}} other {Ohne Würfel}} → anderer Bezirk ({gold, number} Gold)',
  scores: 'Wertung: {districts}',
  made: 'Für dich erledigt: {choices}',
  payDifferently: 'Anders bezahlen',
  between: 'Wähle, was du dort tust',
  diceLeft: 'Würfel: {dice, number}',
  architect: 'dein Architekt',
  assistant: 'dein Assistent',
} as const satisfies Translated<typeof en.taps>;

export const turnStep = {
  die: 'Würfel',
  architect: 'Architekt',
  action: 'Aktionen',
  end: 'Ende des Zuges',
} as const satisfies Translated<typeof en.turnStep>;

export const stage = {
  colour: 'Farbe',
  projects: 'Projekte',
  tiles: 'Plättchen',
  space: 'Feld',
  row: 'Reihe',
  payment: 'Bezahlung',
  ship: 'Schiff',
  gains: 'Boni',
} as const satisfies Translated<typeof en.stage>;

export const hint = {
  open: 'Tipp',
  title: 'Tipp',
  thinking: 'Möglichkeiten werden verglichen …',
  stop: 'Abbrechen',
  failed: 'Kein Tipp gefunden.',
  howTo: 'Wähle eine Möglichkeit für eine Vorschau. Gespielt wird dabei nichts.',
} as const satisfies Translated<typeof en.hint>;

export const standing = {
  open: 'Prognose',
  title: 'Wenn das Spiel jetzt zu Ende wäre',
  soFar: 'SP bisher',
  total: 'Summe',
  without: 'Ohne Stadtkarten: Sie sind bis zum Ende geheim.',
} as const satisfies Translated<typeof en.standing>;

export const history = {
  open: 'Verlauf',
  title: 'Verlauf dieses Spiels',
  looking: 'Du siehst Zug {turn, number} von {player} (Spiel angehalten)',
  lookingAtSetUp: 'Du siehst den Spielaufbau (Spiel angehalten)',
  slider: 'Moment im Spiel',
  moment: 'Zug {turn, number}, Spielschritt {step, number} von {steps, number}',
  turnBack: 'Vorheriger Zug',
  stepBack: 'Vorheriger Spielschritt',
  stepOn: 'Nächster Spielschritt',
  turnOn: 'Nächster Zug',
  toNow: 'Zurück zum Spiel',
} as const satisfies Translated<typeof en.history>;
