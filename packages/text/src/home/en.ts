export const frame = {
  title: 'Tabannusi',
  subtitle: 'Builders of Ur',
  unofficial: 'An unofficial digital version, with drawings of its own.',
  home: 'Home',
  online: 'Play online',
  gallery: 'Gallery',
  language: 'Language',
  theme: 'Light',
  noon: 'Noon',
  torchlight: 'Torchlight',
  system: 'System',
  speed: 'Pace of bots and pieces',
  unhurried: 'Unhurried',
  steady: 'Steady',
  brisk: 'Brisk',
  atOnce: 'At once',
  rules: 'Rules',
  load: 'Open a file',
  origins: 'Where the values come from',
  settings: 'Settings',
} as const;

export const home = {
  newGame: 'New game',
  seat: 'Seat {seat, number}',
  person: 'Person',
  botArchitect: 'Architect (bot)',
  botBuilder: 'Builder (bot)',
  botApprentice: 'Apprentice (bot)',
  botRandom: 'Random (bot)',
  /** `king` is a name. */
  king: 'King: {king}',
  nobody: 'Nobody',
  sitsThere: 'Who sits on seat {seat, number}',
  name: 'Name on seat {seat, number}',
  firstGame: 'First game: the Barges lie as printed',
  seed: 'Seed (optional)',
  seedForm: 'The same seed gives the same dice, tiles and cards.',
  begin: 'Begin',
  tooFew: 'At least two seats must be taken.',
  badName: 'Every seat needs a name of its own, of 1 to 12 letters.',
  badSeed: 'A seed has 1 to 40 letters, digits, dots, hyphens or underscores.',
  savedGames: 'Games on this device',
  noSavedGames: 'None yet. Every game is kept here automatically, after every decision.',
  underWay: 'In progress',
  finished: 'Finished',
  /** `players` is a list of names, `turn` the number of the turn. */
  game: '{players}: {turn, plural, =0 {set-up} other {turn #}}',
  /** `when` is a date in the reader's language. */
  savedAt: 'Last played {when}',
  resume: 'Go on',
  toTable: 'To the table',
  result: 'Result',
  remove: 'Delete',
  notKept: 'This browser keeps nothing: games are lost when the page is closed.',
  damaged: 'This game cannot be opened. {fault}',
  noSuchGame: 'This game is not on this device.',
} as const;

export const form = {
  colour: 'Colour on seat {seat, number}',
  purple: 'Purple',
  orange: 'Orange',
  red: 'Red',
  black: 'Black',
  /** The two ways to play, shown above the seats. */
  together: 'Two to four players',
  alone: 'Alone against a king',
  more: 'More choices',
  edition: 'Edition: {name}',
} as const;

export const offline = {
  kept: 'The table is on this device and works without a network.',
  newer: 'A newer version of the table is ready. Your games stay as they are.',
  load: 'Load it',
} as const;

export const broken = {
  says: 'Something went wrong: this page can’t be shown. Your games are safe.',
  notFetched: 'Part of this page couldn’t be loaded. Check your connection, then try again. Your games are safe.',
  again: 'Try again',
} as const;
