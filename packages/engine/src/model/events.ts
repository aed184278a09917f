/**
 * What a step reports: small typed facts with the rule that caused them, in outside form.
 *
 * Log lines, animation and announcements are made from events, never by comparing two states. An event with an `audience` may be told only
 * to that seat; a public event beside it tells the others what they may know.
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
} from '../edition/types.ts';
import type { Amounts } from './amounts.ts';
import type { Ask, ChanceKind } from './ask.ts';
import type { RuleId } from './rule-ids.ts';
import type { ScoringSource } from './scoring-source.ts';
import type { AutomaSymbol, Letter } from './solo-setting.ts';

/** Where a House goes in the bottom row. */
export type BottomRowPlace = 'vacatedSpace' | 'rightEnd';

/**
 * What the Bot's cards, tiles and markers do, and how the Bot decides. Numbers I-III, Automa cards and their rows count from 1. Events that
 * begin with `bot`, except `botActed`, explain a decision: what was considered, what was refused, and among what the Bot chose.
 */
type SoloEvent =
  | { readonly event: 'automaMarkersPlaced'; readonly markers: Amounts }
  | { readonly event: 'automaMarkerRemoved'; readonly district: number }
  | { readonly event: 'automaTilesSetAside'; readonly tiles: Amounts }
  /** `resets` is the number of resets for scorings so far (SOLO-42). */
  | { readonly event: 'automaDeckShuffled'; readonly resets: number }
  | { readonly event: 'automaCardOpened'; readonly automaCard: number; readonly place: AutomaPlace }
  | { readonly event: 'automaCardsShifted' }
  | { readonly event: 'automaTilesGathered' }
  | { readonly event: 'automaTileDrawn'; readonly number: number; readonly colour: BuildingColour; readonly source: 'bag' | 'stock' }
  /** `height` counts from 1 at the bottom of a Number's pile; null for a tile from the bag. */
  | {
      readonly event: 'automaTileReturned';
      readonly colour: BuildingColour;
      readonly number: number | null;
      readonly height: number | null;
    }
  /**
   * The Architect moves as many Districts as the sum of the numbers on the left and the right card. Districts without markers are skipped
   * (SOLO-37).
   */
  | {
      readonly event: 'botWalked';
      readonly seat: number;
      readonly numbers: readonly [left: number, right: number];
      readonly sum: number;
      readonly counted: readonly number[];
      readonly skipped: readonly number[];
    }
  /** `wanted` is the value of the next District. If the Barge has no such die, the Bot takes its highest face (SOLO-22). */
  | {
      readonly event: 'botDieChosen';
      readonly seat: number;
      readonly wanted: number;
      readonly face: number;
      readonly faces: Amounts;
    }
  | {
      readonly event: 'botActionRefused';
      readonly seat: number;
      readonly letter: Letter;
      readonly cardRow: number;
      readonly because: RuleId;
    }
  /**
   * `cardRow` is null if no action of the card was possible. `action` is what the letter means in the District; `number` and `symbol` are
   * the Current ones.
   */
  | {
      readonly event: 'botActed';
      readonly seat: number;
      readonly letter: Letter;
      readonly cardRow: number | null;
      readonly action: ActionKind;
      readonly number: number;
      readonly symbol: AutomaSymbol;
      readonly actionsLeft: number;
    }
  | {
      readonly event: 'botColourRefused';
      readonly seat: number;
      readonly number: number;
      readonly colour: BuildingColour;
      readonly because: RuleId;
    }
  /** The colour of a Project, a Building or a section of the Ziggurat, and the colours that were possible. */
  | {
      readonly event: 'botColourChosen';
      readonly seat: number;
      readonly colour: BuildingColour;
      readonly among: readonly BuildingColour[];
    }
  /** The space of a Garden or a House in the Ziggurat, and the first preference that applied to a space. */
  | {
      readonly event: 'botSpaceChosen';
      readonly seat: number;
      readonly space: string | number;
      readonly preference: GardenPreference | HouseSpacePreference;
    }
  /** The lines of the Ship that have a House of the Bot (SOLO-24). */
  | { readonly event: 'botShipChosen'; readonly seat: number; readonly shipSpace: number; readonly lines: BotLines }
  /** From `start`, the sum leads to `reached`. `line` differs from it if no space there is legal. */
  | {
      readonly event: 'botPairChosen';
      readonly seat: number;
      readonly sum: number;
      readonly start: PortLine;
      readonly reached: PortLine;
      readonly line: PortLine;
    }
  /** The Decrees that nobody has scored and whose requirement the Bot does not meet. */
  | { readonly event: 'botDecreesRefused'; readonly seat: number; readonly decrees: readonly DecreeId[] }
  | { readonly event: 'botLotDrawn'; readonly seat: number; readonly colour: ResourceColour; readonly among: readonly ResourceColour[] }
  | { readonly event: 'crateDiscarded'; readonly seat: number; readonly colour: ResourceColour; readonly line: PortLine }
  | { readonly event: 'harbormasterDiscarded'; readonly seat: number; readonly harbormaster: HarbormasterId; readonly line: PortLine };

/** What decides the winner: VP; Gold, if VP are equal; nothing, if the victory is shared; or that the Bot wins ties (END-07, SOLO-E1). */
export type DecidedBy = 'vp' | 'gold' | 'nothing' | 'bot';

/** The position of an open Automa card. */
type AutomaPlace = 'left' | 'right';
/** `lowest`: of spaces that are alike in all other preferences, the one with the lowest number. */
export type GardenPreference = 'printedWater' | 'ownBuilding' | 'fewestWater' | 'lowest';
export type HouseSpacePreference = 'step' | 'gold' | 'plain';
export type BotLines = 'both' | 'row' | 'column' | 'none';

export type GameEvent = {
  readonly rule: RuleId;
} /** The last event of every application, unless the game is over: whom and what the game waits for. Nothing in it is secret. */ & (
  | { readonly event: 'asked'; readonly seat: number; readonly question: Ask }
  | { readonly event: 'chanceAsked'; readonly chance: ChanceKind }
  | { readonly event: 'bargeLaid'; readonly district: number; readonly colour: ResourceColour }
  | { readonly event: 'diceRolled'; readonly district: number; readonly colour: ResourceColour; readonly faces: Amounts }
  | { readonly event: 'shipLaid'; readonly shipSpace: number; readonly ship: ShipId }
  | { readonly event: 'harbormasterLaid'; readonly line: PortLine; readonly harbormaster: HarbormasterId }
  | { readonly event: 'portCrateLaid'; readonly line: PortLine; readonly colour: ResourceColour }
  | { readonly event: 'actionTileLaid'; readonly district: number; readonly tile: number }
  | { readonly event: 'zigguratTileLaid'; readonly section: BuildingColour; readonly tile: ZigguratTileId }
  | { readonly event: 'decreeLaid'; readonly decree: DecreeId }
  /**
   * A card was drawn from the Urban deck, or from its bottom if only returned cards are left. `urbanCardSeen` tells the owner which
   * card it was.
   */
  | { readonly event: 'urbanCardDrawn'; readonly seat: number; readonly from: 'deck' | 'bottom' }
  | { readonly event: 'urbanCardSeen'; readonly seat: number; readonly card: string; readonly audience: number }
  /** One of two cards was put at the bottom of the deck. `urbanCardKept` tells the owner which one was kept. */
  | { readonly event: 'urbanCardReturned'; readonly seat: number }
  | { readonly event: 'urbanCardKept'; readonly seat: number; readonly card: string; readonly returned: string; readonly audience: number }
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
  /** `abilities` are those of the seat's Ships that work from this turn on. */
  | { readonly event: 'turnBegan'; readonly seat: number; readonly actionsLeft: number; readonly abilities: readonly ShipId[] }
  | { readonly event: 'pawnsPlaced'; readonly seat: number; readonly district: number }
  | { readonly event: 'dieTaken'; readonly seat: number; readonly district: number; readonly colour: ResourceColour; readonly face: number }
  /** `from` equals `district` if the Architect stays (TURN-05). `gold` is the cost of the move. */
  | { readonly event: 'architectMoved'; readonly seat: number; readonly from: number; readonly district: number; readonly gold: number }
  | { readonly event: 'assistantMoved'; readonly seat: number; readonly district: number }
  /** `tile` is the Action tile, counted from 1, if the action is `tile`; otherwise null. */
  | {
      readonly event: 'actionChosen';
      readonly seat: number;
      readonly action: ActionKind;
      readonly tile: number | null;
      readonly actionsLeft: number;
    }
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
  | { readonly event: 'vpLost'; readonly seat: number; readonly amount: number }
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
  /** `amount` steps had no effect, because the marker is at the top. */
  | { readonly event: 'stepsLost'; readonly seat: number; readonly colour: BuildingColour; readonly amount: number }
  | { readonly event: 'stepMade'; readonly seat: number; readonly colour: BuildingColour; readonly row: number }
  | {
      readonly event: 'built';
      readonly seat: number;
      readonly colour: BuildingColour;
      readonly district: number;
      readonly spaces: readonly string[];
    }
  | { readonly event: 'houseTaken'; readonly seat: number; readonly row: BuildingColour | 'bottom' }
  /**
   * A House moved from a coloured row to the bottom row (DEC-10): to its rightmost vacated space or behind its right end. `houseTaken`
   * follows.
   */
  | { readonly event: 'houseMoved'; readonly seat: number; readonly row: BuildingColour; readonly to: BottomRowPlace }
  | { readonly event: 'portHousePlaced'; readonly seat: number; readonly line: PortLine; readonly side: 'blue' | 'red' }
  | { readonly event: 'crateGained'; readonly seat: number; readonly colour: ResourceColour; readonly line: PortLine }
  | { readonly event: 'zigguratHousePlaced'; readonly seat: number; readonly section: BuildingColour; readonly space: number }
  /** `claim` counts from 1: the claim space that was marked on the section's tile. */
  | { readonly event: 'zigguratClaimed'; readonly seat: number; readonly section: BuildingColour; readonly claim: number }
  | { readonly event: 'markersReturned'; readonly seat: number; readonly amount: number; readonly to: 'area' | 'supply' }
  | { readonly event: 'shipMarked'; readonly seat: number; readonly shipSpace: number }
  /** `aside`: a Harbormaster that was set aside in set-up, not one of a line (DEC-15). */
  | {
      readonly event: 'harbormasterGained';
      readonly seat: number;
      readonly harbormaster: HarbormasterId;
      readonly from: PortLine | 'aside';
    }
  | { readonly event: 'harbormasterUsed'; readonly seat: number; readonly harbormaster: HarbormasterId }
  | { readonly event: 'decreeScored'; readonly seat: number; readonly decree: DecreeId }
  /** From now on, each of the seat's Urban cards may lack one House more. */
  | { readonly event: 'urbanHouseIgnored'; readonly seat: number }
  /** The Gardening that a Ship gives for a House begins (TILE-S08). */
  | { readonly event: 'extraGardening'; readonly seat: number }
  | { readonly event: 'waterLaid'; readonly seat: number; readonly space: string; readonly tile: number | null }
  | { readonly event: 'gardenPlaced'; readonly seat: number; readonly space: string; readonly markerFrom: 'area' | 'supply' }
  | { readonly event: 'scoringBegan'; readonly district: number; readonly full: boolean }
  | { readonly event: 'timeGoldTaken'; readonly seat: number; readonly left: number }
  | { readonly event: 'diceReturned'; readonly seat: number; readonly colour: ResourceColour; readonly amount: number }
  /** What scores for the seat, item by item; all items together are worth the VP. */
  | {
      readonly event: 'districtScored';
      readonly seat: number;
      readonly district: number;
      readonly vp: number;
      readonly sources: readonly ScoringSource[];
    }
  | { readonly event: 'endTriggered'; readonly seat: number }
  | { readonly event: 'lastRoundBegan' }
  | { readonly event: 'finalScoringBegan' }
  /** All Urban cards of a player in final scoring; `fulfilled` are those that score. */
  | {
      readonly event: 'urbanCardsRevealed';
      readonly seat: number;
      readonly cards: readonly string[];
      readonly fulfilled: readonly string[];
      readonly vp: number;
    }
  | { readonly event: 'harbormastersScored'; readonly seat: number; readonly count: number; readonly vp: number }
  | SoloEvent
  | { readonly event: 'gameOver'; readonly winners: readonly number[]; readonly decidedBy: DecidedBy }
);

export type EventKind = GameEvent['event'];
