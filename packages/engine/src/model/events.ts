/**
 * What an application of a choice reports: small typed facts with the rule that caused them, in the outside words of the engine.
 *
 * Log lines, animation and announcements are made from these, never by comparing two states. Everything in this slice of the game is
 * public, so an event has no audience yet.
 */
import type { ActionKind, BuildingColour, ResourceColour, ShipId } from '../edition/types.ts';
import type { RuleId } from './rule-ids.ts';

/** Goods by colour, in the order of RESOURCE_COLOURS. */
export type Amounts = readonly number[];

export type GameEvent = { readonly rule: RuleId } & (
  | { readonly event: 'bargeLaid'; readonly district: number; readonly colour: ResourceColour }
  | { readonly event: 'diceRolled'; readonly district: number; readonly colour: ResourceColour; readonly faces: Amounts }
  | { readonly event: 'shipLaid'; readonly shipSpace: number; readonly ship: ShipId }
  | { readonly event: 'specialWaterOpened'; readonly tile: number }
  | { readonly event: 'startPlayerDrawn'; readonly seat: number }
  | { readonly event: 'crateDealt'; readonly seat: number; readonly colour: ResourceColour }
  | {
      readonly event: 'startBuilding';
      readonly seat: number;
      readonly colour: BuildingColour;
      readonly space: string;
      readonly district: number;
    }
  | { readonly event: 'turnBegan'; readonly seat: number }
  | { readonly event: 'pawnsPlaced'; readonly seat: number; readonly district: number }
  | { readonly event: 'dieTaken'; readonly seat: number; readonly district: number; readonly colour: ResourceColour; readonly face: number }
  /** `from` equals `district` when the Architect stays (TURN-05). `gold` is what the move cost. */
  | { readonly event: 'architectMoved'; readonly seat: number; readonly from: number; readonly district: number; readonly gold: number }
  | { readonly event: 'assistantMoved'; readonly seat: number; readonly district: number }
  | { readonly event: 'actionChosen'; readonly seat: number; readonly action: ActionKind }
  | { readonly event: 'paid'; readonly seat: number; readonly dice: Amounts; readonly crates: Amounts; readonly gold: number }
  | { readonly event: 'crateRefilled'; readonly seat: number; readonly colour: ResourceColour }
  | {
      readonly event: 'projectPlaced';
      readonly seat: number;
      readonly colour: BuildingColour;
      readonly space: string;
      readonly district: number;
    }
  | { readonly event: 'bonusDeclined'; readonly seat: number }
  | { readonly event: 'goldGained'; readonly seat: number; readonly amount: number }
  | { readonly event: 'vpGained'; readonly seat: number; readonly amount: number }
  | { readonly event: 'markersGained'; readonly seat: number; readonly amount: number }
  | {
      readonly event: 'bargeDieGained';
      readonly seat: number;
      readonly colour: ResourceColour;
      readonly face: number;
      readonly district: number;
    }
  | { readonly event: 'supplyDieGained'; readonly seat: number; readonly colour: ResourceColour }
  | { readonly event: 'waterGained'; readonly seat: number }
  | { readonly event: 'specialWaterGained'; readonly seat: number; readonly tile: number }
  | { readonly event: 'gardenGained'; readonly seat: number }
  | { readonly event: 'stepMade'; readonly seat: number; readonly colour: BuildingColour; readonly row: number }
  | {
      readonly event: 'built';
      readonly seat: number;
      readonly colour: BuildingColour;
      readonly district: number;
      readonly spaces: readonly string[];
    }
  | { readonly event: 'houseTaken'; readonly seat: number; readonly row: BuildingColour | 'bottom' }
  | { readonly event: 'markersReturned'; readonly seat: number; readonly amount: number; readonly to: 'area' | 'supply' }
  | { readonly event: 'shipMarked'; readonly seat: number; readonly shipSpace: number; readonly gold: number }
  | { readonly event: 'waterLaid'; readonly seat: number; readonly space: string; readonly tile: number | null }
  | { readonly event: 'gardenPlaced'; readonly seat: number; readonly space: string }
  | { readonly event: 'scoringBegan'; readonly district: number; readonly full: boolean }
  | { readonly event: 'timeGoldTaken'; readonly seat: number; readonly left: number }
  | { readonly event: 'diceReturned'; readonly seat: number; readonly colour: ResourceColour; readonly amount: number }
  | { readonly event: 'districtScored'; readonly seat: number; readonly district: number; readonly vp: number }
  | { readonly event: 'endTriggered'; readonly seat: number }
  | { readonly event: 'lastRoundBegan' }
  | { readonly event: 'finalScoringBegan' }
  | { readonly event: 'gameOver'; readonly winners: readonly number[] }
);
