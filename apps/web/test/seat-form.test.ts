/** Who can sit where, and what a form with a king gives. */
import { KINGS } from '@tabannusi/engine';
import { expect, it } from 'vitest';
import { FIRST_SEATS, faultOf, kindsFor, kingOf, type SeatForm, seatsOf } from '../src/home/seat-form.ts';

const withKind = (seat: number, kind: SeatForm['kind'], seats = FIRST_SEATS): SeatForm[] =>
  seats.map((form, n) => (n === seat ? { ...form, kind } : form));

it('offers the kings on the second seat, while nobody sits on the others [SOLO-01]', () => {
  expect(kindsFor(FIRST_SEATS, 1)).toEqual(expect.arrayContaining([...KINGS]));
  expect(kindsFor(FIRST_SEATS, 0)).not.toContain('sarbot');
  expect(kindsFor(withKind(2, 'person'), 1)).not.toContain('sarbot');
});

it('keeps the other seats free while a king plays', () => {
  expect(kindsFor(withKind(1, 'sarbot'), 2)).toEqual(['nobody']);
  expect(kindsFor(FIRST_SEATS, 2)).toContain('person');
});

it('gives one player alone and the king', () => {
  const form = withKind(1, 'botmuzi');
  expect(seatsOf(form)).toEqual([{ kind: 'person', name: 'Puabi' }]);
  expect(kingOf(form)).toBe('botmuzi');
  expect(faultOf(form, '')).toBeNull();
});

it('refuses a king without a player, and one player without a king', () => {
  expect(faultOf(withKind(0, 'nobody', withKind(1, 'gilgabot')), '')).toBe('tooFew');
  expect(faultOf(withKind(1, 'nobody'), '')).toBe('tooFew');
});
