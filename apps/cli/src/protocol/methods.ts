/** All methods by name, except `shutdown`, which the session handles. */
import type { Method } from './method.ts';
import { closeGame, loadGame, newGame } from './methods/begin.ts';
import { botChoice, botHint, botWeigh } from './methods/bot.ts';
import { chance } from './methods/chance.ts';
import { applyChoice, decision, undo } from './methods/decide.ts';
import { previewChoice, whyNotAttempt } from './methods/explain.ts';
import { hello } from './methods/hello.ts';
import { hash, position, record, view } from './methods/look.ts';
import { score } from './methods/score.ts';

export const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    hello,
    'game.new': newGame,
    'game.load': loadGame,
    'game.decision': decision,
    'game.apply': applyChoice,
    'game.chance': chance,
    'game.undo': undo,
    'game.position': position,
    'game.view': view,
    'game.preview': previewChoice,
    'game.whyNot': whyNotAttempt,
    'game.score': score,
    'game.record': record,
    'game.hash': hash,
    'bot.choose': botChoice,
    'bot.hint': botHint,
    'bot.weigh': botWeigh,
    'game.close': closeGame,
  }),
);
