/** Every refusal has its reason: the rule that forbids it and, in numbers, what is missing. */
import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { hashText } from '../src/model/hash.ts';
import { type Reason, unlessOne } from '../src/reasons/reason.ts';
import { candidates, whyNot } from '../src/reasons/why-not.ts';
import { type Game, newTestGame, PURPLE, payment, position, RED } from './support/index.ts';

/** Local Resources: white in District 1, yellow, brown, blue in the Port, green in the Ziggurat. */
const table = (options: Parameters<typeof position>[0] = {}) => position(options).barges('white', 'yellow', 'brown', 'blue', 'green');
const poor = () => table().gold(RED, 0);

const act = (action: Extract<Choice, { choose: 'action' }>['action']): Choice => ({ choose: 'action', action });
const space = (name: string): Choice => ({ choose: 'space', space: name });
const ship = (shipSpace: number): Choice => ({ choose: 'ship', shipSpace });
const colour = (name: 'white' | 'yellow' | 'brown'): Choice => ({ choose: 'colour', colour: name });

/** A row: a description, the game, the choice and the reasons against it. */
type Row = readonly [tried: string, game: () => Game, choice: Choice, ...reasons: readonly Reason[]];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'the die': [
    ['one that lies there', () => table().barge(1, [3]).turnOf(RED), { choose: 'die', face: 3 }],
    ['a face that does not', () => table().barge(1, [3]).turnOf(RED), { choose: 'die', face: 4 }, { rule: 'TURN-03' }],
    [
      'a 6 where others show all Districts, without Gold',
      () => table({ players: 4 }).barge(1, [1, 2, 3, 4, 5, 6]).gold(RED, 0).turnOf(RED),
      { choose: 'die', face: 6 },
      { rule: 'TURN-08', missing: { gold: 1 } },
    ],
    ['none where there are some', () => table().barge(1, [3]).turnOf(RED), { choose: 'noDie' }, { rule: 'TURN-03' }],
    ['an action before it', () => table().turnOf(RED), act('project'), { rule: 'TURN-09' }],
  ],
  'the destination': [
    ['the die itself', () => table().barge(1, [3]).turnOf(RED).die(3), { choose: 'destination', district: 3, gold: 0 }],
    [
      'elsewhere without Gold',
      () => poor().barge(1, [3]).turnOf(RED).die(3),
      { choose: 'destination', district: 2, gold: 1 },
      { rule: 'TURN-06', missing: { gold: 1 } },
    ],
    [
      'elsewhere for nothing',
      () => table().barge(1, [3]).turnOf(RED).die(3),
      { choose: 'destination', district: 2, gold: 0 },
      { rule: 'TURN-04' },
    ],
    [
      'with a 6 where another die leads, for nothing',
      () => table().barge(1, [6, 2]).turnOf(RED).die(6),
      { choose: 'destination', district: 2, gold: 0 },
      { rule: 'TURN-07' },
    ],
  ],
  'an action': [
    ['of another District', () => table().actionsOf(RED), act('portHouse'), { rule: 'ACT-PORT-01' }],
    ['of another District', () => table().actionsOf(RED), act('zigguratHouse'), { rule: 'ACT-ZIG-01' }],
    ['of another District', () => table().pawns(RED, 4).actionsOf(RED), act('gardening'), { rule: 'C-26' }],
    ['a third one', () => table().actionsOf(RED, 0), act('project'), { rule: 'TURN-09', missing: { actions: 1 } }],
    [
      'a Project without a marker',
      () => table().markers(RED, 0).actionsOf(RED),
      act('project'),
      { rule: 'ACT-PROJ-06', missing: { markers: 1 } },
    ],
    ['a Construct without Projects', () => table().actionsOf(RED), act('construct'), { rule: 'ACT-BLD-03' }],
    [
      'a Construct that is too dear',
      () => table().project('yellow', 'a1', PURPLE).gold(RED, 1).actionsOf(RED),
      act('construct'),
      { rule: 'ACT-BLD-04', missing: { white: 2, gold: 1 } },
    ],
    [
      'a Construct without a House, where the pieces of the other colours are used up',
      () => usedUp(table().project('yellow', 'a1', PURPLE).gold(RED, 0).houses(RED, { yellow: 0, bottom: 0 }).actionsOf(RED)),
      act('construct'),
      { rule: 'A-41', missing: { houses: 1 } },
    ],
    [
      'a Gardening without means',
      () => poor().actionsOf(RED),
      act('gardening'),
      { rule: 'ACT-GARD-02', missing: { green: 1, gold: 1 } },
      { rule: 'ACT-GARD-03', missing: { blue: 1, gold: 1 } },
    ],
    [
      'a Gardening with a Garden tile and no marker: 1 marker, or 1 Resource for another tile',
      () => poor().gardens(RED, 1).markers(RED, 0).actionsOf(RED),
      act('gardening'),
      { rule: 'ACT-GARD-02', missing: { green: 1, gold: 1 } },
      { rule: 'ACT-GARD-03', missing: { blue: 1, gold: 1 } },
      { rule: 'ACT-GARD-08', missing: { markers: 1 } },
    ],
    [
      'a Ship for 1 Gold',
      () => table().pawns(RED, 4).gold(RED, 1).actionsOf(RED),
      act('ship'),
      { rule: 'ACT-SHIP-01', missing: { gold: 1 } },
    ],
    [
      'a Ship for 1 Gold with TILE-S11, where a blue Resource would do as well',
      () => table().pawns(RED, 4).gold(RED, 1).ships({ 1: 'S11' }).shipMark(RED, 'S11').actionsOf(RED),
      act('ship'),
      { rule: 'ACT-SHIP-01', missing: { blue: 1, gold: 1 } },
    ],
    [
      'a Ship for nothing with TILE-S11, where a blue Resource would not',
      () => poor().pawns(RED, 4).ships({ 1: 'S11' }).shipMark(RED, 'S11').actionsOf(RED),
      act('ship'),
      { rule: 'ACT-SHIP-01', missing: { gold: 2 } },
    ],
    [
      'a Port House without Houses in the bottom row, with TILE-S09 and too little',
      () => table().pawns(RED, 4).gold(RED, 1).ships({ 1: 'S09' }).shipMark(RED, 'S09').houses(RED, { bottom: 0 }).actionsOf(RED),
      act('portHouse'),
      { rule: 'TILE-S09', missing: { blue: 3, gold: 2 } },
    ],
    [
      'a Port House without Resources, where others stand as well',
      () => poor().pawns(RED, 4).portHouse(PURPLE, 'row1', 'blue').portHouse(RED, 'row2', 'blue').actionsOf(RED),
      act('portHouse'),
      { rule: 'ACT-PORT-02', missing: { blue: 2, gold: 2 } },
    ],
    [
      'a third Gardening, whatever else is missing for it',
      () => poor().actionsOf(RED, 0),
      act('gardening'),
      { rule: 'TURN-09', missing: { actions: 1 } },
    ],
    [
      'a Port House without Resources',
      () => poor().pawns(RED, 4).actionsOf(RED),
      act('portHouse'),
      { rule: 'ACT-PORT-02', missing: { blue: 2, gold: 2 } },
    ],
    [
      'a Ziggurat House with one green',
      () => poor().pawns(RED, 5).dice(RED, { green: 1 }).actionsOf(RED),
      act('zigguratHouse'),
      { rule: 'ACT-ZIG-02', missing: { green: 1, gold: 1 } },
    ],
    ['to end the turn', () => table().actionsOf(RED), { choose: 'done' }],
  ],
  'an Action tile': [
    ['here', () => table().actionTiles(1, 1).actionsOf(RED), { choose: 'actionTile', tile: 1 }],
    ['elsewhere', () => table().actionTiles(2, 1).actionsOf(RED), { choose: 'actionTile', tile: 1 }, { rule: 'TURN-09' }],
  ],
  'a Project': [
    [
      'a colour that is there three times',
      () => table().project('white', ['a1', 'b1', 'c1'], PURPLE).actionsOf(RED).act('project'),
      colour('white'),
      { rule: 'ACT-PROJ-03' },
    ],
    ['on a space of another District', () => table().actionsOf(RED).act('project').colour('white'), space('f1'), { rule: 'ACT-PROJ-01' }],
    [
      'away from its colour',
      () => table().project('white', 'd4', PURPLE).actionsOf(RED).act('project').colour('white'),
      space('a1'),
      { rule: 'ACT-PROJ-04' },
    ],
    ['on a space that there is not', () => table().actionsOf(RED).act('project').colour('white'), space('z99'), { rule: 'TURN-09' }],
  ],
  'a Construct': [
    [
      'of the colour of the own marker',
      () =>
        table()
          .project('white', 'a1', PURPLE)
          .project('yellow', 'c3', RED)
          .project('brown', 'd1', PURPLE)
          .gold(RED, 2)
          .actionsOf(RED)
          .act('construct'),
      colour('yellow'),
      { rule: 'ACT-BLD-05', missing: { white: 2, yellow: 1, gold: 1 } },
    ],
    [
      'of a colour without Projects, in a District with others',
      () => table().project('white', 'a1', PURPLE).project('brown', 'd1', PURPLE).gold(RED, 2).actionsOf(RED).act('construct'),
      colour('yellow'),
      { rule: 'ACT-BLD-02' },
    ],
  ],
  'after a Construct': [
    ['a Ship of another size', () => twoWhite().pay({ dice: { white: 2 } }), ship(3), { rule: 'ACT-BLD-15' }],
    ['a step without the Ship for it', () => twoWhite().pay({ dice: { white: 2 } }), { choose: 'buyStep' }, { rule: 'TILE-S14' }],
    ['a Gardening without the Ship for it', () => twoWhite().pay({ dice: { white: 2 } }), act('gardening'), { rule: 'TILE-S08' }],
  ],
  'in the Port': [
    [
      'a Ship twice',
      () => table().pawns(RED, 4).gold(RED, 2).shipMark(RED, 3).actionsOf(RED).act('ship'),
      ship(3),
      { rule: 'ACT-SHIP-03' },
    ],
    [
      'a House where one stands',
      () => table().pawns(RED, 4).gold(RED, 2).portHouse(PURPLE, 'row1', 'blue').actionsOf(RED).act('portHouse'),
      { choose: 'portSpace', line: 'row1', side: 'blue' },
      { rule: 'ACT-PORT-04' },
    ],
    [
      'the other House of a pair',
      () => table().pawns(RED, 4).gold(RED, 2).portHouse(RED, 'row1', 'blue').actionsOf(RED).act('portHouse'),
      { choose: 'portSpace', line: 'row1', side: 'red' },
      { rule: 'ACT-PORT-08' },
    ],
  ],
  'in the Ziggurat': [
    [
      'a House where one stands',
      () => table().pawns(RED, 5).gold(RED, 2).zigguratHouses(PURPLE, 'white', 1).actionsOf(RED).act('zigguratHouse'),
      { choose: 'zigguratSpace', section: 'white', space: 1 },
      { rule: 'ACT-ZIG-04' },
    ],
    [
      'a fourth claim',
      () => table().pawns(RED, 5).gold(RED, 2).zigguratClaims(RED, { brown: 3 }).actionsOf(RED).act('zigguratHouse'),
      { choose: 'zigguratSpace', section: 'brown', space: 1 },
      { rule: 'A-58' },
    ],
  ],
  'a part of a Gardening': [
    [
      'a Garden without a green',
      () => poor().dice(RED, { blue: 1 }).water(RED, 1).actionsOf(RED).act('gardening'),
      { choose: 'buy', tile: 'garden' },
      { rule: 'ACT-GARD-02', missing: { green: 1, gold: 1 } },
    ],
    [
      'placing none',
      () => poor().dice(RED, { blue: 1 }).water(RED, 1).actionsOf(RED).act('gardening'),
      { choose: 'place', tile: 'garden' },
      { rule: 'ACT-GARD-02', missing: { gardens: 1 } },
    ],
    [
      'laying special Water that one has not',
      () => poor().dice(RED, { blue: 1 }).water(RED, 1).actionsOf(RED).act('gardening'),
      { choose: 'lay', tile: 7 },
      { rule: 'ACT-GARD-03', missing: { water: 1 } },
    ],
    [
      'nothing at all',
      () => poor().dice(RED, { blue: 1 }).water(RED, 1).actionsOf(RED).act('gardening'),
      { choose: 'done' },
      { rule: 'A-105' },
    ],
    [
      'Water away from Water',
      () => poor().dice(RED, { blue: 1 }).water(RED, 1).actionsOf(RED).act('gardening').choose({ choose: 'lay', tile: 'water' }),
      space('a1'),
      { rule: 'ACT-GARD-04' },
    ],
  ],
  'a payment': [
    ['with dice that are there', () => twoWhite(), payment({ dice: { white: 2 } })],
    [
      'with a Crate that is not',
      () => twoWhite(),
      payment({ dice: { white: 1 }, crates: { white: 1 } }),
      { rule: 'KEY-28', missing: { white: 1 } },
    ],
    ['with too much', () => twoWhite(), payment({ dice: { white: 2 }, gold: 1 }), { rule: 'A-32' }],
    ['with another colour', () => twoWhite(), payment({ dice: { white: 1, blue: 1 } }), { rule: 'A-32' }],
    ['with the Harbormaster B7 that one has not', () => twoWhite(), { choose: 'payLess', colour: 'white' }, { rule: 'HM-B7' }],
  ],
  'a payment of another sort': [
    [
      'a blue Crate for a Ship that is not there',
      () => blueForGold().ship(3),
      payment({ crates: { blue: 1 }, gold: 1 }),
      { rule: 'KEY-28', missing: { blue: 1 } },
    ],
    ['another colour for a Ship', () => blueForGold().ship(3), payment({ dice: { white: 1 }, gold: 1 }), { rule: 'KEY-27' }],
    ['a Ship for less', () => blueForGold().ship(3), payment({ gold: 1 }), { rule: 'A-32' }],
    [
      'a refill with a die that is not there',
      () => refilling().refill('blue'),
      { choose: 'resource', colour: 'green' },
      { rule: 'FREE-02', missing: { green: 1 } },
    ],
    [
      'a refill with Gold where that is not played',
      () => refilling({ switches: { refillWithGold: false } }).refill('blue'),
      { choose: 'resource', colour: 'gold' },
      { rule: 'A-23' },
    ],
    [
      'a refill with what is owed, which one Gold would free',
      () => owing().refill('blue'),
      { choose: 'resource', colour: 'yellow' },
      { rule: 'A-21', missing: { gold: 1 } },
    ],
  ],
  'an effect': [
    ['the Architect stays', () => tile(4), { choose: 'district', district: 1 }, { rule: 'ACT-TILE-4' }],
    [
      'a die that the supply has not',
      () => tile(4, (set) => set.supply({ white: 1, yellow: 1, brown: 0, blue: 0, green: 0 })).decline(),
      { choose: 'resource', colour: 'blue' },
      { rule: 'KEY-37' },
    ],
    [
      'a Crate that is not face down',
      () => tile(5, (set) => set.crates(RED, { down: ['white', 'blue'] })),
      { choose: 'crate', colour: 'yellow' },
      { rule: 'ACT-TILE-5', missing: { crates: 1 } },
    ],
    [
      'a step at the top',
      () => tile(6, (set) => set.mastery(RED, { white: table().actionsOf(RED).state.setting.trackTop })),
      { choose: 'track', colour: 'white' },
      { rule: 'A-75' },
    ],
    [
      'a fourth claim on a tile',
      () => table().heldHarbormasters(RED, 'B8').zigguratClaims(RED, { brown: 3 }).actionsOf(RED).harbormaster('B8'),
      { choose: 'section', section: 'brown' },
      { rule: 'A-58' },
    ],
    [
      'a Port House from an empty coloured row',
      () => portHouseWithS09().portSpace('row2', 'blue'),
      { choose: 'row', row: 'white' },
      { rule: 'A-57', missing: { houses: 1 } },
    ],
    [
      'the scoring of a Barge that is not empty',
      () => table().barge(1, []).barge(2, []).actionsOf(RED).done(),
      { choose: 'district', district: 3 },
      { rule: 'SCORE-01' },
    ],
    ['a starting Building on Water', () => table().startBuildings().colour('white'), space('e1'), { rule: 'A-02' }],
  ],
  'a free action': [
    [
      'a refill of a Crate that is not there',
      () => table().actionsOf(RED),
      { choose: 'refill', colour: 'blue' },
      { rule: 'FREE-02', missing: { crates: 1 } },
    ],
    [
      'a refill without means',
      () =>
        poor()
          .crates(RED, { down: ['blue'] })
          .actionsOf(RED),
      { choose: 'refill', colour: 'blue' },
      { rule: 'FREE-02', missing: { resources: 1 } },
    ],
    [
      'a Decree with two Buildings of six',
      () =>
        table()
          .decrees('D01')
          .building('white', { spaces: ['a1'], owner: RED })
          .building('brown', { spaces: ['c1'], owner: RED })
          .actionsOf(RED),
      { choose: 'decree', decree: 'D01' },
      { rule: 'DEC-01', missing: { whiteBuildings: 2, brownBuildings: 2 } },
    ],
    [
      'a Decree with a claim on one tile',
      () => table().decrees('D08').zigguratClaims(RED, { white: 1 }).actionsOf(RED),
      { choose: 'decree', decree: 'D08' },
      { rule: 'DEC-08', missing: { whiteBuildings: 1, yellowBuildings: 1, brownBuildings: 1, zigguratTiles: 2 } },
    ],
    [
      'a Decree that asks for Ships: those of a colour, and all that printed ones do not stand in for',
      () => table().decrees('D16').ships({ 1: 'S01' }).shipMark(RED, 'S01', 3).actionsOf(RED),
      { choose: 'decree', decree: 'D16' },
      { rule: 'DEC-16', missing: { whiteShips: 1, yellowShips: 2, brownShips: 2, ships: 4, ownGardens: 2 } },
    ],
    [
      'a Decree that asks for Buildings at Gardens, with one that is away from them',
      () =>
        table()
          .decrees('D14')
          .building('white', { spaces: ['a1'], owner: RED })
          .shipMark(RED, 3, 5, 7)
          .actionsOf(RED),
      { choose: 'decree', decree: 'D14' },
      { rule: 'DEC-14', missing: { whiteBuildingsAtGardens: 1, yellowBuildingsAtGardens: 1, brownBuildingsAtGardens: 1 } },
    ],
    [
      'a refill for which all is owed',
      () =>
        table()
          .project('yellow', 'a1', RED)
          .gold(RED, 2)
          .heldHarbormasters(RED, 'B7')
          .crates(RED, { down: ['blue'] })
          .actionsOf(RED)
          .act('construct'),
      { choose: 'refill', colour: 'blue' },
      { rule: 'A-21', missing: { gold: 1 } },
    ],
    [
      'a Decree that is scored',
      () => table().decrees('D15').scoredDecrees(PURPLE, 'D15').actionsOf(RED),
      { choose: 'decree', decree: 'D15' },
      { rule: 'FREE-05' },
    ],
    ['a Decree that is not face up', () => table().decrees('D15').actionsOf(RED), { choose: 'decree', decree: 'D01' }, { rule: 'SET-14' }],
    [
      'a Decree that is not face up, where there is no window either',
      () => table().decrees('D15').actionsOf(RED).act('project'),
      { choose: 'decree', decree: 'D01' },
      { rule: 'SET-14' },
    ],
    [
      'a Harbormaster that is still in the Port',
      () => table().harbormasters({ row1: 'B4' }).shipMark(RED, 1).actionsOf(RED),
      { choose: 'harbormaster', harbormaster: 'B4' },
      { rule: 'ACT-SHIP-04', missing: { ships: 2 } },
    ],
    [
      'a Harbormaster that is used',
      () => table().usedHarbormasters('B4').actionsOf(RED),
      { choose: 'harbormaster', harbormaster: 'B4' },
      { rule: 'HM-01' },
    ],
    [
      'B7 outside a payment',
      () => table().heldHarbormasters(RED, 'B7').actionsOf(RED),
      { choose: 'harbormaster', harbormaster: 'B7' },
      { rule: 'HM-B7' },
    ],
    [
      'one where there is no window',
      () => table().heldHarbormasters(RED, 'B4').actionsOf(RED).act('project'),
      { choose: 'harbormaster', harbormaster: 'B4' },
      { rule: 'A-21' },
    ],
    [
      'a claim while paying',
      () => twoWhite((set) => set.heldHarbormasters(RED, 'B8')),
      { choose: 'harbormaster', harbormaster: 'B8' },
      { rule: 'A-21' },
    ],
  ],
};

/** Red pays two white for a Construct, with two white dice or with Gold. */
function twoWhite(more: (set: ReturnType<typeof table>) => unknown = () => {}): Game {
  const set = table().project('white', 'a1', PURPLE).dice(RED, { white: 2 }).gold(RED, 2);
  more(set);
  return set.actionsOf(RED).act('construct');
}

/** Without white and brown Building pieces in the stock. */
function usedUp(game: Game): Game {
  game.state.pieceStock[0] = 0;
  game.state.pieceStock[2] = 0;
  return game;
}

/** Red claims a Ship and has TILE-S11 and a blue die. */
const blueForGold = (): Game =>
  table().pawns(RED, 4).gold(RED, 2).dice(RED, { blue: 1, white: 1 }).ships({ 1: 'S11' }).shipMark(RED, 'S11').actionsOf(RED).act('ship');

/** Red has a blue Crate face down, dice of two colours and Gold. */
const refilling = (options: Parameters<typeof position>[0] = {}): Game =>
  table(options)
    .gold(RED, 1)
    .dice(RED, { white: 1, yellow: 1 })
    .crates(RED, { down: ['blue'] })
    .actionsOf(RED);

/** Red owes two white and a yellow, has one white Crate too many and no Gold, and has a face-down blue Crate. */
const owing = (): Game =>
  table()
    .project('yellow', 'a1', RED)
    .gold(RED, 0)
    .dice(RED, { white: 2, yellow: 1, brown: 1 })
    .crates(RED, { up: ['white'], down: ['blue'] })
    .actionsOf(RED)
    .act('construct');

/** Red performs the action of a tile in District 1. */
function tile(number: number, more: (set: ReturnType<typeof table>) => unknown = () => {}): Game {
  const set = table().actionTiles(1, number);
  more(set);
  return set.actionsOf(RED).actionTile(number);
}

/** Red places a House in the Port, with TILE-S09 and without Houses in the white row. */
const portHouseWithS09 = (): Game =>
  table().pawns(RED, 4).gold(RED, 5).ships({ 1: 'S09' }).shipMark(RED, 'S09').houses(RED, { white: 0 }).actionsOf(RED).act('portHouse');

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  it.each(rows.map(([tried, start, choice, ...reasons]) => ({ tried, start, choice, reasons })))('$tried', ({ start, choice, reasons }) => {
    const game = start();
    const before = hashText(game.state);
    expect(whyNot(game.state, choice)).toEqual(reasons);
    expect(hashText(game.state)).toBe(before);
    expect(game.try(choice).ok).toBe(reasons.length === 0);
  });
});

describe('an action that can be done in several ways', () => {
  const [a, b, c, d]: Reason[] = [{ rule: 'A-41' }, { rule: 'A-42' }, { rule: 'ACT-BLD-04' }, { rule: 'ACT-BLD-05' }];
  const less: Reason = { rule: 'ACT-BLD-04', missing: { gold: 1 } };
  const more: Reason = { rule: 'ACT-BLD-04', missing: { gold: 2 } };

  it.each<[says: string, ways: Reason[][], reasons: Reason[]]>([
    ['has no reason against it where one way is open', [[a], [], [b, c]], []],
    ['has the reasons of the ways with the fewest obstacles alone', [[a, b], [c], [d, a]], [c]],
    [
      'has of each way what is asked for first',
      [
        [a, b],
        [c, d],
      ],
      [a, c],
    ],
    ['has each rule once, where it misses least', [[more], [less], [more]], [less]],
    ['begins with a number, where nothing else decides', [[a], [less]], [less, a]],
    // Without A-42, only A-41 remains; without and ACT-BLD-05 remain.
    [
      'begins with what leaves the fewest others',
      [
        [a, b],
        [a, d],
        [b, a],
      ],
      [b, a],
    ],
  ])('%s', (_, ways, reasons) => expect(unlessOne(ways, (way) => way)).toEqual(reasons));
});

describe('what may be tried', () => {
  const kinds = (game: Game, choose: Choice['choose']): Choice[] => candidates(game.state).filter((choice) => choice.choose === choose);

  it('at the actions: all actions, also those of other Districts, all Action tiles, and all free actions', () => {
    const game = table().decrees('D01', 'D02').actionsOf(RED);
    expect(kinds(game, 'action')).toHaveLength(6);
    expect(kinds(game, 'actionTile').length).toBe(game.state.actionTiles.length);
    expect(kinds(game, 'decree')).toEqual([
      { choose: 'decree', decree: 'D01' },
      { choose: 'decree', decree: 'D02' },
    ]);
    expect(kinds(game, 'harbormaster')).toHaveLength(9);
    expect(kinds(game, 'refill')).toHaveLength(5);
    expect(kinds(game, 'done')).toHaveLength(1);
  });

  it('for a Project: every space of the board, and no free action', () => {
    const game = table().actionsOf(RED).act('project').colour('white');
    expect(kinds(game, 'space')).toHaveLength(game.state.setting.spaces);
    expect(candidates(game.state)).toHaveLength(game.state.setting.spaces);
  });

  it('for a Ship: all nine', () => {
    expect(kinds(table().pawns(RED, 4).gold(RED, 2).actionsOf(RED).act('ship'), 'ship')).toHaveLength(9);
  });

  it('for a payment: every mix that makes up the cost', () => {
    expect(kinds(twoWhite(), 'pay')).toHaveLength(6);
    expect(kinds(twoWhite(), 'payLess')).toEqual([{ choose: 'payLess', colour: 'white' }]);
  });

  it('nothing where chance is asked or the game is over', () => {
    expect(candidates(newTestGame().state)).toEqual([]);
    expect(whyNot(newTestGame().state, { choose: 'done' })).toEqual([{ rule: 'A-105' }]);
    const { state } = table().ending('lastRound').finalScoring();
    expect(candidates(state)).toEqual([]);
    expect(whyNot(state, { choose: 'done' })).toEqual([{ rule: 'END-07' }]);
  });

  it('what has not the form of a choice has a reason against it as well', () => {
    const { state } = table().actionsOf(RED);
    for (const odd of [null, undefined, 4, 'die', [], {}, { choose: 'action', action: 'toString' }, { choose: 'done', more: 1 }]) {
      expect(whyNot(state, odd as unknown as Choice), JSON.stringify(odd)).toHaveLength(1);
    }
  });
});
