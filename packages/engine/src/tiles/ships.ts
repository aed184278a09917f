/**
 * The abilities of the Ships, in the order of SHIP_IDS; the rule of S01 is TILE-S01. An ability works from its owner's next turn on;
 * `state.abilities` holds those that do.
 *
 * Some abilities gain something automatically. `gainFromShips` carries them out, and their text and picture follow from trigger and gain.
 * The others change what may be chosen or paid; the code checks for each by name where it applies.
 */
import { SHIP_IDS, type ShipId } from '../edition/types.ts';
import { CAUSES, causeOfShip } from '../model/causes.ts';
import { gainWater } from '../model/goods.ts';
import { gainVp } from '../model/ledger.ts';
import type { State } from '../model/state.ts';

/** What triggers an ability. */
const TRIGGERS = ['shipMarked', 'housePlaced', 'projectPlaced', 'opposingMarkerBuiltOver', 'gardenPlaced', 'blueLineCrossed'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What a Ship gains automatically. */
export type ShipGain = readonly [what: 'vp' | 'water', amount: number];

interface Ability {
  readonly when?: Trigger;
  readonly gain?: ShipGain;
  /** The number of Crates that one payment refills. */
  readonly refills?: number;
  /** The blue Resources that the ability costs. */
  readonly blue?: number;
}

export const SHIPS = {
  S01: { when: 'shipMarked', gain: ['vp', 2] },
  S02: { when: 'housePlaced', gain: ['vp', 2] },
  // One payment refills several Crates: `decisions/refill-payment.ts`.
  S03: { refills: 2 },
  S04: { when: 'projectPlaced', gain: ['water', 1] },
  // A Garden or a marker for a Ziggurat House: `actions/ziggurat-house.ts`.
  S05: {},
  S06: { when: 'opposingMarkerBuiltOver', gain: ['vp', 2] },
  S07: { when: 'gardenPlaced', gain: ['vp', 2] },
  // A Gardening for a House: `actions/port-house.ts`, `actions/ziggurat-house.ts`, `decisions/after-construct.ts`.
  S08: {},
  // A Port House from a coloured row: `decisions/house-row.ts`.
  S09: { blue: 1 },
  S10: { when: 'blueLineCrossed', gain: ['vp', 3] },
  // A blue Resource for 1 Gold of a Ship: `decisions/ship-payment.ts`.
  S11: {},
  // The marker of a Garden from the supply: `decisions/marker-source.ts`.
  S12: {},
  // A bought step for a Project: `effects/project-effects.ts`.
  S13: {},
  // A bought step for each opponent's marker: `decisions/after-construct.ts`.
  S14: {},
  // A step for a marked Ship: `actions/mark-ship.ts`.
  S15: {},
} satisfies Readonly<Record<ShipId, Ability>>;

type Ships = typeof SHIPS;
/** The Ships whose ability is a gain. */
export type GainShipId = { [Id in ShipId]: Ships[Id] extends { readonly gain: unknown } ? Id : never }[ShipId];
/** The Ships whose ability has its own text and picture. */
export type NamedShipId = Exclude<ShipId, GainShipId>;

export const isGainShip = (id: ShipId): id is GainShipId => 'gain' in SHIPS[id];

/** The indices of abilities that the code checks by name. */
export const S03 = SHIP_IDS.indexOf('S03');
export const S05 = SHIP_IDS.indexOf('S05');
export const S08 = SHIP_IDS.indexOf('S08');
export const S09 = SHIP_IDS.indexOf('S09');
export const S11 = SHIP_IDS.indexOf('S11');
export const S12 = SHIP_IDS.indexOf('S12');
export const S13 = SHIP_IDS.indexOf('S13');
export const S14 = SHIP_IDS.indexOf('S14');
export const S15 = SHIP_IDS.indexOf('S15');

const gainsOf = (trigger: Trigger) =>
  SHIP_IDS.flatMap((id, ability) => {
    const { when, gain }: Ability = SHIPS[id];
    return when === trigger && gain !== undefined ? [{ ability, water: gain[0] === 'water', amount: gain[1] }] : [];
  });
const GAINS = Object.fromEntries(TRIGGERS.map((trigger) => [trigger, gainsOf(trigger)])) as Readonly<
  Record<Trigger, ReturnType<typeof gainsOf>>
>;

/** Returns whether the seat has a Ship with a gain for this trigger. */
export const hasGain = (state: State, seat: number, trigger: Trigger): boolean =>
  GAINS[trigger].some(({ ability }) => state.hasAbility(seat, ability));

/** Gains what a seat's Ships give for a trigger, `times` times. */
export function gainFromShips(state: State, seat: number, trigger: Trigger, times = 1): void {
  if (state.abilities[seat] === 0 || times === 0) return;
  for (const { ability, water, amount } of GAINS[trigger]) {
    if (!state.hasAbility(seat, ability)) continue;
    if (!water) gainVp(state, seat, amount * times, causeOfShip(ability));
    else for (let n = 0; n < amount * times; n++) gainWater(state, seat, CAUSES[causeOfShip(ability)]);
  }
}
