/** What many games say together, as one object. It is the same for the same games, in whatever order they were played. */
import { wilson } from '@tabannusi/ai';
import { type King, VP_SOURCES, type VpSource } from '@tabannusi/engine';
import type { Batch, NumberedResult } from './batch.ts';
import { addBotUse, type BotUse, createBotUse } from './bot-use.ts';
import { differentNames, editionOf, type Order, seatedIn } from './order.ts';
import { WHOLE_WIN } from './play-game.ts';
import { addTo, createSpread, deviationOf, meanOf, type Spread } from './spread.ts';
import { addUse, createUse, USE_GROUPS, type UseGroup } from './use.ts';

interface BotSummary {
  /** Seats that it had: as many as games, unless it sits at several. */
  readonly games: number;
  /** A shared win counts as a fraction. */
  readonly wins: number;
  readonly winRate: number;
  /** Wilson's, 95 %. */
  readonly interval: readonly [low: number, high: number];
  readonly meanScore: number;
  /** The standard deviation of its scores. */
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
  /** Of a solo game: its king and, over all games, what the Bot did. */
  readonly king?: King;
  readonly bot?: Readonly<BotUse>;
  readonly seed: string;
  /** Games that were played to their end. */
  readonly games: number;
  /** By name; the Bot of a solo game by that of its king. */
  readonly bots: Readonly<Record<string, BotSummary>>;
  /** Of a game. */
  readonly length: { readonly decisions: Range; readonly turns: Range };
  /** By bot how often, and in how many games it was there. */
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

/** What one bot has done over all its seats. */
interface BotTally {
  /** In parts of a win, as results count it. */
  win: number;
  readonly vp: Spread;
  /** Sums, by source. */
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

/** What was used, with the names of bots instead of their numbers. */
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
