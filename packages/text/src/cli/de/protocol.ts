/** `tabannusi engine`, in German. */
import type { CliMessages } from '../values.ts';

export const protocol: CliMessages['protocol'] = {
  about: 'Spiele für ein anderes Programm führen: JSON-RPC 2.0 über Standardeingabe und Standardausgabe',
  fileExample: 'beantwortet die Aufrufe in einer Datei, einen je Zeile',
  seeDocument: 'Das Protokoll ist in {document} beschrieben.',
  waiting: 'Dieser Befehl spricht mit Programmen. Er wartet auf eine JSON-RPC-Nachricht je Zeile; Strg+C beendet ihn.',
  player: 'Spieler {number, number}',
  notJson: 'Diese Zeile ist kein JSON in UTF-8.',
  lineTooLong: 'Eine Zeile darf {limit, number} Byte haben; diese ist länger und wurde nicht gelesen.',
  notARequest: 'Das ist keine Anfrage nach JSON-RPC 2.0.',
  batchTooLong: 'Ein Stapel darf {limit, number} Nachrichten haben; dieser hat mehr und wurde nicht gelesen.',
  unknownMethod: 'Es gibt keine Methode „{method}“.',
  missing: 'Das Argument {path} fehlt.',
  unknownKey: 'Ein Argument {path} gibt es hier nicht.',
  wrongType:
    '{path} muss {type, select, text {ein Text} number {eine Zahl} flag {true oder false} object {ein Objekt} list {eine Liste} choice {die Kennung einer Möglichkeit oder ein Objekt}} sein.',
  outOfRange: '{path} muss eine ganze Zahl von {min, number} bis {max, number} sein.',
  notOneOf: '{path} muss eines von diesen sein: {allowed}.',
  wrongLength: '{path} muss {length, plural, one {# Eintrag} other {# Einträge}} haben.',
  neither: 'Entweder {first} oder {second} muss angegeben werden.',
  notBoth: '{first} und {second} können nicht beide angegeben werden.',
  unknownGame: 'Es gibt kein Spiel „{game}“.',
  tooManyGames: 'Es gibt schon {limit, number} Spiele; schließe zuerst eines.',
  stopped: 'Das Spiel wurde geschlossen, bevor der Bot eine Antwort hatte.',
  stale: 'Das Spiel steht an anderer Stelle: Sein Hash ist {hash}.',
  unknownChoice: 'Keine der Möglichkeiten hat die Kennung „{choice}“.',
  notLegal: 'Das ist jetzt nicht möglich. {rule}: {sentence}',
  noRecord: 'Dieses Spiel wurde aus einer Stellung geladen und hat daher keine Aufzeichnung. Frage nach seiner Stellung.',
};
