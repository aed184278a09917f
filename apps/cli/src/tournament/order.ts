/** What is to be played: who meets whom, how often, and who sits where. */

export interface Order {
  /** Each once. */
  readonly bots: readonly string[];
  readonly players: number;
  /** Of every line-up, at most: whole rotations. */
  readonly games: number;
  readonly seed: string;
  /** How much our own bots may think over a question; null: as much as they do by themselves. */
  readonly iterations: number | null;
  /** A line-up has enough games once it is clear whether its first bot wins more or less than this share; null: it plays all. */
  readonly until: number | null;
}

export const LIMITS = {
  players: { min: 2, max: 4 },
  bots: { min: 2, max: 16 },
  games: { min: 1, max: 10_000 },
  iterations: { min: 1, max: 50_000 },
  /** Of all line-ups together: so many fit into a file that can be read again. */
  allGames: 100_000,
  seed: 100,
} as const;

/** Bots at a table, by their numbers in the order. */
export type LineUp = readonly number[];

/** Everyone together with everyone: tables with as many different bots as possible, each set of them once. */
export function lineUpsOf({ bots, players }: Pick<Order, 'bots' | 'players'>): LineUp[] {
  const different = Math.min(bots.length, players);
  const filled = (table: LineUp): LineUp[] => {
    if (table.length === players) return new Set(table).size === different ? [table] : [];
    return [...bots.keys()].filter((bot) => bot >= (table.at(-1) ?? 0)).flatMap((bot) => filled([...table, bot]));
  };
  return filled([]);
}

/** The line-up as it sits in one of its games, from 0: every seed from each rotation, every second seed in reversed order. */
export function seatsIn(lineUp: LineUp, game: number): LineUp {
  const around = seedNumber(lineUp, game) % 2 === 1 ? lineUp : lineUp.toReversed();
  const rotation = game % lineUp.length;
  return [...around.slice(rotation), ...around.slice(0, rotation)];
}

/** All line-ups play the same seeds; they count from 1. */
export const nameOfGame = ({ seed }: Order, lineUp: LineUp, game: number): string => `${seed} ${seedNumber(lineUp, game)}`;

const seedNumber = (lineUp: LineUp, game: number): number => 1 + Math.floor(game / lineUp.length);

/** Games in whole rotations: at least so many. */
export const wholeRotations = (games: number, players: number): number => players * Math.ceil(games / players);

/** Whether a text can be a seed. */
export const isSeed = (text: string): boolean => text !== '' && text.length <= LIMITS.seed && !/\p{Cc}/u.test(text);

/** Whether a number can be the bar of `until`: a share that can be more or less. */
export const isBar = (share: number): boolean => share > 0 && share < 1;
