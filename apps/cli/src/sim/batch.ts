/** Games played one after the other, and their results. */
import { type GameEvent, State } from '@tabannusi/engine';
import { type BotUse, createBotCounter, createBotUse } from './bot-use.ts';
import { differentNames, editionOf, gameName, type Order, seatedIn, settingOf } from './order.ts';
import { type GameResult, playGame } from './play-game.ts';
import type { Player } from './players.ts';
import { countEvent, countGame, createUse, type Use } from './use.ts';

export interface NumberedResult extends GameResult {
  /** From 1. */
  readonly number: number;
}

export interface Batch {
  readonly results: readonly NumberedResult[];
  readonly use: Use;
  /** What the Bot did; empty without a Bot. */
  readonly bot: BotUse;
}

/** Returns a function that plays games of an order, all in the same state object. `playersOf` returns the players by seat of a game. */
export function createBatches(order: Order, playersOf: (number: number) => readonly Player[]) {
  const state = new State(settingOf(order));
  const names = differentNames(order);
  /** Plays `count` games from number `from` on, or fewer if it is stopped. */
  return async (from: number, count: number, isStopped: () => boolean): Promise<Batch> => {
    const use = createUse(editionOf(order), names.length);
    const bot = createBotUse();
    const countBot = createBotCounter(bot);
    const results: NumberedResult[] = [];
    for (let number = from; number < from + count && !isStopped(); number++) {
      const botOf = seatedIn(order, number).map((name) => names.indexOf(name));
      const listen = (events: readonly GameEvent[]): void => {
        for (const event of events) {
          countEvent(use, event, state, botOf);
          countBot(event);
        }
      };
      const result = await playGame(state, gameName(order, number), playersOf(number), listen);
      countGame(use);
      results.push({ number, ...result });
    }
    return { results, use, bot };
  };
}
