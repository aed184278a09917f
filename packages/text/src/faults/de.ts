/** What is wrong with editions, records, positions and saved tables, in German. */

import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { ReplayPath, RowPart } from './fault-kinds.ts';

const allows = '{allows, select, yes { Erlaubt: {allowed}.} no {}}';

const rule = '{cites, select, yes { Siehe Regel {rule}.} no {}}';

const rest = `${allows}${rule}`;

const positionFault: Translated<typeof en.faults.positionFault> = {
  unreadable: `{where} kann nicht gelesen werden.${rest}`,
  tooLarge: `{where} ist zu groß: {found} gefunden.${rest}`,
  wrongType: `{where}: {found} gefunden.${rest}`,
  missing: `{where} fehlt.${rest}`,
  unknownKey: `{where}: Dieser Schlüssel ist hier unbekannt.${rest}`,
  outOfRange: `{where}: {found} liegt außerhalb des Bereichs.${rest}`,
  notOneOf: `{where}: {found} ist hier unbekannt.${rest}`,
  wrongLength: `{where}: Die Liste hat {count, plural, one {# Eintrag} other {# Einträge}}.${rest}`,
  wrongFormat: `{where}: {found} ist nicht das Format einer Stellung.${rest}`,
  wrongVersion: `{where}: Version {found} des Formats kann hier nicht gelesen werden.${rest}`,
  unknownEdition: `{where}: Eine Ausgabe {found} dieser Version ist nicht bekannt.${rest}`,
  editionHash: `{where}: Die Ausgabe hat einen anderen Inhalt als die bekannte dieses Namens. Gefunden: {found}.${rest}`,
  badEdition: '{where}: Die Ausgabe hat {count, number} Fehler. Der erste: {first}',
  repeated: `{where}: {found} kommt zweimal vor.${rest}`,
  notEmpty: `{where}: Auf {found} liegt etwas anderes.${rest}`,
  notHere: `{where}: {found} kann hier nicht stehen.${rest}`,
  dryGround: `{where}: Auf {found} ist kein Wasser für einen Garten.${rest}`,
  notConnected: `{where}: Die Felder eines Gebäudes müssen eine einzige Gruppe in einem einzigen Bezirk sein.${rest}`,
  twoGroups: `{where}: Die Projekte einer Farbe müssen in jedem Bezirk eine einzige Gruppe sein; {found} gefunden.${rest}`,
  tooMany: `{where}: {found}{coloured, select, yes { in der Farbe {colour}} no {}}{owners, plural, =0 {} one { für Platz {seats}} other { für die Plätze {seats}}} ist zu viel.${rest}`,
  tooFew: `{where}: {found} ist zu wenig.${rest}`,
  disagrees: `{where}: {found} ist angegeben, aber aus dem Übrigen folgt etwas anderes.${rest}`,
  contradicts: `{where}: {why, select, ships {{found} kann hier nicht liegen, denn {owners, plural, one {Platz {seats} hat alle Schiffe dieser Zeile oder Spalte in Besitz und den Hafenmeister schon genommen} other {die Plätze {seats} haben alle Schiffe dieser Zeile oder Spalte in Besitz und den Hafenmeister schon genommen}}. Schreibe null oder nimm einen Marker von einem Schiff} houses {Platz {seats} hat beide Häuser dieses Paars und darf nur eines haben} crateTaken {{found} kann hier nicht liegen, denn das rote Haus von Platz {seats} hat die Kiste genommen. Schreibe null} crateLacking {Die Kiste fehlt, obwohl kein rotes Haus sie genommen hat. Lass diesen Schlüssel weg} pawnsMissing {Die Figuren des aktiven Spielers fehlen. Schreibe den Bezirk, in dem sie stehen} pawnsStand {Die Figuren stehen schon, werden aber noch erfragt. Lass diesen Schlüssel oder die Frage weg} other {{found} widerspricht den Regeln}}.${rest}`,
  pendingOrder: `{where}: {found} kann nicht {on, select, bottom {die unterste Entscheidung sein} other {auf {on} liegen}}. Darunter kann liegen: {allowed}.`,
  pendingAbove: `{where}: Hier steht {found}, aber {on} wartet auf eine dieser Entscheidungen: {allowed}.`,
  pendingSeat: `{where}: {found} ist nicht der Platz, zu dem diese Entscheidung gehört.${rest}`,
  pendingContent: `{where}: {inField, select, yes {{found} in {on} stimmt nicht mit dem Rest der Stellung überein} no {{found} kann in dieser Stellung nicht anstehen}}.${rest}`,
  notAsked: `{where}: Die Frage {found} wird hier nicht gestellt, denn es gibt keine zwei Antworten. Schreibe die Stellung, in der die nächste Frage gestellt wird.${rest}`,
};

const rowPart = {
  district1: 'Bezirk 1',
  border12: 'Grenze der Bezirke 1 und 2',
  district2: 'Bezirk 2',
  border23: 'Grenze der Bezirke 2 und 3',
  district3: 'Bezirk 3',
};

const part = select<RowPart>('part', rowPart);

/** The turn in which a fault was found. */
const when = '{turn, plural, =0 {im Spielaufbau} other {in Zug #}}';

export const faults: Translated<typeof en.faults> = {
  fault: {
    wrongType: '{where}: {found} gefunden. Erlaubt: {allowed}.',
    missing: '{where} fehlt. Nötig: {allowed}.',
    unknownKey: '{where}: Dieser Schlüssel ist hier unbekannt. Erlaubt: {allowed}.',
    outOfRange: '{where}: {found} liegt außerhalb des Bereichs. Erlaubt: {allowed}.',
    notOneOf: '{where}: {found} ist ein unbekanntes Wort. Erlaubt: {allowed}.',
    badText: '{where}: {found} ist kein gültiger Text. Erlaubt: {allowed}.',
    wrongLength: '{where}: Die Liste hat {count, plural, one {# Eintrag} other {# Einträge}}. Erlaubt: {allowed}.',
    badBonus: '{where}: {found} ist kein Kürzel für einen Bonus. Erlaubt: {allowed}.',
    bonusNotHere: '{where}: Der Bonus {found} kann hier nicht stehen. Erlaubt: {allowed}.',
    repeated: '{where}: {found} kommt zweimal vor. Erlaubt: {allowed}.',
    notAscending: '{where}: {found} ist nicht höher als die Zahl davor. Erlaubt: {allowed}.',
    rowParts: '{where}: Die Zeile hat {count, plural, one {# Teil} other {# Teile}}. Erlaubt: {allowed}.',
    rowWidth:
      '{where}: {count, number} Kürzel gefunden. Erlaubt: {exact, select, yes {{min, number}} no {{min, number} bis {max, number}}}.',
    badCell: '{where}: {found} ist kein Kürzel für ein Feld. Erlaubt: {allowed}.',
    cellNotHere: '{where}: {found} kann hier nicht stehen. Erlaubt: {allowed}.',
    badNumber: '{where}: {found} ist keine Nummer dieses Feldes. Erlaubt: {allowed}.',
    spaces: '{where}: {count, plural, one {# Feld} other {# Felder}} gefunden. Erlaubt: {allowed}.',
    tileSpaces: '{where}: Die Bezirke haben insgesamt {count, plural, one {# Aktionsplatz} other {# Aktionsplätze}}. Erlaubt: {allowed}.',
    ships:
      '{where}: {count, plural, one {# Schiffplättchen ist} other {# Schiffplättchen sind}} zu wenig, um den Hafen zu füllen. Erlaubt: {allowed}.',
    symbolMissing: '{where}: Kein Dekret hat das Symbol {found}. Jedes dieser Symbole muss auf mindestens einer Karte sein: {allowed}.',
    unreadable: '{where} kann nicht gelesen werden. Nötig: {allowed}.',
    tooLong: '{where} ist zu lang: {count, number} Zeichen. Erlaubt: höchstens {max, number}.',
    notJson: '{where} ist nicht in JSON geschrieben. Am Anfang steht {found}. Nötig: {allowed}.',
    wrongFormat: '{where}: {found} ist nicht das Format einer Aufzeichnung. Erlaubt: {allowed}.',
    wrongVersion: '{where}: Version {found} des Formats kann hier nicht gelesen werden. Erlaubt: {allowed}.',
    otherRules: '{where}: Gespielt wurde nach Version {found} der Regeln, dieses Programm spielt nach Version {allowed}.',
    unknownEdition: '{where}: Die Ausgabe {found} ist hier unbekannt. Erlaubt: {allowed}.',
    editionHash: '{where}: Die Ausgabe hat einen anderen Inhalt als die bekannte dieses Namens. Gefunden: {found}. Erlaubt: {allowed}.',
  },
  warning: {
    projectBonusOnWater:
      '{where}: {found} bezieht sich auf ein Projekt. Unter einem Garten ist es ein Schritt nach Wahl (m=) oder nichts (p+).',
    noReason: '{where}: Eine abgeleitete Gruppe sollte eine Notiz haben, die den Grund nennt.',
    neverReached: '{where}: {found} kann niemand erhalten, weil die Marker in dieser Zeile beginnen.',
    noWater: '{where}: Dieser Bezirk hat kein aufgedrucktes Wasser, also kann hier niemand Wasser legen.',
    cardAsksNothing: '{where}: Die Karte verlangt kein Haus, also erfüllt sie jeder.',
    cardAsksTooMuch: '{where}: Die Karte verlangt mehr Häuser, als ein Spieler haben kann.',
  },
  moreFaults: 'Es gibt mehr Fehler, als hier gezeigt werden.',
  allowed: {
    whole: '{exact, select, yes {{min, number}} no {eine ganze Zahl von {min, number} bis {max, number}}}',
    entries:
      '{exact, select, yes {eine Liste mit {min, plural, one {# Eintrag} other {# Einträgen}}} no {eine Liste mit {min, number} bis {max, number} Einträgen}}',
    spaces: '{min, number} bis {max, number} in einem Spiel mit {players, number} Spielern',
    text: '{form, select, line {1 bis {max, number} sichtbare Zeichen} name {1 bis {max, number} Kleinbuchstaben, Ziffern und Bindestriche} id {1 bis {max, number} Buchstaben, Ziffern und Bindestriche}}',
    object: 'ein Objekt mit benannten Werten',
    oneOf: '{values}',
    bonus: '{codes}',
    rowParts: '{parts}, mit | dazwischen',
    gridCell: '.. (Feld ohne Bonus), ## (kein Feld) oder ein Kürzel für einen Bonus',
    borderCell: '~~ (Wasser), ## (kein Feld) oder ~ und ein Kürzel für einen Bonus',
    soloNumber: '{on, select, grid {eine Nummer, zum Beispiel 7} border {zwei Nummern, zum Beispiel 17/20} hole {##}}',
    once: 'jedes nur einmal',
    more: 'mehr als {than, number}',
    nothing: 'nichts',
    list: 'eine Liste',
    number: 'eine ganze Zahl',
    boolean: 'true oder false',
    space: 'der Name eines Feldes, zum Beispiel b2',
    atMost: 'höchstens {max, number}',
  },
  emptyText: 'ein leerer Text',
  found: {
    undefined: 'nichts',
    object: 'ein Objekt',
    list: 'eine Liste',
    function: 'eine Funktion',
    symbol: 'ein Symbol',
    bigint: 'ein Bigint',
  },
  where: {
    edition: 'Die Ausgabe',
    position: 'Die Stellung',
    record: 'Die Aufzeichnung',
    path: '{path}',
    part: `{path}, ${part}`,
    cell: `{path}, ${part}, Kürzel {position, number}`,
  },
  rowPart,
  positionFault,
  replayFault: {
    notLegal: select<ReplayPath<'notLegal'>>('path', {
      decisions: `Entscheidung {number, number} (${when}) war dort nicht möglich.`,
      chance: `Zufallsergebnis {number, number} (${when}) war dort nicht möglich.`,
    }),
    leftOver: select<ReplayPath<'leftOver'>>('path', {
      decisions: 'Entscheidung {number, number} kommt nach dem Ende des Spiels.',
      chance: 'Zufallsergebnis {number, number} kommt nach dem Ende des Spiels.',
      turns: 'Zug {number, number} ist aufgeführt, wurde aber nicht gespielt.',
    }),
    lacking: select<ReplayPath<'lacking'>>('path', {
      decisions: `Entscheidung {number, number} (${when}) fehlt, obwohl Zufallsergebnisse folgen.`,
      chance: `Zufallsergebnis {number, number} (${when}) fehlt, obwohl Entscheidungen folgen.`,
      turns: 'Zug {number, number} wurde gespielt, ist aber nicht aufgeführt.',
    }),
    otherChance: `Zufallsergebnis {number, number} (${when}) passt nicht zum Startwert. Gefunden: {found}. Zum Startwert gehört: {allowed}.`,
    otherTurn:
      'Zug {number, number} soll nach {found, plural, one {# Entscheidung} other {# Entscheidungen}} beginnen, begann aber nach {allowed, plural, one {# Entscheidung} other {# Entscheidungen}}.',
    otherHash:
      'Zug {number, number} begann mit einem anderen Zustand, als die Aufzeichnung sagt. Gefundener Hash: {found}. Hash des Zustands: {allowed}.',
    confirmed:
      '{found, plural, one {# Entscheidung soll} other {# Entscheidungen sollen}} endgültig sein. Erlaubt: mindestens {min, number}, höchstens {max, number}.',
  },
  hashesNotCompared:
    'Jeder Spielschritt war zulässig. Die Hashes wurden nicht verglichen, weil sie aus einer anderen Version dieses Programms stammen.',
  tableFault: {
    notATable: 'Das ist kein gespeichertes Spiel.',
    otherTableVersion: 'Das Spiel wurde in einer anderen Version des Formats gespeichert, die hier nicht gelesen werden kann.',
    badTable: '{where}: Dieser Teil des gespeicherten Spiels ist beschädigt oder fehlt.',
  },
  proofFault: {
    notAProof: 'Das ist kein Würfelnachweis.',
    otherProofVersion: 'Der Nachweis wurde in einer anderen Version des Formats geschrieben, die hier nicht gelesen werden kann.',
    badProof: '{where}: Dieser Teil des Nachweises ist beschädigt oder fehlt.',
    otherGame: '{where}: Vereinbart war ein anderes Spiel als das aufgezeichnete.',
    seedGiven:
      '{where}: Die Aufzeichnung hat einen Startwert. In einem Nachweis folgen alle Würfel, Plättchen und Karten aus den Geheimnissen.',
    otherSecret: 'Das Geheimnis des Servers passt nicht zu seiner Festlegung.',
    otherShare: 'Der Anteil von Spieler {player, number} passt nicht zu dessen Festlegung.',
    lackingShare: 'Spieler {player, number} hat sich auf einen Anteil festgelegt, aber der Anteil fehlt.',
    strangeShare: 'Spieler {player, number} hat sich auf keinen Anteil festgelegt, aber es gibt einen.',
    brokenChain: 'Eintrag {number, number} folgt nicht aus dem vorherigen: Die Kette ist unterbrochen.',
    otherEntry: '{where}: Eintrag {number, number} passt nicht zum Rest des Nachweises.',
  },
};
