/** A hint names the best choices and the terms that make them so; it follows from what the seat knows, and stops when it must. */
import { asked, hashText, type Known, legal, mask, play } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { type Hint, hint } from '../src/index.ts';
import { checkFairness } from './fairness.ts';
import { knowledgeOf, settingFor, walk } from './games.ts';
import { position } from './position.ts';

/** Seat 0 is asked for an action, with this many left. */
const inTurn = (actionsLeft: number, keys: Readonly<Record<string, unknown>>) =>
  position({
    actionsLeft,
    pending: [
      { kind: 'turn', seat: 0 },
      { kind: 'action', seat: 0 },
    ],
    ...keys,
  });

/** Seat 0 has the last turn. */
const LAST_TURN = { ending: 'lastRound', timeGold: 0, startSeat: 1 };

const hintFor = (state: Parameters<typeof knowledgeOf>[0]): Hint => hint(knowledgeOf(state, 'x'));

test('a Decree whose demands are met is hinted at for its VP [FREE-04]', () => {
  const buildings = ['a1', 'c1', 'a3', 'c3', 'f1', 'h1'].map((space, n) => ({
    colour: ['white', 'yellow', 'brown'][n >> 1],
    seat: 0,
    spaces: [space],
  }));
  const { best, equal } = hintFor(inTurn(0, { ...LAST_TURN, decrees: [{ decree: 'D04' }, { decree: 'D15' }], buildings }));
  expect(equal).toBe(1);
  expect(best[0]).toMatchObject({ choice: { choose: 'decree', decree: 'D04' }, gains: ['vp'] });
  expect(best[0].difference).toBeGreaterThan(3);
});

test.each([
  ['what it will score, where others have a turn left', { ...LAST_TURN, startSeat: 0 }, 'districts'],
  ['its VP, where the game ends with the turn', LAST_TURN, 'vp'],
])('a group of three that can be paid is hinted at for %s [ACT-BLD-01]', (_, keys, term) => {
  const { best } = hintFor(
    inTurn(1, {
      ...keys,
      projects: [{ colour: 'white', seat: 1, spaces: ['a1', 'b1', 'c1'] }],
      seats: [{ gold: 3, mastery: { white: 4 } }],
    }),
  );
  expect(best[0].choice).toEqual({ choose: 'action', action: 'construct' });
  expect(best[0].gains[0]).toBe(term);
  expect(best[1].losses[0]).toBe(term);
});

test('Gold that a refill would cost speaks against it [FREE-02]', () => {
  const { best } = hintFor(inTurn(0, { seats: [{ gold: 3, crates: { up: [], down: ['white'] } }] }));
  expect(best.map(({ choice }) => choice.choose)).toEqual(['done', 'refill']);
  expect(best[0]).toMatchObject({ gains: ['goods'], losses: [] });
  expect(best[1]).toMatchObject({ gains: [], losses: ['goods'] });
});

/** The payment for a House in the Ziggurat by a player with 2 Gold and 2 dice, with this many Actions left afterwards. */
function zigguratPayments(actionsLeft: number): Hint {
  const state = inTurn(actionsLeft + 1, {
    barges: ['white', 'brown', 'green', 'yellow', 'blue'],
    seats: [{ pawns: 5, gold: 2, dice: { blue: 2 } }],
  });
  play(state, { choose: 'action', action: 'zigguratHouse' });
  play(state, { choose: 'zigguratSpace', section: 'white', space: 1 });
  return hintFor(state);
}

test('payments are as good as what they leave, and equal where the next Action spends that too [ACT-ZIG-02]', () => {
  const last = zigguratPayments(0);
  expect(last.best.map(({ choice }) => choice)).toMatchObject([{ gold: 0 }, { gold: 1 }, { gold: 2 }]);
  expect([last.equal, last.best[0].gains, last.best[1].losses]).toEqual([1, ['goods'], ['goods']]);
  // The second House takes the other two Resources: in either order, nothing is left.
  expect(zigguratPayments(1)).toMatchObject({ equal: 3, best: [{ difference: 0 }, { difference: 0 }, { difference: 0 }] });
});

test('the first is ahead of the best of the others, and these are behind it by as much', () => {
  const seen = { alone: 0, equal: 0, all: 0 };
  for (const [known, { best, equal }] of hints(40)) {
    const { choices } = known;
    expect(best.length).toBe(Math.min(3, choices.length));
    for (const { choice } of best) expect(choices).toContain(choice);
    for (const [n, { difference, gains, losses }] of best.entries()) {
      if (equal === choices.length) expect({ difference, gains, losses }).toEqual({ difference: 0, gains: [], losses: [] });
      else if (n < equal) expect(difference).toBeGreaterThan(0);
      else expect(difference).toBeLessThan(0);
      expect(new Set([...gains, ...losses]).size).toBe(gains.length + losses.length);
      expect(gains.length + losses.length).toBeLessThanOrEqual(3);
    }
    if (equal === 1) expect(best[1].difference).toBe(-best[0].difference);
    seen[equal === choices.length ? 'all' : equal === 1 ? 'alone' : 'equal']++;
  }
  expect(Math.min(seen.alone, seen.equal, seen.all)).toBeGreaterThan(0);
});

test('so many are told as are asked for', () => {
  const known = knowledgeOf(position(), 'x');
  expect(hint(known, {}, 1).best.length).toBe(1);
  expect(hint(known, {}, 100).best.map(({ choice }) => choice)).toEqual(expect.arrayContaining([...known.choices]));
});

test('the same is said twice, whatever the lots of the player are; thinking changes nothing', () => {
  const state = position();
  const before = hashText(state);
  expect(hint(knowledgeOf(state, 'a'))).toEqual(hint(knowledgeOf(state, 'b')));
  expect(hashText(state)).toBe(before);
});

test('the same is said when everything hidden is dealt anew [URB-04]', async () => {
  const { looked, differed } = await checkFairness((knowledge) => hint(knowledge, { iterations: 400 }), 12, 7);
  expect(looked).toBe(12);
  expect(differed).toBeGreaterThan(6);
});

test('it stops when it must, and says what it has found', () => {
  const known = knowledgeOf(position(), 'x');
  for (const asks of [0, 5, 100]) {
    let left = asks;
    const { best } = hint(known, { iterations: 1_000_000, isOver: () => left-- <= 0 });
    expect(best.length).toBe(Math.min(3, known.choices.length));
    expect(left).toBeGreaterThan(-100);
  }
});

/** The hints at one in this many questions of a game. */
function* hints(every: number): Iterable<[known: Known, hint: Hint]> {
  const found: Known[] = [];
  let passed = 0;
  walk(settingFor(3), 'hints', (state) => {
    if (passed++ % every === 0) {
      const seat = asked(state);
      found.push({ seat, masked: mask(state, seat), choices: knowledgeOf(state, 'x').choices });
      legal(state);
    }
    return null;
  });
  for (const known of found) yield [known, hint(known, { iterations: 400 })];
}
