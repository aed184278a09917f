/** Plays games in a pool of threads until all are played or it is stopped. */
import type { Pool } from '../pool.ts';
import { nameOfGame, type Order, seatsIn } from './order.ts';
import { type Results, type Score, setScore } from './results.ts';
import { type GameToPlay, gamesToPlay } from './schedule.ts';
import type { Tournament } from './tournament-file.ts';
import type { GameTask } from './worker.ts';

export type GamePool = Pool<GameTask, Score>;

interface Playing {
  readonly pool: GamePool;
  /** Games played at the same time. */
  readonly jobs: number;
  /** Called after every game. */
  onGame(): void;
}

/** Fills in the results. */
export async function playGames({ order, all }: Tournament, { pool, jobs, onGame }: Playing): Promise<void> {
  for (let round = gamesToPlay(order, all); round.length > 0; round = gamesToPlay(order, all)) {
    const left = round.values();
    const playOn = async (): Promise<void> => {
      for (const { results, game } of left) {
        setScore(results, game, await pool.run(taskOf(order, results, game)));
        onGame();
      }
    };
    await Promise.all(Array.from({ length: Math.min(jobs, round.length) }, playOn));
  }
}

/** Whether our bots still play as in the file: replays the first game of each bot. */
export async function isPlayedAlike({ order, all }: Tournament, pool: GamePool): Promise<boolean> {
  const seen = new Set<number>();
  const again: GameToPlay[] = [];
  for (const results of all) {
    const game = results.games.findIndex((score) => score !== null);
    if (game < 0 || results.lineUp.every((bot) => seen.has(bot))) continue;
    for (const bot of results.lineUp) seen.add(bot);
    again.push({ results, game });
  }
  const alike = await Promise.all(
    again.map(async ({ results, game }) => {
      const score = await pool.run(taskOf(order, results, game));
      return JSON.stringify(score) === JSON.stringify(results.games[game]);
    }),
  );
  return alike.every(Boolean);
}

const taskOf = (order: Order, { lineUp }: Results, game: number): GameTask => ({
  bots: seatsIn(lineUp, game).map((bot) => order.bots[bot] ?? ''),
  name: nameOfGame(order, lineUp, game),
  iterations: order.iterations,
});
