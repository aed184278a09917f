/**
 * What is printed on the components, as plain data (JSON-compatible, no code).
 *
 * An owner of the box copies the reference edition, enters the values of their own board and checks it with `validateEdition`. No rule of
 * the engine depends on a reconstructed value; rules depend only on these types.
 */

/** The colours of Buildings, Projects, Ships and Mastery tracks, in the order used everywhere. */
export const BUILDING_COLOURS = ['white', 'yellow', 'brown'] as const;
export type BuildingColour = (typeof BUILDING_COLOURS)[number];

/** The colours of dice, Crates and Barges: the three Building colours, then blue and green. */
export const RESOURCE_COLOURS = [...BUILDING_COLOURS, 'blue', 'green'] as const;
export type ResourceColour = (typeof RESOURCE_COLOURS)[number];

/**
 * How we know a value. `stated`: the rules say it in words. `derived`: it follows from what they say. `reconstructed`: we designed it,
 * because no source gives it.
 */
export const ORIGINS = ['stated', 'derived', 'reconstructed'] as const;
export type Origin = (typeof ORIGINS)[number];

/** A group of printed values, with the origin that a program must show to its users. */
export interface Group {
  readonly origin: Origin;
  /** Required if the origin is `derived`; otherwise for what needs explaining. */
  readonly note?: string;
}

/**
 * A bonus as an owner types it; `parseBonus` in `codes.ts` reads it.
 *
 * | code | bonus | rule |
 * |---|---|---|
 * | `W+ Y+ B+ U+ G+` | highest die of that colour from its Barge | BON-01 |
 * | `r?` | die of any colour from the supply | BON-02 |
 * | `au`, `au2` … | Gold | BON-03 |
 * | `wt` | regular Water tile | BON-04 |
 * | `sw` | special Water tile | BON-05 |
 * | `gt` | Garden tile | BON-06 |
 * | `ar` | Architect move | BON-07 |
 * | `cr` | Crate refill | BON-08 |
 * | `c1`, `c2` … | Claim markers | BON-09 |
 * | `m?` | step of choice | BON-10 |
 * | `m=` | step on the track of the Project's colour | BON-11 |
 * | `p+` | another Project | BON-12 |
 * | `v2`, `v3` … | VP | BON-13 |
 * | `pm` | pay for a step | BON-14 |
 */
export type BonusCode = string;

export interface Edition {
  /** Version of this file format. */
  readonly format: 1;
  /** Lower-case name of the edition, for records: letters, digits and hyphens. */
  readonly id: string;
  /** Goes up when a value changes. Shipped versions are kept for ever. */
  readonly version: number;
  readonly title: string;
  readonly districts: DistrictsGroup;
  readonly dice: DiceGroup;
  readonly timeTrack: TimeTrackGroup;
  readonly board: { readonly duo: BoardSide; readonly full: BoardSide };
  readonly playerBoard: PlayerBoardGroup;
  readonly mastery: MasteryGroup;
  readonly port: PortGroup;
  readonly ships: ShipsGroup;
  readonly ziggurat: ZigguratGroup;
  readonly stocks: StocksGroup;
  readonly specialWater: SpecialWaterGroup;
  readonly urbanCards: UrbanGroup;
  readonly decrees: DecreesGroup;
  readonly solo: SoloGroup;
}

export const ACTION_KINDS = ['project', 'construct', 'gardening', 'tile', 'ship', 'portHouse', 'zigguratHouse'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Districts 1-5 in order; 1-3 are common, 4 is the Port, 5 the Ziggurat. */
export interface DistrictsGroup extends Group {
  readonly names: readonly string[];
  /** Barge colours of a first game (SET-04). */
  readonly firstGameBarges: readonly ResourceColour[];
  readonly actions: readonly (readonly ActionKind[])[];
  readonly botStartDirection: 'descending' | 'ascending';
  readonly botTurnDirection: 'descending' | 'ascending';
}

/** Dice of each colour in a game of 2, 3 and 4 players (SET-05); solo uses the first. */
export interface DiceGroup extends Group {
  readonly perColour: readonly number[];
}

export interface TimeTrackGroup extends Group {
  readonly spaces: number;
}

/**
 * The global grid of one side. Each row reads `district 1 | border | district 2 | border | district 3`, with blanks between codes.
 *
 * Codes: `..` is a plain space, a bonus code a space with that bonus, `~~` printed Water, `~` and a bonus code printed Water with that
 * bonus, and `##` no space. Water is only in the borders, and borders hold nothing else. All rows have the same number of codes in each
 * part.
 */
export interface BoardSide extends Group {
  readonly rows: readonly string[];
  /** The number of last rows that exist only with four players (ACT-PROJ-08); 0 on side `duo`. */
  readonly fourPlayerRows: number;
  /**
   * The printed solo numbers, on side `duo` only. Without them, the rule in `solo-numbers.ts` applies. They have the same shape as `rows`:
   * a number for a grid space, `left/right` for border Water (its number in each District), `##` for a hole.
   */
  readonly soloNumbers?: readonly string[];
}

/** Gold and Claim markers under one House. */
export interface HouseBonus {
  readonly gold: number;
  readonly claims: number;
}

export interface PlayerBoardGroup extends Group {
  /** Bonuses under the Houses of each coloured row, left to right; all three rows have the same length. */
  readonly rows: Readonly<Record<BuildingColour, readonly HouseBonus[]>>;
  readonly bottomRow: readonly HouseBonus[];
  /** The bonus of each column of the coloured rows, or the empty string (KEY-16). Allowed: `au`, `c`, `v`, `wt`, `gt`, `m?`, `r?`. */
  readonly columns: readonly BonusCode[];
  readonly crateSlots: number;
}

export interface MasteryGroup extends Group {
  /** Building values from the bottom row up (KEY-34), one for each row of the tracks. */
  readonly values: readonly number[];
  /** Right-hand bonuses by row (KEY-32): empty, `au`, `c` or `v`. */
  readonly right: readonly BonusCode[];
  /** Benefits inside each track by row (KEY-33): empty, `au`, `c`, `v` or `r?`. */
  readonly inside: Readonly<Record<BuildingColour, readonly BonusCode[]>>;
  /** A blue line lies above each of these rows (C-51). */
  readonly blueLines: readonly number[];
}

export const PORT_LINES = ['row3', 'row2', 'row1', 'column1', 'column2', 'column3'] as const;
export type PortLine = (typeof PORT_LINES)[number];

export interface PortGroup extends Group {
  /** Bonus of the blue space of each pair, in the order of PORT_LINES: `r?`, `m?` or `c`. */
  readonly blueBonuses: readonly BonusCode[];
  /** Ships printed on the board: no ability, one Ship of any one colour (TILE-PRINTED). Rows and columns count from 1. */
  readonly printedShips: readonly { readonly row: number; readonly column: number; readonly size: number }[];
}

export const SHIP_IDS = [
  // The fifteen Ships of the box.
  'S01',
  'S02',
  'S03',
  'S04',
  'S05',
  'S06',
  'S07',
  'S08',
  'S09',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
] as const;
export type ShipId = (typeof SHIP_IDS)[number];

export interface ShipsGroup extends Group {
  readonly tiles: readonly { readonly id: ShipId; readonly colour: BuildingColour; readonly size: number }[];
}

/** What a Ziggurat space gives besides the claim: nothing, a step on a track, or Gold (BONZ-01 to BONZ-03). */
export type ZigguratSpace = 'plain' | 'gold' | BuildingColour;

export interface ZigguratGroup extends Group {
  /** Six spaces in a section: base left, middle, right, then middle left, right, then top. */
  readonly sections: Readonly<Record<BuildingColour, readonly ZigguratSpace[]>>;
}

export interface StocksGroup extends Group {
  readonly projectsPerColour: number;
  readonly piecesPerColour: number;
  readonly regularWater: number;
  readonly gardens: number;
  readonly cratesPerColour: number;
  /** Claim markers of each player, including those that the player starts with. */
  readonly claimMarkers: number;
  readonly specialWaterDisplay: number;
}

/** One face per special Water tile; `m=` and `p+` make no sense there. */
export interface SpecialWaterGroup extends Group {
  readonly faces: readonly BonusCode[];
}

/** The Houses that the card asks for in Districts 1, 2, 3 and 4, and its VP (URB-01). */
export interface UrbanCard {
  readonly id: string;
  readonly houses: readonly number[];
  readonly vp: number;
}

export interface UrbanGroup extends Group {
  readonly cards: readonly UrbanCard[];
}

export const HARBORMASTER_IDS = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9'] as const;
export type HarbormasterId = (typeof HARBORMASTER_IDS)[number];

export const ZIGGURAT_TILE_IDS = ['Z01', 'Z02', 'Z03', 'Z04', 'Z05', 'Z06', 'Z07', 'Z08', 'Z09', 'Z10'] as const;
export type ZigguratTileId = (typeof ZIGGURAT_TILE_IDS)[number];

export const DECREE_IDS = [
  'D01',
  'D02',
  'D03',
  'D04',
  'D05',
  'D06',
  'D07',
  'D08',
  'D09',
  'D10',
  'D11',
  'D12',
  'D13',
  'D14',
  'D15',
  'D16',
] as const;
export type DecreeId = (typeof DECREE_IDS)[number];

export const DECREE_SYMBOLS = ['city', 'harbour', 'garden'] as const;
export type DecreeSymbol = (typeof DECREE_SYMBOLS)[number];

export interface DecreesGroup extends Group {
  readonly symbols: Readonly<Record<DecreeId, DecreeSymbol>>;
}

export const KINGS = ['gilgabot', 'sarbot', 'botmuzi', 'bot-baba'] as const;
export type King = (typeof KINGS)[number];

/** An Automa card: its number (0, 1 or 2), three rows from the top, the row its arrow points at (1-3 from the top), and the bonus at its foot. */
export interface AutomaCard {
  readonly number: number;
  /** `colourNumber` is the Number tile I, II or III, as 1, 2 or 3. */
  readonly rows: readonly {
    readonly action: 'A' | 'B' | 'C' | 'D';
    readonly symbol: 'down' | 'up' | 'king';
    readonly colourNumber: number;
  }[];
  readonly arrow: number;
  readonly bonus: 'gold' | 'vp2' | 'garden' | 'lowestStep';
}

export interface SoloGroup extends Group {
  /** Markers on Districts 1-5 of each king's Automa Urban card (SOLO-05). */
  readonly automaUrban: Readonly<Record<King, readonly number[]>>;
  /** Whether the king's C arrow points up or down (SOLO-13). */
  readonly setUpArrow: Readonly<Record<King, 'up' | 'down'>>;
  /** First Decrees of each king (SOLO-03). */
  readonly decrees: Readonly<Record<King, readonly DecreeId[]>>;
  readonly automaCards: readonly AutomaCard[];
}
