/** `bot.choose` and `bot.hint`: what a bot would choose, or thinks of the choices, from what its seat may know. The game stays as it is. */
import type { Bot, Budget, Hinted, Known } from '@tabannusi/ai';
import { asked, Generator, mask } from '@tabannusi/engine';
import { createHintWords, type ToldHint } from '@tabannusi/text';
import { BOT_NAMES, BOTS } from '../../bots.ts';
import { ADVISERS, askHint } from '../../hints.ts';
import { idOf, typedForm } from '../../wire/choices.ts';
import { choicesOf } from '../choices.ts';
import type { Game } from '../game.ts';
import { LIMITS } from '../limits.ts';
import { type Call, gameOf, type Method } from '../method.ts';
import { refuseOver } from './decide.ts';

export const botChoice: Method = {
  takes: ['game', 'bot', 'budget'],
  async answer(call) {
    const game = gameOf(call);
    const bot: Bot = BOTS[call.args.oneOf('bot', BOT_NAMES)];
    const budget = budgetOf(call);
    refuseOver(game);
    const random = new Generator(`${game.seed} ${game.decisions}`, 'bot');
    return { choice: named(await bot.choose({ ...knownTo(game), random }, budget)) };
  },
};

/** With the words for it in a language. */
type ToldHinted = Omit<Hinted, 'choice'> & { readonly choice: ReturnType<typeof named>; readonly text?: ToldHint };

export const botHint: Method = {
  takes: ['game', 'bot', 'count', 'budget'],
  async answer(call): Promise<{ best: readonly ToldHinted[]; equal: number; text?: string | null }> {
    const { args, language } = call;
    const game = gameOf(call);
    if (args.has('bot')) args.oneOf('bot', ADVISERS);
    const count = args.has('count') ? args.whole('count', 1, LIMITS.hints) : undefined;
    const budget = budgetOf(call);
    refuseOver(game);
    const known = knownTo(game);
    const hint = await askHint(known, budget, count);
    const words = language === null ? null : createHintWords(language);
    const best = hint.best.map((hinted) => ({
      ...hinted,
      choice: named(hinted.choice),
      ...(words === null ? {} : { text: words.told(hinted, hint) }),
    }));
    return { best, equal: hint.equal, ...(words === null ? {} : { text: words.note(hint, known.choices.length) }) };
  },
};

/** What the seat that is asked may know. */
function knownTo({ state }: Game): Known {
  const seat = asked(state);
  return { seat, masked: mask(state, seat), choices: choicesOf(state) };
}

/** Milliseconds from now, where they are given. */
function budgetOf({ args }: Call): Budget {
  if (!args.has('budget')) return {};
  const end = performance.now() + args.whole('budget', 1, LIMITS.budget);
  return { isOver: () => performance.now() > end };
}

const named = (choice: Known['choices'][number]) => ({ id: idOf(choice), ...typedForm(choice) });
