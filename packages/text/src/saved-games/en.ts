/** Saved games: those in other tabs, links to a moment, and results, in English. */

export const keep = {
  /** The stored last decision cannot be read. */
  lastLost: 'Your last move couldn’t be recovered. Everything before it is safe.',
  /** A new game cannot be stored. */
  noRoom: 'The browser has no room for another game. Delete games that you no longer need, or make room on the device, and try again.',
  /** `game` names the game. */
  deleted: 'Deleted: {game}',
  /** The same label for screen readers, which may read the button alone. */
  restore: 'Undo',
  restoreGame: 'Undo deleting: {game}',
} as const;

export const tabs = {
  elsewhere: 'This game is open in another tab.',
  elsewhereMeans: 'It can be played in one tab at a time, so that no decision is lost.',
  taken: 'This game has been taken over by another tab.',
  takenMeans: 'Nothing is lost: it goes on over there from where it was here.',
  takeOver: 'Play here',
  lookOn: 'Watch',
  lookingOn: 'You are watching: this game is being played in another tab.',
} as const;

export const link = {
  make: 'Link to this moment',
  link: 'Link',
  copied: 'The link is copied:',
  copy: 'Copy the link:',
  holds:
    'Whoever opens it sees the game up to this moment as a spectator does. It holds the Urban cards that were dealt: do not send it to anyone who is playing.',
  tooLong:
    'The link would have {characters, number} characters, more than the {limit, number} that can be sent safely. The file holds the same.',
  file: 'Download the file',
  title: 'A moment of a game',
  broken: 'This link is damaged or cut off: nothing can be read from it. Ask for it again, or for the file.',
  looking: 'A moment from a link: {turn, plural, =0 {set-up} other {turn #}}. You are watching.',
  playOn: 'Play on from here',
  back: 'Back to the moment',
} as const;

export const resultPage = {
  notOver: 'This game is not over yet: this is how it stands.',
  bySource: 'By source',
  byScoring: 'By scoring',
  overTime: 'Turn by turn',
  seals: 'A number in a circle: this District was scored.',
  sameSetUp: 'Same set-up again',
  sameSetUpRotated: 'Same set-up, seats rotated',
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
  chart: 'VP at the beginning of each turn: {players}',
  turns: 'Turns',
  /** What hovering over a turn in the chart shows; `scores` is a list of `score`. */
  atTurn: 'Turn {turn, number}: {scores}',
  score: '{player} {vp, number}',
  chooseTurn: 'Turn to see at the table',
  toTurn: 'Choose a turn in the chart to see it at the table.',
} as const;
