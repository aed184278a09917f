/** The Harbormasters; the rule of B1 is HM-B1. */
import { HARBORMASTER_IDS, type HarbormasterId } from '../edition/types.ts';
import type { Effects } from './effects.ts';

interface Harbormaster {
  readonly effects: Effects;
  /** The number of Resources by which a Construct becomes cheaper. */
  readonly discount?: number;
}

export const HARBORMASTERS = {
  // Two steps on one track or one step on each of two are simply any two steps.
  B1: { effects: { stepsOfChoice: 2 } },
  B2: { effects: { specialWater: 1, gardens: 1, markers: 2 } },
  B3: { effects: { refills: 3, markers: 1 } },
  B4: { effects: { gold: 2 } },
  B5: { effects: { actionTile: 1 } },
  B6: { effects: { ship: 1 } },
  // Only usable in the payment of a Construct, as an answer of `decisions/payment.ts`.
  B7: { effects: {}, discount: 1 },
  B8: { effects: { zigguratClaim: 1 } },
  B9: { effects: { urbanCards: 1 } },
} satisfies Readonly<Record<HarbormasterId, Harbormaster>>;

/** The index of the Harbormaster that makes a Construct cheaper. */
export const B7 = HARBORMASTER_IDS.indexOf('B7');
/** The number of Resources that it takes off the payment (HM-B7). */
export const B7_DISCOUNT = HARBORMASTERS.B7.discount;
/** VP of a Harbormaster that was not used (HM-02). */
export const UNUSED_HARBORMASTER_VP = 3;
