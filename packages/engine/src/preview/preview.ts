/**
 * What each legal choice would do at once: the differences it makes, what it costs by default, what it makes impossible and whether it could be
 * taken back. A choice is applied to a copy, which stops where a seat or chance is asked: chance is never peeked at.
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
import { changesOf, type SeatChange } from './changes.ts';
import { closedBy, isPayment, referencesOf } from './closes.ts';
import { scratchOf } from './scratch.ts';

interface Cost {
  readonly dice: Amounts;
  readonly crates: Amounts;
  readonly gold: number;
}

export interface Preview {
  readonly choice: Choice;
  /** Until the next question of a seat or of chance; payments without a choice are in it, those that are asked next are not. */
  readonly changes: readonly SeatChange[];
  /** What it costs, where a payment is asked next with its first mix; null where nothing is paid before something else is asked. */
  readonly cost: Cost | null;
  /** Choices that become impossible in this turn; see `closes.ts`. */
  readonly closes: readonly Choice[];
  /** Why it could not be taken back; null where it could. */
  readonly endsUndo: Barrier | null;
}

/** For all legal choices of the question on top, in their order; nothing where no seat is asked. The state stays as it is. */
export function preview(state: State): Preview[] {
  const kind = topKind(state);
  if (questionOf[kind] === null) return [];
  const answers = Array.from(state.choices.subarray(0, legal(state)));
  const choices = answers.map((answer) => describeChoice(state, answer));
  const references = referencesOf(state, answers, choices);
  const events: GameEvent[] = [];
  return answers.map((answer, n): Preview => {
    events.length = 0;
    const copy = scratchOf(state);
    copy.events = events;
    apply(copy, answer);
    const changes = changesOf(state, copy);
    const endsUndo = barrierAfter(topSeat(state), copy);
    payByDefault(copy, topSeat(state), state.depth);
    copy.events = null;
    return {
      choice: choices[n],
      changes,
      cost: costOf(events, topSeat(state)),
      closes: closedBy(references, kind, answer, copy),
      endsUndo,
    };
  });
}

/** Makes the payment that is asked next, with the first mix; not one that was asked before the choice. */
function payByDefault(copy: State, seat: number, depth: number): void {
  while (copy.depth > depth && topSeat(copy) === seat && isPayment(copy)) {
    legal(copy);
    apply(copy, copy.choices[0]);
  }
}

/** All that the seat paid, and the Gold of a move. */
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
