/** `tabannusi engine`, in English. */
import type { CliMessages } from '../values.ts';

export const protocol: CliMessages['protocol'] = {
  about: 'serve games to another program: JSON-RPC 2.0 on standard input and output',
  fileExample: 'answers the calls in a file, one a line',
  seeDocument: 'The protocol is described in {document}.',
  waiting: 'This command talks to programs. It waits for one JSON-RPC message a line; end it with Ctrl+C.',
  player: 'Player {number, number}',
  notJson: 'This line is not JSON in UTF-8.',
  lineTooLong: 'A line may have {limit, number} bytes; this one is longer and was not read.',
  notARequest: 'This is not a request of JSON-RPC 2.0.',
  batchTooLong: 'A batch may have {limit, number} messages; this one has more and was not read.',
  unknownMethod: 'There is no method “{method}”.',
  missing: 'The argument {path} is missing.',
  unknownKey: 'There is no argument {path} here.',
  wrongType:
    '{path} must be {type, select, text {a text} number {a number} flag {true or false} object {an object} list {a list} choice {the id of a choice or an object}}.',
  outOfRange: '{path} must be a whole number from {min, number} to {max, number}.',
  notOneOf: '{path} must be one of these: {allowed}.',
  wrongLength: '{path} must have {length, plural, one {# entry} other {# entries}}.',
  neither: 'One of {first} and {second} must be given.',
  notBoth: '{first} and {second} cannot both be given.',
  unknownGame: 'There is no game “{game}”.',
  tooManyGames: 'There are {limit, number} games already; close one first.',
  stopped: 'The game was closed before the bot had an answer.',
  stale: 'The game is elsewhere: its hash is {hash}.',
  unknownChoice: 'No choice on offer has the id “{choice}”.',
  notLegal: 'This is not possible now. {rule}: {sentence}',
  noRecord: 'This game was loaded from a position, so it has no record. Ask for its position.',
};
