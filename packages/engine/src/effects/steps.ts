/**
 * Makes steps on one Mastery track, one at a time.
 *
 * A step first gains the right-hand bonus, if it is paid (KEY-32), then the benefit inside the track (KEY-33, A-77). A marker at the top
 * does not move and gains nothing.
 */
import type { Work } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { CAUSE, CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { gainGold, gainMarkers } from '../model/goods.ts';
import { BUILDING_COLOUR_COUNT } from '../model/ids.ts';
import { gainVp } from '../model/ledger.ts';
import { insideBonusOfStep, rightBonusOfStep } from '../model/mastery.ts';
import { push } from '../model/push.ts';
import { BONUS, bonusAmount, bonusKind } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { gainFromShips } from '../tiles/ships.ts';

const AT = FIELDS.steps;

export const steps: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const colour = state.stack[frame + AT.colour];
  const cause = state.stack[frame + AT.rule];
  const { mastery, setting } = state;
  const at = seat * BUILDING_COLOUR_COUNT + colour;
  if (mastery[at] === setting.trackTop) {
    const amount = state.stack[frame + AT.steps];
    state.events?.push({ event: 'stepsLost', rule: 'A-75', seat, colour: BUILDING_COLOURS[colour], amount });
    pop(state);
    return;
  }
  if (--state.stack[frame + AT.steps] === 0) pop(state);
  const right = rightBonusOfStep(state, seat, colour);
  const inside = insideBonusOfStep(state, seat, colour);
  const row = ++mastery[at];
  state.events?.push({ event: 'stepMade', rule: CAUSES[cause], seat, colour: BUILDING_COLOURS[colour], row });
  gain(state, seat, right, CAUSE['KEY-32']);
  gain(state, seat, inside, CAUSE['KEY-33']);
  if (setting.linesBelow[row] > setting.linesBelow[row - 1]) gainFromShips(state, seat, 'blueLineCrossed');
};

/** Gains what an edition may put on a track: Gold, markers, VP and, inside a track, a supply die, which must be taken. */
function gain(state: State, seat: number, bonus: number, cause: number): void {
  if (bonus === 0) return;
  const kind = bonusKind(bonus);
  const amount = bonusAmount(bonus);
  if (seat === state.setting.bot && kind !== BONUS.gold) gainAsBot(state, seat, kind, amount, cause);
  else if (kind === BONUS.gold) gainGold(state, seat, amount, CAUSES[cause]);
  else if (kind === BONUS.claims) gainMarkers(state, seat, amount, CAUSES[cause]);
  else if (kind === BONUS.vp) gainVp(state, seat, amount, cause);
  else push.supplyDie(state, seat, { rule: cause });
}

/** The Bot gains VP, 1 VP for each marker, and no die (SOLO-35). */
function gainAsBot(state: State, seat: number, kind: number, amount: number, cause: number): void {
  if (kind === BONUS.vp || kind === BONUS.claims) gainVp(state, seat, amount, cause);
}
