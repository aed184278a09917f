/** The summary of many games. It is the same in whatever order they were played. */
import { wilson } from '@tabannusi/ai';
import { type King, VP_SOURCES, type VpSource } from '@tabannusi/engine';
import type { Batch, NumberedResult } from './batch.ts';
import { addBotUse, type BotUse, createBotUse } from './bot-use.ts';
import { differentNames, editionOf, type Order, seatedIn } from './order.ts';
import { WHOLE_WIN } from './play-game.ts';
import { addTo, createSpread, deviationOf, meanOf, type Spread } from './spread.ts';
import { addUse, createUse, USE_GROUPS, type UseGroup } from './use.ts';

interface BotSummary {
  /** Seats played, which is the number of games unless it had several seats. */
  readonly games: number;
  /** A shared win counts as a fraction. */
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % Wilson interval of the win rate. */
  readonly interval: readonly [low: number, high: number];
  readonly meanScore: number;
  /** Standard deviation of its scores. */
  readonly scoreSpread: number;
  readonly meanBySource: Readonly<Record<VpSource, number>>;
}

interface Range {
  readonly mean: number;
  readonly spread: number;
  readonly min: number;
  readonly max: number;
}

export interface Summary {
  readonly players: number;
  /** In a solo game: the king, and what the Bot did over all games. */
  readonly king?: King;
  readonly bot?: Readonly<BotUse>;
  readonly seed: string;
  /** Games played to the end. */
  readonly games: number;
  /** By name; the Bot by the name of its king. */
  readonly bots: Readonly<Record<string, BotSummary>>;
  /** Per game. */
  readonly length: { readonly decisions: Range; readonly turns: Range };
  /** In how many games each entry was in play, and how often each bot used it. */
  readonly use: Readonly<
    Record<UseGroup, Readonly<Record<string, { readonly inPlay: number; readonly used: Readonly<Record<string, number>> }>>>
  >;
}

export interface Tally {
  readonly games: number;
  add(batch: Batch): void;
  summary(): Summary;
}

export function createTally(order: Order): Tally {
  const names = differentNames(order);
  const bots = new Map(names.map((name) => [name, createBotTally()]));
  const decisions = createSpread();
  const turns = createSpread();
  const use = createUse(editionOf(order), names.length);
  const botUse = createBotUse();

  const addGame = (result: NumberedResult): void => {
    addTo(decisions, result.decisions);
    addTo(turns, result.turns);
    for (const [seat, bot] of seatedIn(order, result.number).entries()) {
      const tally = bots.get(bot);
      const own = result.seats[seat];
      if (tally !== undefined && own !== undefined) addSeat(tally, own);
    }
  };

  return {
    get games() {
      return decisions.count;
    },
    add(batch) {
      for (const result of batch.results) addGame(result);
      addUse(use, batch.use);
      addBotUse(botUse, batch.bot);
    },
    summary: () => ({
      players: order.players,
      ...(order.king === undefined ? {} : { king: order.king, bot: { ...botUse } }),
      seed: order.seed,
      games: decisions.count,
      bots: Object.fromEntries([...bots].map(([name, tally]) => [name, botSummary(tally)])),
      length: { decisions: rangeOf(decisions), turns: rangeOf(turns) },
      use: useByName(use, names),
    }),
  };
}

/** The totals of one bot over all its seats. */
interface BotTally {
  /** In parts of WHOLE_WIN. */
  win: number;
  readonly vp: Spread;
  /** Sums of VP by source. */
  readonly bySource: number[];
}

const createBotTally = (): BotTally => ({ win: 0, vp: createSpread(), bySource: VP_SOURCES.map(() => 0) });

function addSeat(tally: BotTally, own: NumberedResult['seats'][number]): void {
  tally.win += own.win;
  addTo(tally.vp, own.vp);
  for (const [source, vp] of own.bySource.entries()) tally.bySource[source] = (tally.bySource[source] ?? 0) + vp;
}

function botSummary({ win, vp, bySource }: BotTally): BotSummary {
  const games = vp.count;
  const wins = win / WHOLE_WIN;
  const mean = (sum: number | undefined): number => (games === 0 ? 0 : (sum ?? 0) / games);
  return {
    games,
    wins,
    winRate: mean(wins),
    interval: wilson(wins, games),
    meanScore: meanOf(vp),
    scoreSpread: deviationOf(vp),
    meanBySource: Object.fromEntries(VP_SOURCES.map((source, n) => [source, mean(bySource[n])])) as Record<VpSource, number>,
  };
}

/** Replaces the numbers of bots by names. */
function useByName(use: ReturnType<typeof createUse>, names: readonly string[]): Summary['use'] {
  const byName = (used: readonly number[]) => Object.fromEntries(names.map((name, bot) => [name, used[bot] ?? 0]));
  return Object.fromEntries(
    USE_GROUPS.map((group) => [
      group,
      Object.fromEntries(Object.entries(use[group]).map(([id, { inPlay, used }]) => [id, { inPlay, used: byName(used) }])),
    ]),
  ) as Summary['use'];
}

const rangeOf = (spread: Spread): Range => ({
  mean: meanOf(spread),
  spread: deviationOf(spread),
  min: spread.count === 0 ? 0 : spread.min,
  max: spread.count === 0 ? 0 : spread.max,
});
