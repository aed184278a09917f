/** Questions to a seat or to chance, in outside form. See `choices.ts` for how things are counted. */
import type { BuildingColour, ResourceColour } from '../edition/types.ts';
import type { Amounts } from './amounts.ts';
import type { RuleId } from './rule-ids.ts';

/** The kinds of chance in every game. */
export const TABLE_CHANCE_KINDS = [
  'dealBarge',
  'rollDice',
  'dealShip',
  'dealHarbormaster',
  'dealPortCrate',
  'dealSpecialWater',
  'dealActionTile',
  'dealZigguratTile',
  'dealDecree',
  'dealCrate',
  'dealUrbanCard',
  'drawStartPlayer',
] as const;
/** Further kinds of chance if the Bot plays. */
export const SOLO_CHANCE_KINDS = ['openAutomaCard', 'drawAutomaTile', 'drawColour'] as const;
export const CHANCE_KINDS = [...TABLE_CHANCE_KINDS, ...SOLO_CHANCE_KINDS] as const;
export type ChanceKind = (typeof CHANCE_KINDS)[number];

/** A question to a seat. */
export type Ask =
  | { readonly ask: 'startColour' | 'pawns' | 'scoringOrder' }
  | { readonly ask: 'startSpace'; readonly colour: BuildingColour }
  | { readonly ask: 'die' | 'projectColour' | 'constructColour' | 'gardenSpace'; readonly district: number }
  /** `face` is null if the Barge was empty. */
  | { readonly ask: 'destination'; readonly face: number | null }
  | { readonly ask: 'action'; readonly district: number; readonly actionsLeft: number }
  | { readonly ask: 'projectSpace'; readonly district: number; readonly colour: BuildingColour; readonly further: boolean }
  /**
   * `steps` may still be bought (TILE-S14). The others tell whether a Gardening (TILE-S08) and a Ship of the Building's size are still
   * available.
   */
  | {
      readonly ask: 'afterConstruct';
      readonly size: number;
      readonly colour: BuildingColour;
      readonly steps: number;
      readonly gardening: boolean;
      readonly ship: boolean;
    }
  /** `extra`: the Gardening that TILE-S08 gives for a House in the Port or the Ziggurat; it may be declined. */
  | { readonly ask: 'gardening'; readonly district: number; readonly placed: number; readonly extra: boolean }
  /** `tile` is the special Water tile, null for a regular one. */
  | { readonly ask: 'waterSpace'; readonly district: number; readonly tile: number | null }
  | { readonly ask: 'markerSource'; readonly rule: RuleId }
  | { readonly ask: 'payment'; readonly cost: Amounts; readonly rule: RuleId }
  | { readonly ask: 'shipPayment'; readonly gold: number; readonly rule: RuleId }
  | { readonly ask: 'anyPayment'; readonly rule: RuleId }
  | { readonly ask: 'refillPayment'; readonly crate: ResourceColour }
  | { readonly ask: 'bargeDie'; readonly colour: ResourceColour }
  | { readonly ask: 'supplyDie' | 'specialWater' | 'architectMove' | 'paidStep' | 'anyActionTile' | 'zigguratClaim'; readonly rule: RuleId }
  /** The Crates are chosen one after the other, at most `crates`. */
  | { readonly ask: 'crateRefill'; readonly crates: number; readonly rule: RuleId }
  /** The player chooses a track `steps` times, and advances `each` steps on it. `different`: never the same track twice. */
  | { readonly ask: 'stepOfChoice'; readonly steps: number; readonly each: number; readonly different: boolean; readonly rule: RuleId }
  | { readonly ask: 'boughtStep'; readonly colour: BuildingColour; readonly rule: RuleId }
  /** `gold` is the price; the Ship of a bonus is free. */
  | { readonly ask: 'ship'; readonly gold: number; readonly rule: RuleId }
  | { readonly ask: 'portSpace' | 'houseRow'; readonly free: boolean }
  | { readonly ask: 'zigguratSpace' }
  | { readonly ask: 'gardenOrMarker' }
  | { readonly ask: 'urbanCard'; readonly rule: RuleId }
  /** The Houses are moved one after the other, at most `houses`. */
  | { readonly ask: 'moveHouse'; readonly houses: number };

/** The questions that ask for a payment. Their first answer is the default: dice, then Crates, then Gold. */
export const PAYMENTS = ['payment', 'shipPayment', 'anyPayment', 'refillPayment'] as const satisfies readonly Ask['ask'][];
