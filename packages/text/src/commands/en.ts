/** Typed commands, in English. */

export const command = {
  field: 'Command',
  /** `help` is the word for that command. */
  howTo: 'Type a command or the number of a choice, then press Enter. “{help}” lists the commands.',
  answer: 'Answer',
  /** Typed text, quoted in a sentence of the page. */
  quoted: '“{text}”',
  unknown:
    '{choices, plural, =0 {Unknown command {found}} one {{found} is neither choice 1 nor a command} other {{found} is neither a choice from 1 to # nor a command}}; {help} lists the commands.',
  ambiguous: '{found} could be {words}. Type more of it.',
  noSuchChoice: 'There is no choice {found}. {choices, plural, one {The only choice is 1} other {Choose from 1 to #}}.',
  nothingToChoose: 'You have nothing to choose right now.',
  noHints: 'This table has no hints.',
  allLegal: 'Every option is legal.',
  whyNothing: 'Nothing here is called {found}. Type “why” alone to list everything that isn’t possible now.',
  whyNotLoaded: 'The reasons couldn’t be loaded. Check your connection and try again.',
  isLegal: 'Choice {number, number} is possible: {choice}.',
  numbered: '{number, number}: {choice}',
  whichDistrict: 'Give a District from 1 to {districts, number}.',
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
  why: 'what isn’t possible and why; “why 12” or “why b2” for one thing, and what a possible choice would do',
  hint: 'the best choices, the VP you can expect from them, and why',
  undo: 'undo your last move',
  redo: 'redo it',
  restart: 'undo the whole turn',
  end: 'end the turn',
  board: 'the board',
  me: 'your player area',
  players: 'all player areas',
  bot: 'the Bot: its King, its cards and tiles, and the reasons for its last turn',
  district: 'one District in sentences: district 2',
  score: 'everyone’s VP, now and if the game ended now',
  log: 'the latest log lines; log 50 for more',
  legend: 'how to read the board',
  tiles: 'what the tiles and cards in play do',
  rules: 'a rule: rules TURN-03; all rules of a group: rules TURN',
  orders: 'your standing orders for other players’ turns: show, set, revoke',
  save: 'save the game; save ur.json to choose the file',
  help: 'this list',
  quit: 'quit the game',
} as const;
