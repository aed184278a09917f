/** What the Decrees give; the rule of D01 is DEC-01. `decree-requirements.ts` has what they ask for. */
import type { DecreeId } from '../edition/types.ts';
import type { Effects } from './effects.ts';

export const DECREES: Readonly<Record<DecreeId, Effects>> = {
  D01: { portHouse: 1, vp: 8 },
  D02: { refills: 3, markers: 1, vp: 10 },
  D03: { stepsOnOneTrack: 2, vp: 8 },
  D04: { gold: 2, vp: 10 },
  D05: { urbanCards: 1, vp: 8 },
  D06: { markers: 1, zigguratClaim: 1, vp: 10 },
  D07: { markers: 1, ship: 1, vp: 10 },
  D08: { vp: 12 },
  D09: { gold: 1, stepsOfChoice: 1, vp: 8 },
  D10: { moveHouses: 2, vp: 10 },
  D11: { specialWater: 2, gardens: 1, vp: 8 },
  D12: { vp: 12 },
  D13: { stepsOnDifferentTracks: 2, vp: 10 },
  D14: { markers: 2, supplyDice: 2, vp: 10 },
  D15: { harbormaster: 1, vp: 10 },
  D16: { vp: 12 },
};
