/** Whole games for tests: the seat that is asked, with what it may know. */
import {
  answerOf,
  apply,
  asked,
  CHANCE,
  type Choice,
  choicesOf,
  createSetting,
  drawOutcome,
  Generator,
  isOver,
  type King,
  legal,
  mask,
  newGame,
  REFERENCE_EDITION,
  type Setting,
  State,
} from '@tabannusi/engine';
import type { Budget, Knowledge } from '../src/index.ts';

export const settingFor = (players: number, king: King | null = null): Setting => createSetting(REFERENCE_EDITION, players, {}, king);

/** Returns what the seat that is asked may know of a state. Its generator is seeded with `seed`. */
export function knowledgeOf(state: State, seed: string): Knowledge {
  const seat = asked(state);
  return { seat, masked: mask(state, seat), choices: choicesOf(state), random: new Generator(seed, 'bot') };
}

/** Plays a game with random answers, except those of `decide`, and stops at every question with a choice. */
export function walk(setting: Setting, seed: string, decide: (state: State) => number | null): State {
  const state = newGame(new State(setting));
  const random = new Generator(seed, 'game');
  while (!isOver(state)) {
    if (asked(state) === CHANCE) apply(state, drawOutcome(state, random));
    else {
      const count = legal(state);
      const lot = random.below(count);
      const decided = count > 1 ? decide(state) : null;
      legal(state);
      apply(state, decided ?? state.choices[lot]);
    }
  }
  return state;
}

/** For `walk`: a bot answers for one seat, the others answer at random. */
export const playFor = (bot: { choose(knowledge: Knowledge, budget: Budget): Choice }, seat: number, budget: Budget) => (state: State) => {
  if (asked(state) !== seat) return null;
  const answer = answerOf(state, bot.choose(knowledgeOf(state, 'play'), budget));
  if (answer === null) throw new Error('the bot chose what is not legal');
  return answer;
};
