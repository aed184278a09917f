/** Gives a batch of inputs to a door, checks every answer, and counts. */
import type { Door, Fault, SchemaOfDoor } from './door.ts';
import { type Cases, casesOf, type Input, inputOf } from './input.ts';

interface Slow {
  readonly ms: number;
  /** Batch and number of the input, and how it was made. */
  readonly input: string;
}

export interface Count {
  inputs: number;
  wellFormed: number;
  letIn: number;
  /** Inputs that were also given to the schema. */
  schema: number;
  slowest: Slow;
  /** Refused inputs by code; an input with several codes counts for each. */
  readonly codes: Map<string, number>;
}

export const emptyCount = (): Count => ({ inputs: 0, wellFormed: 0, letIn: 0, schema: 0, slowest: { ms: 0, input: '' }, codes: new Map() });

export function addCount(to: Count, from: Count): void {
  to.inputs += from.inputs;
  to.wellFormed += from.wellFormed;
  to.letIn += from.letIn;
  to.schema += from.schema;
  if (from.slowest.ms > to.slowest.ms) to.slowest = from.slowest;
  for (const [code, times] of from.codes) to.codes.set(code, (to.codes.get(code) ?? 0) + times);
}

/** `failure` describes the first input that fails a check; the batch ends there. */
export interface BatchResult {
  readonly count: Count;
  readonly failure: string | null;
}

export function runBatch<Case>(door: Door<Case>, seed: string, inputs: number): BatchResult {
  const cases = casesOf(door, seed);
  const count = emptyCount();
  let slowest = { number: 0, ms: 0 };
  for (let number = 0; number < inputs; number++) {
    const input = inputOf(door, cases, number);
    try {
      const ms = tryOne(door, input, `${seed} ${number}`, count);
      if (ms > slowest.ms) slowest = { number, ms };
    } catch (error) {
      const message = error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
      return { count, failure: `input ${number} of ${seed} (${input.what}): ${message}\n${input.json?.slice(0, 4000) ?? ''}` };
    }
  }
  count.slowest = measureAgain(door, cases, slowest);
  return { count, failure: null };
}

const fail = (message: string): never => {
  throw new Error(message);
};

/** Returns the milliseconds that the door took. */
function tryOne<Case>(door: Door<Case>, { one, value, json, isWellFormed }: Input<Case>, seed: string, count: Count): number {
  const start = performance.now();
  const answer = door.knock(one, value);
  const ms = performance.now() - start;
  const codes = answer.faults.map(({ code }) => code);
  if (JSON.stringify(door.knock(one, value)) !== JSON.stringify(answer)) fail('another answer to the same question');
  if (json !== null && JSON.stringify(value) !== json) fail('the input was changed');
  for (const code of codes) if (!door.codes.includes(code)) fail(`${code} is no code of this door`);
  if (codes.length === 0) door.letIn(one, value, seed);
  if (json !== null && door.schema !== null) askSchema(door.schema, value, answer.faults, count);
  count.inputs++;
  if (isWellFormed) count.wellFormed++;
  if (codes.length === 0) count.letIn++;
  for (const code of new Set(codes)) count.codes.set(code, (count.codes.get(code) ?? 0) + 1);
  return ms;
}

/** An accepted input must fit the schema. A fitting one may only be refused for faults that no schema can express. */
function askSchema(schema: SchemaOfDoor, value: unknown, faults: readonly Fault[], count: Count): void {
  const fits = schema.fits(value);
  count.schema++;
  if (faults.length === 0 && !fits) fail('the schema refuses what is let in');
  const said = faults.filter((fault) => !schema.isBeyond(fault));
  if (fits && said.length > 0) fail(`the schema lets pass ${JSON.stringify(said)}`);
}

/** A busy machine may have delayed an input, so the slowest one is measured again and its best time counts. */
function measureAgain<Case>(door: Door<Case>, cases: Cases<Case>, { number, ms }: { number: number; ms: number }): Slow {
  const { one, value, what } = inputOf(door, cases, number);
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    door.knock(one, value);
    return performance.now() - start;
  });
  return { ms: Math.min(ms, ...times), input: `${number} of ${cases.seed} (${what})` };
}
