/** Previews leave the state unchanged, predict what happens, and reveal nothing hidden, at sampled questions of random games. */
import { expect, test } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import { asked, isOver } from '../../src/engine.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { redeal } from '../../src/knowledge/redeal.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { LAST_ROUND } from '../../src/model/state.ts';
import { preview } from '../../src/preview/preview.ts';
import { overGames, walk } from './games.ts';
import { checkPreviews } from './preview.ts';

test('previews agree with what happens when their choice is made', () => {
  const seen = { previews: 0, costs: 0, closing: 0, leading: 0, scoring: 0, ends: new Set<string | null>() };
  overGames(30, (name) => {
    walk(name, (state, _, step) => {
      const last = state.ending === LAST_ROUND;
      if (isOver(state) || asked(state) === CHANCE || (!last && (step + name.seed) % 4 !== 0)) return;
      for (const { cost, leads, scores, closes, endsUndo } of checkPreviews(state)) {
        seen.previews++;
        if (cost !== null) seen.costs++;
        if (closes.length > 0) seen.closing++;
        if (leads.length > 0) seen.leading++;
        if (scores.length > 0) seen.scoring++;
        seen.ends.add(endsUndo);
      }
    });
  });
  expect(seen.previews).toBeGreaterThan(3_000);
  expect(seen.costs).toBeGreaterThan(300);
  expect(seen.closing).toBeGreaterThan(500);
  expect(seen.leading).toBeGreaterThan(100);
  expect(seen.scoring).toBeGreaterThan(30);
  expect(seen.ends).toEqual(new Set([null, 'chance', 'seat', 'reveal']));
});

test('previews are the same when everything hidden from the seat is dealt anew, also those of the last choice of the game', () => {
  overGames(25, (name) => {
    walk(name, (state, _, step) => {
      const last = state.ending === LAST_ROUND;
      if (isOver(state) || asked(state) === CHANCE || (!last && (step + name.seed) % 15 !== 0)) return;
      const other = redeal(mask(state, asked(state)), new Generator(`${name.seed} ${step}`, 'redeal'));
      expect(preview(other)).toEqual(preview(state));
    });
  });
});

test('nothing is previewed where no seat is asked', () => {
  overGames(3, (name) => {
    walk(name, (state) => {
      if (isOver(state) || asked(state) === CHANCE) expect(preview(state)).toEqual([]);
    });
  });
});
