/**
 * A place on the table: where a choice is made, what can be explained, where a piece comes from or goes to. All three use the same keys.
 *
 * `keyOf` writes a place as a key, for maps and for attributes of elements (`data-place` for what can be explained, `data-at` for what is
 * drawn there). `placeFrom` reads such a key. Nothing else takes a key apart. Two places are the same if their keys are.
 */
import { ACTION_KINDS, BUILDING_COLOURS, DECREE_IDS, HARBORMASTER_IDS, PORT_LINES, RESOURCE_COLOURS, SHIP_IDS } from '@tabannusi/engine';

export type Place = PlaceOfKind<PlaceKind>;

export function keyOf(place: Place): string {
  const values: Readonly<Record<string, string | number>> = place;
  return [place.kind, ...Object.keys(FIELDS[place.kind]).map((field) => values[field])].join(':');
}

/** Returns null for any text that `keyOf` does not write. */
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
  // It has the fields of its kind, each returned by the reader of that field.
  return place as Place;
}

export const isSamePlace = (one: Place, other: Place): boolean => keyOf(one) === keyOf(other);

const isKind = (kind: string): kind is PlaceKind => Object.hasOwn(FIELDS, kind);

/** Reads the text of a field; returns null if the text is not valid. */
type Reader<Value> = (text: string) => Value | null;

const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text) ?? null;

/** Reads an integer in [first, last], without leading zeros or signs. */
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
/** The IDs that an edition may give its Urban cards. */
const CARD = like(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/);
const SEAT = between(0, 3);
const DISTRICT = between(1, 5);
const SHIP_SPACE = between(1, 9);
/** 250 is more than any edition has of anything. */
const INDEX = between(0, 250);
const BUILDING_COLOUR = oneOf(BUILDING_COLOURS);
const RESOURCE_COLOUR = oneOf(RESOURCE_COLOURS);
const LINE = oneOf(PORT_LINES);
const PORT_SIDE = oneOf(['blue', 'red']);
const HOUSE_ROW = oneOf([...BUILDING_COLOURS, 'bottom']);
const CARD_SIDE = oneOf(['left', 'right']);
const PRINTED_ACTION = oneOf(ACTION_KINDS.filter((kind) => kind !== 'tile'));

/** Possessions that are counted beside a sign. */
const GOODS = ['gold', 'marker', 'water', 'garden', 'specialWater', 'harbormaster', 'house', 'vp', 'crates', 'card', 'ship'] as const;
/** The Bot's components besides its King card and the tiles at the Numbers. */
const BOT_THINGS = ['left', 'right', 'markers', 'bag', 'deck'] as const;

/** The fields of every kind of place, in the order of its key. Numbers count as in the engine (`choices.ts`), unless stated otherwise. */
const FIELDS = {
  // The common Districts. The place of a Building is one of its spaces; `projects` are all Projects of a colour in a District.
  space: { space: SPACE },
  building: { space: SPACE },
  projects: { district: DISTRICT, colour: BUILDING_COLOUR },

  // All Districts.
  district: { district: DISTRICT },
  barge: { district: DISTRICT },
  die: { district: DISTRICT, face: between(1, 6) },
  action: { district: DISTRICT, action: PRINTED_ACTION },
  actionTile: { tile: between(1, 6) },
  architect: { seat: SEAT },
  assistant: { seat: SEAT },

  // The Mastery tracks: a track, a seat's marker on it, the Building values at the left, and the bonuses at the right by row, from 0.
  track: { colour: BUILDING_COLOUR },
  mastery: { seat: SEAT, colour: BUILDING_COLOUR },
  values: {},
  rightHand: { row: INDEX },

  // Beside the Mastery tracks. Spaces of the Time track count from 0.
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

  // The Port. A Harbormaster has a place of its own wherever it lies; `lineEnd` is the place of whichever Harbormaster lies there.
  ship: { shipSpace: SHIP_SPACE },
  shipMark: { shipSpace: SHIP_SPACE, seat: SEAT },
  port: { line: LINE, side: PORT_SIDE },
  lineEnd: { line: LINE },
  harbormaster: { harbormaster: oneOf(HARBORMASTER_IDS) },

  // The Ziggurat: a House space, the tile of a section, a seat's claim on that tile.
  ziggurat: { section: BUILDING_COLOUR, space: between(1, 6) },
  section: { section: BUILDING_COLOUR },
  claim: { section: BUILDING_COLOUR, seat: SEAT },

  // What belongs to a player. Columns count from 0. `good` and `dice` are drawn on the player's own board and in the panel.
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

/** The union of the places of the given kinds. */
export type PlaceOfKind<K extends PlaceKind> = {
  [Each in K]: { readonly kind: Each } & { readonly [Field in keyof Fields[Each]]: Read<Fields[Each][Field]> };
}[K];
