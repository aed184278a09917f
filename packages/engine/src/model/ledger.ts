/**
 * The VP ledger: where and when every player gained VP. It is part of the state but not of the hash, because no rule reads it.
 *
 * A period ends with a full scoring of a District (SCORE-02). Period 0 lasts until the end of the first full scoring, period p begins after
 * the p-th; the last period is final scoring.
 */
import { CAUSES } from './causes.ts';
import type { State } from './state.ts';
import { VP_SOURCES, type VpSource } from './vp-sources.ts';

const SOURCE = Object.fromEntries(VP_SOURCES.map((source, number) => [source, number])) as Readonly<Record<VpSource, number>>;
export const START = SOURCE.start;
export const URBAN_CARDS = SOURCE.urbanCards;
export const HARBORMASTERS = SOURCE.harbormasters;
export const sourceOfDistrict = (district: number): number => SOURCE.district1 + district;

/** The source of VP for a cause, by the prefix of its rule. */
const SOURCE_OF_PREFIX: readonly (readonly [prefix: string, source: VpSource])[] = [
  ['BON', 'spaces'],
  ['KEY-15', 'columns'],
  ['KEY-3', 'mastery'],
  ['ACT-TILE', 'actionTiles'],
  ['TILE-S', 'ships'],
  ['DEC', 'decrees'],
  ['HM', 'harbormasters'],
  // The Bot's action A takes the place of an Action tile, and its cards' bonuses that of spaces.
  ['SOLO-A1', 'actionTiles'],
  ['KING-G-A', 'actionTiles'],
  ['SOLO-33', 'harbormasters'],
];
/** By number of the cause; causes that never give VP count as `spaces`. */
const sourceOfCause = Uint8Array.from(
  CAUSES,
  (rule) => SOURCE[SOURCE_OF_PREFIX.find(([prefix]) => rule.startsWith(prefix))?.[1] ?? 'spaces'],
);

/** Adds VP, which may be negative, to a player and to the ledger. */
export function addVp(state: State, seat: number, amount: number, source: number): void {
  state.vp[seat] += amount;
  state.ledger[(seat * VP_SOURCES.length + source) * state.setting.vpPeriods + state.period] += amount;
}

export function gainVp(state: State, seat: number, amount: number, cause: number): void {
  addVp(state, seat, amount, sourceOfCause[cause]);
  state.events?.push({ event: 'vpGained', rule: CAUSES[cause], seat, amount });
}

/** Takes VP from a player, who never falls below 0 (SCORE-15). */
export function loseVp(state: State, seat: number, wanted: number, cause: number): void {
  const amount = Math.min(wanted, state.vp[seat]);
  if (amount === 0) return;
  addVp(state, seat, -amount, sourceOfCause[cause]);
  state.events?.push({ event: 'vpLost', rule: CAUSES[cause], seat, amount });
}

/** VP of a seat from a source in a period. */
export const vpOf = (state: State, seat: number, source: VpSource, period: number): number =>
  state.ledger[(seat * VP_SOURCES.length + SOURCE[source]) * state.setting.vpPeriods + period];
