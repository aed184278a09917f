/** `bot.choose`, `bot.hint` and `bot.weigh`: the choice or the opinion of a bot that knows what its seat may know. The game does not change. */
import type { Advice, Hint, Hinted, Plans } from '@tabannusi/ai';
import { asked, choicesOf, Generator, type Known, mask } from '@tabannusi/engine';
import { createHintWords, createPlanWords, type Language, type PlanWords, type ToldHint } from '@tabannusi/text';
import { BOT_NAMES } from '../../bots.ts';
import { adviceFor, choiceOf, hintFor, plansOf, type Thinking } from '../../thinking/think.ts';
import type { Game } from '../game.ts';
import { LIMITS } from '../limits.ts';
import { type Call, gameOf, type Method } from '../method.ts';
import { refusal } from '../refusal.ts';
import { named, type ToldPlan, toldPlans } from '../told-plans.ts';
import { refuseUnasked } from './decide.ts';

/** Bots that can rate every choice. */
const ADVISERS = ['builder'] as const;

export const botChoice: Method = {
  takes: ['game', 'bot', 'budget'],
  answer(call) {
    const game = gameOf(call);
    const bot = call.args.oneOf('bot', BOT_NAMES);
    const thinking = thinkingOf(call, game);
    refuseUnasked(game);
    const random = new Generator(`${game.seed} ${game.decisions}`, 'bot');
    return unlessStopped(
      game,
      choiceOf(bot, { ...knownTo(game), random }, thinking).then((choice) => ({ choice: named(choice) })),
    );
  },
};

/** A rated choice, with texts if there is a language. */
type ToldHinted = Omit<Hinted, 'choice'> & { readonly choice: ReturnType<typeof named>; readonly text?: ToldHint };

interface HintAnswer {
  readonly plans?: readonly ToldPlan[];
  readonly best: readonly ToldHinted[];
  readonly equal: number;
  readonly text?: string | null;
}

export const botHint: Method = {
  takes: ['game', 'bot', 'count', 'budget'],
  answer(call): Promise<HintAnswer> {
    const { args, language, caller } = call;
    const game = gameOf(call);
    if (args.has('bot')) args.oneOf('bot', ADVISERS);
    const count = args.has('count') ? args.whole('count', 1, LIMITS.hints) : undefined;
    const thinking = thinkingOf(call, game);
    refuseUnasked(game);
    const known = knownTo(game);
    const told = (hint: Hint, advice: Advice | null): HintAnswer => {
      const words = language === null ? null : createHintWords(language);
      const best = hint.best.map((hinted) => ({
        ...hinted,
        choice: named(hinted.choice),
        ...(words === null ? {} : { text: words.told(hinted, hint) }),
      }));
      return {
        best,
        equal: hint.equal,
        ...(advice === null ? {} : { plans: toldPlans(advice, planWords(language, game)) }),
        ...(words === null ? {} : { text: words.note(hint, known.choices.length) }),
      };
    };
    // Version 1 has no plans.
    const advice = caller.protocol === 1 ? null : adviceFor(known, thinking, count);
    return unlessStopped(
      game,
      Promise.all([hintFor(known, thinking, count), advice]).then((thought) => told(...thought)),
    );
  },
};

const planWords = (language: Language | null, game: Game): PlanWords | null =>
  language === null ? null : createPlanWords(language, game.words(language), game.state.setting);

export const botWeigh: Method = {
  takes: ['game', 'count', 'budget'],
  answer(call) {
    const { args } = call;
    const game = gameOf(call);
    const count = args.has('count') ? args.whole('count', 1, LIMITS.hints) : undefined;
    const thinking = thinkingOf(call, game);
    refuseUnasked(game);
    const told = ({ best, assumed }: Plans) => ({
      best: best.map(({ steps, margin, win }) => ({
        steps: steps.map(named),
        margin: rounded(margin, 10),
        win: win && rounded(win, 1000),
      })),
      assumed,
    });
    return unlessStopped(game, plansOf(knownTo(game), thinking, count).then(told));
  },
};

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** Returns what the seat that is asked may know. */
function knownTo({ state }: Game): Known {
  const seat = asked(state);
  return { seat, masked: mask(state, seat), choices: choicesOf(state) };
}

/** Thinking ends when the game is closed, and after the budget if there is one. */
const thinkingOf = ({ args }: Call, { closing }: Game): Thinking => ({
  stop: closing.signal,
  ...(args.has('budget') ? { milliseconds: args.whole('budget', 1, LIMITS.budget) } : {}),
});

/** Refuses if the game was closed while the bot was thinking. */
async function unlessStopped<T>({ closing }: Game, thought: Promise<T>): Promise<T> {
  try {
    return await thought;
  } catch (error) {
    if (closing.signal.aborted) throw refusal('stopped', {});
    throw error;
  }
}
