/**
 * A place on the table: where a choice is made, what can be pointed at, where a piece comes from or goes to. There is one kind of name for all three.
 *
 * `keyOf` writes a place for attributes of drawn things (`data-place` for what can be pointed at, `data-at` for what is drawn there) and as a key of maps;
 * `placeFrom` reads what it wrote. Nothing else takes a key apart. Two places are the same where their keys are.
 */
import { ACTION_KINDS, BUILDING_COLOURS, DECREE_IDS, HARBORMASTER_IDS, PORT_LINES, RESOURCE_COLOURS, SHIP_IDS } from '@tabannusi/engine';

export type Place = PlaceOfKind<PlaceKind>;

export function keyOf(place: Place): string {
  const values: Readonly<Record<string, string | number>> = place;
  return [place.kind, ...Object.keys(FIELDS[place.kind]).map((field) => values[field])].join(':');
}

/** Null for anything that `keyOf` does not write. */
export function placeFrom(key: string): Place | null {
  const [kind = '', ...texts] = key.split(':');
  if (!isKind(kind)) return null;
  const fields = Object.entries<Reader<string | number>>(FIELDS[kind]);
  if (fields.length !== texts.length) return null;
  const place: Record<string, string | number> = { kind };
  for (const [index, [field, read]] of fields.entries()) {
    const value = read(texts[index] ?? '');
    if (value === null) return null;
    place[field] = value;
  }
  // It has the fields of its kind, and each has been read by its own reader.
  return place as Place;
}

export const isSamePlace = (one: Place, other: Place): boolean => keyOf(one) === keyOf(other);

const isKind = (kind: string): kind is PlaceKind => Object.hasOwn(FIELDS, kind);

/** Reads the text of a field; null where it is none. */
type Reader<Value> = (text: string) => Value | null;

const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text) ?? null;

/** Written without leading zeros or signs. */
const between =
  (first: number, last: number): Reader<number> =>
  (text) => {
    const number = Number(text);
    return Number.isInteger(number) && number >= first && number <= last && String(number) === text ? number : null;
  };

const like =
  (pattern: RegExp): Reader<string> =>
  (text) =>
    pattern.test(text) ? text : null;

const SPACE = like(/^[a-z]+[1-9]\d*$/);
/** As an edition may call its Urban cards. */
const CARD = like(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/);
const SEAT = between(0, 3);
const DISTRICT = between(1, 5);
const SHIP_SPACE = between(1, 9);
/** No edition has more of anything. */
const INDEX = between(0, 250);
const BUILDING_COLOUR = oneOf(BUILDING_COLOURS);
const RESOURCE_COLOUR = oneOf(RESOURCE_COLOURS);
const LINE = oneOf(PORT_LINES);
const PORT_SIDE = oneOf(['blue', 'red']);
const HOUSE_ROW = oneOf([...BUILDING_COLOURS, 'bottom']);
const CARD_SIDE = oneOf(['left', 'right']);
const PRINTED_ACTION = oneOf(ACTION_KINDS.filter((kind) => kind !== 'tile'));

/** What a player has that is counted beside a sign. */
const GOODS = ['gold', 'marker', 'water', 'garden', 'specialWater', 'harbormaster', 'house', 'vp', 'crates', 'card', 'ship'] as const;
/** What belongs to the Bot, besides its King card and the tiles at the Numbers. */
const BOT_THINGS = ['left', 'right', 'markers', 'bag', 'deck'] as const;

/** The fields of every kind of place, in the order of its key. Numbers count as the engine counts them (`choices.ts`), unless said otherwise. */
const FIELDS = {
  // The common Districts. A Building is named by one of its spaces; `projects` are all Projects of a colour in a District.
  space: { space: SPACE },
  building: { space: SPACE },
  projects: { district: DISTRICT, colour: BUILDING_COLOUR },

  // Every District.
  district: { district: DISTRICT },
  barge: { district: DISTRICT },
  die: { district: DISTRICT, face: between(1, 6) },
  action: { district: DISTRICT, action: PRINTED_ACTION },
  actionTile: { tile: between(1, 6) },
  architect: { seat: SEAT },
  assistant: { seat: SEAT },

  // The Mastery tracks: a track, a seat's marker on it, the Building values at the left, the bonuses at the right by row, from 0.
  track: { colour: BUILDING_COLOUR },
  mastery: { seat: SEAT, colour: BUILDING_COLOUR },
  values: {},
  rightHand: { row: INDEX },

  // Beside the tracks. Spaces of the Time track count from 0.
  timeTrack: {},
  timeSpace: { timeSpace: INDEX },
  decree: { decree: oneOf(DECREE_IDS) },
  specialWater: { tile: between(1, 250) },

  // The stocks.
  stocks: {},
  stack: { colour: BUILDING_COLOUR },
  supply: { colour: RESOURCE_COLOUR },
  waterStock: {},
  gardenStock: {},

  // The Port. A Harbormaster has a place wherever it lies, and the end of a line has one for the Harbormaster that lies there.
  ship: { shipSpace: SHIP_SPACE },
  shipMark: { shipSpace: SHIP_SPACE, seat: SEAT },
  port: { line: LINE, side: PORT_SIDE },
  lineEnd: { line: LINE },
  harbormaster: { harbormaster: oneOf(HARBORMASTER_IDS) },

  // The Ziggurat: a House space, the tile of a section, a seat's claim on it.
  ziggurat: { section: BUILDING_COLOUR, space: between(1, 6) },
  section: { section: BUILDING_COLOUR },
  claim: { section: BUILDING_COLOUR, seat: SEAT },

  // What lies before a player. Columns count from 0. `good` and `dice` are drawn on one's own board and in one's panel.
  player: { seat: SEAT },
  good: { seat: SEAT, good: oneOf(GOODS) },
  dice: { seat: SEAT, colour: RESOURCE_COLOUR },
  row: { row: HOUSE_ROW },
  column: { column: INDEX },
  crate: { colour: RESOURCE_COLOUR },
  fullCrate: { colour: RESOURCE_COLOUR },
  crateSlot: {},
  ability: { ship: oneOf(SHIP_IDS) },
  urbanCard: { card: CARD },
  hiddenCard: {},

  // What belongs to the Bot. Parts of the King card and Numbers count from 0, rows of the left open Automa card from 1.
  king: { part: between(0, 3) },
  automa: { thing: oneOf(BOT_THINGS) },
  automaNumber: { number: between(0, 2) },
  automaCard: { side: CARD_SIDE },
  automaRow: { row: between(1, 3) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Reader<string | number>>>>>;

type Fields = typeof FIELDS;
export type PlaceKind = keyof Fields;
type Read<Field> = Field extends Reader<infer Value> ? Value : never;

/** The union of the places of some kinds. */
export type PlaceOfKind<K extends PlaceKind> = {
  [Each in K]: { readonly kind: Each } & { readonly [Field in keyof Fields[Each]]: Read<Fields[Each][Field]> };
}[K];
