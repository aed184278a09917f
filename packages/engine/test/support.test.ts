/** The test vocabulary itself: positions that do not add up are refused, and refusals print what was offered. */
import { expect, it } from 'vitest';
import { countFaces, PURPLE, position, RED } from './support/index.ts';

it('a position that does not add up is refused', () => {
  expect(() => position().dice(RED, { white: 6 }).turnOf(RED)).toThrow('There are only 5 white dice.');
  expect(() => position().barge(3, [1, 1, 1]).dice(RED, { white: 3 }).turnOf(RED)).toThrow('There are only 5 white dice.');
  expect(() => position().barge(3, [1]).supply({ white: 1 }).turnOf(RED)).toThrow('white dice: 2, there are 5');
  expect(() => position().markers(RED, 15).garden('e1', RED).turnOf(RED)).toThrow('Seat 0 has only 14 markers');
  expect(() =>
    position()
      .building('white', { spaces: ['b1'], owner: RED })
      .houses(RED, { white: 3 })
      .turnOf(RED),
  ).toThrow('Houses gone');
  expect(() => position().project('white', 'e1', RED)).toThrow('e1 is no empty grid space.');
  expect(() => position().project('white', 'a5', RED)).toThrow('There is no space a5 with 2 players.');
  expect(() => position().timeGold(0).turnOf(RED)).toThrow('say ending()');
  expect(() => position().crates(RED, { up: ['white', 'white', 'blue'], down: ['green', 'green'] })).toThrow('KEY-01');
});

it('dice, markers, Houses and stocks follow from what is written', () => {
  const game = position()
    .dice(RED, { white: 1 })
    .barge(1, [6])
    .supply({ blue: 2 })
    .garden('a1', RED)
    .project('white', ['b1', 'c1'], RED)
    .building('brown', { spaces: ['k1', 'k2'], owner: PURPLE })
    .turnOf(RED);
  expect(game.table()).toMatchObject({
    barges: [[6], [1, 2, 3, 4, 5], [1, 2, 3, 4], [1, 2, 3], [1, 2, 3, 4, 5]],
    supply: { brown: 4, blue: 2 },
    projects: { white: 18, yellow: 20, brown: 20 },
    pieces: { white: 25, yellow: 25, brown: 23 },
    water: 19,
    gardens: 24,
  });
  expect(game.player(RED)).toMatchObject({ markers: 5, markerSupply: 7 });
  expect(game.player(PURPLE).houses).toEqual({ white: 3, yellow: 3, brown: 2, bottom: 5 });
});

it('a refused choice and a failed expectation print what was offered instead', () => {
  const game = position().pawns(RED, 3).barge(3, [4]).turnOf(RED);
  const offered = 'Asked of Red: {"ask":"die","district":3}. Offered:\n  {"choose":"die","face":4}';
  expect(() => game.die(5)).toThrow(`{"choose":"die","face":5} was refused (notLegal).\n${offered}`);
  expect(() => expect(game).toOffer({ choose: 'die', face: 5 })).toThrow(offered);
  expect(() => expect(game).not.toOffer({ choose: 'die', face: 4 })).toThrow(offered);
  expect(() => expect(game).toOfferOnly({ choose: 'die', face: 4 }, { choose: 'die', face: 5 })).toThrow(offered);
  expect(() => expect(game).toBeAsked('die', PURPLE)).toThrow(offered);
  expect(() => expect(game).not.toBeAsked('die')).toThrow(offered);
  expect(() => expect(game).toOfferSpaces('a1')).toThrow('expected the spaces a1');
  expect(() => expect(game).toBeOver()).toThrow('expected the game to be over');
});

it('scripted chance waits until it is asked for', () => {
  const game = position().barge(1, []).actionsOf(RED);
  game.roll(1, 2, 3, 4, 5);
  expect(game.unusedChance).toEqual([{ chance: 'dice', faces: countFaces([1, 2, 3, 4, 5]) }]);
  game.done();
  expect(game.unusedChance).toEqual([]);
  expect(game).toBeAsked('die', PURPLE);
});
