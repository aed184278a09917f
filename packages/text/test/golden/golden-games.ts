import type { King } from '@tabannusi/engine';

/**
 * The golden games, on the first version of the reference edition. The seeds of those without a king were searched for: `happenings.ts`
 * lists what they must show together.
 */
export interface GoldenGame {
  /** Includes the Bot. */
  readonly players: 2 | 3 | 4;
  readonly king?: King;
  /** Seed of dice, tiles and cards, and of ties of the scripted players. */
  readonly seed: string;
  /** The file in this folder that tells the game. */
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
  { players: 2, king: 'gilgabot', seed: 'golden-1', file: 'solo-gilgabot.txt', title: 'Golden game against Gilgabot' },
  { players: 2, king: 'sarbot', seed: 'golden-2', file: 'solo-sarbot.txt', title: 'Golden game against Sarbot' },
  { players: 2, king: 'botmuzi', seed: 'golden-3', file: 'solo-botmuzi.txt', title: 'Golden game against Botmuzi' },
  { players: 2, king: 'bot-baba', seed: 'golden-4', file: 'solo-bot-baba.txt', title: 'Golden game against Bot~baba' },
];
