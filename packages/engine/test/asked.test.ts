/** Questions are asked with a single answer only if they say so. */
import { expect, it } from 'vitest';
import { asked, isOver, legal } from '../src/engine.ts';
import { FRAME_KINDS, topKind } from '../src/model/frames.ts';
import { CHANCE } from '../src/model/ids.ts';
import { questionOf } from '../src/registry.ts';
import { overGames, walk } from './properties/games.ts';

it('a question with one answer is asked if it always is, and all that always are have been', () => {
  const withOne = new Set<string>();
  overGames(4, (name) => {
    walk(name, (state) => {
      if (!isOver(state) && asked(state) !== CHANCE && legal(state) === 1) withOne.add(FRAME_KINDS[topKind(state)]);
    });
  });
  const always = FRAME_KINDS.filter((_, kind) => questionOf[kind]?.asked === 'always');
  expect(always).toEqual(['startColour', 'startSpace', 'pawns', 'die', 'destination', 'action']);
  // Set-up always has several colours and spaces, and two pawns can stand in five Districts.
  expect([...withOne].sort()).toEqual(['action', 'destination', 'die']);
});
