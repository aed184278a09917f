/** The six Action tiles, in the order of their numbers; their rules are ACT-TILE-1 to ACT-TILE-6. */
import type { Effects } from './effects.ts';

export const ACTION_TILES: readonly Effects[] = [
  { vp: 2, markers: 2 },
  { gold: 1, markers: 1 },
  { specialWater: 1, gardens: 1, markers: 1 },
  { architect: 1, supplyDice: 1 },
  { refills: 2, markers: 1 },
  { loseVp: 2, stepsOfChoice: 1 },
];
