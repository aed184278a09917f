/** A game being played, in German: prompts, warnings, standing orders, and what the page shows around the board. */

import { colour, colourEn, ofDistrict } from '../phrases/de.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { Undone } from './refused.ts';

export const table: Translated<typeof en.table> = {
  prompt: {
    own: '{player}, du entscheidest.',
    person: 'Es wird auf {player} gewartet.',
    bot: '{player} überlegt.',
    confirm: 'Den Zug beenden?',
    confirming: '{player} ist dabei, den Zug zu beenden.',
    sending: 'Wird gesendet …',
    over: 'Das Spiel ist zu Ende.',
  },
  handOver: {
    ask: 'Gebt den Bildschirm an {player} weiter.',
    take: 'Ich bin {player}: meine Karten zeigen',
  },
  refusal: {
    notAsked: 'Jetzt entscheidest nicht du.',
    confirming: 'Das Ende des Zuges ist noch nicht bestätigt: Bestätige es zuerst oder nimm es zurück.',
    nothing: select<Undone>('deed', {
      undo: 'Es gibt nichts zurückzunehmen.',
      redo: 'Es gibt nichts wiederherzustellen.',
      restart: 'Der Zug steht an seinem Anfang.',
      confirm: 'Es gibt nichts zu bestätigen.',
    }),
  },
  warning: {
    actionsLeft:
      'Der Zug wäre zu Ende, aber {actions, plural, one {# Aktion ist noch übrig und möglich} other {# Aktionen sind noch übrig, und mindestens eine ist möglich}}.',
    wastedStep: 'Ein Schritt auf einer Machtleiste würde verfallen oder ohne Wirkung bleiben.',
    helpsOpponent: `Der Lastenkahn ${ofDistrict} wäre leer. Die Wertung brächte {player} {opponent, number} SP und dir {own, number} SP.`,
  },
  setting: {
    confirm: 'Nachfragen, bevor ein Zug endet',
    actionsLeft: 'Warnen, wenn ein Zug endet, obwohl noch eine Aktion möglich ist',
    wastedStep: 'Warnen, wenn ein Schritt auf einer Machtleiste verloren geht',
    helpsOpponent: 'Warnen, wenn ein geleerter Lastenkahn einem Gegner mehr SP bringt',
  },
  orders: {
    heading: 'Vorgaben: Antworten von {player} in fremden Zügen',
    lowest: 'Schritt nach Wahl: auf der Machtleiste mit dem niedrigsten Marker.',
    highest: 'Schritt nach Wahl: auf der Machtleiste mit dem höchsten Marker.',
    decline: 'Schritt nach Wahl: keiner.',
    track: `Schritt nach Wahl: auf der ${colourEn} Machtleiste, solange dort einer möglich ist.`,
    dice: '{count, plural, one {Würfel aus dem Vorrat, falls vorhanden: {colours}.} other {Würfel aus dem Vorrat, die erste vorhandene Farbe von diesen: {colours}.}}',
    die: colour,
    none: 'Keine Vorgabe: jedes Mal fragen.',
  },
  seatKind: { person: 'Person', bot: 'Bot' },
  seat: '{player} ({kind})',
  note: {
    ordered: 'Eine Vorgabe von {player} entscheidet.',
    takenBack: 'Zurückgenommen: {moves, plural, one {# Spielschritt} other {# Spielschritte}}.',
    sinceLastTurn: 'Seit deinem letzten Zug',
    branch: '{moment, plural, =0 {Weitergespielt vom Anfang an ({game}).} other {Weitergespielt nach Spielschritt # ({game}).}}',
  },
  botFailed: '{player} konnte nicht entscheiden; stattdessen wurde zufällig gewählt ({fault}).',
};

export const undoStop: Translated<typeof en.undoStop> = {
  chance: 'Mehr lässt sich nicht zurücknehmen: Würfel oder Plättchen haben entschieden.',
  seat: 'Mehr lässt sich nicht zurücknehmen: Jemand anderes ist gefragt worden.',
  reveal: 'Mehr lässt sich nicht zurücknehmen: Verdeckte Karten sind aufgedeckt worden.',
  nothing: 'Es gibt nichts zurückzunehmen oder wiederherzustellen.',
};

export const game = {
  undo: 'Zurück',
  redo: 'Wieder vor',
  restart: 'Zug von vorn',
  confirm: 'Zug beenden',
  close: 'Schließen',
  log: 'Protokoll',
  board: 'Spielplan',
  choices: 'Auswahl',
  players: 'Spieler',
  details: 'Einzelheiten',
  pointAtSomething: 'Zeige auf etwas auf dem Tisch, um zu lesen, was es ist. Ein Rechtsklick oder langes Drücken hält es hier fest.',
  thinking: '{player} denkt nach …',
  doIt: 'Trotzdem tun',
  thinkAgain: 'Noch einmal überlegen',
  actionsLeft: '{actions, plural, =0 {keine Aktion übrig} one {noch # Aktion} other {noch # Aktionen}}',
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
  districtStrip: 'Zu einem Teil des Spielplans',
  notKept:
    'Der Browser konnte die letzten Entscheidungen nicht speichern. Schaffe Platz, sonst gehen sie beim Schließen der Seite verloren.',
  turn: 'Zug {turn, number}',
  district:
    '{district, select, artisans {Handwerker} farmers {Bauern} scribes {Schreiber} port {Hafen} ziggurat {Ziggurat} named {{districtTitle}}}',
  rule: 'Regel {rule}, auf einer eigenen Seite',
  result: 'Woher die SP kommen',
  rematch: 'Revanche',
  doNotAsk: 'Davor nicht mehr warnen',
  commands: 'Befehle',
} as const satisfies Translated<typeof en.game>;

export const course = {
  menu: 'Menü',
  steps: 'Abschnitte des Zuges',
  news: 'Was geschieht',
  step: 'Abschnitt {step, number} von {steps, number}: {name}',
  stage: 'Teil {step, number}: {name}',
  proposed: 'Vorschlag',
} as const satisfies Translated<typeof en.course>;

export const turnStep = {
  die: 'Würfel',
  architect: 'Architekt',
  action: 'Aktion',
  end: 'Ende des Zuges',
} as const satisfies Translated<typeof en.turnStep>;

export const stage = {
  colour: 'Farbe',
  projects: 'Projekte',
  tiles: 'Plättchen',
  space: 'Feld',
  row: 'Reihe',
  payment: 'Zahlung',
  ship: 'Schiff',
  gains: 'Gewinne',
} as const satisfies Translated<typeof en.stage>;

export const hint = {
  open: 'Tipp',
  title: 'Tipp',
  thinking: 'Die Möglichkeiten werden abgewogen …',
  stop: 'Abbrechen',
  failed: 'Es wurde kein Tipp gefunden.',
  howTo: 'Ein Klick zeigt, wo es ist und was es bewirkt; gespielt wird es nicht.',
} as const satisfies Translated<typeof en.hint>;

export const standing = {
  open: 'Stand',
  title: 'Wäre das Spiel jetzt zu Ende',
  soFar: 'SP bisher',
  total: 'Summe',
  without: 'Ohne Stadtkarten: Sie sind bis zum Ende geheim.',
} as const satisfies Translated<typeof en.standing>;

export const history = {
  open: 'Verlauf',
  title: 'Verlauf dieses Spiels',
  looking: 'Du blickst zurück auf Zug {turn, number}, gespielt von {player}. Das Spiel wartet, wo es war.',
  lookingAtSetUp: 'Du blickst zurück auf den Spielaufbau. Das Spiel wartet, wo es war.',
  slider: 'Zeitpunkt im Spiel',
  moment: 'Zug {turn, number}, Spielschritt {step, number} von {steps, number}',
  turnBack: 'Zug zurück',
  stepBack: 'Schritt zurück',
  stepOn: 'Schritt vor',
  turnOn: 'Zug vor',
  toNow: 'Zurück zum Spiel',
} as const satisfies Translated<typeof en.history>;
