/** What the sixteen Decrees give, in the order of DECREE_IDS. What they ask for stands in `decree-requirements.ts`. */
import type { EffectList } from './effects.ts';

export const DECREES: readonly EffectList[] = [
  { rule: 'DEC-01', effects: { portHouse: 1, vp: 8 } },
  { rule: 'DEC-02', effects: { refills: 3, markers: 1, vp: 10 } },
  { rule: 'DEC-03', effects: { stepsOnOneTrack: 2, vp: 8 } },
  { rule: 'DEC-04', effects: { gold: 2, vp: 10 } },
  { rule: 'DEC-05', effects: { urbanCards: 1, vp: 8 } },
  { rule: 'DEC-06', effects: { markers: 1, zigguratClaim: 1, vp: 10 } },
  { rule: 'DEC-07', effects: { markers: 1, ship: 1, vp: 10 } },
  { rule: 'DEC-08', effects: { vp: 12 } },
  { rule: 'DEC-09', effects: { gold: 1, stepsOfChoice: 1, vp: 8 } },
  { rule: 'DEC-10', effects: { moveHouses: 2, vp: 10 } },
  { rule: 'DEC-11', effects: { specialWater: 2, gardens: 1, vp: 8 } },
  { rule: 'DEC-12', effects: { vp: 12 } },
  { rule: 'DEC-13', effects: { stepsOnDifferentTracks: 2, vp: 10 } },
  { rule: 'DEC-14', effects: { markers: 2, supplyDice: 2, vp: 10 } },
  { rule: 'DEC-15', effects: { harbormaster: 1, vp: 10 } },
  { rule: 'DEC-16', effects: { vp: 12 } },
];
