/** The command line: what all commands share, `npm run demo`, and `tabannusi engine`, in English. */

export const frame = {
  about: 'Play Tabannusi: Builders of Ur in the terminal. Simulate games, inspect records and connect your own programs.',
  usageTitle: 'Usage:',
  argumentsTitle: 'Arguments:',
  optionsTitle: 'Options:',
  globalOptionsTitle: 'Global options:',
  commandsTitle: 'Commands:',
  examplesTitle: 'Examples:',
  exitCodes: 'Exit codes: 0 success; 1 check failed; 2 invalid arguments or an unreadable file; 130 interrupted.',
  /** Placeholders, shown in brackets. Each is one word without a blank, because commander parses them. */
  optionsPlaceholder: 'options',
  commandPlaceholder: 'command',
  filePlaceholder: 'file',
  langPlaceholder: 'language',
  numberPlaceholder: 'number',
  kingPlaceholder: 'king',
  seatPlaceholder: 'seat',
  seedPlaceholder: 'seed',
  botPlaceholder: 'bot',
  /** Several bots, separated by commas. */
  botsPlaceholder: 'bots',
  millisecondsPlaceholder: 'ms',
  /** A built-in bot. On the command line it has its English name in every language. */
  botName:
    '{bot, select, random {random} apprentice {apprentice} brickmaker {brickmaker} mason {mason} builder {builder} architect {architect} vizier {vizier} sage {sage}}',
  helpOption: 'show this help',
  helpCommand: 'show the help of a command',
  versionOption: 'show the version',
  langOption: 'language: {languages}; default: your system’s language',
  jsonOption: 'print JSON for programs',
  forceOption: 'overwrite existing files',
  debugOption: 'print the stack of an unexpected error',
  /** `kings` are their names on the command line. */
  soloOption: 'one player against the Bot of this King: {kings}',
  /** The name of a player without a name. */
  player: 'Player {number, number}',
  /** Descriptions of example command lines. */
  playExample: 'plays a game at this screen',
  verifyExample: 'replays a recorded game and reports whether it is valid',
  helpExample: 'explains the command {command}',
  defaultValue: 'default: {value}',
  unknownOption: 'Unknown option {option}.',
  unknownCommand: 'Unknown command {command}.',
  didYouMean: 'Did you mean {candidates}?',
  missingArgument: 'Missing argument: {argument}.',
  missingValue: '{option} needs a value.',
  missingOption: '{option} is required.',
  tooManyArguments: 'Too many arguments: found {found, number}; allowed: {allowed, plural, =0 {none} one {#} other {up to #}}.',
  /** `allowed` is a list, or a phrase that follows a colon. */
  wrongValue: '{option}: found {found}; allowed: {allowed}.',
  seeHelp: 'See: {command}',
  noFile: 'There is no file {file}.',
  unreadableFile: 'Can’t read the file {file} ({reason}).',
  unwritableFile: 'Can’t write the file {file} ({reason}).',
  unwritableOutput: 'Can’t write the output ({reason}).',
  fileExists: 'The file {file} already exists and was not changed. Name another file, or use --force.',
  ourFault: 'Something went wrong inside Tabannusi: {message}. Please report it; --debug shows more.',
  interrupted: 'Interrupted.',
} as const;

export const start = {
  title: 'Tabannusi: Builders of Ur',
  about: 'An unofficial digital version (see NOTICE.md). Players who choose at random play one game.',
  seed: 'Seed: {seed}',
  repeat: 'To repeat this game: {command}',
  players: 'Players, clockwise: {players}',
  edition: 'Edition: {edition}, version {version, number}. We have no pictures of the printed board, so some values may differ from yours:',
  origin: '{origin}: {groups}.',
  missing: 'Not included here: the solo game.',
  setUp: 'Set-up',
  round: 'Round {round, number}',
  roundGoesOn: 'Round {round, number}, continued',
  boardAfterSetUp: 'The board after set-up',
  boardAfterScoring: 'The board after the scoring',
  boardAtEnd: 'The board at the end',
  inPlay: 'The tiles and cards of this game',
  scores: 'Where the VP come from',
  helpUsage: 'Plays a game with random choices and prints it.',
  helpSeed: 'the same seed gives the same game; default: a new one',
  helpPlayers: '2, 3 or 4',
  helpSeen: 'What it prints:',
  helpHeader: 'where the values of the board come from, and what isn’t included;',
  helpLog: 'set-up and turns, line by line; the effects of an action or a scoring are indented below it;',
  helpBoard: 'the board and what each player has, after set-up, after scorings and at the end; the first board explains its signs;',
  helpInPlay: 'what the tiles and cards of this game do, after set-up;',
  helpScores: 'where the VP of each player come from, and who wins.',
} as const;

export const protocol = {
  about: 'serve games to another program: JSON-RPC 2.0 on standard input and output',
  /** The description of an example command line. */
  fileExample: 'answers the calls in a file, one per line',
  seeDocument: 'The protocol is described in {document}.',
  /** Shown to a person who started the command in a terminal. */
  waiting: 'This command is for programs. It waits for JSON-RPC messages, one per line. Press Ctrl+C to stop it.',
  notJson: 'This line is not JSON in UTF-8.',
  lineTooLong: 'This line was not read, because it has more than {limit, number} bytes.',
  notARequest: 'This is not a request of JSON-RPC 2.0.',
  batchTooLong: 'This batch was not read, because it has more than {limit, number} messages.',
  unknownMethod: 'There is no method “{method}”.',
  /** `path` is an argument, such as `names` or `choice.kind`; it is the same in all languages. */
  missing: 'The argument {path} is missing.',
  unknownKey: 'There is no argument {path} here. Allowed: {allowed}.',
  /** `choice` is the id of a choice or an object. */
  wrongType:
    '{path} must be {type, select, text {a text} number {a number} flag {true or false} object {an object} list {a list} choice {the id of a choice or an object}}.',
  outOfRange: '{path} must be {exact, select, yes {{min, number}} no {a whole number from {min, number} to {max, number}}}.',
  /** `allowed` lists words of the protocol, separated by commas. */
  notOneOf: '{path} must be one of these: {allowed}.',
  wrongLength: '{path} must have {length, plural, one {# entry} other {# entries}}.',
  /** Two arguments, exactly one of which is required. */
  neither: 'One of {first} and {second} must be given.',
  notBoth: '{first} and {second} cannot both be given.',
  unknownGame: 'There is no game “{game}”.',
  tooManyGames: 'There are already {limit, number} games. Close one first.',
  stopped: 'The game was closed before the bot answered.',
  stale: 'The game has changed: its hash is now {hash}. Get the current question and choose again.',
  unknownChoice: 'No choice on offer has the id “{choice}”.',
  /** `sentence` is the text of the rule. */
  notLegal: 'This is not possible now. {rule}: {sentence}',
  /** `kind` is the kind of chance, a word of the protocol, and so are the `examples` of possible outcomes. */
  chanceAsked: 'The game is waiting for a random outcome ({kind}). Call game.chance, then try again.',
  noChance: 'The game isn’t waiting for a random outcome. Only a game that was started with the argument chance does.',
  notPossible:
    '{roll, select, yes {This roll is not possible now: the numbers of dice that show 1 to 6 must add up to {dice, number}.} no {This outcome of {kind} is not possible now. Possible outcomes include: {examples}{more, select, yes {, …} no {.}}}} See rule {rule}. Nothing has changed.',
  noRecord: 'This game was loaded from a position, so it has no record. Ask for its position.',
} as const;
