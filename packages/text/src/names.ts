/** Names that are keys of messages, for things that the engine numbers, or that are part of a union. */
import type { Edition, Group, SeatChange, TakenBack } from '@tabannusi/engine';

/** Our own numbers, because Action tiles have no printed ones. */
export const ACTION_TILE_IDS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
export type ActionTileId = (typeof ACTION_TILE_IDS)[number];

/** The House spaces of a section of the Ziggurat, in the order of the edition. */
export const ZIGGURAT_SPACE_NAMES = ['baseLeft', 'baseMiddle', 'baseRight', 'middleLeft', 'middleRight', 'top'] as const;
export type ZigguratSpaceName = (typeof ZIGGURAT_SPACE_NAMES)[number];

export type Change = Exclude<keyof SeatChange, 'seat'>;
export type UndoStop = Extract<TakenBack, { readonly ok: false }>['stop'];

/** The groups of an edition that have an origin; `duo` and `full` are the sides of the board. */
export type EditionGroup = { [K in keyof Edition]: Edition[K] extends Group ? K : never }[keyof Edition] | keyof Edition['board'];

/** Districts 4 and 5 are the same in every edition. An edition may give the others names for which we have no words (`named`). */
export const DISTRICT_NAMES = ['artisans', 'farmers', 'scribes', 'port', 'ziggurat', 'named'] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];
