/** The summary of a tournament. */
import { wilson } from '@tabannusi/ai';
import { seatsIn } from './order.ts';
import { rate } from './rating/rate.ts';
import { compareSeats, placesOf, type Score } from './results.ts';
import type { Tournament } from './tournament-file.ts';

interface BotStanding {
  readonly bot: string;
  /** On the Elo scale; the mean of all bots is 0. */
  readonly rating: number;
  /** The 95 % interval of the rating. */
  readonly interval: readonly [low: number, high: number];
  /** Seats played. */
  readonly games: number;
  /** A shared win counts as a fraction. */
  readonly wins: number;
  readonly winRate: number;
  readonly meanScore: number;
}

/** Two bots at the same table. `share` is how often the first was ahead, with a shared place as a half. */
export interface Meeting {
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly share: number;
  /** The 95 % Wilson interval of the share. */
  readonly interval: readonly [low: number, high: number];
  readonly meanScores: readonly [number, number];
}

export interface Summary {
  readonly players: number;
  readonly seed: string;
  readonly iterations: number | null;
  readonly until: number | null;
  readonly games: number;
  /** The strongest first. */
  readonly bots: readonly BotStanding[];
  /** All pairs that have met, the stronger bot first. */
  readonly meetings: readonly Meeting[];
}

interface Played {
  /** Index of the bot by seat. */
  readonly seats: readonly number[];
  readonly score: Score;
}

export function summaryOf({ order, all }: Tournament): Summary {
  const { bots, players, seed, iterations, until } = order;
  const played = all.flatMap(({ lineUp, games }) =>
    games.flatMap((score, game): Played[] => (score === null ? [] : [{ seats: seatsIn(lineUp, game), score }])),
  );
  const ratings = rate(
    bots.length,
    played.map(({ seats, score }) => placesOf(score).map((place) => place.map((seat) => seats[seat] ?? 0))),
  );
  const ladder = [...ratings.entries()].sort(([, a], [, b]) => b.rating - a.rating);
  const ranked = ladder.map(([bot]) => bot);
  return {
    players,
    seed,
    iterations,
    until,
    games: played.length,
    bots: ladder.map(([bot, { rating, interval }]) => ({ bot: bots[bot] ?? '', rating, interval, ...recordOf(bot, played) })),
    meetings: ranked.flatMap((bot, n) =>
      ranked.slice(n + 1).flatMap((other) => {
        const meeting = meetingOf(bot, other, played);
        return meeting === null ? [] : [{ bots: [bots[bot] ?? '', bots[other] ?? ''] as const, ...meeting }];
      }),
    ),
  };
}

function recordOf(bot: number, played: readonly Played[]): Pick<BotStanding, 'games' | 'wins' | 'winRate' | 'meanScore'> {
  let [games, wins, vp] = [0, 0, 0];
  for (const { seats, score } of played) {
    const [best = []] = placesOf(score);
    for (const [seat, sitting] of seats.entries()) {
      if (sitting !== bot) continue;
      games++;
      vp += score[seat]?.[0] ?? 0;
      if (best.includes(seat)) wins += 1 / best.length;
    }
  }
  return { games, wins, winRate: games === 0 ? 0 : wins / games, meanScore: games === 0 ? 0 : vp / games };
}

/** A game counts once, however many seats the two bots have in it. */
function meetingOf(bot: number, other: number, played: readonly Played[]): Omit<Meeting, 'bots'> | null {
  let [games, ahead] = [0, 0];
  const vp: [number, number] = [0, 0];
  for (const { seats, score } of played) {
    const [own, others] = [bot, other].map((each) => score.filter((_, seat) => seats[seat] === each));
    if (own === undefined || others === undefined || own.length === 0 || others.length === 0) continue;
    games++;
    vp[0] += mean(own.map(([each]) => each));
    vp[1] += mean(others.map(([each]) => each));
    ahead += mean(own.flatMap((seat) => others.map((against) => 0.5 - 0.5 * Math.sign(compareSeats(seat, against)))));
  }
  if (games === 0) return null;
  return { games, share: ahead / games, interval: wilson(ahead, games), meanScores: [vp[0] / games, vp[1] / games] };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
