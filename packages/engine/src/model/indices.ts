/** Places in the flat arrays by District and colour, written once. */
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS } from './ids.ts';

/** In `projects`. */
export const groupAt = (district: number, colour: number): number => district * BUILDING_COLOUR_COUNT + colour;

/** In `ownProjects`. */
export const ownGroupAt = (seat: number, district: number, colour: number): number =>
  (seat * COMMON_DISTRICTS + district) * BUILDING_COLOUR_COUNT + colour;
