/** All places of a setting, whatever lies there. */
import {
  ACTION_KINDS,
  BUILDING_COLOURS,
  DECREE_IDS,
  HARBORMASTER_IDS,
  PORT_LINES,
  RESOURCE_COLOURS,
  type Setting,
  SHIP_IDS,
} from '@tabannusi/engine';
import type { Place, PlaceKind, PlaceOfKind } from '../src/places/place.ts';

export const everyPlace = (setting: Setting): Place[] => KINDS.flatMap((kind): Place[] => everyPlaceOf(setting, kind));

export function everyPlaceOf<K extends PlaceKind>(setting: Setting, kind: K): PlaceOfKind<K>[] {
  const ofKind: (setting: Setting) => PlaceOfKind<K>[] = PLACES[kind];
  return ofKind(setting);
}

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
const DISTRICTS = from(1, 5);
const seats = ({ players }: Setting): number[] => from(0, players);
const SHIP_SPACES = from(1, 9);

const PLACES: { readonly [K in PlaceKind]: (setting: Setting) => PlaceOfKind<K>[] } = {
  space: ({ spaceNames }) => spaceNames.map((space) => ({ kind: 'space', space })),
  building: ({ spaceNames }) => spaceNames.map((space) => ({ kind: 'building', space })),
  projects: () => DISTRICTS.flatMap((district) => BUILDING_COLOURS.map((colour) => ({ kind: 'projects', district, colour }))),
  district: () => DISTRICTS.map((district) => ({ kind: 'district', district })),
  barge: () => DISTRICTS.map((district) => ({ kind: 'barge', district })),
  die: () => DISTRICTS.flatMap((district) => from(1, 6).map((face) => ({ kind: 'die', district, face }))),
  action: () =>
    DISTRICTS.flatMap((district) =>
      ACTION_KINDS.flatMap((action) => (action === 'tile' ? [] : [{ kind: 'action', district, action } as const])),
    ),
  actionTile: () => from(1, 6).map((tile) => ({ kind: 'actionTile', tile })),
  architect: (setting) => seats(setting).map((seat) => ({ kind: 'architect', seat })),
  assistant: (setting) => seats(setting).map((seat) => ({ kind: 'assistant', seat })),
  track: () => BUILDING_COLOURS.map((colour) => ({ kind: 'track', colour })),
  mastery: (setting) => seats(setting).flatMap((seat) => BUILDING_COLOURS.map((colour) => ({ kind: 'mastery', seat, colour }))),
  values: () => [{ kind: 'values' }],
  rightHand: ({ edition }) => edition.mastery.right.map((_, row) => ({ kind: 'rightHand', row })),
  timeTrack: () => [{ kind: 'timeTrack' }],
  timeSpace: ({ timeSpaces }) => from(0, timeSpaces).map((timeSpace) => ({ kind: 'timeSpace', timeSpace })),
  decree: () => DECREE_IDS.map((decree) => ({ kind: 'decree', decree })),
  specialWater: ({ edition }) => edition.specialWater.faces.map((_, index) => ({ kind: 'specialWater', tile: index + 1 })),
  stocks: () => [{ kind: 'stocks' }],
  stack: () => BUILDING_COLOURS.map((colour) => ({ kind: 'stack', colour })),
  supply: () => RESOURCE_COLOURS.map((colour) => ({ kind: 'supply', colour })),
  waterStock: () => [{ kind: 'waterStock' }],
  gardenStock: () => [{ kind: 'gardenStock' }],
  ship: () => SHIP_SPACES.map((shipSpace) => ({ kind: 'ship', shipSpace })),
  shipMark: (setting) => SHIP_SPACES.flatMap((shipSpace) => seats(setting).map((seat) => ({ kind: 'shipMark', shipSpace, seat }))),
  port: () => PORT_LINES.flatMap((line) => (['blue', 'red'] as const).map((side) => ({ kind: 'port', line, side }))),
  lineEnd: () => PORT_LINES.map((line) => ({ kind: 'lineEnd', line })),
  harbormaster: () => HARBORMASTER_IDS.map((harbormaster) => ({ kind: 'harbormaster', harbormaster })),
  ziggurat: () => BUILDING_COLOURS.flatMap((section) => from(1, 6).map((space) => ({ kind: 'ziggurat', section, space }))),
  section: () => BUILDING_COLOURS.map((section) => ({ kind: 'section', section })),
  claim: (setting) => BUILDING_COLOURS.flatMap((section) => seats(setting).map((seat) => ({ kind: 'claim', section, seat }))),
  player: (setting) => seats(setting).map((seat) => ({ kind: 'player', seat })),
  good: (setting) => seats(setting).flatMap((seat) => GOODS.map((good) => ({ kind: 'good', seat, good }))),
  dice: (setting) => seats(setting).flatMap((seat) => RESOURCE_COLOURS.map((colour) => ({ kind: 'dice', seat, colour }))),
  row: () => ([...BUILDING_COLOURS, 'bottom'] as const).map((row) => ({ kind: 'row', row })),
  column: ({ edition }) => edition.playerBoard.columns.map((_, column) => ({ kind: 'column', column })),
  crate: () => RESOURCE_COLOURS.map((colour) => ({ kind: 'crate', colour })),
  fullCrate: () => RESOURCE_COLOURS.map((colour) => ({ kind: 'fullCrate', colour })),
  crateSlot: () => [{ kind: 'crateSlot' }],
  ability: () => SHIP_IDS.map((ship) => ({ kind: 'ability', ship })),
  urbanCard: ({ edition }) => edition.urbanCards.cards.map(({ id }) => ({ kind: 'urbanCard', card: id })),
  hiddenCard: () => [{ kind: 'hiddenCard' }],
  king: () => from(0, 4).map((part) => ({ kind: 'king', part })),
  automa: () => (['left', 'right', 'markers', 'bag', 'deck'] as const).map((thing) => ({ kind: 'automa', thing })),
  automaNumber: () => from(0, 3).map((number) => ({ kind: 'automaNumber', number })),
  automaCard: () => (['left', 'right'] as const).map((side) => ({ kind: 'automaCard', side })),
  automaRow: () => from(1, 3).map((row) => ({ kind: 'automaRow', row })),
};

const GOODS = ['gold', 'marker', 'water', 'garden', 'specialWater', 'harbormaster', 'house', 'vp', 'crates', 'card', 'ship'] as const;

export const KINDS = Object.keys(PLACES) as PlaceKind[];
