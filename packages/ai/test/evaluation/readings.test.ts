/** The values that terms read from a position: the city as the engine scores it, and the expected rest of the game. */
import { type State, scoreDistrict } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { City, sizeAt } from '../../src/evaluation/city.ts';
import { Outlook } from '../../src/evaluation/outlook.ts';
import { settingFor, walk } from '../games.ts';
import { position } from '../position.ts';

test.each([2, 3, 4])(
  'sizes times values are what the engine scores, at every question of a game of %i [SCORE-09] [SCORE-10]',
  (players) => {
    const city = new City();
    const scored = new Int32Array(4);
    let built = 0;
    const compare = (state: State): null => {
      city.read(state);
      for (let district = 0; district < 3; district++) {
        scoreDistrict(state, district, scored);
        for (let seat = 0; seat < players; seat++) {
          const worth = [0, 1, 2].map(
            (colour) => city.sizes[sizeAt(seat, district, colour)] * state.setting.trackValues[state.mastery[seat * 3 + colour]],
          );
          expect(worth.reduce((sum, each) => sum + each, 0)).toBe(scored[seat]);
          built += scored[seat];
        }
      }
      return null;
    };
    for (const seed of ['a', 'b', 'c']) walk(settingFor(players), seed, compare);
    expect(built).toBeGreaterThan(100);
  },
);

const outlookOf = (keys: Readonly<Record<string, unknown>> = {}): Outlook => {
  const outlook = new Outlook();
  outlook.read(position(keys));
  return outlook;
};

test('all scorings to come together are those of the Time track and the final ones [SCORE-02] [END-04]', () => {
  for (const timeGold of [1, 3, 5]) {
    expect(outlookOf({ timeGold }).scorings.reduce((sum, each) => sum + each, 0)).toBeCloseTo(timeGold + 5, 9);
  }
});

test('the Barge with the fewest dice is scored most often [SCORE-01]', () => {
  const { scorings } = outlookOf({ bargeDice: { 3: [6] }, supply: { white: 4 } });
  expect(scorings.indexOf(Math.max(...scorings))).toBe(2);
});

test('turns grow fewer with the Gold of the Time track, and are counted after the trigger [END-02]', () => {
  expect(outlookOf({ timeGold: 2 }).turns[0]).toBeLessThan(outlookOf({ timeGold: 4 }).turns[0]);
  const at = (ending: string, seat: number) =>
    [
      ...outlookOf({
        timeGold: 0,
        ending,
        pending: [
          { kind: 'turn', seat },
          { kind: 'action', seat },
        ],
      }).turns,
    ].slice(0, 2);
  expect(at('triggered', 0)).toEqual([2, 2]);
  expect(at('triggered', 1)).toEqual([1, 2]);
  expect(at('lastRound', 0)).toEqual([1, 1]);
  expect(at('lastRound', 1)).toEqual([0, 1]);
});
