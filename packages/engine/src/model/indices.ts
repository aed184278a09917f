/** Indices of the flat arrays by District and colour. */
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS } from './ids.ts';

/** Returns the index in `projects`. */
export const groupAt = (district: number, colour: number): number => district * BUILDING_COLOUR_COUNT + colour;

/** Returns the index in `ownProjects`. */
export const ownGroupAt = (seat: number, district: number, colour: number): number =>
  (seat * COMMON_DISTRICTS + district) * BUILDING_COLOUR_COUNT + colour;
