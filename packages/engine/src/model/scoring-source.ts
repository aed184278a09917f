/** Something that scores VP in a District for one player. */
import type { BuildingColour, PortLine, ZigguratTileId } from '../edition/types.ts';

/** Each of its spaces and each Garden it touches is worth `value` (SCORE-09, SCORE-10). The first space names the Building. */
interface ScoringBuilding {
  readonly source: 'building';
  readonly colour: BuildingColour;
  readonly spaces: readonly string[];
  readonly gardens: readonly string[];
  readonly value: number;
}

/** `lines` are the lines with a House of the player (SCORE-11). */
interface ScoringShip {
  readonly source: 'ship';
  readonly shipSpace: number;
  readonly lines: readonly PortLine[];
}

/** `count` things are worth `value` each (SCORE-12). */
interface ScoringZigguratTile {
  readonly source: 'zigguratTile';
  readonly section: BuildingColour;
  readonly tile: ZigguratTileId;
  readonly count: number;
  readonly value: number;
}

export type ScoringSource = { readonly seat: number; readonly vp: number } & (ScoringBuilding | ScoringShip | ScoringZigguratTile);
