/** `tabannusi play`, in English. */

export const play = {
  about: 'play a game in the terminal, with friends or against bots',

  // Arguments

  playersOption: 'number of players',
  seatOption: 'who sits there: person, person:Ann or bot:apprentice; once for each seat, in their order',
  botOption: 'a further seat for a bot: {bots}; or cmd: and the command of a program of your own; can be given several times',
  seedOption: 'seed of all dice, tiles and cards; the same seed gives the same set-up',
  firstGameOption: 'the Barges lie as printed on the board, as advised for a first game',
  editionOption: 'file of an edition with your own values',
  saveOption: 'file in which the game is kept after every move',
  resumeOption: 'go on with the game in this file, and keep it there',
  noConfirmOption: 'do not ask before a turn ends',
  /** Descriptions of example command lines. */
  oneExample: 'you against a bot',
  twoExample: 'two at one screen; the game is kept in the file',
  resumeExample: 'goes on with it',
  programExample: 'you against a program of your own',
  /** What is allowed, after a colon. `bots` is a list of names, with the form for external programs. */
  seatForm: 'person, person:Name or bot: with a bot ({bots})',
  commandForm: 'a command of up to {max, number} characters',
  seedForm: '1 to 40 letters, digits, dots, hyphens or underscores, the first one a letter or digit',
  nameForm: 'a name of 1 to {max, number} letters, digits, blanks, dots, apostrophes or hyphens',
  sameName: 'Two seats have the name {name}: give them different ones.',
  tooManySeats: '{seats, plural, one {# seat is} other {# seats are}} given with --seat and --bot, but --players is {players, number}.',
  /** With --solo, there is one person or bot. */
  soloAlone: '--solo is a game of one player: leave --players out, and give --seat once at most.',
  /** A saved game already has its seats, seed and edition. */
  resumedHasAll: '{option} does not go together with --resume: the saved game brings it along.',
  badEdition:
    'The edition in {file} cannot be played. {fault}{further, plural, =0 {} one { There is # other fault.} other { There are # other faults.}}',
  badSave: 'The game in {file} cannot be opened. {fault}',
  /** Standard input is used for typed commands. */
  inputIsTaken: '{option}: standard input is for what you type. Name a file.',
  botNotThere: '--bot: no seat of the game in {file} is played by {bot}.',
  saveExists: 'The file {file} is there already. To go on with its game use --resume; else name another file.',
  saveInUse: 'The game in {file} is open in another terminal (process {process}). Close it there first. If that is not so, delete {lock}.',

  // Around the game

  welcome: 'Players, clockwise: {seats}. Seed: {seed}.',
  resumed: 'The game of {seats} goes on, from {file}.',
  howToType: 'Type the number of a choice, or a word: {help} lists the words, {legend} explains the board.',
  /** The heading of a person's turn. */
  turnHeading: '{turn, plural, =0 {{player}: set-up} other {{player}: turn #}}',
  /** The prompt for typed commands. */
  prompt: '{player}> ',
  /** The prompt if Enter alone makes the first choice. */
  promptWithDefault: '{player} [Enter: 1]> ',
  /** Effects that all choices have in common. */
  sameForAll: 'Each of these: {effects}',
  takeOverPrompt: '{take} [Enter] ',
  /** `yes` and `no` are the words to type. */
  confirmPrompt: '{question} {yes} [Enter] or {no}> ',
  warningPrompt: 'Do it anyway? {yes}, {no} or {never} (yes, and don’t warn about this again)> ',
  warningOff: 'Switched off: {setting}.',

  // External programs as bots
  /** A saved game has such a bot. The question whether it may run follows. */
  wantsProgram: 'A seat of this game is played by a program on your computer: {command}',
  runProgram: 'Run it? It can do whatever you can. {yes} or {no}> ',
  programNotRun: 'The program is not run, and random plays in its place. To let it play, add {option}',
  /** What went wrong, in brackets. */
  botFault: `{kind, select,
    notStarted {the program did not start, and random plays on for it} slow {no answer in time} died {the program ended by itself}
    illegal {the answer was not among the choices} refused {the program answered with an error} garbage {the program wrote what is no answer}
    wrongId {the program answered what it was not asked} tooLong {the program wrote a line of more than 1 MiB}
    gone {the program was given up, and random plays on for it}
  }`,

  // Answers to typed commands

  answerYesOrNo: 'Answer with {answers}.',
  helpHeading:
    'Type {choices, plural, =0 {a word} one {the number of the choice} other {the number of a choice from 1 to #}}, or one of these words or its beginning:',

  yesWords: 'y yes',
  noWords: 'n no',
  neverWords: 'never',
  stepsWords: 'steps',
  diceWords: 'dice',
  revokeWords: 'none',
  lowestWords: 'lowest',
  highestWords: 'highest',
  declineWords: 'decline',

  // Why

  whyHeading: 'Not possible now:',
  noEffect: 'Goods and VP stay the same for the moment.',
  /** `reason` is a sentence; `missing` is another one or empty. */
  reason: '{reason} [{rule}]',
  reasonMissing: '{missing} {reason} [{rule}]',

  // Hints
  /** There is nothing to choose. */
  noHint: 'There is nothing to choose here, so there is no hint.',

  // Things to look at

  /** Nobody plays against the Bot. */
  noBot: 'No Bot of a King plays in this game.',
  botTurnHeading: 'The Bot’s last turn, with the rules that it follows',
  estimateHeading: 'What the Districts would score now',
  estimateTotal: 'VP with these scorings',
  whichRule: 'Name a rule by its ID, such as TURN-03, or the beginning of it.',
  noRule: 'There is no rule {found}.',
  rule: '{rule}: {sentence}',
  moreRules: '{rules, plural, one {And # other: type more of its name.} other {And # others: type more of the name.}}',
  nothingLogged: 'Nothing has happened yet.',
  ordersHow: 'To set one: {steps} with {heights}, or {dice} with colours, the best first ({colours}). {revoke} takes all of them back.',
  wrongOrder: '{found} is no standing order.',
  /**
   * The colour as shown beside a Barge on the board, and as its letter. The terminal finds these words to colour them, and they can be
   * typed.
   */
  colourWord: '{colour, select, white {white} yellow {yellow} brown {brown} blue {blue} green {green}}',
  colourLetter: '{colour, select, white {W} yellow {Y} brown {B} blue {U} green {G}}',

  // Saving and ending

  saved: 'The game is saved in {file}.',
  whereToSave: 'Name a file: save ur.json',
  quitUnsaved: 'The game is not saved and would be lost. Quit? {yes} or {no}> ',
  breakOff: 'Quit the game? {yes} or {no}> ',
  howToResume: 'To go on: {command}',
  notSaved: 'The game was not saved.',
  inputEnded: 'The input has ended, so the game stops here.',
  seedAtEnd: 'Seed of this game: {seed}',
} as const;
