/** The games of one king: their summary, and the scores of both sides by game. */
import { BOT_TIME } from '../../src/outside-bot/outside-bot.ts';
import type { Order } from '../../src/sim/order.ts';
import { playOrder } from '../../src/sim/play-order.ts';
import { createTally, type Summary } from '../../src/sim/summary.ts';

export interface KingStudy {
  readonly summary: Summary;
  /** VP of the player and of the Bot, ascending. */
  readonly scores: readonly [player: readonly number[], bot: readonly number[]];
  /** VP of the player minus VP of the Bot, ascending. */
  readonly margins: readonly number[];
}

/** Starts an outside bot in the working directory. Throws if it has a fault, because other choices would mix with its own. */
export async function studyKing(order: Order, jobs: number): Promise<KingStudy> {
  const tally = createTally(order);
  const [player, king, margins]: [number[], number[], number[]] = [[], [], []];
  const faults = await playOrder(
    order,
    { jobs, botTime: BOT_TIME.byDefault, folder: process.cwd() },
    {
      stop: new AbortController().signal,
      onBatch(batch) {
        tally.add(batch);
        for (const { seats } of batch.results) {
          const [own = 0, other = 0] = seats.map(({ vp }) => vp);
          player.push(own);
          king.push(other);
          margins.push(own - other);
        }
      },
    },
  );
  for (const [bot, { counts, lastWords }] of faults) if (counts.size > 0) throw new Error(`study: ${bot} failed. ${lastWords}`);
  const rising = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
  return { summary: tally.summary(), scores: [rising(player), rising(king)], margins: rising(margins) };
}
