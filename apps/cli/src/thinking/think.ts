/** Our bots, thinking in threads of their own so that the calling thread stays free. The answers are the same as in the calling thread. */
import { availableParallelism } from 'node:os';
import { type Advice, BOTS, type BotName, choiceAt, type Hint, type Plans, type Question, type Thought, unpackHint } from '@tabannusi/ai';
import { type Choice, Generator, type Knowledge, type Known, packKnown } from '@tabannusi/engine';
import { createPool, type Pool } from '../pool.ts';
import { type Measure, type Order, think } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

export interface Thinking extends Measure {
  /** Aborting it rejects the promise. */
  readonly stop?: AbortSignal | undefined;
}

/** One pool for the process. Idle threads do not keep the process from exiting. */
let pool: Pool<Order, Thought> | null = null;

function ask(question: Question, { stop, ...measure }: Thinking): Promise<Thought> {
  pool ??= createPool(WORKER, think, Math.max(1, availableParallelism() - 1));
  return pool.run({ question, measure }, stop);
}

/** `random` needs no thread. */
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
  if (typeof hint === 'number' || !('equal' in hint)) throw new TypeError('thinking: no hint');
  return unpackHint(hint, known.choices);
}

export async function adviceFor(known: Known, thinking: Thinking = {}, count?: number): Promise<Advice> {
  const advice = await ask({ ask: 'advice', known: packKnown(known), count }, thinking);
  if (typeof advice === 'number' || !('plans' in advice)) throw new TypeError('thinking: no advice');
  return advice;
}

export async function plansOf(known: Known, thinking: Thinking = {}, count?: number): Promise<Plans> {
  const plans = await ask({ ask: 'plans', known: packKnown(known), count }, thinking);
  if (typeof plans === 'number' || !('assumed' in plans)) throw new TypeError('thinking: no plans');
  return plans;
}
