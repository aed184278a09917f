/**
 * The small numbers that stand for things inside the engine.
 *
 * Seats are 0 to players-1 in clockwise order. Districts 1-5 are 0-4, so that a die's face and the District it leads to are the same number
 * (faces 1-6 are 0-5). Building colours are 0-2, Resource colours 0-4, in the order of the edition's colour lists. House rows 0-2 are the
 * coloured rows, 3 is the bottom row.
 */
import { HARBORMASTER_IDS } from '../edition/types.ts';

/** "None" in every field that may be empty: no District, no space, no Ship tile. */
export const NONE = 255;

/** The seat of a frame that asks chance. */
export const CHANCE = 254;

export const DISTRICTS = 5;
export const COMMON_DISTRICTS = 3;
/** District 4 is the Port, District 5 the Ziggurat (KEY-18). */
export const PORT = 3;
export const ZIGGURAT = 4;
export const FACES = 6;
/** The face 6, which names no District (TURN-07). */
export const SIX = 5;

export const BUILDING_COLOUR_COUNT = 3;
export const RESOURCE_COLOUR_COUNT = 5;
export const BLUE = 3;
export const GREEN = 4;
/** The index after the five colours stands for Gold in questions about one Resource of any kind. */
export const GOLD = 5;

export const HOUSE_ROWS = 4;
export const BOTTOM_ROW = 3;

/** The Port: Ship spaces row by row, and six lines in the order of PORT_LINES, each with a blue and then a red House space. */
export const SHIP_SPACES = 9;
export const PORT_LINE_COUNT = 6;
export const PORT_SPACES = 2 * PORT_LINE_COUNT;

/** The number of Action tiles, and the number of Action spaces of all Districts together. */
export const ACTION_TILE_COUNT = 6;
export const ACTION_SPACES = 6;
export const HARBORMASTER_COUNT = HARBORMASTER_IDS.length;

/** The Ziggurat: a section for each Building colour, six House spaces in a section, three claim spaces on its tile. */
export const SECTION_SPACES = 6;
export const ZIGGURAT_SPACES = BUILDING_COLOUR_COUNT * SECTION_SPACES;
export const CLAIM_SPACES = 3;

/** The index of printed Ships beside the three colours of Ships: each counts as any one colour (TILE-PRINTED). */
export const ANY_COLOUR = 3;

export const DECREE_SPACES = 4;
/** Districts that an Urban card asks about: the common ones and the Port. */
export const URBAN_DISTRICTS = 4;

/**
 * The Number tiles I-III, and more places for Automa tiles at each than there can be tiles: the bag begins with at most fourteen (SOLO-07).
 */
export const NUMBERS = 3;
export const NUMBER_STRIDE = 16;
/** Rows of an Automa card. */
export const CARD_ROWS = 3;

/** What every player has at the start (SET-19, SET-20, SET-22). */
export const START_MARKERS = 5;
export const START_GOLD = 2;
/** The Bot's starting Gold, instead of a Crate (SOLO-02). */
export const BOT_START_GOLD = 3;
/** The VP that the Bot gains instead of a Harbormaster (SOLO-33). */
export const BOT_HARBORMASTER_VP = 3;
export const START_VP = 10;

/**
 * The limits for actions in a turn (TURN-09), Projects of a colour in a District (ACT-PROJ-03) and Gardens in one Gardening (ACT-GARD-07).
 */
export const ACTIONS_PER_TURN = 2;
export const PROJECTS_PER_COLOUR = 3;
export const GARDENS_PER_ACTION = 3;
