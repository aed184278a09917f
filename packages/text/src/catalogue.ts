/**
 * The messages that a language must have, keyed by the engine's own unions: a missing or an extra one is a type error. Those on faults
 * (`fault-messages.ts`) and those of pictures (`position/messages.ts`) stand beside them, so that a page need not load them.
 *
 * Messages are in ICU MessageFormat. Values are named after the fields of what is told (`values.ts` makes them):
 *
 * - `player`: a name. `district`: one of DistrictName, with `districtNumber` and `districtTitle` (the edition's name);
 * - `colour`: a Resource colour, or `gold` where a Resource is named; `shipColour` and `section` a Building colour; `row`: a row of Houses
 *   or of a track, there with its `value`;
 * - `space`: the name of a space, such as b2; `spaces` and `faces`: lists of such; `zigguratSpace`: one of ZigguratSpaceName; `line`: a
 *   line of the Port, `side`: its blue or red space; `bonus`: `some` or `none`, with `bonusWords`;
 * - `ship`: its number, `printed` or `unknown`, with `shipName`, `size`, `shipRow` and `shipColumn`;
 * - `tile`: `water`, `garden` or `special`, the last with `tileNumber` and `face` (the words of its bonus);
 * - `actionTile`: its number, or `none` for other actions; `harbormaster`, `zigguratTile`, `decree`, `card` (an Urban card): its number,
 *   each with the name (`harbormasterName` and so on); `cardText`: what the card asks and gives; `returned`: like `card`;
 * - `cards`: a list of Urban cards with their names, `fulfilled`: one of their numbers, with `cardCount` and `fulfilledCount`;
 * - `cost` and `payment`: lists made of the messages in `pay`, always the object of "pay"; `pays`: `some`, or `none` for an
 *   empty one;
 * - `reason`: one of Reason, with `by`: the number of the tile or card; `declined`: one of Declined; `action`, `to`, `gain` and
 *   other words: as in the engine; `further`, `extra`, `different`, `free`: `yes` or `no`;
 * - of the solo game: `number`: I, II or III; `counts`, `counted`, `skipped`: lists of numbers; `among`: one of colours; `decrees`: one of Decrees with
 *   their names; `letter`: A to D; `refusedBy`: the ID of a rule; `order`: `first` or `second`, of an action; `listed` (`yes`, `no`): whether it is one of
 *   the card; `cardFace`: all that a card shows; `reset`: one of Reset; `start`, `reached`: lines of the Port like `line`; `handedOn` (`yes`, `no`);
 *   `source`, `place`, `symbol`, `preference`, `lines`, `decidedBy`: as in the engine; `white`, `yellow`, `brown`, `sum`, `leftNumber`, `rightNumber`,
 *   `cardRow`, `wanted`, `resets`, `amongCount`, `countedCount`, `skippedCount`: numbers;
 * - `amount`, `gold`, `vp`, `face`, `left`, `steps`, `each`, `placed`, `houses`, `crates`, `claim`, `count`, `actionsLeft`,
 *   `winnerCount`: numbers.
 *
 * Names, bonus words, goods and names of groups stand in brackets, in lists or after a colon only, so that no case can be wrong.
 * Write ’, not '.
 */
import type {
  Ask,
  BonusKind,
  DecreeId,
  DecreeSymbol,
  Edition,
  Group,
  HarbormasterId,
  King,
  Lacked,
  Origin,
  Outcome,
  Preview,
  RefusalCode,
  SeatChange,
  ShipId,
  TakenBack,
  VpSource,
  ZigguratTileId,
} from '@tabannusi/engine';
import type { AutomaMessages } from './automa/messages.ts';
import type { DescriptionMessage } from './description/messages.ts';
import type { LoggedEvent } from './logged.ts';
import type { Messages } from './messages.ts';
import type { FreeOffer, OfferOf } from './offers.ts';
import type { TableMessages } from './table-messages.ts';

/** By number: what a tile or card is called, and what it does. Neither is a whole sentence; the name fits into brackets. */
type TileMessages<K extends string> = Readonly<Record<K, Messages<'name' | 'text'>>>;

export interface Catalogue {
  /** Log lines. */
  readonly event: Messages<LoggedEvent['event']>;
  readonly question: Messages<Ask['ask']>;
  /** Answers by question. Values of the question are there too. */
  readonly choice: { readonly [A in Ask['ask']]: Messages<OfferOf<A>> };
  /** Answers that any question may offer. */
  readonly freeChoice: Messages<FreeOffer>;
  /** What chance has decided. */
  readonly outcome: Messages<Outcome['chance']>;
  readonly refusal: Messages<RefusalCode>;
  /** Descriptions without a sentence; values `amount` and `colour`. */
  readonly bonus: Messages<BonusKind>;
  /** The same for a step on the track of a `colour`. */
  readonly trackStep: string;
  /** What is paid or asked for, as the object of "pay"; values `amount` and `colour`. */
  readonly pay: Messages<'dice' | 'crates' | 'gold' | 'resources' | 'nothing'>;
  /** What is there: in brackets, or in a list after a colon; values `amount` and `colour`. */
  readonly goods: Messages<'dice' | 'crates'>;

  readonly actionTile: TileMessages<ActionTileId>;
  /** A Ship's text is its ability. */
  readonly ship: TileMessages<ShipId | 'printed'>;
  readonly harbormaster: TileMessages<HarbormasterId>;
  /** The text gives the VP for a rightmost marker on the first, second and third claim space. */
  readonly zigguratTile: TileMessages<ZigguratTileId>;
  readonly decree: Readonly<Record<DecreeId, Messages<'name' | 'asks' | 'gives'>>>;
  readonly decreeSymbol: Messages<DecreeSymbol>;
  /** What a Decree asks and gives, in one line; values `asks`, `gives`. */
  readonly decreeText: string;
  /** `text`: values `houses` (a list of `district`) and `vp`; `district`: a number of `houses` in a `district`; `item`: one of a list. */
  readonly urbanCard: Messages<'text' | 'district' | 'item'>;
  readonly vpSource: Messages<VpSource>;

  readonly origin: Messages<Origin>;
  readonly editionGroup: Messages<EditionGroup>;

  /** What is missing, as part of a list; value `amount`. */
  readonly lacked: Messages<Lacked>;
  /** `items`: a list of the above; `orGold`: Resources for which `gold` could stand in; `enough`: of Ships of several colours so many `ships`, after it. */
  readonly missing: Messages<'all' | 'orGold' | 'enough'>;

  /**
   * What a choice would do: `cost` with `payment`, `pays` and whether the mix is chosen next (`paysNext`); `changes` of one player, a list of
   * `change`; `leads`: `districts` to which the Architect can go, and `leadsForGold`; `scores`: a District whose Barge is empty then; `closes` with a
   * list of `choices` and the number of `further` ones.
   */
  readonly preview: Messages<'cost' | 'changes' | 'leads' | 'leadsForGold' | 'scores' | 'closes'>;
  /** How much more a player has; values `amount`, negative for less, `size`, the same without its sign, and `colour`. */
  readonly change: Messages<Change>;
  /** Why a choice could not be taken back. */
  readonly endsUndo: Messages<NonNullable<Preview['endsUndo']>>;
  /** Why nothing can be taken back, or made again. */
  readonly undoStop: Messages<UndoStop>;

  /** Positions in sentences, for who does not see them. */
  readonly description: Messages<DescriptionMessage>;

  /** What belongs to the Bot. */
  readonly automa: AutomaMessages;
  /** The names of the kings, under which the Bot plays. */
  readonly king: Messages<King>;

  /** A District by number and name: over its grid, and alone. */
  readonly gridTitle: string;
  /** What lies open beside the board; `noTiles` and `noDice` stand for an empty list in `display` and in `supply`. */
  readonly stocks: Messages<'display' | 'displayTile' | 'noTiles' | 'stocks' | 'supply' | 'noDice'>;
  /** What a player has, in lists. */
  readonly belongings: Messages<
    'houseRow' | 'crateUp' | 'crateDown' | 'water' | 'gardens' | 'specialWater' | 'urbanCard' | 'harbormaster' | 'ability'
  >;
  /** One game being played: what is waited for, refusals, warnings, standing orders, saving. */
  readonly table: TableMessages;
}

/** The Action tiles have no printed number; these are ours. */
export const ACTION_TILE_IDS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
type ActionTileId = (typeof ACTION_TILE_IDS)[number];

/** The House spaces of a section of the Ziggurat, in the order of the edition. */
export const ZIGGURAT_SPACE_NAMES = ['baseLeft', 'baseMiddle', 'baseRight', 'middleLeft', 'middleRight', 'top'] as const;
export type ZigguratSpaceName = (typeof ZIGGURAT_SPACE_NAMES)[number];

export type Change = Exclude<keyof SeatChange, 'seat'>;
export type UndoStop = Extract<TakenBack, { readonly ok: false }>['stop'];

/** The groups of an edition that carry a word of origin; `duo` and `full` are the sides of the board. */
export type EditionGroup = { [K in keyof Edition]: Edition[K] extends Group ? K : never }[keyof Edition] | keyof Edition['board'];

/** Districts 4 and 5 are what they are in every edition; an edition may give the others names that we have no words for (`named`). */
export const DISTRICT_NAMES = ['artisans', 'farmers', 'scribes', 'port', 'ziggurat', 'named'] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];
