/** The VP of each District. Nothing changes the state, so a display may call this at any time. */
import { COMMON_DISTRICTS, PORT, ZIGGURAT } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { scoreCommonDistrict } from './common.ts';
import { scorePort } from './port.ts';
import { scoreZiggurat, scoreZigguratAtEnd } from './ziggurat.ts';

/** The rule by which each District is scored. */
export const SCORING_RULES = ['SCORE-09', 'SCORE-09', 'SCORE-09', 'SCORE-11', 'SCORE-12'] as const;

/** Writes the VP of each seat into `out`, as if the District were scored now. They reveal nothing secret. */
export function scoreDistrict(state: State, district: number, out: Int32Array): void {
  if (district < COMMON_DISTRICTS) scoreCommonDistrict(state, district, out);
  else if (district === PORT) scorePort(state, out);
  else scoreZiggurat(state, out);
}

/**
 * Like `scoreDistrict` in final scoring, where Z09 also counts fulfilled Urban cards. Before the end that would reveal who holds which
 * (A-97).
 */
export function scoreDistrictAtEnd(state: State, district: number, out: Int32Array): void {
  if (district === ZIGGURAT) scoreZigguratAtEnd(state, out);
  else scoreDistrict(state, district, out);
}
