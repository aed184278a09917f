/** `game.chance`: gives the outcome of the chance that is asked, in a game whose caller chooses outcomes. */
import { type GameEvent, isOver, type Outcome, possibleChance } from '@tabannusi/engine';
import { createCliWords } from '@tabannusi/text';
import { type ChanceDecision, type Decision, decisionOf } from '../decision.ts';
import type { Game } from '../game.ts';
import { gameOf, type Method } from '../method.ts';
import { Refusal, refusal } from '../refusal.ts';
import { expectHash } from './decide.ts';

export const chance: Method = {
  takes: ['game', 'outcome', 'expect'],
  answer(call): { events: readonly GameEvent[]; decision: Decision | ChanceDecision | null; over: boolean } {
    const { args, language } = call;
    const game = gameOf(call);
    if (args.has('expect')) expectHash(game, args.text('expect'));
    if (!game.isChanceAsked) throw refusal('noChance', {});
    // Not checked here: the engine validates it like any input.
    const events = game.happen(args.has('outcome') ? (args.object('outcome') as unknown as Outcome) : null);
    if (events === null) throw notPossible(game);
    return { events, decision: decisionOf(game, language), over: isOver(game.state) };
  },
};

/** Refuses with what is asked and with all possible outcomes. */
function notPossible({ state }: Game): Refusal {
  const { kind, rule, outcomes, dice } = possibleChance(state);
  const examples = outcomes
    .slice(0, SHOWN)
    .map((outcome) => JSON.stringify(outcome))
    .join(', ');
  const values = {
    kind,
    rule,
    examples,
    more: outcomes.length > SHOWN ? 'yes' : 'no',
    dice: dice ?? 0,
    roll: dice === null ? 'no' : 'yes',
  } as const;
  return new Refusal('notPossible', (language) => createCliWords(language).say('protocol', 'notPossible', values), {
    path: 'outcome',
    rule,
    kind,
    ...(dice === null ? { outcomes } : { dice }),
  });
}

/** Outcomes named in the sentence; the data contain all of them. */
const SHOWN = 3;
