export const frame = {
  learn: 'Learn to play',
  title: 'Tabannusi',
  subtitle: 'Builders of Ur',
  unofficial: 'An unofficial digital version with its own artwork.',
  home: 'Home',
  online: 'Play online',
  gallery: 'Symbols and pieces',
  statistics: 'Statistics',
  language: 'Language',
  theme: 'Theme',
  noon: 'Light',
  torchlight: 'Dark',
  system: 'System',
  speed: 'Animation speed',
  unhurried: 'Slow',
  steady: 'Normal',
  brisk: 'Fast',
  atOnce: 'Instant',
  rules: 'Rules',
  load: 'Open a file',
  origins: 'About the card data',
  settings: 'Settings',
} as const;

export const home = {
  /** The game in three sentences, for whoever is new. */
  pitch:
    'Each turn you take a die, move your Architect to the District with its number, and do up to two Actions where your Assistant stands. A District scores when its Barge is empty. Whoever has the most VP in the end wins.',
  newGame: 'New game',
  seat: 'Seat {seat, number}',
  person: 'Human',
  botApprentice: 'Apprentice (bot)',
  botBrickmaker: 'Brickmaker (bot)',
  botMason: 'Mason (bot)',
  botBuilder: 'Builder (bot)',
  botArchitect: 'Architect (bot)',
  botVizier: 'Vizier (bot)',
  botSage: 'Sage (bot)',
  botRandom: 'Random moves (bot)',
  /** `king` is a name. */
  king: 'King: {king}',
  nobody: 'Empty',
  sitsThere: 'Player on seat {seat, number}',
  name: 'Name on seat {seat, number}',
  firstGame: 'First game: standard Barge set-up',
  seed: 'Seed (optional)',
  seedForm: 'The same seed gives the same dice, tiles and cards.',
  begin: 'Start game',
  tooFew: 'You need at least two players.',
  badName: 'Give every player a different name of 1 to 12 characters.',
  badSeed: 'A seed has 1 to 40 letters, digits, dots, hyphens or underscores.',
  savedGames: 'Games on this device',
  noSavedGames: 'None yet. Games are saved here after every move.',
  underWay: 'In progress',
  finished: 'Finished',
  /** `players` is a list of names, `turn` the number of the turn. */
  game: '{players}: {turn, plural, =0 {set-up} other {turn #}}',
  /** `when` is a date in the reader's language. */
  savedAt: 'Last played {when}',
  resume: 'Continue',
  toTable: 'View',
  result: 'Result',
  remove: 'Delete',
  notKept: 'This browser can’t save games: you lose them when you close the page.',
  damaged: 'This game can’t be opened. {fault}',
  noSuchGame: 'This game isn’t on this device.',
} as const;

export const form = {
  colour: 'Colour on seat {seat, number}',
  purple: 'Purple',
  orange: 'Orange',
  red: 'Red',
  black: 'Black',
  /** The two ways to play, shown above the seats. */
  together: 'Two to four players',
  alone: 'Solo against a king',
  more: 'Options',
  edition: 'Edition: {name}',
} as const;

export const offline = {
  kept: 'Ready to play offline.',
  newer: 'A new version is ready. It won’t change your games.',
  load: 'Reload',
} as const;

export const broken = {
  says: 'Something went wrong and this page can’t be shown. Your games are safe.',
  notFetched: 'Part of this page couldn’t be loaded. Check your connection, then try again. Your games are safe.',
  again: 'Try again',
} as const;
