/** Games that are played one after the other, and what is told of them. */
import { createSetting, type GameEvent, REFERENCE_EDITION, State } from '@tabannusi/engine';
import { botsOf, differentBots, gameName, type Order } from './order.ts';
import { type GameResult, playGame } from './play-game.ts';
import type { Player } from './players.ts';
import { countEvent, countGame, createUse, type Use } from './use.ts';

export const EDITION = REFERENCE_EDITION;

export interface NumberedResult extends GameResult {
  /** From 1. */
  readonly number: number;
}

export interface Batch {
  readonly results: readonly NumberedResult[];
  readonly use: Use;
}

/** Plays games of an order, each in a state that the one before has left. `playersOf` gives who sits where in a game. */
export function createBatches(order: Order, playersOf: (number: number) => readonly Player[]) {
  const state = new State(createSetting(EDITION, order.players));
  const bots = differentBots(order);
  /** So many games from a number on, or fewer when it is time to stop. */
  return async (from: number, count: number, isStopped: () => boolean): Promise<Batch> => {
    const use = createUse(EDITION, bots.length);
    const results: NumberedResult[] = [];
    for (let number = from; number < from + count && !isStopped(); number++) {
      const botOf = botsOf(order, number).map((bot) => bots.indexOf(bot));
      const listen = (events: readonly GameEvent[]): void => {
        for (const event of events) countEvent(use, event, state, botOf);
      };
      const result = await playGame(state, gameName(order, number), playersOf(number), listen);
      countGame(use);
      results.push({ number, ...result });
    }
    return { results, use };
  };
}
