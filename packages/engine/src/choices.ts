/**
 * Questions, answers and chance outcomes in their outside form: the only one that is stored, sent or shown.
 *
 * Seats count from 0; Districts, faces, Ship spaces, Action tiles, Ziggurat spaces and special Water tiles from 1, as printed. Ship spaces
 * run row by row.
 */
import type {
  ActionKind,
  BuildingColour,
  DecreeId,
  HarbormasterId,
  PortLine,
  ResourceColour,
  ShipId,
  ZigguratTileId,
} from './edition/types.ts';
import type { Amounts } from './model/events.ts';
import type { RuleId } from './model/rule-ids.ts';

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

export type Choice =
  | { readonly choose: 'colour'; readonly colour: BuildingColour }
  | { readonly choose: 'space'; readonly space: string }
  | { readonly choose: 'district'; readonly district: number }
  | { readonly choose: 'destination'; readonly district: number; readonly gold: 0 | 1 }
  | { readonly choose: 'die'; readonly face: number }
  | { readonly choose: 'noDie' }
  | { readonly choose: 'action'; readonly action: Exclude<ActionKind, 'tile'> }
  | { readonly choose: 'actionTile'; readonly tile: number }
  | { readonly choose: 'done' }
  | { readonly choose: 'accept' }
  | { readonly choose: 'decline' }
  | { readonly choose: 'track'; readonly colour: BuildingColour }
  | { readonly choose: 'resource'; readonly colour: ResourceColour | 'gold' }
  | { readonly choose: 'crate'; readonly colour: ResourceColour }
  | { readonly choose: 'pay'; readonly dice: Amounts; readonly crates: Amounts; readonly gold: number }
  /** Uses the Harbormaster B7: one Resource of this colour less is owed. */
  | { readonly choose: 'payLess'; readonly colour: ResourceColour }
  | { readonly choose: 'buy'; readonly tile: 'water' | 'garden' }
  | { readonly choose: 'buyStep' }
  | { readonly choose: 'lay'; readonly tile: 'water' | number }
  | { readonly choose: 'place'; readonly tile: 'garden' }
  | { readonly choose: 'markerFrom'; readonly from: 'area' | 'supply' }
  | { readonly choose: 'gain'; readonly gain: 'garden' | 'marker' }
  | { readonly choose: 'specialWater'; readonly tile: number }
  | { readonly choose: 'ship'; readonly shipSpace: number }
  | { readonly choose: 'portSpace'; readonly line: PortLine; readonly side: 'blue' | 'red' }
  | { readonly choose: 'row'; readonly row: BuildingColour | 'bottom' }
  | { readonly choose: 'zigguratSpace'; readonly section: BuildingColour; readonly space: number }
  | { readonly choose: 'section'; readonly section: BuildingColour }
  | { readonly choose: 'urbanCard'; readonly card: string }
  | { readonly choose: 'refill'; readonly colour: ResourceColour }
  | { readonly choose: 'decree'; readonly decree: DecreeId }
  | { readonly choose: 'harbormaster'; readonly harbormaster: HarbormasterId };

export type Outcome =
  | { readonly chance: 'barge'; readonly colour: ResourceColour }
  | { readonly chance: 'dice'; readonly faces: Amounts }
  | { readonly chance: 'ship'; readonly ship: ShipId }
  | { readonly chance: 'harbormaster'; readonly harbormaster: HarbormasterId }
  | { readonly chance: 'specialWater'; readonly tile: number }
  | { readonly chance: 'crate'; readonly colour: ResourceColour }
  | { readonly chance: 'actionTile'; readonly tile: number }
  | { readonly chance: 'zigguratTile'; readonly tile: ZigguratTileId }
  | { readonly chance: 'decree'; readonly decree: DecreeId }
  | { readonly chance: 'urbanCard'; readonly card: string }
  | { readonly chance: 'startPlayer'; readonly seat: number };
