/** Routes in the fragment of the address. */
import { expect, it } from 'vitest';
import { addressOf, type Route, readRoute } from '../src/route.ts';

it.each<Route>([
  { at: 'home' },
  { at: 'gallery' },
  { at: 'load' },
  { at: 'origins' },
  { at: 'game', id: 'a1-b2' },
  { at: 'game', id: 'a1-b2', moment: 0 },
  { at: 'game', id: 'a1-b2', moment: 137 },
  { at: 'result', id: 'a1-b2' },
  { at: 't', id: 'a1b2' },
  { at: 't', id: 'a1b2', part: 'result' },
  { at: 't', id: 'a1b2', part: 'proof' },
  { at: 'settings' },
  { at: 'moment', packed: 'a-_9' },
  { at: 'learn', id: null },
  { at: 'learn', id: 'goal' },
  { at: 'rules', rule: null },
  { at: 'rules', rule: 'ACT-GARD-02' },
])('%j is read from its own address', (route) => expect(readRoute(addressOf(route))).toEqual(route));

it('an unknown part of a table is the table', () => expect(readRoute('#/t/a1b2/nothing')).toEqual({ at: 't', id: 'a1b2' }));

it.each(['x', '-1', '1.5', '1e3', '9999999', ''])('a game at the moment %j is at the present one', (moment) =>
  expect(readRoute(`#/game/a1/${moment}`)).toEqual({ at: 'game', id: 'a1' }),
);

it.each(['', '#', '#/game//3', '#/nowhere', '#/game', '#/game/', '#/result', '#/moment/'])('%j is home', (fragment) =>
  expect(readRoute(fragment)).toEqual({ at: 'home' }),
);
