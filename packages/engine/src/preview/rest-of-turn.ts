/** How the turn continues after a choice: where the Architect can go, and which Districts will be scored. */
import { legal } from '../engine.ts';
import { freeDistricts, goldFor, ruleOfMove } from '../legality/districts.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { FRAME, frameKindAt, top, topKind, topSeat } from '../model/frames.ts';
import { DISTRICTS } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';

export interface Way {
  readonly district: number;
  readonly gold: 0 | 1;
  /** Whether the Architect is already there. */
  readonly stays: boolean;
  readonly rule: RuleId;
}

/** Returns the destinations that are asked for next; empty if that is not asked, or was already asked before the choice. */
export function waysOf(copy: State, seat: number, depth: number): Way[] {
  if (topKind(copy) !== FRAME.destination || topSeat(copy) !== seat || copy.depth < depth) return [];
  const face = copy.stack[top(copy) + FIELDS.destination.face];
  const free = freeDistricts(copy, seat, face);
  return Array.from(copy.choices.subarray(0, legal(copy)), (district): Way => {
    const gold = goldFor(free, district);
    const stays = district === copy.architect[seat];
    return { district: district + 1, gold, stays, rule: ruleOfMove(face, gold, stays) };
  });
}

/** Returns the Districts whose Barges are empty before the turn's scoring check. Empty once that check has been made. */
export function scoredAfter(state: State, copy: State): number[] {
  if (frameKindAt(state, 0) !== FRAME.turn || state.stack[FIELDS.turn.stage] !== 0 || copy.active !== state.active) return [];
  const emptied = copy.emptyBarges() & ~state.emptyBarges();
  const scored: number[] = [];
  for (let district = 0; district < DISTRICTS; district++) if ((emptied & (1 << district)) !== 0) scored.push(district + 1);
  return scored;
}
