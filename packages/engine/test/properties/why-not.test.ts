/** Why-not is empty exactly when a choice is legal: for everything that may be tried, at sampled questions of random games. */
import { expect, test } from 'vitest';
import { asked, isOver } from '../../src/engine.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { whyNot } from '../../src/reasons/why-not.ts';
import { overGames, walk } from './games.ts';
import { checkReasons, legalChoices, type Tried, textOf } from './why-not.ts';

test('a candidate has no reason against it exactly when it is legal, and every legal choice is a candidate', () => {
  const tried: Tried = { candidates: 0, rules: new Map() };
  overGames(30, (name) => {
    walk(name, (state, _, step) => {
      if (!isOver(state) && asked(state) !== CHANCE && (step + name.seed) % 4 === 0) checkReasons(state, tried);
    });
  });
  expect(tried.candidates).toBeGreaterThan(20_000);
  expect(tried.rules.size).toBeGreaterThan(50);
});

test('the same in editions of their own, with other sizes and switches', () => {
  const tried: Tried = { candidates: 0, rules: new Map() };
  overGames(
    12,
    (name) => {
      walk(name, (state, _, step) => {
        if (!isOver(state) && asked(state) !== CHANCE && (step + name.seed) % 5 === 0) checkReasons(state, tried);
      });
    },
    { edition: 'random' },
  );
  expect(tried.candidates).toBeGreaterThan(5_000);
});

test('a choice of another question has a reason against it, unless it is legal here as well', () => {
  overGames(20, (name) => {
    let elsewhere: ReturnType<typeof legalChoices> = [];
    walk(name, (state, _, step) => {
      if (isOver(state) || asked(state) === CHANCE) {
        for (const choice of elsewhere) expect(whyNot(state, choice)).not.toEqual([]);
        return;
      }
      const here = legalChoices(state);
      const texts = new Set(here.map(textOf));
      for (const choice of elsewhere) {
        expect(whyNot(state, choice).length === 0, `${textOf(choice)} at ${JSON.stringify(here[0])}`).toBe(texts.has(textOf(choice)));
      }
      if (step % 4 === 0) elsewhere = here;
    });
  });
});
