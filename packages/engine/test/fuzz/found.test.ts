/** Inputs with which the fuzz test once found a fault. */
import { expect, it } from 'vitest';
import { validateEdition } from '../../src/edition/validate.ts';
import { readPosition } from '../../src/record/position/read.ts';
import { plant } from '../edition/plant.ts';
import { written } from '../record/position-written.ts';

it.each([
  ['an object', { id: 'reference' }],
  ['an object without a prototype', Object.create(null)],
  ['a list with the right word', ['reference']],
  ['a number', 1],
])('a position whose edition has %s for a name is refused: only text is a name', (_, id) => {
  const result = readPosition(written({ edition: { id, version: 1 } }));
  expect(result).toMatchObject({ ok: false, faults: [{ code: 'wrongType', path: 'edition.id', allowed: { kind: 'text' } }] });
});

it('bytes are no object of an edition, and are not looked at one by one', () => {
  expect(validateEdition(new Uint8Array(3))).toMatchObject({ ok: false, faults: [{ code: 'wrongType', path: '' }], more: false });
});

it('the length of a list that is no number is not compared with one, which could take for ever', () => {
  const list = new Proxy([], { get: (target, key) => (key === 'length' ? new Array(2 ** 32 - 1) : Reflect.get(target, key)) });
  expect(readPosition(written({ water: list }))).toMatchObject({ ok: false, faults: [{ code: 'unreadable', path: 'water' }] });
  expect(validateEdition(plant({ 'board.duo.rows': list }))).toMatchObject({
    ok: false,
    faults: [{ code: 'unreadable', path: 'board.duo.rows' }],
  });
});
