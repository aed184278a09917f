/**
 * What each legal choice would do at once: the changes it makes, its default cost, what follows, what it makes impossible and whether it
 * could be undone. The choice is applied to a copy, up to the next question of a seat or of chance; outcomes of chance are never looked at.
 */
import type { Choice } from '../choices.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { apply, describeChoice, legal } from '../engine.ts';
import type { Amounts } from '../model/amounts.ts';
import type { GameEvent } from '../model/events.ts';
import { topKind, topSeat } from '../model/frames.ts';
import type { State } from '../model/state.ts';
import { questionOf } from '../registry.ts';
import { type Barrier, barrierAfter } from '../undo.ts';
import { type Cost, changesOf, type SeatChange } from './changes.ts';
import { closedBy, isPayment, referencesOf } from './closes.ts';
import { scoredAfter, type Way, waysOf } from './rest-of-turn.ts';
import { scratchOf } from './scratch.ts';
import { type Warning, warningsAfter } from './warnings.ts';

export interface Preview {
  readonly choice: Choice;
  /** The number of the choice's answer in this state, for `answerOf`; it is neither stored nor sent. */
  readonly answer: number;
  /**
   * What it changes besides its cost, until the next question of a seat or of chance; where a payment is asked next, until the question after its
   * first mix.
   */
  readonly changes: readonly SeatChange[];
  /** The cost, using the first mix if a payment is asked next; null if nothing is paid before something else is asked. */
  readonly cost: Cost | null;
  /** Whether the cost can be paid with another mix. */
  readonly paysNext: boolean;
  /** Where the Architect can go, if that is asked next (TURN-04 to TURN-08). */
  readonly leads: readonly Way[];
  /** Districts that are scored at the end of this turn because their Barges become empty (TURN-11). */
  readonly scores: readonly number[];
  /** Choices that become impossible in this turn; see `closes.ts`. */
  readonly closes: readonly Choice[];
  /** Why the choice could not be undone; null if it could. */
  readonly endsUndo: Barrier | null;
  /** Reasons to ask for a confirmation, because the choice is costly and may be a slip. A seat can switch off each kind. */
  readonly warnings: readonly Warning[];
}

/** Previews all legal choices of the question on top, in their order; empty if no seat is asked. The state is not changed. */
export function preview(state: State): Preview[] {
  const kind = topKind(state);
  if (questionOf[kind] === null) return [];
  const seat = topSeat(state);
  const answers = Array.from(state.choices.subarray(0, legal(state)));
  const choices = answers.map((answer) => describeChoice(state, answer));
  const references = referencesOf(state, answers, choices);
  const events: GameEvent[] = [];
  return answers.map((answer, n): Preview => {
    events.length = 0;
    const copy = scratchOf(state);
    copy.events = events;
    apply(copy, answer);
    const endsUndo = barrierAfter(seat, copy);
    const warnings = warningsAfter(state, choices[n], choices, copy, events);
    const leads = waysOf(copy, seat, state.depth);
    const paysNext = payByDefault(copy, seat, state.depth);
    copy.events = null;
    const cost = costOf(events, seat);
    return {
      choice: choices[n],
      answer,
      changes: changesOf(state, copy, seat, cost),
      cost,
      paysNext,
      leads,
      scores: scoredAfter(state, copy),
      closes: closedBy(references, kind, answer, copy),
      endsUndo,
      warnings,
    };
  });
}

/** Pays with the first mix, if the choice led to a payment that was not pending before. Returns whether it did. */
function payByDefault(copy: State, seat: number, depth: number): boolean {
  let isAsked = false;
  while (copy.depth > depth && topSeat(copy) === seat && isPayment(copy)) {
    legal(copy);
    apply(copy, copy.choices[0]);
    isAsked = true;
  }
  return isAsked;
}

/** Everything that the seat paid, including the Gold of a move. */
function costOf(events: readonly GameEvent[], seat: number): Cost | null {
  let cost: Cost | null = null;
  for (const event of events) {
    if (event.event === 'paid' && event.seat === seat) cost = cost === null ? event : sum(cost, event);
    else if (event.event === 'architectMoved' && event.gold > 0) cost = sum(cost ?? FREE, { ...FREE, gold: event.gold });
  }
  return cost === null ? null : { dice: cost.dice, crates: cost.crates, gold: cost.gold };
}

const NOTHING: Amounts = RESOURCE_COLOURS.map(() => 0);
const FREE: Cost = { dice: NOTHING, crates: NOTHING, gold: 0 };

const sum = (a: Cost, b: Cost): Cost => ({
  dice: a.dice.map((amount, colour) => amount + b.dice[colour]),
  crates: a.crates.map((amount, colour) => amount + b.crates[colour]),
  gold: a.gold + b.gold,
});
