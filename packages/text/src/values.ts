/**
 * The values that a message can use, made from the fields of an event, a question or an answer.
 *
 * Every field of the engine's unions has its line below; a new one without a line is a type error.
 */
import { type Ask, type Choice, type GameEvent, RESOURCE_COLOURS, type State } from '@tabannusi/engine';
import { at } from './at.ts';
import { bonusWords } from './bonuses.ts';
import { DISTRICT_NAMES, type DistrictName } from './catalogue.ts';
import { declinedOf, reasonOf } from './reasons.ts';
import type { Speech, Values } from './speech.ts';

/** A question together with the seat that it is put to. */
export type Question = Ask & { readonly seat: number };

/** What the words are about: the names of the seats, and of the game what stands still while a line is said. */
export interface Table {
  readonly names: readonly string[];
  readonly game: Pick<State, 'setting' | 'ships' | 'detail'>;
}

export function valuesOf(speech: Speech, table: Table, fact: GameEvent | Question | Choice): Values {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fact)) {
    const convert = CONVERTERS[field as Field] as Convert<unknown>;
    Object.assign(values, convert(value, speech, table));
  }
  if ('from' in fact) values['stays'] = fact.from === fact.district ? 'yes' : 'no';
  if ('crates' in fact) values['payment'] = paymentWords(speech, fact);
  return values;
}

export function districtValues({ game }: Table, number: number): { district: DistrictName; districtNumber: number; districtTitle: string } {
  const title = at(game.setting.edition.districts.names, number - 1);
  const known = DISTRICT_NAMES.find((name) => name === title.toLowerCase() && name !== 'named');
  return { district: number === 4 ? 'port' : number === 5 ? 'ziggurat' : (known ?? 'named'), districtNumber: number, districtTitle: title };
}

/** Ship spaces count from 1, row by row. */
export function shipValues({ game }: Table, shipSpace: number): Values {
  const { edition, printedShips } = game.setting;
  const place = { shipRow: Math.ceil(shipSpace / 3), shipColumn: ((shipSpace - 1) % 3) + 1 };
  const tile = edition.ships.tiles[at(game.ships, shipSpace - 1)];
  if (tile !== undefined) return { ...place, ship: tile.id, shipColour: tile.colour, size: tile.size };
  const size = at(printedShips, shipSpace - 1);
  return { ...place, ship: size > 0 ? 'printed' : 'unknown', size };
}

/** Special Water tiles count from 1. */
export function specialWaterValues(speech: Speech, { game }: Table, tile: number): Values {
  return { tile: 'special', tileNumber: tile, face: bonusWords(speech, at(game.setting.edition.specialWater.faces, tile - 1)) };
}

type Fact = GameEvent | Question | Choice;
type FieldOf<F> = F extends unknown ? keyof F : never;
type ValueOf<F, K> = F extends unknown ? (K extends keyof F ? F[K] : never) : never;
type Field = FieldOf<Fact>;
type Convert<V> = (value: V, speech: Speech, table: Table) => Values;

/** For fields that choose the message, and those that are said together with others. */
const nothing = (): Values => ({});

const CONVERTERS: { readonly [F in Field]: Convert<ValueOf<Fact, F>> } = {
  event: nothing,
  ask: nothing,
  choose: nothing,
  rule: (rule) => ({
    reason: reasonOf(rule),
    declined: declinedOf(rule),
    scoring: rule === 'END-03' ? 'reduced' : rule === 'END-04' ? 'final' : 'full',
  }),
  seat: (seat, _, { names }) => ({ player: at(names, seat) }),
  district: (district, _, table) => districtValues(table, district),
  colour: (colour) => ({ colour }),
  crate: (colour) => ({ colour }),
  space: (space) => ({ space }),
  spaces: (spaces, speech) => ({ spaces: speech.list(spaces), size: spaces.length }),
  shipSpace: (shipSpace, _, table) => shipValues(table, shipSpace),
  ship: (ship, _, { game }) => {
    const tile = game.setting.edition.ships.tiles.find(({ id }) => id === ship);
    return tile === undefined ? { ship } : { ship, shipColour: tile.colour, size: tile.size };
  },
  tile: (tile, speech, table) => (typeof tile === 'number' ? specialWaterValues(speech, table, tile) : { tile: tile ?? 'water' }),
  face: (face) => ({ face }),
  faces: (counts, speech) => {
    const faces = counts.flatMap((count, face) => Array.from({ length: count }, () => String(face + 1)));
    return { faces: speech.list(faces), amount: faces.length };
  },
  row: (row, _, { game }) => (typeof row === 'number' ? { row, value: at(game.setting.trackValues, row) } : { row }),
  winners: (seats, speech, { names }) => ({ winners: speech.list(seats.map((seat) => at(names, seat))), winnerCount: seats.length }),
  cost: (cost, speech) => ({ cost: speech.list(amountWords(speech, speech.catalogue.pay.resources, cost)) }),
  dice: nothing,
  crates: nothing,
  gold: (gold) => ({ gold }),
  amount: (amount) => ({ amount }),
  vp: (vp) => ({ vp }),
  left: (left) => ({ left }),
  size: (size) => ({ size }),
  steps: (steps) => ({ steps }),
  placed: (placed) => ({ placed }),
  actionsLeft: (actionsLeft) => ({ actionsLeft }),
  action: (action) => ({ action }),
  from: nothing,
  to: (to) => ({ to }),
  full: nothing,
  further: (further) => ({ further: further ? 'yes' : 'no' }),
};

/** A list of what is paid: dice, Crates, Gold. */
function paymentWords(
  speech: Speech,
  { dice, crates, gold }: Pick<Extract<Choice, { choose: 'pay' }>, 'dice' | 'crates' | 'gold'>,
): string {
  const { pay } = speech.catalogue;
  const items = [...amountWords(speech, pay.dice, dice), ...amountWords(speech, pay.crates, crates)];
  if (gold > 0) items.push(speech.say(pay.gold, { amount: gold }));
  return items.length === 0 ? speech.say(pay.nothing) : speech.list(items);
}

/** One text for each colour of which there is any. */
export function amountWords(speech: Speech, message: string, amounts: ArrayLike<number>): string[] {
  return RESOURCE_COLOURS.flatMap((colour, index) => {
    const amount = at(amounts, index);
    return amount > 0 ? [speech.say(message, { colour, amount })] : [];
  });
}
