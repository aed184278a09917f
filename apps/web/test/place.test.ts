/** Places and their keys: only what was written can be read again. */
import { createSetting, REFERENCE_EDITION, SHIPPED } from '@tabannusi/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyOf, placeFrom } from '../src/places/place.ts';
import { everyPlace, KINDS } from './every-place.ts';

const SETTINGS = SHIPPED.flatMap((edition) => [
  createSetting(edition, 1, {}, 'sarbot'),
  ...[2, 3, 4].map((players) => createSetting(edition, players)),
]);
const PLACES = SETTINGS.flatMap(everyPlace);
const KEYS = [...new Set(PLACES.map(keyOf))];

it('reads every place of every shipped edition as it was written', () => {
  expect(KEYS.length).toBeGreaterThan(500);
  for (const place of PLACES) expect(placeFrom(keyOf(place))).toEqual(place);
});

it('writes places of every kind, and no two alike', () => {
  expect(new Set(PLACES.map(({ kind }) => kind)).size).toBe(KINDS.length);
  const ofOne = everyPlace(createSetting(REFERENCE_EDITION, 4));
  expect(new Set(ofOne.map(keyOf)).size).toBe(ofOne.length);
});

it.each([
  '',
  ':',
  'nowhere',
  'constructor',
  'toString:1',
  'track:purple',
  'track:',
  'track',
  'track:white:',
  'track:blue',
  'supply:gold',
  'district:0',
  'district:6',
  'district:1.5',
  'district:01',
  'district:+1',
  'district: 1',
  'district:-0',
  'district:1e0',
  'die:1',
  'die:1:7',
  'die:1:2:3',
  'action:1:tile',
  'port:row4:blue',
  'port:row1:green',
  'space:B2',
  'space:b0',
  'space:b2\n',
  'urbanCard:a b',
  'good:0:glory',
  'values:1',
  'Values',
])('reads %j as no place', (key) => {
  expect(placeFrom(key)).toBeNull();
});

const piece = fc.oneof(
  fc.constantFrom(...new Set(KEYS.flatMap((key) => key.split(':')))),
  fc.string({ maxLength: 4 }),
  fc.integer({ min: -2, max: 300 }).map(String),
);
const anyKey = fc.oneof(
  fc.string(),
  fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(':')),
);

it('reads nothing that it would write otherwise', () => {
  fc.assert(
    fc.property(anyKey, (key) => {
      const place = placeFrom(key);
      if (place !== null) expect(keyOf(place)).toBe(key);
    }),
    { numRuns: 5000, seed: 28 },
  );
});

it('reads no key that has lost, gained or changed a letter, unless it is that of another place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KEYS), fc.nat({ max: 30 }), fc.string({ maxLength: 1 }), fc.boolean(), (key, at, letter, isInserted) => {
      const changed = key.slice(0, at) + letter + key.slice(isInserted ? at : at + 1);
      const place = placeFrom(changed);
      if (place !== null) expect(keyOf(place)).toBe(changed);
    }),
    { numRuns: 5000, seed: 28 },
  );
});
