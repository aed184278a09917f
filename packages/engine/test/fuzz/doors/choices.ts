/** The doors for choices and outcomes: `play`, `playOutcome` and `whyNot`. */
import { Generator } from '../../../src/chance/generator.ts';
import type { Choice, Outcome } from '../../../src/choices.ts';
import { asked, describeChoice, describeOutcome, drawOutcome, isOver, legal } from '../../../src/engine.ts';
import type { GameEvent } from '../../../src/model/events.ts';
import { hashText } from '../../../src/model/hash.ts';
import { CHANCE } from '../../../src/model/ids.ts';
import { RULE_IDS, RULING_IDS } from '../../../src/model/rule-ids.ts';
import type { State } from '../../../src/model/state.ts';
import { type Played, play, playOutcome, type RefusalCode } from '../../../src/play.ts';
import type { Reason } from '../../../src/reasons/reason.ts';
import { whyNot } from '../../../src/reasons/why-not.ts';
import type { Door } from '../door.ts';
import { oneIn } from '../lots.ts';
import { momentsOf, playOn } from '../moments.ts';

const CODES = Object.keys({ over: true, notASeat: true, notChance: true, notLegal: true } satisfies Record<RefusalCode, true>);
const RULES: ReadonlySet<string> = new Set([...RULE_IDS, ...RULING_IDS]);

/** A state, a copy for attempts, and a present or earlier answer. */
interface Case {
  readonly state: State;
  readonly scratch: State;
  readonly form: string;
}

function caseOf(state: State, lots: Generator): Case {
  const scratch = state.clone();
  return { state, scratch, form: JSON.stringify(formAt(scratch, lots)) };
}

/** Returns a legal choice or possible outcome or, at the end of the game, an earlier one. */
function formAt(state: State, lots: Generator): Choice | Outcome {
  if (isOver(state)) return oneIn(lots, 2) ? { choose: 'done' } : { chance: 'startPlayer', seat: 0 };
  if (asked(state) === CHANCE) return describeOutcome(state, drawOutcome(state, lots));
  return describeChoice(state, state.choices[lots.below(legal(state))]);
}

/** Makes an attempt on the copy, which must be unchanged after a refusal. */
function tryOn<T>({ state, scratch }: Case, attempt: (state: State) => T, isRefusal: (answer: T) => boolean): T {
  scratch.copyFrom(state);
  const events: GameEvent[] = [];
  scratch.events = events;
  const answer = attempt(scratch);
  if (!isRefusal(answer)) return answer;
  if (scratch.depth !== state.depth || Buffer.compare(scratch.bytes, state.bytes) !== 0)
    throw new Error('refused, but the state was changed');
  if (hashText(scratch) !== hashText(state)) throw new Error('refused, but the hash is another one');
  if (events.length > 0) throw new Error('refused, but there were events');
  return answer;
}

const isRefused = (played: Played): boolean => !played.ok;

function checkReasons(reasons: readonly Reason[], played: Played): void {
  if ((reasons.length === 0) !== played.ok) throw new Error(`played: ${played.ok}, but the reasons are ${JSON.stringify(reasons)}`);
  for (const { rule } of reasons) if (!RULES.has(rule)) throw new Error(`no rule: ${String(rule)}`);
}

export const choices: Door<Case> = {
  codes: CODES,
  schema: null,
  cases(seed) {
    const lots = new Generator(`forms ${seed}`);
    return momentsOf(seed).map((state) => caseOf(state, lots));
  },
  good: ({ form }) => JSON.parse(form),
  knock(one, input) {
    const played = tryOn(one, (state) => play(state, input as Choice), isRefused);
    const happened = tryOn(one, (state) => playOutcome(state, input as Outcome), isRefused);
    const reasons = tryOn(
      one,
      (state) => whyNot(state, input as Choice),
      () => true,
    );
    checkReasons(reasons, played);
    const says = [played, happened, reasons];
    if (played.ok || happened.ok) return { faults: [], says };
    return { faults: [played, happened].map(({ code }) => ({ code, path: '' })), says };
  },
  letIn({ state, scratch }, input, seed) {
    scratch.copyFrom(state);
    if (asked(state) === CHANCE) {
      if (!playOutcome(scratch, input as Outcome).ok) throw new Error('let in as a choice where chance is asked');
    } else {
      const wanted = textOf(input);
      const answer = [...scratch.choices.subarray(0, legal(scratch))].find((one) => textOf(describeChoice(scratch, one)) === wanted);
      if (answer === undefined) throw new Error(`${wanted} is not in the list`);
      if (!play(scratch, input as Choice).ok) throw new Error('refused at last');
    }
    playOn(scratch, seed);
  },
};

/** Returns equal texts for equal forms with any order of keys, without calling anything in the input. */
const textOf = (form: unknown): string => JSON.stringify(Object.entries(form as object).sort(([a], [b]) => (a < b ? -1 : 1)));
