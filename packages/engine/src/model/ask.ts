/**
 * What is asked, of a seat or of chance, in outside form. How things are counted there stands in `choices.ts`.
 */
import type { BuildingColour, ResourceColour } from '../edition/types.ts';
import type { Amounts } from './amounts.ts';
import type { RuleId } from './rule-ids.ts';

/** What chance is asked in every game. */
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
/** What it is asked besides where the Bot plays. */
export const SOLO_CHANCE_KINDS = ['openAutomaCard', 'drawAutomaTile', 'drawColour'] as const;
export const CHANCE_KINDS = [...TABLE_CHANCE_KINDS, ...SOLO_CHANCE_KINDS] as const;
export type ChanceKind = (typeof CHANCE_KINDS)[number];

/** What a seat is asked. */
export type Ask =
  | { readonly ask: 'startColour' | 'pawns' | 'scoringOrder' }
  | { readonly ask: 'startSpace'; readonly colour: BuildingColour }
  | { readonly ask: 'die' | 'projectColour' | 'constructColour' | 'gardenSpace'; readonly district: number }
  /** `face` is null where the Barge was empty. */
  | { readonly ask: 'destination'; readonly face: number | null }
  | { readonly ask: 'action'; readonly district: number; readonly actionsLeft: number }
  | { readonly ask: 'projectSpace'; readonly district: number; readonly colour: BuildingColour; readonly further: boolean }
  /** `steps` that may be bought (TILE-S14), whether a Gardening (TILE-S08) and a Ship of the Building's size may still be taken. */
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
  /** Up to so many Crates, one after the other. */
  | { readonly ask: 'crateRefill'; readonly crates: number; readonly rule: RuleId }
  /** So many choices of a track, `each` with so many steps; `different`: never the same track twice. */
  | { readonly ask: 'stepOfChoice'; readonly steps: number; readonly each: number; readonly different: boolean; readonly rule: RuleId }
  | { readonly ask: 'boughtStep'; readonly colour: BuildingColour; readonly rule: RuleId }
  /** `gold` is the price; the Ship of a bonus is free. */
  | { readonly ask: 'ship'; readonly gold: number; readonly rule: RuleId }
  | { readonly ask: 'portSpace' | 'houseRow'; readonly free: boolean }
  | { readonly ask: 'zigguratSpace' }
  | { readonly ask: 'gardenOrMarker' }
  | { readonly ask: 'urbanCard'; readonly rule: RuleId }
  /** Up to so many Houses, one after the other. */
  | { readonly ask: 'moveHouse'; readonly houses: number };

/** The questions that ask for a payment. Their first answer is the default: dice, then Crates, then Gold. */
export const PAYMENTS = ['payment', 'shipPayment', 'anyPayment', 'refillPayment'] as const satisfies readonly Ask['ask'][];
