/** What a coach has to say at a moment of a game. It says less as the game goes on. */
import type { Advice, PlannedStep, StepKind } from '@tabannusi/ai';
import { type State, scoreDistrict } from '@tabannusi/engine';
import type { Sight } from '@tabannusi/table';

/** Own turns with a whole plan, with a word where to look, and with any word at all. */
const PLANS = 3;
const NUDGES = 6;
const LAST = 10;

export type Voice = 'setUp' | 'plan' | 'nudge' | 'quiet' | 'goodbye';

/** `turns` are those that the player has begun. */
export function voiceIn(turns: number): Voice {
  if (turns === 0) return 'setUp';
  if (turns <= PLANS) return 'plan';
  if (turns <= NUDGES) return 'nudge';
  return turns <= LAST ? 'quiet' : 'goodbye';
}

export type Topic = Exclude<StepKind, 'inside' | 'end'>;

/** What the next step is about, if that has not been explained; null if it has. */
export function topicOf({ plans: [{ steps }] }: Advice, said: readonly string[]): Topic | null {
  const kind = steps[0]?.kind;
  return kind === undefined || kind === 'inside' || kind === 'end' || said.includes(kind) ? null : kind;
}

/** The next step of the best plan; null once only the end of the turn is left. */
export const nextStep = ({ plans: [{ steps }] }: Advice): PlannedStep | null => steps.find(({ kind }) => kind !== 'end') ?? null;

/** What the last finished turn of a seat brought: VP at once, and what the next scorings of all Districts bring more. Null before its end. */
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
