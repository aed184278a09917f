/**
 * Questions, answers and chance outcomes in their outside form: the only one that is stored, sent or shown.
 *
 * Seats count from 0; Districts, faces, Ship spaces and special Water tiles from 1, as printed. Ship spaces run row by row.
 */
import type { ActionKind, BuildingColour, ResourceColour, ShipId } from './edition/types.ts';
import type { Amounts } from './model/events.ts';
import type { RuleId } from './model/rule-ids.ts';

export type Ask =
  | { readonly ask: 'startColour' | 'pawns' | 'architectMove' | 'crateRefill' | 'paidStep' | 'scoringOrder' }
  | { readonly ask: 'startSpace'; readonly colour: BuildingColour }
  | { readonly ask: 'die' | 'projectColour' | 'constructColour' | 'gardenSpace'; readonly district: number }
  | { readonly ask: 'destination'; readonly face: number }
  | { readonly ask: 'action'; readonly district: number; readonly actionsLeft: number }
  | { readonly ask: 'projectSpace'; readonly district: number; readonly colour: BuildingColour; readonly further: boolean }
  | { readonly ask: 'afterConstruct'; readonly size: number }
  | { readonly ask: 'gardening'; readonly district: number; readonly placed: number }
  /** `tile` is the special Water tile, null for a regular one. */
  | { readonly ask: 'waterSpace'; readonly district: number; readonly tile: number | null }
  | { readonly ask: 'payment'; readonly cost: Amounts; readonly rule: RuleId }
  | { readonly ask: 'refillPayment'; readonly crate: ResourceColour }
  | { readonly ask: 'bargeDie'; readonly colour: ResourceColour }
  | { readonly ask: 'supplyDie' | 'specialWater'; readonly rule: RuleId }
  | { readonly ask: 'stepOfChoice'; readonly steps: number; readonly rule: RuleId };

export type Choice =
  | { readonly choose: 'colour'; readonly colour: BuildingColour }
  | { readonly choose: 'space'; readonly space: string }
  | { readonly choose: 'district'; readonly district: number }
  | { readonly choose: 'destination'; readonly district: number; readonly gold: 0 | 1 }
  | { readonly choose: 'die'; readonly face: number }
  | { readonly choose: 'action'; readonly action: ActionKind }
  | { readonly choose: 'done' }
  | { readonly choose: 'accept' }
  | { readonly choose: 'decline' }
  | { readonly choose: 'track'; readonly colour: BuildingColour }
  | { readonly choose: 'resource'; readonly colour: ResourceColour | 'gold' }
  | { readonly choose: 'crate'; readonly colour: ResourceColour }
  | { readonly choose: 'pay'; readonly dice: Amounts; readonly crates: Amounts; readonly gold: number }
  | { readonly choose: 'buy'; readonly tile: 'water' | 'garden' }
  | { readonly choose: 'lay'; readonly tile: 'water' | number }
  | { readonly choose: 'place'; readonly tile: 'garden' }
  | { readonly choose: 'specialWater'; readonly tile: number }
  | { readonly choose: 'ship'; readonly shipSpace: number }
  | { readonly choose: 'refill'; readonly colour: ResourceColour };

export type Outcome =
  | { readonly chance: 'barge'; readonly colour: ResourceColour }
  | { readonly chance: 'dice'; readonly faces: Amounts }
  | { readonly chance: 'ship'; readonly ship: ShipId }
  | { readonly chance: 'specialWater'; readonly tile: number }
  | { readonly chance: 'crate'; readonly colour: ResourceColour }
  | { readonly chance: 'startPlayer'; readonly seat: number };
