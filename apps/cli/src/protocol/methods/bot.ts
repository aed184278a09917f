/** `bot.choose`: what a bot would choose from what its seat may know. The game stays as it is. */
import type { Bot } from '@tabannusi/ai';
import { asked, Generator, mask } from '@tabannusi/engine';
import { BOT_NAMES, BOTS } from '../../bots.ts';
import { idOf, typedForm } from '../../wire/choices.ts';
import { choicesOf } from '../choices.ts';
import { LIMITS } from '../limits.ts';
import { gameOf, type Method } from '../method.ts';
import { refuseOver } from './decide.ts';

export const botChoice: Method = {
  takes: ['game', 'bot', 'budget'],
  async answer(call) {
    const { args } = call;
    const game = gameOf(call);
    const bot: Bot = BOTS[args.oneOf('bot', BOT_NAMES)];
    const end = args.has('budget') ? performance.now() + args.whole('budget', 1, LIMITS.budget) : null;
    refuseOver(game);
    const { state, seed, decisions } = game;
    const seat = asked(state);
    const lots = new Generator(`${seed} ${decisions}`, 'bot');
    const knowledge = { seat, masked: mask(state, seat), choices: choicesOf(state), random: lots };
    const choice = await bot.choose(knowledge, end === null ? {} : { isOver: () => performance.now() > end });
    return { choice: { id: idOf(choice), ...typedForm(choice) } };
  },
};
