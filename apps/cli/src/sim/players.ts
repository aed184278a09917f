/** Bots as players for the engine's answers in numbers. They know only what their seat may know. */

import { answerOf, type Choice, choicesOf, type Generator, legal, Masked, mask, type State } from '@tabannusi/engine';
import type { Bot } from '@tabannusi/table';
import { botNamed } from '../bots.ts';
import { BotFault } from '../outside-bot/faults.ts';
import { botsOf, type Order } from './order.ts';

/** Returns a legal answer, at once or later. `lots` returns the generator of this decision, the same at every call. */
export type Player = (state: State, seat: number, lots: () => Generator) => number | Promise<number>;

/** Like the bot `random`, but without building a list of choices. */
export const randomPlayer = (state: State, _: number, lots: () => Generator): number => {
  const answer = state.choices[lots().below(legal(state))];
  if (answer === undefined) throw new RangeError('random: no choices');
  return answer;
};

/**
 * Turns a bot into a player. If an outside program has a fault, `random` answers, as at a table. An illegal choice throws: programs are
 * checked earlier, so it would be a defect of ours.
 */
export function playerOf(bot: Bot): Player {
  let masked: Masked | null = null;
  return (state, seat, lots) => {
    masked ??= new Masked(state.setting, state.layout);
    const chosen = bot.choose({ seat, masked: mask(state, seat, masked), choices: choicesOf(state), random: lots() });
    if (!(chosen instanceof Promise)) return expectAnswer(state, chosen);
    return chosen.then(
      (choice) => expectAnswer(state, choice),
      (error: unknown) => {
        if (!(error instanceof BotFault)) throw error;
        return randomPlayer(state, seat, lots);
      },
    );
  };
}

function expectAnswer(state: State, choice: Choice): number {
  const answer = answerOf(state, choice);
  if (answer === null) throw new RangeError(`bot: ${JSON.stringify(choice)} is not among the choices`);
  return answer;
}

/** Answers for a bot that cannot. */
const DEFAULT_BOT = 'random';

/** Returns one of our bots by name; null if there is none. Without `iterations` it has its own number per decision. */
export function ownPlayer(name: string, iterations?: number): Player | null {
  const bot = botNamed(name);
  if (bot === null) return null;
  if (name === DEFAULT_BOT) return randomPlayer;
  return playerOf(iterations === undefined ? bot : { choose: (knowledge) => bot.choose(knowledge, { iterations }) });
}

/** Returns a function from game number to players, for an order of our bots only. */
export function playersOf(order: Order): (number: number) => readonly Player[] {
  const players = new Map(order.bots.map((bot) => [bot, ownPlayer(bot, order.iterations)]));
  return (number) =>
    botsOf(order, number).map((bot) => {
      const player = players.get(bot);
      if (!player) throw new RangeError(`worker: ${bot} does not play here`);
      return player;
    });
}
