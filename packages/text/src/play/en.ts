/** `tabannusi play`, in English. */

export const play = {
  about: 'play a game in the terminal, with friends or against bots',

  // Arguments

  playersOption: 'number of players',
  seatOption: 'a player: person, person:Ann or bot:apprentice; once for each seat, in order',
  botOption: 'add a bot: {bots}; or cmd: and the command of your own program; can be repeated',
  seedOption: 'seed of all dice, tiles and cards; the same seed gives the same set-up',
  firstGameOption: 'use the standard Barge set-up for a first game',
  editionOption: 'edition file with your own values',
  saveOption: 'file to save the game to after every move',
  resumeOption: 'continue the game in this file, and keep saving it there',
  noConfirmOption: 'do not ask before ending a turn',
  /** Descriptions of example command lines. */
  oneExample: 'you against a bot',
  twoExample: 'two people at one screen, saved in a file',
  resumeExample: 'continues that game',
  programExample: 'you against your own program',
  /** What is allowed, after a colon. `bots` is a list of names, with the form for external programs. */
  seatForm: 'person, person:Name or bot: with a bot ({bots})',
  commandForm: 'a command of up to {max, number} characters',
  seedForm: '1 to 40 letters, digits, dots, hyphens or underscores, the first one a letter or digit',
  nameForm: 'a name of 1 to {max, number} letters, digits, blanks, dots, apostrophes or hyphens',
  sameName: 'Two players are called {name}. Give them different names.',
  tooManySeats: '{seats, plural, one {# seat is} other {# seats are}} given with --seat and --bot, but --players is {players, number}.',
  /** With --solo, there is one person or bot. */
  soloAlone: '--solo is for one player: leave out --players, and give --seat at most once.',
  /** A saved game already has its seats, seed and edition. */
  resumedHasAll: '{option} can’t be used with --resume: the saved game already sets it.',
  badEdition:
    'The edition in {file} can’t be used. {fault}{further, plural, =0 {} one { There is # other fault.} other { There are # other faults.}}',
  badSave: 'The game in {file} can’t be opened. {fault}',
  /** Standard input is used for typed commands. */
  inputIsTaken: '{option}: standard input is already used for your commands. Name a file.',
  botNotThere: '--bot: {bot} doesn’t play in the game in {file}.',
  saveExists: 'The file {file} already exists. Use --resume to continue its game, or name another file.',
  saveInUse: 'The game in {file} is open in another terminal (process {process}). Close it there first. If it isn’t open, delete {lock}.',

  // Around the game

  welcome: 'Players, clockwise: {seats}. Seed: {seed}.',
  resumed: 'Continuing the game of {seats} from {file}.',
  howToType: 'Type the number of a choice or a command: {help} lists the commands, {legend} explains the board.',
  /** The heading of a person's turn. */
  turnHeading: '{turn, plural, =0 {{player}: set-up} other {{player}: turn #}}',
  /** The prompt for typed commands. */
  prompt: '{player}> ',
  /** The prompt if Enter alone makes the first choice. */
  promptWithDefault: '{player} [Enter: 1]> ',
  /** Effects that all choices have in common. */
  sameForAll: 'Every choice: {effects}',
  takeOverPrompt: '{take} [Enter] ',
  /** `yes` and `no` are the words to type. */
  confirmPrompt: '{question} {yes} [Enter] or {no}> ',
  warningPrompt: 'Do it anyway? {yes}, {no} or {never} (yes, and don’t warn about this again)> ',
  warningOff: 'Turned off: {setting}.',

  // External programs as bots
  /** A saved game has such a bot. The question whether it may run follows. */
  wantsProgram: 'One player of this game is a program on your computer: {command}',
  runProgram: 'Run it? It can do whatever you can. {yes} or {no}> ',
  programNotRun: 'The program was not started, so random plays instead. To let it play, add {option}',
  /** What went wrong, in brackets. */
  botFault: `{kind, select,
    notStarted {the program didn’t start; random plays instead} slow {no answer in time} died {the program exited}
    illegal {the answer wasn’t among the choices} refused {the program answered with an error} garbage {the program wrote something that isn’t an answer}
    wrongId {the program answered a different question} tooLong {the program wrote a line of more than 1 MiB}
    gone {the program has failed too often; random plays instead}
  }`,

  // Answers to typed commands

  answerYesOrNo: 'Answer with {answers}.',
  helpHeading:
    'Type {choices, plural, =0 {a command} one {the number of the choice} other {the number of a choice from 1 to #}}, or one of these commands or its first letters:',

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
  noEffect: 'No immediate gain or loss.',
  /** `reason` is a sentence; `missing` is another one or empty. */
  reason: '{reason} [{rule}]',
  reasonMissing: '{missing} {reason} [{rule}]',

  // Hints
  /** There is nothing to choose. */
  noHint: 'No hint: you have nothing to choose right now.',

  // Things to look at

  /** Nobody plays against the Bot. */
  noBot: 'This game has no Bot.',
  botTurnHeading: 'The Bot’s last turn, with the rules that it follows',
  estimateHeading: 'District Scorings if the game ended now',
  estimateTotal: 'VP with these Scorings',
  whichRule: 'Give the ID of a rule, such as TURN-03, or the start of one, such as TURN.',
  noRule: 'Unknown rule {found}. Type the ID of a rule, such as TURN-03.',
  rule: '{rule}: {sentence}',
  moreRules: '{rules, plural, one {And # other. Type more of its ID.} other {And # others. Type more of the ID.}}',
  nothingLogged: 'Nothing has happened yet.',
  ordersHow:
    'To set one, type {steps} with {heights}, or {dice} with colours, your favourite first ({colours}). {revoke} revokes them all.',
  wrongOrder: '{found} isn’t a standing order.',
  /**
   * The colour as shown beside a Barge on the board, and as its letter. The terminal finds these words to colour them, and they can be
   * typed.
   */
  colourWord: '{colour, select, white {white} yellow {yellow} brown {brown} blue {blue} green {green}}',
  colourLetter: '{colour, select, white {W} yellow {Y} brown {B} blue {U} green {G}}',

  // Saving and ending

  saved: 'The game is saved in {file}.',
  whereToSave: 'Name a file: save ur.json',
  quitUnsaved: 'The game isn’t saved and would be lost. Quit? {yes} or {no}> ',
  breakOff: 'Quit the game? {yes} or {no}> ',
  howToResume: 'To continue: {command}',
  notSaved: 'The game was not saved.',
  inputEnded: 'End of input: the game stops here.',
  seedAtEnd: 'Seed of this game: {seed}',
} as const;
