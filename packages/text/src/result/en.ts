/** The result of a game, in English. */

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
  before: 'Before scoring {number, number}',
  scoring: 'Scoring {number, number}: {district}',
  later: 'After the last scoring',
  final: 'Final Scoring: {source}',
  vp: 'VP',
  total: 'Total',
  /** What the picture shows, for who cannot see it. */
  chart: 'VP at the beginning of each turn: {players}',
  turns: 'Turns',
} as const;
