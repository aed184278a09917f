/** What the Decrees give. What they ask for stands in `decree-requirements.ts`. */
import type { DecreeId } from '../edition/types.ts';
import type { EffectList } from './effects.ts';

export const DECREES: Readonly<Record<DecreeId, EffectList>> = {
  D01: { rule: 'DEC-01', effects: { portHouse: 1, vp: 8 } },
  D02: { rule: 'DEC-02', effects: { refills: 3, markers: 1, vp: 10 } },
  D03: { rule: 'DEC-03', effects: { stepsOnOneTrack: 2, vp: 8 } },
  D04: { rule: 'DEC-04', effects: { gold: 2, vp: 10 } },
  D05: { rule: 'DEC-05', effects: { urbanCards: 1, vp: 8 } },
  D06: { rule: 'DEC-06', effects: { markers: 1, zigguratClaim: 1, vp: 10 } },
  D07: { rule: 'DEC-07', effects: { markers: 1, ship: 1, vp: 10 } },
  D08: { rule: 'DEC-08', effects: { vp: 12 } },
  D09: { rule: 'DEC-09', effects: { gold: 1, stepsOfChoice: 1, vp: 8 } },
  D10: { rule: 'DEC-10', effects: { moveHouses: 2, vp: 10 } },
  D11: { rule: 'DEC-11', effects: { specialWater: 2, gardens: 1, vp: 8 } },
  D12: { rule: 'DEC-12', effects: { vp: 12 } },
  D13: { rule: 'DEC-13', effects: { stepsOnDifferentTracks: 2, vp: 10 } },
  D14: { rule: 'DEC-14', effects: { markers: 2, supplyDice: 2, vp: 10 } },
  D15: { rule: 'DEC-15', effects: { harbormaster: 1, vp: 10 } },
  D16: { rule: 'DEC-16', effects: { vp: 12 } },
};
