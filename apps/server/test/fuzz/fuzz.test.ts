/** Nearly valid input and noise at every door: nothing changes, nothing fails. The long run has 100,000 inputs for each. */
import { expect, test } from 'vitest';
import { call } from '../../src/store/statement.ts';
import { keepDraft } from '../../src/store/statements/draft.ts';
import { setPersonKey } from '../../src/store/statements/person.ts';
import { DOORS, fuzz } from './doors.ts';
import type { Scene } from './scene.ts';

const INPUTS = 150;

test.each(Object.keys(DOORS) as (keyof typeof DOORS)[])(`${INPUTS} inputs at the door %s`, async (door) => {
  const { answers, accepted } = await fuzz(door, `sample ${door}`, INPUTS);
  // Most inputs have the right form, and few of them are valid.
  const done = Object.values(accepted).reduce((sum, each) => sum + each, 0);
  expect(done).toBeLessThan(INPUTS / 2);
  expect(Object.keys(answers).length).toBeGreaterThan(0);
});

const FAULTS: readonly (readonly [string, keyof typeof DOORS, (scene: Scene) => void, RegExp])[] = [
  [
    'a refused draft is stored',
    'socket',
    ({ node: { core } }) => {
      const draft = core.desk.draft.bind(core.desk);
      core.desk.draft = async (table, person, at, decisions) => {
        await core.store.all(keepDraft, { game: table, seat: 3, body: JSON.stringify({ at, decisions }), at });
        return draft(table, person, at, decisions);
      };
    },
    /changed something/,
  ],
  [
    'the last digit of a key does not matter',
    'key',
    ({ node: { core }, key }) => {
      const byKey = core.people.byKey.bind(core.people);
      core.people.byKey = (typed) => byKey(typed.slice(0, -1) === key.slice(0, -1) ? key : typed);
    },
    /let in/,
  ],
  [
    'an odd name makes the server fail',
    'HTTP',
    ({ node: { core } }) => {
      core.people.describe = async (_, name) => {
        if (name !== 'Mallory') throw new Error(`odd: ${name}`);
      };
    },
    /500 for/,
  ],
  [
    'a wrong code changes something of others',
    'code',
    ({ node: { core }, ann }) => {
      const { use } = core.rates.wrongCodes;
      core.rates.wrongCodes.use = (...given) => {
        void core.store.together([call(setPersonKey, { person: ann.person, keyHash: null })]);
        return use.apply(core.rates.wrongCodes, given);
      };
    },
    /changed/,
  ],
];

test.each(FAULTS)('a planted fault is found: %s', async (_, door, plant, found) => {
  await expect(fuzz(door, 'planted', 1_500, plant)).rejects.toThrow(found);
});
