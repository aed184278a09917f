/**
 * The progress of the game: start player, Time track, end, actions left, Crates refilled this turn. What follows from the pending frames is
 * not written.
 */
import { FIELDS } from '../../model/frame-fields.ts';
import { FRAME, frameKindAt, frameSeatAt } from '../../model/frames.ts';
import { ACTIONS_PER_TURN, NONE } from '../../model/ids.ts';
import { FRAME_BYTES } from '../../model/layout.ts';
import { LAST_ROUND, PLAYING, type State, TRIGGERED } from '../../model/state.ts';
import type { At } from './at.ts';
import type { Position } from './format.ts';
import { readCrates, writeCrates } from './goods.ts';
import type { Reading } from './reading.ts';

const ENDINGS = ['playing', 'triggered', 'lastRound'] as const;
/** The mode of a scoring that has taken its Gold but whose period is not over; see `scoring/score.ts`. */
export const FULL = 1;
const MOST_CRATES = 8;

const isFinal = (state: State): boolean => frameKindAt(state, 0) === FRAME.finalScoring || frameKindAt(state, 0) === FRAME.over;
const isTurn = (state: State): boolean => frameKindAt(state, 0) === FRAME.turn;

const usualActions = (state: State): number => (isTurn(state) ? ACTIONS_PER_TURN : 0);

function usualEnding(state: State): number {
  if (state.timeGold > 0) return PLAYING;
  return isFinal(state) ? LAST_ROUND : TRIGGERED;
}

export function writeProgress(state: State, base: State): Partial<Position> {
  const refilled = writeCrates(state.refilledUp, state.refilledDown);
  return {
    ...(state.startSeat !== base.startSeat && { startSeat: state.startSeat }),
    ...(state.timeGold !== base.timeGold && { timeGold: state.timeGold }),
    ...(state.ending !== usualEnding(state) && { ending: ENDINGS[state.ending] }),
    ...(state.actionsLeft !== usualActions(state) && { actionsLeft: state.actionsLeft }),
    ...(Object.keys(refilled).length > 0 && { refilled }),
  };
}

export function readStartSeat(position: At, state: State): void {
  const at = position.key('startSeat');
  state.startSeat = at.whole(0, state.setting.players - 1) ?? state.startSeat;
  const { bot } = state.setting;
  if (bot !== NONE && state.startSeat !== bot) at.refuse('contradicts', { min: bot, max: bot }, 'SOLO-10');
}

/** Reads what depends on the pending frames, once they are on the stack. */
export function readProgress(position: At, { state }: Reading): void {
  state.timeGold = position.key('timeGold').whole(0, state.setting.timeSpaces) ?? state.timeGold;
  state.ending = position.key('ending').oneOf(ENDINGS) ?? usualEnding(state);
  if ((state.timeGold === 0) === (state.ending === PLAYING)) {
    const values = state.timeGold === 0 ? ENDINGS.slice(1) : ENDINGS.slice(0, 1);
    position.faults.add('contradicts', 'ending', ENDINGS[state.ending], { values }, 'END-01');
  }
  state.actionsLeft = position.key('actionsLeft').whole(0, ACTIONS_PER_TURN) ?? usualActions(state);
  readCrates(position.key('refilled'), state.refilledUp, state.refilledDown, MOST_CRATES);
  state.active = isTurn(state) ? frameSeatAt(state, 0) : NONE;
  const period = periodOf(state);
  if (period < 0) position.faults.add('contradicts', 'timeGold', state.timeGold, { min: 0, max: state.setting.timeSpaces - 1 }, 'SCORE-02');
  else state.period = period;
}

/** Returns the period of the VP ledger: the number of completed full scorings; in final scoring, the last period. */
const periodOf = (state: State): number => (isFinal(state) ? state.setting.vpPeriods - 1 : scoringsOver(state));

/** Returns the number of completed full scorings. One in progress has already taken its Gold. */
export function scoringsOver(state: State): number {
  let scorings = state.setting.timeSpaces - state.timeGold;
  for (let index = 0; index < state.depth; index++) {
    if (frameKindAt(state, index) === FRAME.score && state.stack[index * FRAME_BYTES + FIELDS.score.mode] === FULL) scorings--;
  }
  return scorings;
}

/** Returns whether Barges are being scored at the end of a turn. */
export const isScoringTurn = (state: State): boolean => isTurn(state) && state.depth > 1 && SCORING_KINDS.includes(frameKindAt(state, 1));
const SCORING_KINDS: readonly number[] = [FRAME.scoringOrder, FRAME.score, FRAME.rollDice];

/**
 * A point of set-up: the step, its number of times, and the stage of opening the Bot's first cards and tiles (0 if that is not in
 * progress).
 */
export interface SetUpPoint {
  readonly step: number;
  readonly times: number;
  readonly stage: number;
}

/** Returns the point of set-up at the bottom of a stack; null if there is none. */
export function setUpPoint(stack: Uint8Array): SetUpPoint | null {
  if (stack[0] !== FRAME.setUp) return null;
  const stage = stack[FRAME_BYTES] === FRAME.automaReset ? stack[FRAME_BYTES + FIELDS.automaReset.stage] : 0;
  return { step: stack[FIELDS.setUp.step], times: stack[FIELDS.setUp.times], stage };
}
