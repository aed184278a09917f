/** The six Action tiles, in the order of their numbers. */
import type { EffectList } from './effects.ts';

export const ACTION_TILES: readonly EffectList[] = [
  { rule: 'ACT-TILE-1', effects: { vp: 2, markers: 2 } },
  { rule: 'ACT-TILE-2', effects: { gold: 1, markers: 1 } },
  { rule: 'ACT-TILE-3', effects: { specialWater: 1, gardens: 1, markers: 1 } },
  { rule: 'ACT-TILE-4', effects: { architect: 1, supplyDice: 1 } },
  { rule: 'ACT-TILE-5', effects: { refills: 2, markers: 1 } },
  { rule: 'ACT-TILE-6', effects: { loseVp: 2, stepsOfChoice: 1 } },
];
