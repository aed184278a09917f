/** The arrow keys on the spaces of the common Districts. */
import { createSetting, REFERENCE_EDITION } from '@tabannusi/engine';
import { expect, it } from 'vitest';
import { nextSpace } from '../src/board/space-grids.tsx';
import { cityOf } from '../src/geometry/city.ts';

const SPACES = cityOf(createSetting(REFERENCE_EDITION, 4)).parts.flatMap(({ spaces }) => spaces);

it('lead from every space to every other', () => {
  const [first] = SPACES;
  if (first === undefined) throw new Error('there is no space');
  const reached = new Set([first]);
  for (const space of reached)
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      const next = nextSpace(SPACES, space, key);
      if (next !== undefined) reached.add(next);
    }
  expect(reached.size).toBe(SPACES.length);
});

it('lead there and back, and to the ends of a row', () => {
  for (const space of SPACES) {
    const right = nextSpace(SPACES, space, 'ArrowRight');
    if (right !== undefined) expect(nextSpace(SPACES, right, 'ArrowLeft')).toBe(space);
    const below = nextSpace(SPACES, space, 'ArrowDown');
    if (below !== undefined) expect(nextSpace(SPACES, below, 'ArrowUp')).toBe(space);
    const end = nextSpace(SPACES, space, 'End');
    expect(end).toBeDefined();
    if (end !== undefined) expect(nextSpace(SPACES, end, 'ArrowRight')).toBeUndefined();
    expect(nextSpace(SPACES, space, 'Enter')).toBeUndefined();
  }
});
