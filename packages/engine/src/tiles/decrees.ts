/** What the Decrees give; the rule of D01 is DEC-01. What they ask for stands in `decree-requirements.ts`. */
import type { DecreeId } from '../edition/types.ts';
import type { EffectList } from './effects.ts';

export const DECREES: Readonly<Record<DecreeId, EffectList>> = {
  D01: { effects: { portHouse: 1, vp: 8 } },
  D02: { effects: { refills: 3, markers: 1, vp: 10 } },
  D03: { effects: { stepsOnOneTrack: 2, vp: 8 } },
  D04: { effects: { gold: 2, vp: 10 } },
  D05: { effects: { urbanCards: 1, vp: 8 } },
  D06: { effects: { markers: 1, zigguratClaim: 1, vp: 10 } },
  D07: { effects: { markers: 1, ship: 1, vp: 10 } },
  D08: { effects: { vp: 12 } },
  D09: { effects: { gold: 1, stepsOfChoice: 1, vp: 8 } },
  D10: { effects: { moveHouses: 2, vp: 10 } },
  D11: { effects: { specialWater: 2, gardens: 1, vp: 8 } },
  D12: { effects: { vp: 12 } },
  D13: { effects: { stepsOnDifferentTracks: 2, vp: 10 } },
  D14: { effects: { markers: 2, supplyDice: 2, vp: 10 } },
  D15: { effects: { harbormaster: 1, vp: 10 } },
  D16: { effects: { vp: 12 } },
};
