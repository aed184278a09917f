/**
 * Each reason is true by itself: if the cause that it names is removed, the reason disappears. The first reason is the one whose removal
 * leaves the fewest others.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asked, isOver } from '../../src/engine.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { RULE_IDS, RULING_IDS } from '../../src/model/rule-ids.ts';
import { overGames, walk } from './games.ts';
import { knownRules } from './removed-causes.ts';
import { checkCauses, nothingRemoved } from './true-reasons.ts';

test.each(['reference', 'other', 'random'] as const)(
  'without its cause a reason is gone, and the first leaves the fewest: %s',
  (edition) => {
    const removed = nothingRemoved();
    overGames(
      12,
      (name) => {
        walk(name, (state, _, step) => {
          if (!isOver(state) && asked(state) !== CHANCE && (step + name.seed) % 6 === 0) checkCauses(state, removed);
        });
      },
      { edition },
    );
    expect(removed.causes).toBeGreaterThan(3_000);
    expect(removed.several).toBeGreaterThan(0);
  },
);

test('every rule that legality and reasons name is known to be removable, fixed or outside the candidates', () => {
  const rules = new Set<string>([...RULE_IDS, ...RULING_IDS]);
  const named = ['legality', 'reasons'].flatMap((folder) => {
    const path = new URL(`../../src/${folder}/`, import.meta.url);
    // For choices that do not belong to the question at all, `why-not.ts` names rules.
    const files = readdirSync(path).filter((file) => file !== 'why-not.ts');
    return files.flatMap((file) =>
      [...readFileSync(new URL(file, path), 'utf8').matchAll(/'([A-Z]+-[A-Z0-9-]+)'/g)].map(([, rule]) => rule),
    );
  });
  const known = knownRules();
  expect(new Set(named).size).toBeGreaterThan(60);
  expect([...new Set(named)].filter((rule) => rules.has(rule) && !known.has(rule))).toEqual([]);
});
