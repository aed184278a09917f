/**
 * Questions, answers and chance outcomes in their outside form: the only form that is stored, sent or shown. The questions are in
 * `model/ask.ts`, because events use them.
 *
 * Seats count from 0. Districts, faces, Ship spaces, Action tiles, Ziggurat spaces, special Water tiles and Automa cards count from 1, as
 * printed. Ship spaces are numbered row by row.
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
import type { Amounts } from './model/amounts.ts';

export type { Ask } from './model/ask.ts';

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
  /** Uses the Harbormaster B7, which lowers the payment by one Resource of this colour. */
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
  | { readonly chance: 'startPlayer'; readonly seat: number }
  | { readonly chance: 'automaCard'; readonly automaCard: number }
  | { readonly chance: 'automaTile'; readonly colour: BuildingColour }
  /** The colour drawn for the Bot: a track, a die to pay with, or a Building. */
  | { readonly chance: 'colour'; readonly colour: ResourceColour };
