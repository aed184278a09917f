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
  { players: 2, seed: 'golden-3602', file: 'two-players.txt', title: 'Golden game for two players' },
  /** Shows everything on that list but the tie; five Harbormasters are used, and two Barges run empty in one turn. */
  { players: 3, seed: 'golden-2107', file: 'three-players.txt', title: 'Golden game for three players' },
  /** Shows the same again, on the spaces for four players; the special Water tiles run out. */
  { players: 4, seed: 'golden-6', file: 'four-players.txt', title: 'Golden game for four players' },
];
