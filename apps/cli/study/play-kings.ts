/** The games of one king: the summary of all, and the scores of both sides game by game. */
import { playInWorkers } from '../src/sim/crew.ts';
import type { Order } from '../src/sim/order.ts';
import { createTally, type Summary } from '../src/sim/summary.ts';

export interface KingStudy {
  readonly summary: Summary;
  /** VP of the player and of the Bot, in rising order. */
  readonly scores: readonly [player: readonly number[], bot: readonly number[]];
  /** By how much the player was ahead, in rising order. */
  readonly margins: readonly number[];
}

export async function studyKing(order: Order, jobs: number): Promise<KingStudy> {
  const tally = createTally(order);
  const [player, bot, margins]: [number[], number[], number[]] = [[], [], []];
  await playInWorkers(order, Math.min(jobs, order.games), {
    stop: new AbortController().signal,
    onBatch(batch) {
      tally.add(batch);
      for (const { seats } of batch.results) {
        const [own = 0, other = 0] = seats.map(({ vp }) => vp);
        player.push(own);
        bot.push(other);
        margins.push(own - other);
      }
    },
  });
  const rising = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
  return { summary: tally.summary(), scores: [rising(player), rising(bot)], margins: rising(margins) };
}
