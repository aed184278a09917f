/**
 * The engine's main functions: start a game, get the question, list the legal answers, apply an answer.
 *
 * `apply` trusts an answer taken from `legal`. For choices from outside there is `play`, which checks them.
 */
import type { Ask, Choice, Outcome } from './choices.ts';
import type { Question, Random } from './contracts.ts';
import { applyFree, describeFree, FREE, listFree } from './free-actions.ts';
import type { ChanceKind } from './model/ask.ts';
import { FRAME, FRAME_KINDS, pop, topKind, topSeat } from './model/frames.ts';
import { NONE } from './model/ids.ts';
import type { State } from './model/state.ts';
import { chanceOf, type QuestionKind, questionOf, workOf } from './registry.ts';
import { reportAsked } from './report-asked.ts';
import { beginSetUp } from './setup/set-up.ts';

/**
 * Starts a new game in a state, whatever it held before. The game then waits for its first chance outcome. Set-up reports events if
 * `events` is set.
 */
export function newGame(state: State): State {
  beginSetUp(state);
  settle(state);
  reportAsked(state);
  return state;
}

/** Returns who is asked: a seat, CHANCE, or NONE when the game is over. */
export const asked = (state: State): number => (topKind(state) === FRAME.over ? NONE : topSeat(state));

export const isOver = (state: State): boolean => topKind(state) === FRAME.over;

/** Returns the kind of the question. */
export const questionKind = (state: State): QuestionKind | ChanceKind | 'over' =>
  FRAME_KINDS[topKind(state)] as QuestionKind | ChanceKind | 'over';

/**
 * Lists the legal answers of the asked seat in `state.choices` and returns how many there are, at least one. The list is valid until the
 * next `apply`.
 */
export function legal(state: State): number {
  if (state.count < 0) {
    const question = questionOf[topKind(state)];
    if (question === null) throw new Error(`legal: ${questionKind(state)} is not asked of a seat`);
    listOwn(state, question);
    if (question.window !== 'none') listFree(state, question.window);
  }
  return state.count;
}

/**
 * Applies a legal answer, or an outcome of chance, and continues to the next question. Any other number corrupts the state; `play` checks.
 */
export function apply(state: State, answer: number): void {
  const kind = topKind(state);
  const question = questionOf[kind];
  if (question === null) {
    const chance = chanceOf[kind];
    if (chance === null) throw new Error('apply: the game is over');
    chance.apply(state, answer);
  } else if (answer >= FREE) applyFree(state, answer);
  else question.apply(state, answer);
  settle(state);
  reportAsked(state);
}

/** Draws a random outcome for the chance question on top. */
export function drawOutcome(state: State, random: Random): number {
  const chance = chanceOf[topKind(state)];
  if (chance === null) throw new Error(`drawOutcome: ${questionKind(state)} is not asked of chance`);
  return chance.draw(state, random);
}

/** Returns the question of the seat on top, in outside form. */
export function describeQuestion(state: State): Ask & { readonly seat: number } {
  const question = questionOf[topKind(state)];
  if (question === null) throw new Error(`describeQuestion: ${questionKind(state)} is not asked of a seat`);
  return { ...question.ask(state), seat: topSeat(state) };
}

/** The outside form of a legal answer. */
export function describeChoice(state: State, answer: number): Choice {
  if (answer >= FREE) return describeFree(state, answer);
  const question = questionOf[topKind(state)];
  if (question === null) throw new Error(`describeChoice: ${questionKind(state)} is not asked of a seat`);
  return question.describe(state, answer);
}

/** Returns the legal choices of the asked seat, in outside form. */
export const choicesOf = (state: State): Choice[] =>
  Array.from(state.choices.subarray(0, legal(state)), (answer) => describeChoice(state, answer));

/** Returns whether a choice in the engine's own outside form ends the active player's turn. */
export const isEndOfTurn = (state: State, choice: Choice): boolean => questionKind(state) === 'action' && choice.choose === 'done';

/** Returns the outside form of a chance outcome. */
export function describeOutcome(state: State, outcome: number): Outcome {
  const chance = chanceOf[topKind(state)];
  if (chance === null) throw new Error(`describeOutcome: ${questionKind(state)} is not asked of chance`);
  return chance.describe(state, outcome);
}

/**
 * By number of the frame kind: questions that are skipped, or answered by the engine, if they have too few answers; null for other kinds.
 */
const askedIfPossible: readonly (Question | null)[] = questionOf.map((question) => (question?.asked === 'always' ? null : question));

/** Runs work until somebody must decide. Skips questions without answers, and answers those with a single one. */
function settle(state: State): void {
  for (;;) {
    const kind = topKind(state);
    const work = workOf[kind];
    if (work !== null) {
      work(state);
      continue;
    }
    state.count = -1;
    const question = askedIfPossible[kind];
    if (question === null) return;
    listOwn(state, question);
    const own = state.count;
    if (own === 0) {
      pop(state);
      continue;
    }
    if (question.window !== 'none' && (own > 1 || question.asked === 'anyChoice')) listFree(state, question.window);
    if (state.count > 1) return;
    question.apply(state, state.choices[0]);
  }
}

function listOwn(state: State, question: Question): void {
  state.count = 0;
  question.legal(state);
}
