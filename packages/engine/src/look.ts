/**
 * Readers of what the state packs, in outside form, for words and pictures. Nothing on the path of search uses them.
 */
import { BUILDING_COLOURS, type BuildingColour } from './edition/types.ts';
import { colourOf, EMPTY, isGarden, isProject, ownerOf, WATER } from './model/pieces.ts';
import { HELD, IN_DISPLAY, type State } from './model/state.ts';

export type Piece =
  | { readonly kind: 'empty' }
  /** `tile` is the special Water tile, counted from 1; null for regular and printed Water. */
  | { readonly kind: 'water'; readonly tile: number | null }
  | { readonly kind: 'garden'; readonly seat: number }
  | { readonly kind: 'project'; readonly colour: BuildingColour; readonly seat: number }
  /** `building` is the space that names the Building: the same for all its pieces, and for no other Building. */
  | { readonly kind: 'building'; readonly colour: BuildingColour; readonly seat: number; readonly building: string };

/** What lies on a space. */
export function pieceOn(state: State, space: number): Piece {
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

/** Special Water tiles that a seat keeps, counted from 1. */
export const heldWater = (state: State, seat: number): number[] => tilesAt(state, HELD + seat);

const tilesAt = (state: State, place: number): number[] => [...state.special].flatMap((at, tile) => (at === place ? [tile + 1] : []));
