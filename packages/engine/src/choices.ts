/**
 * Answers and chance outcomes in their outside form: the only one that is stored, sent or shown.
 */
import type { BuildingColour, ResourceColour, ShipId } from './edition/types.ts';
import type { ActionName, Amounts } from './model/events.ts';

export type Choice =
  | { readonly choose: 'colour'; readonly colour: BuildingColour }
  | { readonly choose: 'space'; readonly space: string }
  | { readonly choose: 'district'; readonly district: number; readonly gold: 0 | 1 }
  | { readonly choose: 'die'; readonly face: number }
  | { readonly choose: 'action'; readonly action: ActionName }
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
