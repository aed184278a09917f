/**
 * The values for messages, made from the fields of an event, a question, an answer or an outcome.
 *
 * Every field of the engine's unions has its line below; a new field without one is a type error.
 */
import {
  type Ask,
  BUILDING_COLOURS,
  type BuildingColour,
  type Choice,
  type Outcome,
  type Preview,
  RESOURCE_COLOURS,
  type ShipId,
  ZIGGURAT_TILE_IDS,
} from '@tabannusi/engine';
import { ZIGGURAT_SPACE_NAMES } from '../names.ts';
import { automaCardOf, cardFace, NUMBER_NAMES } from '../solo/card.ts';
import { at } from '../speech/at.ts';
import type { Speech } from '../speech/speech.ts';
import type { Value, Values } from '../speech/spoken-message.ts';
import { districtValues, type Table } from '../table/table.ts';
import { bonusWords } from '../tiles/bonuses.ts';
import { type TileWords, tilesOf } from '../tiles/tiles.ts';
import type { LoggedEvent } from './logged.ts';
import { declinedOf, reasonOf, resetOf } from './reasons.ts';

/** A question and the seat that is asked. */
export type Question = Ask & { readonly seat: number };

type Fact = LoggedEvent | Question | Choice | Outcome;

/** The values of a fact, added to `values`, such as those of the question that an answer belongs to. */
export function valuesOf(speech: Speech, table: Table, fact: Fact, values: Record<string, Value> = {}): Record<string, Value> {
  for (const field in fact) {
    const convert = CONVERTERS[field as Field] as Convert<unknown>;
    Object.assign(values, convert(fact[field as keyof Fact], speech, table, fact));
  }
  return values;
}

/** Ship spaces count from 1, row by row. */
export function shipValues(speech: Speech, table: Table, shipSpace: number): Values {
  const tile = table.game.setting.edition.ships.tiles[at(table.game.ships, shipSpace - 1)];
  return shipOnSpace(speech, table, shipSpace, tile?.id ?? null);
}

/** Like `shipValues`, for a known Ship tile on the space; null if there is none. */
export function shipOnSpace(speech: Speech, table: Table, shipSpace: number, id: ShipId | null): Values {
  const { edition, printedShips } = table.game.setting;
  const place = { shipRow: Math.ceil(shipSpace / 3), shipColumn: ((shipSpace - 1) % 3) + 1 };
  const tile = edition.ships.tiles.find((candidate) => candidate.id === id);
  const { ship } = tilesOf(speech, table);
  if (tile !== undefined) return { ...place, ship: tile.id, shipName: ship(tile.id).name, shipColour: tile.colour, size: tile.size };
  const size = at(printedShips, shipSpace - 1);
  return { ...place, ship: size > 0 ? 'printed' : 'unknown', shipName: ship('printed').name, size };
}

/** Special Water tiles count from 1. */
export function specialWaterValues(speech: Speech, { game }: Table, tile: number): Values {
  return { tile: 'special', tileNumber: tile, face: () => bonusWords(speech, at(game.setting.edition.specialWater.faces, tile - 1)) };
}

/** The Ziggurat tile of a section, which must have been dealt. */
const zigguratTileOf = ({ game }: Table, section: BuildingColour) =>
  at(ZIGGURAT_TILE_IDS, at(game.zigguratTiles, BUILDING_COLOURS.indexOf(section)));

type FieldOf<F> = F extends unknown ? keyof F : never;
type ValueOf<F, K> = F extends unknown ? (K extends keyof F ? F[K] : never) : never;
type Field = FieldOf<Fact>;
type Convert<V> = (value: V, speech: Speech, table: Table, fact: Fact) => Values;

/** For fields that select the message, or that are described together with other fields. */
const nothing = (): Values => ({});
/** For numbers and words that messages use unchanged. */
const same =
  <F extends Field>(field: F) =>
  (value: ValueOf<Fact, F> & (string | number)): Values => ({ [field]: value });
const yesOrNo =
  (field: Field) =>
  (value: boolean): Values => ({ [field]: value ? 'yes' : 'no' });
const numberAndName = (field: string, { number, name }: TileWords): Values => ({ [field]: number, [`${field}Name`]: name });

const CONVERTERS: { readonly [F in Field]: Convert<ValueOf<Fact, F>> } = {
  event: nothing,
  ask: nothing,
  choose: nothing,
  chance: nothing,
  audience: nothing,
  rule: (rule) => ({
    ...reasonOf(rule),
    declined: declinedOf(rule),
    reset: resetOf(rule),
    order: rule === 'SOLO-40' ? 'second' : 'first',
    scoring: rule === 'END-03' ? 'reduced' : rule === 'END-04' ? 'final' : 'full',
  }),
  seat: (seat, _, { names }) => ({ player: at(names, seat) }),
  district: (district, _, table) => districtValues(table, district),
  colour: same('colour'),
  crate: (colour) => ({ colour }),
  space: (space) => (typeof space === 'number' ? { zigguratSpace: at(ZIGGURAT_SPACE_NAMES, space - 1) } : { space }),
  spaces: (spaces, speech) => ({ spaces: () => speech.list(spaces), size: spaces.length }),
  shipSpace: (shipSpace, speech, table) => shipValues(speech, table, shipSpace),
  ship: (ship, speech, table, fact) => {
    if (typeof ship === 'boolean')
      return 'gardening' in fact ? { offered: ship && !fact.gardening && fact.steps === 0 ? 'ship' : 'more' } : {};
    const tile = table.game.setting.edition.ships.tiles.find(({ id }) => id === ship);
    const values = numberAndName('ship', tilesOf(speech, table).ship(ship));
    return tile === undefined ? values : { ...values, shipColour: tile.colour, size: tile.size };
  },
  tile: (tile, speech, table, fact) => {
    if (isAboutActionTile(fact)) {
      return typeof tile === 'number' ? numberAndName('actionTile', tilesOf(speech, table).actionTile(tile)) : { actionTile: 'none' };
    }
    if (typeof tile === 'number') return specialWaterValues(speech, table, tile);
    if (tile === null || tile === 'water' || tile === 'garden') return { tile: tile ?? 'water' };
    return numberAndName('zigguratTile', tilesOf(speech, table).zigguratTile(tile));
  },
  face: (face) => (face === null ? { die: 'none' } : { die: 'taken', face }),
  faces: (counts, speech) => {
    const faces = counts.flatMap((count, face) => Array.from({ length: count }, () => String(face + 1)));
    return { faces: () => speech.list(faces), amount: faces.length };
  },
  row: (row, _, { game }) => (typeof row === 'number' ? { row, value: at(game.setting.trackValues, row) } : { row }),
  winners: (seats, speech, { names }) => ({ winners: () => speech.list(seats.map((seat) => at(names, seat))), winnerCount: seats.length }),
  cost: (cost, speech) => ({
    pays: cost.some((amount) => amount > 0) ? 'some' : 'none',
    cost: () => speech.list(amountWords(speech, speech.catalogue.pay.resources, cost)),
  }),
  dice: nothing,
  crates: (crates, speech, _, fact) =>
    typeof crates === 'number' ? { crates } : 'dice' in fact ? paymentValues(speech, { dice: fact.dice, crates, gold: fact.gold }) : {},
  gold: same('gold'),
  amount: same('amount'),
  vp: same('vp'),
  left: same('left'),
  size: same('size'),
  steps: same('steps'),
  each: same('each'),
  placed: same('placed'),
  houses: same('houses'),
  count: same('count'),
  claim: same('claim'),
  actionsLeft: same('actionsLeft'),
  abilities: nothing,
  action: same('action'),
  from: (from, _, __, fact) => ('district' in fact ? { stays: from === fact.district ? 'yes' : 'no' } : { from }),
  to: same('to'),
  markerFrom: same('markerFrom'),
  gain: same('gain'),
  line: same('line'),
  side: same('side'),
  section: (section, speech, table, fact) => {
    // If a tile is being dealt, the event names it. Houses are placed on spaces, not on the tile.
    if ('tile' in fact || 'space' in fact) return { section };
    return { section, ...numberAndName('zigguratTile', tilesOf(speech, table).zigguratTile(zigguratTileOf(table, section))) };
  },
  harbormaster: (harbormaster, speech, table) => numberAndName('harbormaster', tilesOf(speech, table).harbormaster(harbormaster)),
  decree: (decree, speech, table) => numberAndName('decree', tilesOf(speech, table).decree(decree)),
  card: (card, speech, table) => {
    const words = tilesOf(speech, table).urbanCard(card);
    const cardVp = table.game.setting.edition.urbanCards.cards.find(({ id }) => id === card)?.vp ?? 0;
    return { ...numberAndName('card', words), cardText: words.text, cardVp };
  },
  returned: (card, speech, table) => numberAndName('returned', tilesOf(speech, table).urbanCard(card)),
  cards: (cards, speech, table) => {
    const item = (card: string): string =>
      speech.say(speech.catalogue.urbanCard.item, numberAndName('card', tilesOf(speech, table).urbanCard(card)));
    return { cards: () => speech.list(cards.map(item)), cardCount: cards.length };
  },
  fulfilled: (cards, speech) => ({ fulfilled: () => speech.list(cards), fulfilledCount: cards.length }),
  full: nothing,
  further: yesOrNo('further'),
  extra: yesOrNo('extra'),
  different: yesOrNo('different'),
  free: yesOrNo('free'),
  gardening: nothing,
  markers: (markers, speech) => ({ counts: () => speech.list(markers.map(String)) }),
  tiles: (tiles) => ({ white: at(tiles, 0), yellow: at(tiles, 1), brown: at(tiles, 2) }),
  automaCard: (automaCard, speech, { game }) => ({ automaCard, cardFace: () => cardFace(speech, automaCardOf(game.setting, automaCard)) }),
  place: same('place'),
  number: (number) => (number === null ? { source: 'bag' } : { source: 'number', number: at(NUMBER_NAMES, number - 1) }),
  height: nothing,
  source: same('source'),
  // The sources of VP are shown separately from the log.
  sources: nothing,
  sum: same('sum'),
  numbers: ([leftNumber, rightNumber]) => ({ leftNumber, rightNumber }),
  counted: (counted, speech) => ({ counted: () => speech.list(counted.map(String)), countedCount: counted.length }),
  skipped(skipped, speech) {
    const districts = [...new Set(skipped)].sort();
    return { skipped: () => speech.list(districts.map(String)), skippedCount: districts.length };
  },
  wanted: (wanted, _, __, fact) => ({ wanted, matches: 'face' in fact && fact.face === wanted ? 'yes' : 'no' }),
  letter: same('letter'),
  cardRow: (cardRow) => (cardRow === null ? { listed: 'no' } : { listed: 'yes', cardRow }),
  because: (rule) => ({ refusedBy: rule }),
  symbol: same('symbol'),
  among: (colours, speech) => ({
    among: () => speech.list(colours.map((colour) => speech.say(speech.catalogue.automa.colour, { colour }))),
    amongCount: colours.length,
  }),
  preference: same('preference'),
  lines: same('lines'),
  start: same('start'),
  reached: (reached, _, __, fact) => ({ reached, handedOn: 'line' in fact && fact.line !== reached ? 'yes' : 'no' }),
  decrees: (decrees, speech) => ({ decrees: () => speech.list(decrees) }),
  resets: same('resets'),
  decidedBy: same('decidedBy'),
};

/** The engine uses the same field for the numbers of Action tiles and of special Water tiles. */
const isAboutActionTile = (fact: Fact): boolean =>
  ('event' in fact && (fact.event === 'actionChosen' || fact.event === 'actionTileLaid')) ||
  ('choose' in fact && fact.choose === 'actionTile') ||
  ('chance' in fact && fact.chance === 'actionTile');

/** A list of what is paid: dice, Crates, Gold. It may be empty. */
export function paymentValues(speech: Speech, { dice, crates, gold }: NonNullable<Preview['cost']>): Values {
  const { pay } = speech.catalogue;
  const paysNothing = gold === 0 && [...dice, ...crates].every((amount) => amount === 0);
  const payment = (): string =>
    speech.list([
      ...amountWords(speech, pay.dice, dice),
      ...amountWords(speech, pay.crates, crates),
      ...(gold > 0 ? [speech.say(pay.gold, { amount: gold })] : []),
    ]);
  return { pays: paysNothing ? 'none' : 'some', payment: paysNothing ? () => speech.say(pay.nothing) : payment };
}

/** One text for each colour with an amount above 0. */
export function amountWords(speech: Speech, message: string, amounts: ArrayLike<number>): string[] {
  return RESOURCE_COLOURS.flatMap((colour, index) => {
    const amount = at(amounts, index);
    return amount > 0 ? [speech.say(message, { colour, amount })] : [];
  });
}
