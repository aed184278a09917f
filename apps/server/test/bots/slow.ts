/** A thread in which bots use all the time they have. */
import { BOTS, type Bot, type BotName } from '@tabannusi/ai';
import { stretch as realStretch, type Task } from '../../src/bots/stretch.ts';

const ENDLESS = 1_000_000;

/** `architect`, which never finishes early and rarely looks at the clock. */
const slow: Bot = {
  choose: (knowledge, { isOver = () => true } = {}) => {
    const looks = (): boolean => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      return isOver();
    };
    let choice = BOTS.builder.choose(knowledge, { iterations: 1 });
    for (let iterations = 100; iterations < ENDLESS && !looks(); iterations *= 2)
      choice = BOTS.architect.choose(knowledge, { iterations, isOver: looks });
    return choice;
  },
};

const SLOW: Readonly<Record<BotName, Bot>> = { ...BOTS, architect: slow };

export const stretch = (task: Task): Promise<string[]> => realStretch(task, SLOW);
