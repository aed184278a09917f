/** The engine's numbers for the names in a choice, -1 for unknown names; and lists of all names to try. */
import {
  BUILDING_COLOURS,
  type BuildingColour,
  PORT_LINES,
  type PortLine,
  RESOURCE_COLOURS,
  type ResourceColour,
} from '../edition/types.ts';
import { ACTION_TILE_COUNT, DISTRICTS, FACES, SECTION_SPACES, SHIP_SPACES } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** Returns the numbers 0 to `n` - 1. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Converts a number that counts from 1 outside; -1 if it is out of range. */
const counted = (number: number, size: number): number => (Number.isInteger(number) && number >= 1 && number <= size ? number - 1 : -1);

export const districtNamed = (district: number): number => counted(district, DISTRICTS);
export const actionTileNamed = (tile: number): number => counted(tile, ACTION_TILE_COUNT);
export const specialWaterNamed = ({ special }: State, tile: number): number => counted(tile, special.length);
export const faceNamed = (face: number): number => counted(face, FACES);
export const shipSpaceNamed = (shipSpace: number): number => counted(shipSpace, SHIP_SPACES);
export const buildingColourNamed = (name: BuildingColour | 'bottom'): number => BUILDING_COLOURS.indexOf(name as BuildingColour);
export const resourceColourNamed = (name: ResourceColour | 'gold'): number => RESOURCE_COLOURS.indexOf(name as ResourceColour);

/** Returns the House space of the Port; each line has its blue space first, then its red one. */
export function portSpaceNamed(name: PortLine, side: 'blue' | 'red'): number {
  const line = PORT_LINES.indexOf(name);
  return line < 0 || (side !== 'blue' && side !== 'red') ? -1 : 2 * line + (side === 'red' ? 1 : 0);
}

/** Returns the space of the Ziggurat, numbered section by section. */
export function zigguratSpaceNamed(name: BuildingColour, space: number): number {
  const section = buildingColourNamed(name);
  const inSection = counted(space, SECTION_SPACES);
  return section < 0 || inSection < 0 ? -1 : section * SECTION_SPACES + inSection;
}
