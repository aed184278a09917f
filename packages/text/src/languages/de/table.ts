/** One game being played, in German. A standing order is a Vorgabe, a move a Spielschritt, because Zug is the turn. */
import type { Catalogue } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import type { Undone } from '../../table-messages.ts';
import { colour, colourEn, ofDistrict } from './phrases.ts';

export const table: Catalogue['table'] = {
  prompt: {
    own: '{player}, du entscheidest.',
    person: 'Es wird auf {player} gewartet.',
    bot: '{player} überlegt.',
    confirm: 'Den Zug beenden?',
    confirming: '{player} ist dabei, den Zug zu beenden.',
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
