/** Reads packed values of the state in outside form, for texts and pictures. Search does not use it. */
import { BUILDING_COLOURS, type BuildingColour } from './edition/types.ts';
import { DISTRICTS } from './model/ids.ts';
import { vpOf } from './model/ledger.ts';
import { colourOf, EMPTY, isGarden, isProject, ownerOf, WATER } from './model/pieces.ts';
import { HELD, IN_DISPLAY, type State, URBAN_HELD } from './model/state.ts';
import { VP_SOURCES, type VpSource } from './model/vp-sources.ts';
import { scoreDistrict } from './scoring/district.ts';

export type Piece =
  | { readonly kind: 'empty' }
  /** `tile` is the special Water tile, counted from 1; null for regular and printed Water. */
  | { readonly kind: 'water'; readonly tile: number | null }
  | { readonly kind: 'garden'; readonly seat: number }
  | { readonly kind: 'project'; readonly colour: BuildingColour; readonly seat: number }
  /** `building` is the space that names the Building: the same for all its pieces, and different for every Building. */
  | { readonly kind: 'building'; readonly colour: BuildingColour; readonly seat: number; readonly building: string };

/** Returns what lies on a space. */
export function pieceOn(state: Pick<State, 'piece' | 'detail' | 'setting'>, space: number): Piece {
  const piece = state.piece[space];
  if (piece === EMPTY) return { kind: 'empty' };
  if (piece === WATER) return { kind: 'water', tile: state.detail[space] === 0 ? null : state.detail[space] };
  const seat = ownerOf(piece);
  if (isGarden(piece)) return { kind: 'garden', seat };
  const colour = BUILDING_COLOURS[colourOf(piece)];
  if (isProject(piece)) return { kind: 'project', colour, seat };
  return { kind: 'building', colour, seat, building: state.setting.spaceNames[state.detail[space]] };
}

/** Special Water tiles in the display, counted from 1. */
export const displayedWater = (state: State): number[] => tilesAt(state, IN_DISPLAY);

/** Special Water tiles that a seat has, counted from 1. */
export const heldWater = (state: State, seat: number): number[] => tilesAt(state, HELD + seat);

/** Returns the ids of a seat's Urban cards, which are secret until the end (URB-04). */
export const heldUrbanCards = ({ urban, setting }: State, seat: number): string[] =>
  indicesOf(urban, URBAN_HELD + seat).map((card) => setting.edition.urbanCards.cards[card].id);

/** A seat's standing: its VP by source and period (see `model/ledger.ts`), and what each District would score for it now. */
export interface Standing {
  readonly vp: number;
  readonly bySource: Readonly<Record<VpSource, readonly number[]>>;
  readonly districts: readonly number[];
}

/** Returns the standing of every seat. Nothing in it is secret: the Ziggurat does not count Urban cards before the end. */
export function standing(state: State): Standing[] {
  const { players, vpPeriods } = state.setting;
  const scored = Array.from({ length: DISTRICTS }, (_, district) => {
    const out = new Int32Array(players);
    scoreDistrict(state, district, out);
    return out;
  });
  return Array.from({ length: players }, (_, seat) => {
    const periods = (source: VpSource) => Array.from({ length: vpPeriods }, (_, period) => vpOf(state, seat, source, period));
    return {
      vp: state.vp[seat],
      bySource: Object.fromEntries(VP_SOURCES.map((source) => [source, periods(source)])) as Record<VpSource, number[]>,
      districts: scored.map((out) => out[seat]),
    };
  });
}

const tilesAt = ({ special }: State, place: number): number[] => indicesOf(special, place).map((tile) => tile + 1);

/** A plain loop: views call it for every seat, and spreading a typed array takes ten times as long. */
function indicesOf(field: Uint8Array, value: number): number[] {
  const indices: number[] = [];
  for (let index = 0; index < field.length; index++) if (field[index] === value) indices.push(index);
  return indices;
}
