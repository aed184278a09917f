/** Saved games: those in other tabs, links to a moment, and results, in English. */

export const keep = {
  /** The stored last decision cannot be read. */
  lastLost: 'Your last move couldn’t be recovered. Everything before it is safe.',
  /** A new game cannot be stored. */
  noRoom: 'There is no space for another game. Delete games you no longer need or free some space on the device, then try again.',
  /** `game` names the game. */
  deleted: 'Deleted: {game}',
  /** The same label for screen readers, which may read the button alone. */
  restore: 'Undo',
  restoreGame: 'Undo deleting: {game}',
} as const;

export const tabs = {
  elsewhere: 'This game is open in another tab.',
  elsewhereMeans: 'You can play it in one tab at a time, so that no move is lost.',
  taken: 'Another tab has taken over this game.',
  takenMeans: 'Nothing is lost: it continues there.',
  takeOver: 'Play here',
  lookOn: 'Watch',
  lookingOn: 'You are watching: this game is being played in another tab.',
} as const;

export const link = {
  make: 'Link to this moment',
  link: 'Link',
  copied: 'Link copied:',
  copy: 'Copy this link:',
  holds:
    'Anyone with the link sees the game up to this moment as a spectator. It contains the Urban cards: don’t send it to anyone who is playing.',
  tooLong: 'The link would have {characters, number} characters, too many to send safely (limit: {limit, number}). Send the file instead.',
  file: 'Download the file',
  title: 'A moment of a game',
  broken: 'This link is damaged or incomplete. Ask for it again, or for the file.',
  looking: 'You are watching a moment from a link: {turn, plural, =0 {set-up} other {turn #}}.',
  playOn: 'Play on from here',
  back: 'Back to the moment',
} as const;

export const resultPage = {
  notOver: 'This game isn’t over yet. Here is the current score.',
  bySource: 'By source',
  byScoring: 'By scoring',
  overTime: 'Turn by turn',
  seals: 'A number in a circle marks the Scoring of that District.',
  sameSetUp: 'Play the same set-up again',
  sameSetUpRotated: 'Play the same set-up, seats rotated',
  record: 'Download the record',
  savedGame: 'Download the saved game',
  /** The same in History, beside a sign of downloading. */
  recordAlone: 'Record',
  savedGameAlone: 'Saved game',
  before: 'Before scoring {number, number}',
  scoring: 'Scoring {number, number}: {district}',
  later: 'After the last scoring',
  final: 'Final Scoring: {source}',
  vp: 'VP',
  total: 'Total',
  /** The text alternative of the chart. */
  chart: 'VP at the start of each turn: {players}',
  turns: 'Turns',
  /** What hovering over a turn in the chart shows; `scores` is a list of `score`. */
  atTurn: 'Turn {turn, number}: {scores}',
  score: '{player} {vp, number}',
  chooseTurn: 'Turn to see at the table',
  toTurn: 'Choose a turn in the chart to see it at the table.',
} as const;

/** Results of the games on this device. `date` is a date. */
export const statistics = {
  none: 'No finished games on this device yet. Games that end here appear by themselves.',
  counted:
    'All games since the first one on this device count. A game that continues from a moment of another game is listed but not counted.',
  byOpponent: 'By opponent',
  opponent: 'Opponent',
  games: 'Games',
  won: 'Won',
  average: 'Average VP',
  best: 'Best',
  people: 'Other people',
  bySource: 'Your VP by source, game by game',
  mean: 'Average',
  allGames: 'All games',
  date: 'Ended',
  score: 'VP',
  outcome: 'Result',
  victory: 'won',
  defeat: 'lost',
  branch: 'played on from a moment',
  unowned: 'without you',
  damaged:
    '{damaged, plural, one {# stored result can’t be read and is left out.} other {# stored results can’t be read and are left out.}}',
  export: 'Download the results',
  remove: 'Delete',
  removeOne: 'Delete the result of {date}',
  removeAll: 'Delete all results',
  sure: 'Delete all results on this device? The games themselves stay.',
  keep: 'Keep them',
  notStored: 'This browser stores no results: it allows no data to be kept.',
} as const;
