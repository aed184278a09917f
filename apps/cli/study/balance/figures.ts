/** The figures of many games. Games are sorted first, so that sums of fractions do not depend on the number of jobs. */
import { wilson } from '@tabannusi/ai';
import { BUILDING_COLOURS, VP_SOURCES } from '@tabannusi/engine';
import { WHOLE_WIN } from '../../src/sim/play-game.ts';
import { PRINTED_SHIP } from '../../src/sim/use.ts';
import { type GameTold, keyOf } from './game.ts';

/** A mean and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

interface UseFigures {
  /** Games in which it was in play. */
  readonly inPlay: number;
  /** Games in which somebody used it. */
  readonly usedIn: number;
  /** Uses per seat and game. */
  readonly times: number;
  /** VP of the seats that used it minus VP of those at the same table that did not. */
  readonly ahead: Mean;
}

export interface Figures {
  readonly games: number;
  readonly players: number;
  readonly turns: number;
  /** In order of play. */
  readonly seats: readonly { readonly share: number; readonly interval: readonly [low: number, high: number]; readonly vp: Mean }[];
  /** VP of every seat in every game, ascending. */
  readonly scores: readonly number[];
  readonly vp: Mean;
  readonly bySource: readonly Mean[];
  readonly byColour: readonly Mean[];
  readonly rows: readonly Mean[];
  use(key: string): UseFigures;
}

export function figuresOf(told: readonly GameTold[]): Figures {
  const games = told.toSorted((a, b) => a.number - b.number);
  const seats = games.flatMap((game) => game.seats);
  const places = games[0]?.seats.map((_, place) => games.flatMap(({ seats }) => seats[place] ?? [])) ?? [];
  return {
    games: games.length,
    players: places.length,
    turns: meanOf(games.map(({ turns }) => turns)).mean,
    seats: places.map((place) => {
      const wins = place.reduce((sum, { win }) => sum + win, 0) / WHOLE_WIN;
      return { share: wins / place.length, interval: wilson(wins, place.length), vp: meanOf(place.map(({ vp }) => vp)) };
    }),
    scores: seats.map(({ vp }) => vp).toSorted((a, b) => a - b),
    vp: meanOf(seats.map(({ vp }) => vp)),
    bySource: VP_SOURCES.map((_, n) => meanOf(seats.map(({ bySource }) => bySource[n] ?? 0))),
    byColour: BUILDING_COLOURS.map((_, n) => meanOf(seats.map(({ byColour }) => byColour[n] ?? 0))),
    rows: BUILDING_COLOURS.map((_, n) => meanOf(seats.map(({ rows }) => rows[n] ?? 0))),
    use: (key) => useOf(games, key),
  };
}

function useOf(games: readonly GameTold[], key: string): UseFigures {
  const there = games.filter(({ inPlay }) => isAlways(key) || inPlay.includes(key));
  const timesOf = ({ used }: GameTold['seats'][number]): number => used[key] ?? 0;
  const seats = there.flatMap((game) => game.seats);
  return {
    inPlay: there.length,
    usedIn: there.filter((game) => game.seats.some((seat) => timesOf(seat) > 0)).length,
    times: meanOf(seats.map(timesOf)).mean,
    ahead: meanOf(
      there.flatMap((game) => {
        const [users, others] = [game.seats.filter((seat) => timesOf(seat) > 0), game.seats.filter((seat) => timesOf(seat) === 0)];
        return users.length === 0 || others.length === 0 ? [] : [meanVp(users) - meanVp(others)];
      }),
    ),
  };
}

/** Whether it is in play in every game. */
const isAlways = (key: string): boolean =>
  key.startsWith('actions ') || key.startsWith('bonuses ') || key === keyOf(['ships', PRINTED_SHIP]);

const meanVp = (seats: GameTold['seats']): number => seats.reduce((sum, { vp }) => sum + vp, 0) / seats.length;

/** The mean is 0 without numbers. The error is infinite for fewer than two. */
export function meanOf(numbers: readonly number[]): Mean {
  const count = numbers.length;
  if (count === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  const mean = numbers.reduce((sum, each) => sum + each, 0) / count;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count) };
}
