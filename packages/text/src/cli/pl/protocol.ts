/** `tabannusi engine`, in Polish. */
import { counted } from '../../languages/pl/grammar.ts';
import type { CliMessages } from '../values.ts';
import { byte, element, jsonRpcMessage } from './nouns.ts';

export const protocol: CliMessages['protocol'] = {
  about: 'prowadzi rozgrywki dla innego programu: JSON-RPC 2.0 na standardowym wejściu i wyjściu',
  fileExample: 'odpowiada na wywołania z pliku, po jednym w wierszu',
  seeDocument: 'Protokół opisano w {document}.',
  waiting: 'To polecenie rozmawia z programami. Czeka na komunikaty JSON-RPC, po jednym w wierszu; kończy je Ctrl+C.',
  player: 'Gracz {number, number}',
  notJson: 'Ten wiersz nie jest JSON-em w UTF-8.',
  lineTooLong: `Wiersz może mieć najwyżej ${counted('limit', byte)}; ten jest dłuższy i nie został odczytany.`,
  notARequest: 'To nie jest żądanie JSON-RPC 2.0.',
  batchTooLong: `Paczka może mieć najwyżej ${counted('limit', jsonRpcMessage)}; ta ma więcej i nie została odczytana.`,
  unknownMethod: 'Nie ma metody „{method}”.',
  missing: 'Brakuje argumentu {path}.',
  unknownKey: 'Nie ma tu argumentu {path}.',
  wrongType:
    '{path}: dozwolone: {type, select, text {tekst} number {liczba} flag {true lub false} object {obiekt} list {lista} choice {id odpowiedzi lub obiekt}}.',
  outOfRange: '{path}: dozwolona liczba całkowita od {min, number} do {max, number}.',
  notOneOf: '{path}: dozwolone jedno z tych słów: {allowed}.',
  wrongLength: `{path}: lista musi mieć ${counted('length', element)}.`,
  neither: 'Trzeba podać {first} albo {second}.',
  notBoth: 'Nie można podać naraz {first} i {second}.',
  unknownGame: 'Nie ma rozgrywki „{game}”.',
  tooManyGames: 'Nie można otworzyć więcej rozgrywek niż {limit, number}; najpierw zamknij jedną.',
  stopped: 'Rozgrywkę zamknięto, zanim bot odpowiedział.',
  stale: 'Rozgrywka jest w innym stanie: jego skrót to {hash}.',
  unknownChoice: 'Żadna z możliwych odpowiedzi nie ma id „{choice}”.',
  notLegal: 'Teraz nie jest to możliwe. {rule}: {sentence}',
  noRecord: 'Tę rozgrywkę wczytano z pozycji, więc nie ma ona zapisu. Poproś o jej pozycję.',
};
