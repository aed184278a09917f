/** `game.decision`, `game.apply` and `game.undo`. */
import { type GameEvent, hashText, isOver, questionKind, whyNot } from '@tabannusi/engine';
import { createCliWords, ruleSentence } from '@tabannusi/text';
import { readChoice } from '../choices.ts';
import { type ChanceDecision, type Decision, decisionOf } from '../decision.ts';
import type { Game } from '../game.ts';
import { LIMITS } from '../limits.ts';
import { gameOf, type Method } from '../method.ts';
import { Refusal, refusal } from '../refusal.ts';

export const decision: Method = {
  takes: ['game'],
  answer: (call): Decision | ChanceDecision | null => decisionOf(gameOf(call), call.language),
};

export const applyChoice: Method = {
  takes: ['game', 'choice', 'expect'],
  answer(call): { events: readonly GameEvent[]; decision: Decision | ChanceDecision | null; over: boolean } {
    const { args, caller, language } = call;
    const game = gameOf(call);
    const { state } = game;
    if (args.has('expect')) expectHash(game, args.text('expect'));
    refuseUnasked(game);
    const choice = readChoice(state, args.any('choice'), 'choice', caller.protocol);
    const events = game.decide(choice);
    if (events === null) throw notLegal(game, choice);
    return { events, decision: decisionOf(game, language), over: isOver(state) };
  },
};

export const undo: Method = {
  takes: ['game', 'steps', 'turn'],
  answer(call): { decision: Decision | ChanceDecision | null } {
    const { args, language } = call;
    const game = gameOf(call);
    const turn = args.flag('turn');
    if (turn && args.has('steps')) throw refusal('notBoth', { first: 'steps', second: 'turn' }, { path: 'turn' });
    const steps = turn ? game.decisionsOfTurn : args.has('steps') ? args.whole('steps', 1, LIMITS.steps) : 1;
    const back = steps === 0 ? ({ ok: false, stop: 'nothing', steps } as const) : game.undo(steps);
    if (back.ok) return { decision: decisionOf(game, language) };
    const { stop } = back;
    const details = { steps: back.steps, ...(stop === 'nothing' ? {} : { barrier: stop }) };
    throw new Refusal(stop === 'nothing' ? 'nothing' : 'barrier', (spoken) => game.words(spoken).undoStop(stop), details);
  },
};

/** Refuses if the state differs from the one the caller expects. */
export function expectHash({ state }: Game, expected: string): void {
  const hash = hashText(state);
  if (expected !== hash) throw refusal('stale', { hash }, { hash });
}

/** Refuses if no seat is asked. */
export function refuseUnasked(game: Game): void {
  if (game.isChanceAsked) throw refusal('chanceAsked', { kind: questionKind(game.state) }, { kind: questionKind(game.state) });
  if (isOver(game.state)) throw new Refusal('over', (language) => game.words(language).refusal('over'), { rule: 'END-07' });
}

/** The sentence gives the first rule that forbids the choice; the data contain all of them. */
export function notLegal({ state }: Game, choice: Parameters<typeof whyNot>[1]): Refusal {
  const reasons = whyNot(state, choice);
  const rule = reasons[0]?.rule ?? 'TURN-01';
  const sentence: Refusal['sentence'] = (language) =>
    createCliWords(language).say('protocol', 'notLegal', { rule, sentence: ruleSentence(language, rule) });
  return new Refusal('notLegal', sentence, { rule, reasons });
}
