/** Typed commands, in English. */
import type { Messages } from '../speech/messages.ts';
import type { Command } from './commands.ts';

export const command = {
  field: 'Command',
  /** `help` is the word for it. */
  howTo: 'Type a word or the number of a choice, then Enter. “{help}” lists the words.',
  answer: 'Answer',
  unknown: '“{found}” is no word known here. “{help}” lists them.',
  noSuchChoice: 'There is no choice {found, number}: {choices, plural, one {1 is the only one} other {they go from 1 to #}}.',
  nothingToChoose: 'There is nothing to choose here now.',
  allLegal: 'Everything that could be tried here is possible.',
  whyNothing: 'Nothing here is called “{found}”.',
  isLegal: 'Choice {number, number} is possible: {choice}.',
  numbered: '{number, number}: {choice}',
  whichDistrict: 'Which District? They go from 1 to {districts, number}.',
  standing: '{player}: {vp, number} VP, and {total, number} VP if the game ended now.',
  listed: '{word}: {means}',
  /** Words that may stand between `why` and what is meant, parted by blanks. */
  not: 'not',
} as const;

export const commandWords = {
  legal: 'legal choices options',
  why: 'why',
  district: 'district',
  me: 'me mine',
  players: 'players all',
  score: 'score points vp',
  log: 'log',
  undo: 'undo back',
  redo: 'redo again',
  restart: 'restart',
  end: 'end confirm done',
  hint: 'hint tip advice',
  help: 'help commands',
} as const satisfies Messages<Command>;

export const commandMeans = {
  legal: 'the question and its choices',
  why: 'what is not possible, and why; why not b2: of one thing',
  district: 'district 2: one District in sentences',
  me: 'your player area',
  players: 'all player areas',
  score: 'the VP of all, and what they would be if the game ended now',
  log: 'the last things that happened',
  undo: 'take the last decision back',
  redo: 'make it again',
  restart: 'take back the whole turn',
  end: 'end the turn, where that waits for a confirmation',
  hint: 'a hint',
  help: 'this list',
} as const satisfies Messages<Command>;
