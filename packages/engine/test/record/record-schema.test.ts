/** The JSON Schema of records agrees with the reader, as far as a schema can. */
import { describe, expect, it } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import type { Choice, Outcome } from '../../src/choices.ts';
import * as types from '../../src/edition/types.ts';
import type { RecordFault } from '../../src/record/faults.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { RECORD_LIMITS } from '../../src/record/record.ts';
import { OTHER_EDITION } from '../edition/other-edition.ts';
import { BEYOND, fitsRecord, SCHEMAS } from './json-schema.ts';
import { placesOf } from './places.ts';
import { GOOD, PLANTED_IN_FORM, PLANTED_IN_PLAY } from './record-planted.ts';
import { changed, recorded } from './recorded.ts';

/** Codes that a schema cannot express for a record that names its edition. */
const OF_A_NAME: readonly RecordFault['code'][] = ['otherRules', 'unknownEdition', 'editionHash'];

/** Compares both; returns whether the schema accepts the value. */
function compare(value: unknown, beyond: readonly RecordFault['code'][] = OF_A_NAME): boolean {
  const json: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
  const fits = fitsRecord(json);
  const result = readRecord(json);
  if (result.ok) {
    expect(fits, JSON.stringify(json).slice(0, 500)).toBe(true);
    expect(fitsRecord(result.record)).toBe(true);
  } else if (fits) expect(result.faults.filter(({ code }) => !beyond.includes(code))).toEqual([]);
  return fits;
}

const AMOUNTS = [0, 1, 0, 2, 0];
const CHOICES: { readonly [Word in Choice['choose']]: Extract<Choice, { choose: Word }> } = {
  colour: { choose: 'colour', colour: 'brown' },
  space: { choose: 'space', space: 'a1' },
  district: { choose: 'district', district: 5 },
  destination: { choose: 'destination', district: 1, gold: 1 },
  die: { choose: 'die', face: 6 },
  noDie: { choose: 'noDie' },
  action: { choose: 'action', action: 'zigguratHouse' },
  actionTile: { choose: 'actionTile', tile: 6 },
  done: { choose: 'done' },
  accept: { choose: 'accept' },
  decline: { choose: 'decline' },
  track: { choose: 'track', colour: 'white' },
  resource: { choose: 'resource', colour: 'gold' },
  crate: { choose: 'crate', colour: 'green' },
  pay: { choose: 'pay', dice: AMOUNTS, crates: AMOUNTS, gold: 4 },
  payLess: { choose: 'payLess', colour: 'blue' },
  buy: { choose: 'buy', tile: 'water' },
  buyStep: { choose: 'buyStep' },
  lay: { choose: 'lay', tile: 40 },
  place: { choose: 'place', tile: 'garden' },
  markerFrom: { choose: 'markerFrom', from: 'supply' },
  gain: { choose: 'gain', gain: 'marker' },
  specialWater: { choose: 'specialWater', tile: 1 },
  ship: { choose: 'ship', shipSpace: 9 },
  portSpace: { choose: 'portSpace', line: 'column3', side: 'red' },
  row: { choose: 'row', row: 'bottom' },
  zigguratSpace: { choose: 'zigguratSpace', section: 'yellow', space: 6 },
  section: { choose: 'section', section: 'yellow' },
  urbanCard: { choose: 'urbanCard', card: 'U-01' },
  refill: { choose: 'refill', colour: 'yellow' },
  decree: { choose: 'decree', decree: 'D16' },
  harbormaster: { choose: 'harbormaster', harbormaster: 'B9' },
};
const OUTCOMES: { readonly [Word in Outcome['chance']]: Extract<Outcome, { chance: Word }> } = {
  barge: { chance: 'barge', colour: 'blue' },
  dice: { chance: 'dice', faces: [0, 1, 2, 3, 4, 5] },
  ship: { chance: 'ship', ship: 'S15' },
  harbormaster: { chance: 'harbormaster', harbormaster: 'B1' },
  specialWater: { chance: 'specialWater', tile: 40 },
  crate: { chance: 'crate', colour: 'white' },
  actionTile: { chance: 'actionTile', tile: 1 },
  zigguratTile: { chance: 'zigguratTile', tile: 'Z10' },
  decree: { chance: 'decree', decree: 'D01' },
  urbanCard: { chance: 'urbanCard', card: 'X1' },
  startPlayer: { chance: 'startPlayer', seat: 3 },
  automaCard: { chance: 'automaCard', automaCard: 60 },
  automaTile: { chance: 'automaTile', colour: 'brown' },
  colour: { chance: 'colour', colour: 'green' },
};
const BAD_VALUES = [null, true, 'x', '', 'a', 'a1234', 0.5, [], {}, [0, 0, 0, 0, 0, 251], [0, 0, 0, 0, 0, 0, 0]];
/** Both sides of every bound. */
const NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 40, 41, 250, 251];

describe('the schema of records', () => {
  it('accepts games of every length, with a shipped edition or one of their own', () => {
    for (const players of [2, 3, 4]) {
      for (const decisions of [0, 70, Number.POSITIVE_INFINITY])
        expect(compare(recorded(players, 'schema', decisions).record())).toBe(true);
    }
    expect(compare(recorded(3, 'schema', 50, OTHER_EDITION).record())).toBe(true);
  });

  it.each([
    ['decisions', CHOICES],
    ['chance', OUTCOMES],
  ] as const)('has every form of %s with exactly its keys, as the reader has', (list, forms) => {
    for (const form of Object.values<object>(forms)) {
      const alone = (entry: unknown) => compare(changed(GOOD, { [list]: [entry] }));
      expect(alone(form), JSON.stringify(form)).toBe(true);
      expect(alone({ ...form, also: 1 })).toBe(false);
      for (const key of Object.keys(form)) {
        expect(alone({ ...form, [key]: undefined }), `${JSON.stringify(form)} without ${key}`).toBe(false);
        for (const value of [...BAD_VALUES, ...NUMBERS]) alone({ ...form, [key]: value });
      }
    }
    expect(SCHEMAS.record.$defs[list === 'chance' ? 'outcome' : 'decision'].anyOf).toHaveLength(Object.keys(forms).length);
  });

  it('refuses what the reader refuses for its form alone, and lets pass what playing finds', () => {
    for (const { what, record, fault } of PLANTED_IN_FORM) {
      // Values that throw when read never come from JSON; a fault inside a whole edition may be one that a schema cannot express.
      if (fault.code === 'unreadable') continue;
      expect(compare(record, BEYOND.record), what).toBe(OF_A_NAME.some((code) => code === fault.code));
    }
    for (const { what, record } of Object.values(PLANTED_IN_PLAY).flat()) expect(compare(record), what).toBe(true);
  });

  it('agrees with the reader on records with anything changed', () => {
    const lots = new Generator('record schema');
    const pick = <T>(values: readonly T[]): T => values[lots.below(values.length)];
    const small = recorded(2, 'small', 12).record();
    const values = [
      ...BAD_VALUES,
      ...NUMBERS,
      'reference',
      '0123456789abcdef',
      'A\u202e',
      '\ud83d\ude00',
      '\ud83d',
      1,
      2,
      1e300,
      -0,
      GOOD.turns,
      small.chance[0],
    ];
    let passed = 0;
    for (let n = 0; n < 2000; n++) {
      const record = changed(small);
      const part = pick(Object.keys(record));
      const [tree, key] = pick([[record, part] as const, ...placesOf(record[part])]);
      const way = lots.below(6);
      if (way === 0) delete tree[key];
      else if (way === 1 && Array.isArray(tree)) tree.splice(Number(key), 1);
      else if (way === 2) tree[pick(['also', 'constructor', key])] = pick(values);
      else tree[key] = pick(values);
      if (compare(record)) passed++;
    }
    expect(passed).toBeGreaterThan(50);
    expect(passed).toBeLessThan(1500);
  });

  it('counts characters, of which the reader takes those beyond U+FFFF for two', () => {
    const named = (name: string) => changed(GOOD, { seats: [{ name }, { name: 'B' }] });
    const face = '\u{1F600}';
    expect(compare(named(face.repeat(30)))).toBe(true);
    expect(readRecord(named(face.repeat(31))).ok).toBe(false);
    expect(compare(named(face.repeat(31)), ['badText'])).toBe(true);
    expect(compare(named(face.repeat(61)))).toBe(false);
  });

  it('names the same words and limits as the sources', () => {
    const { properties, $defs: defs } = SCHEMAS.record;
    expect(defs.colour.enum).toEqual(types.BUILDING_COLOURS);
    expect(defs.resource.enum).toEqual(types.RESOURCE_COLOURS);
    expect(defs.ship.enum).toEqual(types.SHIP_IDS);
    expect(defs.harbormaster.enum).toEqual(types.HARBORMASTER_IDS);
    expect(defs.zigguratTile.enum).toEqual(types.ZIGGURAT_TILE_IDS);
    expect(defs.decree.enum).toEqual(types.DECREE_IDS);
    expect(defs.portLine.enum).toEqual(types.PORT_LINES);
    expect(Object.keys(properties).sort()).toEqual([...Object.keys(GOOD), 'seedFrom', 'king'].sort());
    expect(properties.king.enum).toEqual(types.KINGS);
    const { decisions, chance, turns, seats, seedFrom, layout } = properties;
    expect([decisions.maxItems, chance.maxItems, seedFrom.maximum, turns.maxItems]).toEqual([
      RECORD_LIMITS.decisions,
      RECORD_LIMITS.chance,
      RECORD_LIMITS.chance,
      RECORD_LIMITS.turns,
    ]);
    expect({ min: seats.minItems, max: seats.maxItems }).toEqual(RECORD_LIMITS.seats);
    expect([layout.maximum, defs.count.maximum, defs.numberOfDecisions.maximum]).toEqual([
      RECORD_LIMITS.layout,
      RECORD_LIMITS.amount,
      RECORD_LIMITS.decisions,
    ]);
    expect(seats.items.properties.name.allOf[1].maxLength).toBe(RECORD_LIMITS.name);
    expect(properties.seed.allOf[1].maxLength).toBe(RECORD_LIMITS.seed);
  });
});
