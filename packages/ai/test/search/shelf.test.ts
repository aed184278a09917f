/** The shelf of a plan: kept positions stay as they are until they are freed. */
import { hashText, newGame, State } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { Shelf } from '../../src/search/shelf.ts';
import { settingFor } from '../games.ts';
import { position } from '../position.ts';

test('a kept position can be restored; a freed one gives its room to the next', () => {
  const shelf = new Shelf();
  const [one, other] = [position({ timeGold: 3 }), position({ timeGold: 2 })];
  shelf.clear(one);
  const first = shelf.keep(one);
  const second = shelf.keep(other);
  const back = one.clone();
  back.restore(second);
  expect(hashText(back)).toBe(hashText(other));
  back.restore(first);
  expect(hashText(back)).toBe(hashText(one));

  shelf.free(first);
  expect(shelf.keep(other).bytes).toBe(first.bytes);
});

test('a cleared shelf serves a game of another size', () => {
  const shelf = new Shelf();
  shelf.keep(position());
  const state = newGame(new State(settingFor(4)));
  shelf.clear(state);
  const back = new State(state.setting);
  back.restore(shelf.keep(state));
  expect(hashText(back)).toBe(hashText(state));
});
