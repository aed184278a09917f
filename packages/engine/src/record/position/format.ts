/**
 * The position notation: one position of a game as JSON. Only differences from the standard set-up (`standard.ts`) are written.
 *
 * A position includes everything, even Urban cards. It is for referees, tests and bug reports, not for players during a game. Seats count
 * from 0. Districts, faces, Ship spaces, Action tiles, Ziggurat spaces and special Water tiles count from 1, as printed.
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

/** The limits of the input. The edition is not included, because it has its own validator. */
export const POSITION_LIMITS = {
  /** The number of values, their depth, the entries of a list or an object, and the characters of a text or a key. */
  values: 6000,
  depth: 6,
  entries: 250,
  text: 80,
  /** Pending decisions: more than any game has, and one fewer than the stack can hold. */
  pending: 23,
  /** VP of one source in one period, positive or negative. */
  vp: 1_000_000_000,
} as const;

export interface Position {
  readonly format: typeof POSITION_FORMAT;
  readonly version: typeof POSITION_VERSION;
  /** A shipped edition by its name, or any other edition whole. */
  readonly edition: EditionName | Edition;
  /** The number of people; 1 if the Bot plays, in which case `king` is given. */
  readonly players: 1 | 2 | 3 | 4;
  readonly king?: King;
  readonly switches?: Partial<Switches>;

  // The course of the game.
  readonly startSeat?: number;
  /** Gold left on the Time track. */
  readonly timeGold?: number;
  /** Defaults to `triggered` once the Time track is empty. */
  readonly ending?: 'playing' | 'triggered' | 'lastRound';
  /** Defaults to 2 in a turn. */
  readonly actionsLeft?: number;
  /** Crates that the active player refilled by payment this turn (KEY-30), by the side that is up now. */
  readonly refilled?: CrateLists;

  // Dice.
  /** The Barges of Districts 1 to 5; null if not yet dealt. */
  readonly barges?: readonly (ResourceColour | null)[];
  /** The faces of the dice on the Barge of a District, `"1"` to `"5"`. */
  readonly bargeDice?: Readonly<Record<string, readonly number[]>>;
  /** Derived from the other dice. */
  readonly supply?: ByColour;

  // The common Districts.
  readonly buildings?: readonly BuildingEntry[];
  /** Tiles of one colour with markers of one player. */
  readonly projects?: readonly BuildingEntry[];
  /** Water laid on grid spaces, including Water under Gardens. */
  readonly water?: readonly (string | { readonly space: string; readonly tile: number })[];
  readonly gardens?: readonly { readonly seat: number; readonly spaces: readonly string[] }[];
  /** Special Water tiles under Gardens. On which space they are is not known any more. */
  readonly coveredWater?: readonly number[];
  /** The special Water tiles in the display. */
  readonly displayedWater?: readonly number[];

  // Port, Ziggurat, tiles and cards.
  /** Ship tiles on Ship spaces 1 to 9; null for a printed Ship or one not yet dealt. */
  readonly ships?: readonly (ShipId | null)[];
  readonly port?: Partial<Readonly<Record<PortLine, LineEntry>>>;
  /** Harbormasters that have left the game. Those that are listed nowhere were set aside. */
  readonly usedHarbormasters?: readonly HarbormasterId[];
  readonly ziggurat?: Partial<Readonly<Record<BuildingColour, SectionEntry>>>;
  /** The Action tiles on the Action spaces, in the order of the Districts. */
  readonly actionTiles?: readonly (number | null)[];
  /** The Decrees on the Decree spaces, with the seat that has scored each. */
  readonly decrees?: readonly ({ readonly decree: DecreeId; readonly seat?: number } | null)[];
  /**
   * Urban cards at the bottom of the deck, in their order, with the seat that put each there. `place` counts from 1 all cards ever
   * put there.
   */
  readonly urbanBottom?: readonly { readonly card: string; readonly seat: number; readonly place?: number }[];

  /** What only the Bot has. */
  readonly solo?: SoloEntry;

  /** By seat; the Bot's comes after the person's. */
  readonly seats?: readonly SeatEntry[];
  /** Derived from the rest. */
  readonly stocks?: StocksEntry;
  /**
   * The stack of frames, the lowest first; the last one is asked. Defaults to the start player's turn, with the Bot to the person's turn.
   */
  readonly pending?: readonly PendingEntry[];
}

export interface EditionName {
  readonly id: string;
  readonly version: number;
  /** The content hash; it may be left out. */
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

/** A line of the Port. Its Crate is gone once a House stands on its red space. */
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
  /** The two open cards and those beneath the right one. All others are in the deck. */
  readonly cards?: { readonly left?: number; readonly right?: number; readonly covered?: readonly number[] };
  /** Markers on the Automa Urban card, by District. By default, one is gone for each House there. */
  readonly markers?: readonly number[];
  /** Automa tiles in the bag; defaults to those that set-up puts there. */
  readonly bag?: Partial<Readonly<Record<BuildingColour, number>>>;
  /** Automa tiles at the Numbers I to III, the lowest first; the last one shows. */
  readonly numbers?: readonly (readonly BuildingColour[])[];
  /** Resets made for the first and the third scoring (SOLO-42). Derived from the Time track, except in a turn that is being scored. */
  readonly resets?: number;
}

export interface SeatEntry {
  /** All VP as one number, counted as VP of the start, or lists by period for each source; see `model/ledger.ts`. */
  readonly vp?: number | Partial<Readonly<Record<VpSource, readonly number[]>>>;
  readonly gold?: number;
  readonly dice?: ByColour;
  readonly crates?: CrateLists;
  /** Markers in the player area; defaults to five, or as many as there are. */
  readonly markers?: number;
  /** Derived from all other markers. */
  readonly markerSupply?: number;
  readonly mastery?: Partial<Readonly<Record<BuildingColour, number>>>;
  /** Houses left in a row. By default, Houses left the rows that KEY-11 and KEY-12 name first. */
  readonly houses?: Partial<Readonly<Record<BuildingColour | 'bottom', number>>>;
  /** Houses behind the right end of the bottom row. */
  readonly movedHouses?: number;
  /** The District of both pawns, or of each. */
  readonly pawns?: number | { readonly assistant: number; readonly architect: number };
  readonly water?: number;
  readonly gardens?: number;
  readonly specialWater?: readonly number[];
  /** Ship spaces with the player's marker, and those whose ability does not work yet. */
  readonly ships?: readonly number[];
  readonly newShips?: readonly number[];
  readonly harbormasters?: readonly HarbormasterId[];
  /** Markers on the tile of a section; defaults to the number of the player's Houses there. */
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

/** A frame. Its further keys are defined in `frame-forms.ts`. */
export interface PendingEntry {
  readonly kind: string;
  /** Absent if chance is asked, and in set-up. */
  readonly seat?: number;
  readonly [key: string]: PendingValue;
}
export type PendingValue = string | number | boolean | null | undefined | readonly (string | number)[];
