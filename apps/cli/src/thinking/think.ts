/**
 * Our bots, for those who wait for an answer: they think in threads of their own, so that whoever serves or draws goes on with it. The answer is the one
 * that they would give here.
 */
import { availableParallelism } from 'node:os';
import type { Hint, Known } from '@tabannusi/ai';
import { type Choice, Generator, type Knowledge } from '@tabannusi/engine';
import { BOTS, type BotName } from '../bots.ts';
import { createPool, type Pool } from '../pool.ts';
import { type Measure, type PackedHint, packKnown, type Question } from './messages.ts';
import { think } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

export interface Thinking extends Measure {
  /** Ends it: the promise is rejected. */
  readonly stop?: AbortSignal | undefined;
}

/** One for the whole process. Threads that have nothing to do keep nobody from ending. */
let pool: Pool<Question, number | PackedHint> | null = null;

function ask(question: Question, stop: AbortSignal | undefined): Promise<number | PackedHint> {
  pool ??= createPool(WORKER, think, Math.max(1, availableParallelism() - 1));
  return pool.run(question, stop);
}

/** `random` does not think: it answers at once. */
export async function choiceOf(bot: BotName, knowledge: Knowledge, { stop, ...measure }: Thinking = {}): Promise<Choice> {
  if (bot === 'random') return BOTS.random.choose(knowledge);
  const { random } = knowledge;
  if (!(random instanceof Generator)) throw new TypeError('thinking: the lots cannot be sent');
  const place = await ask({ ask: 'choice', bot, known: packKnown(knowledge), lots: random.state, measure }, stop);
  return choiceAt(knowledge, place);
}

export async function hintFor(known: Known, { stop, ...measure }: Thinking = {}, count?: number): Promise<Hint> {
  const hint = await ask({ ask: 'hint', known: packKnown(known), measure, count }, stop);
  if (typeof hint === 'number') throw new TypeError('thinking: a choice is no hint');
  return { ...hint, best: hint.best.map((hinted) => ({ ...hinted, choice: choiceAt(known, hinted.choice) })) };
}

function choiceAt({ choices }: Known, place: number | PackedHint): Choice {
  const choice = typeof place === 'number' ? choices[place] : undefined;
  if (choice === undefined) throw new RangeError('thinking: an answer that is none of the choices');
  return choice;
}
