/** The six Action tiles, in the order of their numbers; their rules are ACT-TILE-1 to ACT-TILE-6. */
import type { EffectList } from './effects.ts';

export const ACTION_TILES: readonly EffectList[] = [
  { effects: { vp: 2, markers: 2 } },
  { effects: { gold: 1, markers: 1 } },
  { effects: { specialWater: 1, gardens: 1, markers: 1 } },
  { effects: { architect: 1, supplyDice: 1 } },
  { effects: { refills: 2, markers: 1 } },
  { effects: { loseVp: 2, stepsOfChoice: 1 } },
];
