/** A thread in which a bot makes one decision and hangs at its next one. */
import { BOTS, type Bot } from '@tabannusi/ai';
import { stretch as realStretch, type Task } from '../../src/bots/stretch.ts';

let decided = 0;

/** It starts differently from a bot that plans. */
const late: Bot = {
  choose: ({ choices }) => {
    const choice = choices.find((each) => each.choose === 'action' && each.action === 'project');
    if (decided++ === 0 && choice !== undefined) return choice;
    for (let n = 0; ; n++) choices.at(n);
  },
};

export const stretch = (task: Task): Promise<string[]> => realStretch(task, { ...BOTS, architect: late });
