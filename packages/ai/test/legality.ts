/** Checks that every choice of a bot that plays all seats is legal, at every kind of table. */
import { answerOf, apply, asked, CHANCE, drawOutcome, Generator, isOver, KINGS, legal, newGame, State } from '@tabannusi/engine';
import type { Bot } from '../src/index.ts';
import { knowledgeOf, settingFor } from './games.ts';

/** Every table there is: against each king, and of two to four players. */
export const TABLES = [...KINGS.map((king) => settingFor(1, king)), ...[2, 3, 4].map((players) => settingFor(players))];

export interface Check {
  /** How many choices are checked. */
  readonly wanted: number;
  /** Iterations, which alternate from game to game. */
  readonly thoughts: readonly number[];
  /** The bot is asked one in this many questions; the others are answered at random. */
  readonly every: number;
}

/** Throws if a choice is illegal. Returns how many were checked, and how many games that took. */
export async function checkLegality(bot: Bot, { wanted, thoughts, every }: Check): Promise<{ choices: number; games: number }> {
  let [choices, games, questions] = [0, 0, 0];
  while (choices < wanted) {
    const seed = `legal ${games}`;
    const random = new Generator(seed, 'game');
    const iterations = thoughts[games % thoughts.length];
    const state = newGame(new State(TABLES[games % TABLES.length]));
    while (!isOver(state) && choices < wanted) {
      if (asked(state) === CHANCE) {
        apply(state, drawOutcome(state, random));
        continue;
      }
      const count = legal(state);
      let answer = state.choices[random.below(count)];
      if (count > 1 && questions++ % every === 0) {
        const chosen = await bot.choose(knowledgeOf(state, seed), { iterations });
        const found = answerOf(state, chosen);
        if (found === null) throw new Error(`${seed}: ${JSON.stringify(chosen)} is not legal`);
        answer = found;
        choices++;
      }
      legal(state);
      apply(state, answer);
    }
    games++;
  }
  return { choices, games };
}
