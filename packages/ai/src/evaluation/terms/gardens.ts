/**
 * The seat's Gardens on the board: an opponent who constructs next to one gives the seat a step (ACT-BLD-13), and its own Buildings there
 * are larger.
 */
import type { Term } from '../scene.ts';

export const gardens: Term = ({ weights, outlook, city }, _, seat) =>
  outlook.turns[seat] < 1 ? 0 : weights.gardenNeighbour * city.openSides[seat];
