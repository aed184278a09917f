/** The forms of decisions and outcomes in a record: their keys and the allowed values. Whether they were legal is found out by playing. */
import type { Choice, Outcome } from '../choices.ts';
import { LIMITS } from '../edition/limits.ts';
import { list, object, oneOf, ownProperty, type Reader, text, whole } from '../edition/read.ts';
import {
  BUILDING_COLOURS,
  DECREE_IDS,
  HARBORMASTER_IDS,
  PORT_LINES,
  RESOURCE_COLOURS,
  SHIP_IDS,
  ZIGGURAT_TILE_IDS,
} from '../edition/types.ts';
import { ACTION_TILE_COUNT, DISTRICTS, FACES, RESOURCE_COLOUR_COUNT, SECTION_SPACES, SHIP_SPACES } from '../model/ids.ts';
import { RECORD_LIMITS } from './record.ts';

/** For each word of a union with the key `Tag`, readers of the other keys. */
type FormsOf<Union, Tag extends keyof Union> = {
  readonly [Word in Union[Tag] & string]: FieldsOf<Extract<Union, Readonly<Record<Tag, Word>>>, Tag>;
};
type FieldsOf<Form, Tag> = { readonly [Key in Exclude<keyof Form, Tag>]: Reader<Form[Key]> };

/** Reads a member of the union. The copy has its tag first and its other keys in the order of the form. */
function taggedBy<Union extends object>() {
  return <Tag extends keyof Union & string>(tag: Tag, forms: FormsOf<Union, Tag>): Reader<Union> => {
    const words = Object.keys(forms);
    const readers = new Map<unknown, Reader<object>>();
    for (const [word, fields] of Object.entries<object>(forms)) readers.set(word, object<object>({ [tag]: oneOf([word]), ...fields }));
    const anyObject = object<object>({});
    const anyWord = oneOf(words);
    return (input, path, report) => {
      const word = typeof input === 'object' && input !== null ? ownProperty(input, tag) : undefined;
      const reader = readers.get(word);
      if (reader !== undefined) return reader(input, path, report) as ReturnType<Reader<Union>>;
      if (typeof input !== 'object' || input === null || Array.isArray(input)) anyObject(input, path, report);
      else anyWord(word, `${path}.${tag}`, report);
      return undefined;
    };
  };
}

const exactly = (count: number) => ({ min: count, max: count });
const from1 = (max: number): Reader<number> => whole({ min: 1, max });

const colour = oneOf(BUILDING_COLOURS);
const resource = oneOf(RESOURCE_COLOURS);
const district = from1(DISTRICTS);
const specialTile = from1(LIMITS.specialWaterFaces.max);
const cardId = text('id', LIMITS.cardId);
const count = whole({ min: 0, max: RECORD_LIMITS.amount });
const amounts = list(count, exactly(RESOURCE_COLOUR_COUNT));
const zeroOrOne: Reader<0 | 1> = (input, path, report) => {
  const number = whole({ min: 0, max: 1 })(input, path, report);
  return number === undefined ? undefined : number === 0 ? 0 : 1;
};
const water = oneOf(['water']);
const waterOrTile: Reader<'water' | number> = (input, path, report) =>
  typeof input === 'number' ? specialTile(input, path, report) : water(input, path, report);

export const decision = taggedBy<Choice>()('choose', {
  colour: { colour },
  space: { space: text('id', RECORD_LIMITS.space) },
  district: { district },
  destination: { district, gold: zeroOrOne },
  die: { face: from1(FACES) },
  noDie: {},
  action: { action: oneOf(['project', 'construct', 'gardening', 'ship', 'portHouse', 'zigguratHouse']) },
  actionTile: { tile: from1(ACTION_TILE_COUNT) },
  done: {},
  accept: {},
  decline: {},
  track: { colour },
  resource: { colour: oneOf([...RESOURCE_COLOURS, 'gold']) },
  crate: { colour: resource },
  pay: { dice: amounts, crates: amounts, gold: count },
  payLess: { colour: resource },
  buy: { tile: oneOf(['water', 'garden']) },
  buyStep: {},
  lay: { tile: waterOrTile },
  place: { tile: oneOf(['garden']) },
  markerFrom: { from: oneOf(['area', 'supply']) },
  gain: { gain: oneOf(['garden', 'marker']) },
  specialWater: { tile: specialTile },
  ship: { shipSpace: from1(SHIP_SPACES) },
  portSpace: { line: oneOf(PORT_LINES), side: oneOf(['blue', 'red']) },
  row: { row: oneOf([...BUILDING_COLOURS, 'bottom']) },
  zigguratSpace: { section: colour, space: from1(SECTION_SPACES) },
  section: { section: colour },
  urbanCard: { card: cardId },
  refill: { colour: resource },
  decree: { decree: oneOf(DECREE_IDS) },
  harbormaster: { harbormaster: oneOf(HARBORMASTER_IDS) },
});

export const outcome = taggedBy<Outcome>()('chance', {
  barge: { colour: resource },
  dice: { faces: list(count, exactly(FACES)) },
  ship: { ship: oneOf(SHIP_IDS) },
  harbormaster: { harbormaster: oneOf(HARBORMASTER_IDS) },
  specialWater: { tile: specialTile },
  crate: { colour: resource },
  actionTile: { tile: from1(ACTION_TILE_COUNT) },
  zigguratTile: { tile: oneOf(ZIGGURAT_TILE_IDS) },
  decree: { decree: oneOf(DECREE_IDS) },
  urbanCard: { card: cardId },
  startPlayer: { seat: whole({ min: 0, max: RECORD_LIMITS.seats.max - 1 }) },
  automaCard: { automaCard: from1(LIMITS.automaCards.max) },
  automaTile: { colour },
  colour: { colour: resource },
});
