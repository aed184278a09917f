/**
 * Steps on one Mastery track, one at a time. Payload a: track, b: steps left, c: cause.
 *
 * A step by a marker that is lowest or tied for lowest pays the right-hand bonus of the row it reaches (KEY-32, C-16, A-76), then the
 * benefit inside the track (KEY-33, A-77). A marker at the top does not move and gives nothing.
 */
import type { Work } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { CAUSE, CAUSES } from '../model/causes.ts';
import { A, B, C, FRAME, pop, push, top, topSeat } from '../model/frames.ts';
import { gainGold, gainMarkers, gainVp } from '../model/goods.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import { BONUS, bonusAmount, bonusKind, TRACK_STRIDE } from '../model/setting.ts';
import type { State } from '../model/state.ts';

export const steps: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const colour = state.stack[frame + A];
  const cause = state.stack[frame + C];
  const { mastery, setting } = state;
  const at = seat * BUILDING_COLOUR_COUNT;
  const row = mastery[at + colour] + 1;
  if (--state.stack[frame + B] === 0 || row > setting.trackTop) pop(state);
  if (row > setting.trackTop) return;
  const lowest = Math.min(mastery[at], mastery[at + 1], mastery[at + 2]) === row - 1;
  mastery[at + colour] = row;
  state.events?.push({ event: 'stepMade', rule: CAUSES[cause], seat, colour: BUILDING_COLOURS[colour], row });
  if (lowest) gain(state, seat, setting.rightBonuses[row], 'KEY-32');
  gain(state, seat, setting.insideBonuses[colour * TRACK_STRIDE + row], 'KEY-33');
};

/** The edition allows Gold, markers, VP and, inside a track, a supply die, which must be taken. */
function gain(state: State, seat: number, bonus: number, rule: RuleId): void {
  if (bonus === 0) return;
  const kind = bonusKind(bonus);
  const amount = bonusAmount(bonus);
  if (kind === BONUS.gold) gainGold(state, seat, amount, rule);
  else if (kind === BONUS.claims) gainMarkers(state, seat, amount, rule);
  else if (kind === BONUS.vp) gainVp(state, seat, amount, rule);
  else push(state, FRAME.supplyDie, seat, 0, CAUSE['KEY-33']);
}
