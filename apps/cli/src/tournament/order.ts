/** What is to be played: who meets whom, how often, and who sits where. */

export interface Order {
  /** Different names. */
  readonly bots: readonly string[];
  readonly players: number;
  /** The most games of each line-up, in whole rotations. */
  readonly games: number;
  readonly seed: string;
  /** Iterations of our bots per decision; null for each bot's own number. */
  readonly iterations: number | null;
  /** A line-up ends early once it is clear whether its first bot wins more or less than this share; null to play all games. */
  readonly until: number | null;
}

export const LIMITS = {
  players: { min: 2, max: 4 },
  bots: { min: 2, max: 16 },
  games: { min: 1, max: 10_000 },
  iterations: { min: 1, max: 50_000 },
  /** Games of all line-ups, limited so that the file stays readable. */
  allGames: 100_000,
  seed: 100,
} as const;

/** Bots at a table, by their index in the order. */
export type LineUp = readonly number[];

/** Returns all tables with as many different bots as possible, each combination once. */
export function lineUpsOf({ bots, players }: Pick<Order, 'bots' | 'players'>): LineUp[] {
  const different = Math.min(bots.length, players);
  const filled = (table: LineUp): LineUp[] => {
    if (table.length === players) return new Set(table).size === different ? [table] : [];
    return [...bots.keys()].filter((bot) => bot >= (table.at(-1) ?? 0)).flatMap((bot) => filled([...table, bot]));
  };
  return filled([]);
}

/**
 * Returns the line-up by seat in one of its games, from 0. Each seed is played in every rotation, and every second seed in reversed order.
 */
export function seatsIn(lineUp: LineUp, game: number): LineUp {
  const around = seedNumber(lineUp, game) % 2 === 1 ? lineUp : lineUp.toReversed();
  const rotation = game % lineUp.length;
  return [...around.slice(rotation), ...around.slice(0, rotation)];
}

/** All line-ups play the same seeds, numbered from 1. */
export const nameOfGame = ({ seed }: Order, lineUp: LineUp, game: number): string => `${seed} ${seedNumber(lineUp, game)}`;

const seedNumber = (lineUp: LineUp, game: number): number => 1 + Math.floor(game / lineUp.length);

/** Rounds up to whole rotations. */
export const wholeRotations = (games: number, players: number): number => players * Math.ceil(games / players);

export const isSeed = (text: string): boolean => text !== '' && text.length <= LIMITS.seed && !/\p{Cc}/u.test(text);

/** Whether a number can be the bar of `until`: a share that can be exceeded and missed. */
export const isBar = (share: number): boolean => share > 0 && share < 1;
