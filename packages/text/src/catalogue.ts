/**
 * All messages that a language must have, keyed by the engine's own unions: a missing or an extra one is a type error.
 *
 * Messages are in ICU MessageFormat. Values are named after the fields of what is told (`values.ts` makes them):
 *
 * - `player`: a name. `district`: one of DistrictName, with `districtNumber` and `districtTitle` (the edition's name);
 * - `colour`: a Resource colour, or `gold` where a Resource is named; `shipColour` a Building colour; `row`: a row of Houses or of a track,
 *   there with its `value`;
 * - `space`: the name of a space, such as b2; `spaces` and `faces`: lists of such; `bonus`: `some` or `none`, with `bonusWords`;
 * - `ship`: its number, `printed` or `unknown`, with `size`, `shipRow` and `shipColumn`;
 * - `tile`: `water`, `garden` or `special`, the last with `tileNumber` and `face` (the words of its bonus);
 * - `cost` and `payment`: lists made of the messages in `pay`, always the object of "pay";
 * - `reason`: one of Reason; `declined`: one of Declined; `action`, `to`, `full`, `further` and other words: as in the engine;
 * - `amount`, `gold`, `vp`, `face`, `left`, `steps`, `placed`, `actionsLeft`, `winnerCount`: numbers.
 *
 * Bonus words, goods and names of groups stand in brackets, in lists or after a colon only, so that no case can be wrong. Write ’, not '.
 */
import type {
  Ask,
  BonusKind,
  BuildingColour,
  Edition,
  EditionFault,
  EditionWarning,
  GameEvent,
  Group,
  Origin,
  RefusalCode,
} from '@tabannusi/engine';
import type { OfferOf } from './offers.ts';

type Messages<K extends string> = Readonly<Record<K, string>>;

export interface Catalogue {
  /** Log lines. */
  readonly event: Messages<GameEvent['event']>;
  readonly question: Messages<Ask['ask']>;
  /** Answers by question. Values of the question are there too. */
  readonly choice: { readonly [A in Ask['ask']]: Messages<OfferOf<A>> };
  /** Answers that any question may offer. */
  readonly freeChoice: Messages<'refill'>;
  readonly refusal: Messages<RefusalCode>;
  /** Descriptions without a sentence; values `amount` and `colour`. */
  readonly bonus: Messages<BonusKind>;
  /** What is paid or asked for, as the object of "pay"; values `amount` and `colour`. */
  readonly pay: Messages<'dice' | 'crates' | 'gold' | 'resources' | 'nothing'>;

  /** What is wrong with an edition; values `where`, `found`, `allowed` with its own values, and `count`: the number that was found. */
  readonly fault: Messages<EditionFault['code']>;
  readonly warning: Messages<EditionWarning['code']>;
  readonly moreFaults: string;
  /** What would be right; the values are those of `Allowed` in the engine, with `exact` (`yes`, `no`) where there is a range. */
  readonly allowed: Messages<EditionFault['allowed']['is']>;
  /** What stands for no bonus, among the allowed codes. */
  readonly emptyText: string;
  /** Kinds of value that a fault has found. */
  readonly found: Messages<FoundWord>;
  /** Where: the edition as a whole, a `path`, a `part` of a row of the grid there, or the code at a `position` in it. */
  readonly where: Messages<'edition' | 'path' | 'part' | 'cell'>;
  readonly rowPart: Messages<RowPart>;
  readonly origin: Messages<Origin>;
  readonly editionGroup: Messages<EditionGroup>;

  readonly board: Messages<BoardMessage>;
  readonly colourLetter: Messages<BuildingColour>;
  readonly seat: Messages<SeatMessage>;
  /** What the command `npm start` says. */
  readonly start: Messages<keyof StartValues>;
}

/** The kinds of value that a fault names instead of showing the value. */
export const FOUND_WORDS = ['undefined', 'object', 'list', 'function', 'symbol', 'bigint'] as const;
type FoundWord = (typeof FOUND_WORDS)[number];

export type RowPart = NonNullable<EditionFault['place']>['part'];

/** The groups of an edition that carry a word of origin; `duo` and `full` are the sides of the board. */
export type EditionGroup = { [K in keyof Edition]: Edition[K] extends Group ? K : never }[keyof Edition] | keyof Edition['board'];

/** Districts 4 and 5 are what they are in every edition; an edition may give the others names that we have no words for (`named`). */
export const DISTRICT_NAMES = ['artisans', 'farmers', 'scribes', 'port', 'ziggurat', 'named'] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];

type BoardMessage =
  | 'legend'
  | 'legendPieces'
  | 'legendBuildings'
  | 'legendSpaces'
  | 'legendBonus'
  | 'gridTitle'
  | 'barges'
  | 'district'
  | 'barge'
  | 'emptyBarge'
  | 'noBarge'
  | 'architects'
  | 'assistants'
  | 'ships'
  | 'ship'
  | 'display'
  | 'displayTile'
  | 'stocks'
  | 'supply'
  | 'none';

type SeatMessage =
  | 'summary'
  | 'mastery'
  | 'track'
  | 'houses'
  | 'houseRow'
  | 'goods'
  | 'dice'
  | 'crateUp'
  | 'crateDown'
  | 'water'
  | 'gardens'
  | 'specialWater'
  | 'none';

/** The messages of `npm start` with their values. */
export interface StartValues {
  readonly title: Record<never, never>;
  readonly about: Record<never, never>;
  readonly seed: { readonly seed: string };
  readonly repeat: { readonly command: string };
  readonly players: { readonly players: string };
  readonly edition: { readonly edition: string; readonly version: number };
  readonly origin: { readonly origin: string; readonly groups: string };
  readonly missing: Record<never, never>;
  readonly setUp: Record<never, never>;
  readonly round: { readonly round: number };
  readonly roundGoesOn: { readonly round: number };
  readonly boardAfterSetUp: Record<never, never>;
  readonly boardAfterScoring: Record<never, never>;
  readonly boardAtEnd: Record<never, never>;
  readonly notScored: Record<never, never>;
  readonly scores: Record<never, never>;
  readonly scoreStart: Record<never, never>;
  readonly scoreBonuses: Record<never, never>;
  readonly scoreDistrict: { readonly round: number; readonly district: string };
  readonly scoreFinal: { readonly district: string };
  readonly scoreTotal: Record<never, never>;
  readonly scoreGold: Record<never, never>;
  readonly helpUsage: Record<never, never>;
  readonly helpSeed: Record<never, never>;
  readonly helpPlayers: { readonly players: number };
  readonly helpHelp: Record<never, never>;
  readonly helpSeen: Record<never, never>;
  readonly helpHeader: Record<never, never>;
  readonly helpLog: Record<never, never>;
  readonly helpBoard: Record<never, never>;
  readonly helpScores: Record<never, never>;
  readonly wrongOption: { readonly found: string };
  readonly wrongArgument: { readonly found: string };
  readonly wrongPlayers: { readonly found: string };
  readonly wrongSeed: { readonly found: string };
  readonly noValue: { readonly option: string };
}
