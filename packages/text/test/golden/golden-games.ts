/** The golden games. Their seeds were searched for: see `happenings.ts` for what the three must show together. */
export interface GoldenGame {
  readonly players: 2 | 3 | 4;
  /** For dice, tiles and cards, and for ties of the scripted players. */
  readonly seed: string;
  /** The file beside this one that tells the game. */
  readonly file: string;
  readonly title: string;
}

export const GOLDEN_GAMES: readonly GoldenGame[] = [
  /** Ends with equal VP: Gold decides. */
  { players: 2, seed: 'golden-1949', file: 'two-players.txt', title: 'Golden game for two players' },
  /** Two full scorings in one turn, many decisions inside others’ turns. */
  { players: 3, seed: 'golden-11', file: 'three-players.txt', title: 'Golden game for three players' },
  /** Reduced scorings after the end was triggered, three Decrees, five Harbormasters used. */
  { players: 4, seed: 'golden-2007', file: 'four-players.txt', title: 'Golden game for four players' },
];
