/**
 * Our bots, for those who wait for an answer: they think in threads of their own, so that whoever serves or draws goes on with it. The answer is the one
 * that they would give here.
 */
import { availableParallelism } from 'node:os';
import { BOTS, type BotName, choiceAt, type Hint, type PackedHint, type Question, unpackHint } from '@tabannusi/ai';
import { type Choice, Generator, type Knowledge, type Known, packKnown } from '@tabannusi/engine';
import { createPool, type Pool } from '../pool.ts';
import { type Measure, type Order, think } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

export interface Thinking extends Measure {
  /** Ends it: the promise is rejected. */
  readonly stop?: AbortSignal | undefined;
}

/** One for the whole process. Threads that have nothing to do keep nobody from ending. */
let pool: Pool<Order, number | PackedHint> | null = null;

function ask(question: Question, { stop, ...measure }: Thinking): Promise<number | PackedHint> {
  pool ??= createPool(WORKER, think, Math.max(1, availableParallelism() - 1));
  return pool.run({ question, measure }, stop);
}

/** `random` does not think: it answers at once. */
export async function choiceOf(bot: BotName, knowledge: Knowledge, thinking: Thinking = {}): Promise<Choice> {
  if (bot === 'random') return BOTS.random.choose(knowledge);
  const { random, choices } = knowledge;
  if (!(random instanceof Generator)) throw new TypeError('thinking: the lots cannot be sent');
  const place = await ask({ ask: 'choice', bot, known: packKnown(knowledge), lots: random.state }, thinking);
  if (typeof place !== 'number') throw new TypeError('thinking: a hint is no choice');
  return choiceAt(choices, place);
}

export async function hintFor(known: Known, thinking: Thinking = {}, count?: number): Promise<Hint> {
  const hint = await ask({ ask: 'hint', known: packKnown(known), count }, thinking);
  if (typeof hint === 'number') throw new TypeError('thinking: a choice is no hint');
  return unpackHint(hint, known.choices);
}
