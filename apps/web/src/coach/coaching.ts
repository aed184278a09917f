/** What the coach says at a moment of a game. It says less as the game goes on. */
import type { Advice, PlannedStep, StepKind } from '@tabannusi/ai';
import { type State, scoreDistrict } from '@tabannusi/engine';
import type { Sight } from '@tabannusi/table';

/** The number of the player's turns with a whole plan, with a word about where to look, and with any help at all. */
const PLANS = 3;
const NUDGES = 6;
const LAST = 10;

export type Voice = 'setUp' | 'plan' | 'nudge' | 'quiet' | 'goodbye';

/** `turns`: the number of turns that the player has started. */
export function voiceIn(turns: number): Voice {
  if (turns === 0) return 'setUp';
  if (turns <= PLANS) return 'plan';
  if (turns <= NUDGES) return 'nudge';
  return turns <= LAST ? 'quiet' : 'goodbye';
}

export type Topic = Exclude<StepKind, 'inside' | 'end'>;

/** The subject of the next step if it has not been explained yet; otherwise null. */
export function topicOf({ plans: [{ steps }] }: Advice, said: readonly string[]): Topic | null {
  const kind = steps[0]?.kind;
  return kind === undefined || kind === 'inside' || kind === 'end' || said.includes(kind) ? null : kind;
}

/** The next step of the best plan; null once only the end of the turn is left. */
export const nextStep = ({ plans: [{ steps }] }: Advice): PlannedStep | null => steps.find(({ kind }) => kind !== 'end') ?? null;

/**
 * What the last finished turn of a seat brought: immediate VP, and how much more the next scorings of all Districts bring. Null before it
 * has ended.
 */
export function cameOf(
  table: Pick<Sight, 'turns' | 'stateFor'>,
  seat: number,
): { readonly turn: number; readonly vp: number; readonly coming: number } | null {
  const { turns } = table;
  const turn = turns.findLastIndex((each, n) => each.seat === seat && n < turns.length - 1);
  const [begun, ended] = [turns[turn], turns[turn + 1]];
  if (begun === undefined || ended === undefined) return null;
  const [before, after] = [table.stateFor(seat, begun.moment), table.stateFor(seat, ended.moment)];
  const vp = (after.vp[seat] ?? 0) - (before.vp[seat] ?? 0);
  return { turn, vp: Math.max(0, vp), coming: Math.max(0, comingFor(after, seat) - comingFor(before, seat)) };
}

const DISTRICTS = 5;

function comingFor(state: State, seat: number): number {
  const vp = new Int32Array(4);
  let sum = 0;
  for (let district = 0; district < DISTRICTS; district++) {
    scoreDistrict(state, district, vp);
    sum += vp[seat] ?? 0;
  }
  return sum;
}
