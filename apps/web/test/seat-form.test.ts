/** Who can sit where, and the seats of a form with a king. */
import { KINGS } from '@tabannusi/engine';
import { expect, it } from 'vitest';
import { FIRST_SET_UP, lastSetUp, rememberSetUp } from '../src/home/last-set-up.ts';
import {
  coloursOf,
  FIRST_SEATS,
  faultOf,
  kindsFor,
  kingOf,
  type SeatForm,
  seatsOf,
  withColour,
  withKing,
  withoutKing,
} from '../src/home/seat-form.ts';

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

it('changes between a game with others and one against a king, and keeps names and colours', () => {
  const four = withKind(3, 'person', withKind(2, 'botRandom'));
  const alone = withKing(four);
  expect(alone.map(({ kind }) => kind)).toEqual(['person', KINGS[0], 'nobody', 'nobody']);
  expect(withoutKing(alone, four)).toEqual(four);
  expect(withoutKing(alone, null).map(({ kind }) => kind)).toEqual(['person', 'botBuilder', 'nobody', 'nobody']);
});

it('lets nobody have the name of the king', () => {
  const form = withKind(1, 'botmuzi').map((seat) => ({ ...seat, name: seat.name === 'Puabi' ? 'Botmuzi' : seat.name }));
  expect(faultOf(form, '', 'Botmuzi')).toBe('badName');
  expect(faultOf(form, '', 'Sarbot')).toBeNull();
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

it('takes from a name what nobody sees and no record may have', () => {
  const named = (name: string): SeatForm[] => FIRST_SEATS.map((form, n) => (n === 0 ? { ...form, name } : form));
  expect(seatsOf(named(' Pu\u202Eabi\u0007\ud83d '))[0]).toEqual({ kind: 'person', name: 'Puabi' });
  expect(seatsOf(named('<b>אבג 😀'))[0]).toEqual({ kind: 'person', name: '<b>אבג 😀' });
  expect(faultOf(named('\u202E\t'), '')).toBe('badName');
});

it('gives a colour to one seat only: who had it gets the other one', () => {
  const swapped = withColour(FIRST_SEATS, 0, 'black');
  expect(swapped.map(({ colour }) => colour)).toEqual(['black', 'orange', 'red', 'purple']);
  expect(coloursOf(swapped)).toEqual(['black', 'orange']);
  expect(coloursOf(FIRST_SEATS)).toBeUndefined();
});

it('offers the last set-up again, and of what was kept only what can be', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(lastSetUp(storage)).toEqual(FIRST_SET_UP);
  const setUp = {
    seats: withColour(withKind(1, 'sarbot'), 0, 'red'),
    switches: { ...FIRST_SET_UP.switches, masteryRight: 'minRises' },
    edition: 'mine 1',
  } as const;
  rememberSetUp(storage, setUp);
  expect(lastSetUp(storage)).toEqual(setUp);
  rememberSetUp(storage, { ...setUp, seats: withKind(2, 'person', withKind(1, 'sarbot')) });
  expect(lastSetUp(storage)).toEqual({ ...setUp, seats: FIRST_SEATS });
  for (const junk of ['7', '{"seats":[1,2,3,4],"switches":{"masteryRight":true},"edition":9}', '{', 'null']) {
    kept.set('tabannusi-set-up', junk);
    expect(lastSetUp(storage)).toEqual(FIRST_SET_UP);
  }
});
