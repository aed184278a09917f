/**
 * The position notation: one position of a game as JSON, of which only what differs from the standard set-up (`standard.ts`) is written.
 *
 * A position holds everything, Urban cards too: it is for referees, tests and bug reports, not for players of a game that goes on. Seats
 * count from 0; Districts, faces, Ship spaces, Action tiles, Ziggurat spaces and special Water tiles from 1, as printed.
 */
import type {
  BuildingColour,
  DecreeId,
  Edition,
  HarbormasterId,
  King,
  PortLine,
  ResourceColour,
  ShipId,
  ZigguratTileId,
} from '../../edition/types.ts';
import type { Switches } from '../../model/setting.ts';
import type { VpSource } from '../../model/vp-sources.ts';

export const POSITION_FORMAT = 'tabannusi-position';
export const POSITION_VERSION = 1;

/** How large the input may be, the edition aside, which has a validator of its own. */
export const POSITION_LIMITS = {
  /** Values in all, how deep they stand in each other, entries of a list or an object, characters of a text or a key. */
  values: 6000,
  depth: 6,
  entries: 250,
  text: 80,
  /** Pending decisions: more than any game has, one fewer than the stack holds. */
  pending: 23,
  /** VP of one source in one period, either way. */
  vp: 1_000_000_000,
} as const;

export interface Position {
  readonly format: typeof POSITION_FORMAT;
  readonly version: typeof POSITION_VERSION;
  /** A shipped edition by its name, any other one as a whole. */
  readonly edition: EditionName | Edition;
  /** The people: one against the Bot, whose king is told then. */
  readonly players: 1 | 2 | 3 | 4;
  readonly king?: King;
  readonly switches?: Partial<Switches>;

  // The course of the game.
  readonly startSeat?: number;
  /** Gold left on the Time track. */
  readonly timeGold?: number;
  /** `triggered`, once the Time track is empty, unless something else is written. */
  readonly ending?: 'playing' | 'triggered' | 'lastRound';
  /** Two in a turn, unless something else is written. */
  readonly actionsLeft?: number;
  /** Crates that the active player refilled by payment this turn (KEY-30), by how they lie now. */
  readonly refilled?: CrateLists;

  // Dice.
  /** The Barges of Districts 1 to 5; null: not yet dealt. */
  readonly barges?: readonly (ResourceColour | null)[];
  /** The faces of the dice on the Barge of a District, `"1"` to `"5"`. */
  readonly bargeDice?: Readonly<Record<string, readonly number[]>>;
  /** Follows from the dice elsewhere. */
  readonly supply?: ByColour;

  // The common Districts.
  readonly buildings?: readonly BuildingEntry[];
  /** Tiles of one colour with markers of one player. */
  readonly projects?: readonly BuildingEntry[];
  /** Water laid on grid spaces, under a Garden or not. */
  readonly water?: readonly (string | { readonly space: string; readonly tile: number })[];
  readonly gardens?: readonly { readonly seat: number; readonly spaces: readonly string[] }[];
  /** Special Water tiles under Gardens, of which nobody knows the space any more. */
  readonly coveredWater?: readonly number[];
  /** Special Water tiles that lie open. */
  readonly displayedWater?: readonly number[];

  // Port, Ziggurat, tiles and cards.
  /** Ship tiles on Ship spaces 1 to 9; null where a Ship is printed or not yet dealt. */
  readonly ships?: readonly (ShipId | null)[];
  readonly port?: Partial<Readonly<Record<PortLine, LineEntry>>>;
  /** Harbormasters that have left the game. Those that are nowhere lie aside. */
  readonly usedHarbormasters?: readonly HarbormasterId[];
  readonly ziggurat?: Partial<Readonly<Record<BuildingColour, SectionEntry>>>;
  /** On the Action spaces in the order of the Districts. */
  readonly actionTiles?: readonly (number | null)[];
  /** On the Decree spaces, with the seat that has scored it. */
  readonly decrees?: readonly ({ readonly decree: DecreeId; readonly seat?: number } | null)[];
  /** Urban cards put at the bottom of the deck, in their order, and by whom. `place` counts from 1 and says how many were put before. */
  readonly urbanBottom?: readonly { readonly card: string; readonly seat: number; readonly place?: number }[];

  /** What only the Bot has. */
  readonly solo?: SoloEntry;

  /** By seat; the Bot's comes after the person's. */
  readonly seats?: readonly SeatEntry[];
  /** All of it follows from the rest. */
  readonly stocks?: StocksEntry;
  /** The stack of frames, the lowest first: the last one is asked. Without it the start player's turn begins, beside the Bot the person's. */
  readonly pending?: readonly PendingEntry[];
}

export interface EditionName {
  readonly id: string;
  readonly version: number;
  /** The content hash; a person may leave it out. */
  readonly hash?: string;
}

type ByColour = Partial<Readonly<Record<ResourceColour, number>>>;

export interface CrateLists {
  readonly up?: readonly ResourceColour[];
  readonly down?: readonly ResourceColour[];
}

export interface BuildingEntry {
  readonly colour: BuildingColour;
  readonly seat: number;
  readonly spaces: readonly string[];
}

/** A line of the Port. The Crate of a red space is gone when a House stands there. */
export interface LineEntry {
  readonly harbormaster?: HarbormasterId | null;
  readonly crate?: ResourceColour | null;
  readonly blue?: number;
  readonly red?: number;
}

/** A section of the Ziggurat; `houses` are the seats on its six spaces. */
export interface SectionEntry {
  readonly tile?: ZigguratTileId | null;
  readonly houses?: readonly (number | null)[];
}

/** Automa cards count from 1. */
export interface SoloEntry {
  /** The two that lie open and those beneath the right one; all others are in the deck. */
  readonly cards?: { readonly left?: number; readonly right?: number; readonly covered?: readonly number[] };
  /** On the Automa Urban card, by District; one is gone for each House there, unless something else is written. */
  readonly markers?: readonly number[];
  /** Automa tiles in the bag; those that set-up puts there, unless something else is written. */
  readonly bag?: Partial<Readonly<Record<BuildingColour, number>>>;
  /** Automa tiles at the Numbers I to III, the lowest first: the last one shows. */
  readonly numbers?: readonly (readonly BuildingColour[])[];
  /** Made for the first and the third scoring (SOLO-42); follows from the Time track but for a turn that is being scored. */
  readonly resets?: number;
}

export interface SeatEntry {
  /** All VP as those of the start, or by source and in it by period; see `model/ledger.ts`. */
  readonly vp?: number | Partial<Readonly<Record<VpSource, readonly number[]>>>;
  readonly gold?: number;
  readonly dice?: ByColour;
  readonly crates?: CrateLists;
  /** In the area; five, as far as there are any, unless something else is written. */
  readonly markers?: number;
  /** Follows from all other markers. */
  readonly markerSupply?: number;
  readonly mastery?: Partial<Readonly<Record<BuildingColour, number>>>;
  /** Houses left in a row. Without it Houses have left the rows that KEY-11 and KEY-12 name first. */
  readonly houses?: Partial<Readonly<Record<BuildingColour | 'bottom', number>>>;
  /** Houses behind the right end of the bottom row. */
  readonly movedHouses?: number;
  /** The District of both pawns, or of each. */
  readonly pawns?: number | { readonly assistant: number; readonly architect: number };
  readonly water?: number;
  readonly gardens?: number;
  readonly specialWater?: readonly number[];
  /** Ship spaces with the player's marker, and those of them whose ability does not work yet. */
  readonly ships?: readonly number[];
  readonly newShips?: readonly number[];
  readonly harbormasters?: readonly HarbormasterId[];
  /** Markers on the tile of a section; as many as own Houses there, unless something else is written. */
  readonly claims?: Partial<Readonly<Record<BuildingColour, number>>>;
  readonly urbanCards?: readonly string[];
  /** Houses that each Urban card may lack. */
  readonly urbanIgnored?: number;
}

interface StocksEntry {
  readonly water?: number;
  readonly gardens?: number;
  readonly projects?: Partial<Readonly<Record<BuildingColour, number>>>;
  readonly pieces?: Partial<Readonly<Record<BuildingColour, number>>>;
  readonly crates?: ByColour;
}

/** A frame; which keys it has beside these is told by `frame-forms.ts`. */
export interface PendingEntry {
  readonly kind: string;
  /** Absent where chance is asked and in set-up. */
  readonly seat?: number;
  readonly [key: string]: PendingValue;
}
export type PendingValue = string | number | boolean | null | undefined | readonly (string | number)[];
