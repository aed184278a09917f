/** Own Gardens on the board: who constructs beside them gives a step (ACT-BLD-13), and an own Building there is greater. */
import type { Term } from '../scene.ts';

export const gardens: Term = ({ weights, outlook, city }, _, seat) =>
  outlook.turns[seat] < 1 ? 0 : weights.gardenNeighbour * city.openSides[seat];
