/** Typed commands, in English. */

export const command = {
  field: 'Command',
  /** `help` is the word for that command. */
  howTo: 'Type a word or the number of a choice, then Enter. “{help}” lists the words.',
  answer: 'Answer',
  /** Typed text, quoted in a sentence of the page. */
  quoted: '“{text}”',
  unknown:
    '{choices, plural, =0 {Unknown command {found}} one {{found} is neither choice 1 nor a command} other {{found} is neither a choice from 1 to # nor a command}}; {help} lists the commands.',
  ambiguous: '{found} could be {words}: type a little more.',
  noSuchChoice: 'There is no choice {found}: {choices, plural, one {1 is the only one} other {they go from 1 to #}}.',
  nothingToChoose: 'There is nothing to choose here now.',
  allLegal: 'Everything that could be tried here is possible.',
  whyNothing: 'Nothing here is called {found}. The word alone lists all that is not possible now.',
  whyNotLoaded: 'The reasons couldn’t be loaded. Check your connection and try again.',
  isLegal: 'Choice {number, number} is possible: {choice}.',
  numbered: '{number, number}: {choice}',
  whichDistrict: 'Name a District from 1 to {districts, number}.',
  whichNumber: '{found} is not a number of lines.',
  standing: '{player}: {vp, number} VP, and {total, number} VP if the game ended now.',
  listed: '{word}: {means}',
  /** Words that may follow `why`, separated by blanks. */
  not: 'not',
} as const;

/** The words for each command, separated by blanks. The first one is shown. All are also accepted without accents. */
export const commandWords = {
  legal: 'legal choices options',
  why: 'why',
  hint: 'hint tip advice',
  undo: 'undo back',
  redo: 'redo again',
  restart: 'restart',
  end: 'end confirm done',
  board: 'board',
  me: 'me mine',
  players: 'players all',
  bot: 'bot king',
  district: 'district',
  score: 'score points vp',
  log: 'log',
  legend: 'legend',
  tiles: 'tiles',
  rules: 'rules',
  orders: 'orders',
  save: 'save',
  help: 'help commands',
  quit: 'quit exit',
} as const;

export const commandMeans = {
  legal: 'the question and its choices',
  why: 'what is not possible, and why; why 12 or why b2: of one thing; of a possible choice, all that it does',
  hint: 'the best choices, the VP to be expected of them, and why',
  undo: 'take the last decision back',
  redo: 'make it again',
  restart: 'take back the whole turn',
  end: 'end the turn',
  board: 'the board',
  me: 'your player area',
  players: 'all player areas',
  bot: 'the Bot: its King, its cards and tiles, and why it did each thing of its last turn',
  district: 'district 2: one District in sentences',
  score: 'the VP of all, and what they would be if the game ended now',
  log: 'the last things that happened; log 50: so many',
  legend: 'how to read the board',
  tiles: 'what the tiles and cards in play do',
  rules: 'rules TURN-03: what a rule says; rules TURN: all that begin so',
  orders: 'your answers in other players’ turns: show, set, revoke',
  save: 'save the game; save ur.json: in that file',
  help: 'this list',
  quit: 'leave the game',
} as const;
