/**
 * The Port House action: cost, House and spaces (ACT-PORT-*), bonuses (BONP-*), their order, and what is possible while something in the
 * Port is being paid. `ship-abilities-port.test.ts` tests the abilities of Ships.
 */
import { describe, expect, it } from 'vitest';
import { BUILDING_COLOURS, type DecreeId, type HarbormasterId, PORT_LINES, type PortLine } from '../src/edition/types.ts';
import { ORANGE, PURPLE, payment, position, RED } from './support/index.ts';

type Position = ReturnType<typeof position>;

const PORT_HOUSE = { choose: 'action', action: 'portHouse' } as const;
const space = (line: PortLine, side: 'blue' | 'red') => ({ choose: 'portSpace', line, side }) as const;
const resource = (colour: 'white' | 'yellow' | 'brown' | 'blue' | 'green' | 'gold') => ({ choose: 'resource', colour }) as const;
const track = (colour: 'white' | 'yellow' | 'brown') => ({ choose: 'track', colour }) as const;
const refill = (colour: 'white' | 'green') => ({ choose: 'refill', colour }) as const;
const harbormaster = (id: HarbormasterId) => ({ choose: 'harbormaster', harbormaster: id }) as const;
const decree = (id: DecreeId) => ({ choose: 'decree', decree: id }) as const;
const SPACES = PORT_LINES.flatMap((line) => [space(line, 'blue'), space(line, 'red')]);
const TRACKS = BUILDING_COLOURS.map(track);

/** Red in the Port, whose local colour is blue, with neither Gold nor dice. */
const bareRed = (players: 2 | 3 | 4 = 2) => position({ players }).gold(RED, 0).pawns(RED, 4);
/** The same with what one Port House costs: 2 blue dice. */
const redInPort = (players: 2 | 3 | 4 = 2) => bareRed(players).dice(RED, { blue: 2 });

describe('where, and what it costs', () => {
  it('only with the Assistant in the Port, wherever the Architect stands [ACT-PORT-01]', () => {
    const red = (assistant: number, architect: number) => position().gold(RED, 9).pawns(RED, assistant, architect).actionsOf(RED);
    expect(red(4, 4)).toOffer(PORT_HOUSE);
    expect(red(4, 2)).toOffer(PORT_HOUSE);
    for (const district of [1, 2, 3, 5]) expect(red(district, 4)).not.toOffer(PORT_HOUSE);
  });

  it('2 local Resources are paid, into the supply [ACT-PORT-02]', () => {
    const game = bareRed().dice(RED, { blue: 3, white: 1 }).actionsOf(RED).portHouse('row1', 'blue');
    expect(game.events('paid')).toMatchObject([{ seat: RED, dice: [0, 0, 0, 2, 0], crates: [0, 0, 0, 0, 0], gold: 0 }]);
    expect(game.player(RED).dice).toEqual({ blue: 1, white: 1 });
    expect(game.table().supply).toEqual({ blue: 2 });
  });

  it('one local Resource is not enough, and no other colour helps [ACT-PORT-02]', () => {
    expect(bareRed().dice(RED, { blue: 2 }).actionsOf(RED)).toOffer(PORT_HOUSE);
    expect(bareRed().dice(RED, { blue: 1, white: 3, yellow: 3, brown: 3, green: 3 }).actionsOf(RED)).not.toOffer(PORT_HOUSE);
  });

  it("local is the colour of the Port's Barge, not always blue [C-32] [ACT-PORT-02]", () => {
    const red = (dice: object) =>
      position().barges('blue', 'white', 'green', 'brown', 'yellow').gold(RED, 0).dice(RED, dice).pawns(RED, 4).actionsOf(RED);
    expect(red({ blue: 5, white: 5, green: 5, yellow: 5, brown: 1 })).not.toOffer(PORT_HOUSE);
    const game = red({ brown: 2, blue: 2 }).portHouse('row1', 'blue');
    expect(game.player(RED).dice).toEqual({ blue: 2 });
  });

  it('dice, Crates and Gold may be mixed as the player likes [ACT-PORT-02] [A-32]', () => {
    const game = bareRed()
      .dice(RED, { blue: 2 })
      .gold(RED, 2)
      .crates(RED, { up: ['blue', 'white'] })
      .actionsOf(RED)
      .act('portHouse')
      .portSpace('row1', 'blue');
    expect(game).toBeAsked('payment', RED);
    expect(game.ask()).toMatchObject({ cost: [0, 0, 0, 2, 0], rule: 'ACT-PORT-02' });
    expect(game).toOfferOnly(
      payment({ dice: { blue: 2 } }),
      payment({ dice: { blue: 1 }, crates: { blue: 1 } }),
      payment({ dice: { blue: 1 }, gold: 1 }),
      payment({ crates: { blue: 1 }, gold: 1 }),
      payment({ gold: 2 }),
    );
    game.pay({ crates: { blue: 1 }, gold: 1 });
    expect(game.player(RED)).toMatchObject({ dice: { blue: 2 }, gold: 1, cratesUp: { white: 1 }, cratesDown: { blue: 1 } });
  });
});

describe('the House', () => {
  it('comes from the bottom row, from left to right [ACT-PORT-03]', () => {
    const game = redInPort().actionsOf(RED).portHouse('row3', 'red');
    expect(game.player(RED).houses).toEqual({ white: 3, yellow: 3, brown: 3, bottom: 4 });
    expect(game.events('houseTaken')).toMatchObject([{ seat: RED, row: 'bottom' }]);
    expect(game.player(RED).portHouses).toEqual(['row3 red']);
  });

  it('gives at once what it uncovers there [ACT-PORT-03] [KEY-14]', () => {
    const after = (bottom: number) => redInPort().houses(RED, { bottom }).actionsOf(RED).portHouse('row3', 'red').player(RED);
    expect([5, 4, 3, 2, 1].map((bottom) => after(bottom).gold)).toEqual([0, 0, 1, 1, 2]);
    expect([5, 4, 3, 2, 1].map((bottom) => after(bottom).markers)).toEqual([5, 6, 5, 5, 5]);
  });

  it('with an empty bottom row there is none, though the coloured rows are full [A-57] [ACT-PORT-03]', () => {
    const red = (bottom: number) => bareRed().gold(RED, 9).houses(RED, { bottom }).actionsOf(RED);
    expect(red(0).player(RED).houses).toEqual({ white: 3, yellow: 3, brown: 3, bottom: 0 });
    expect(red(0)).not.toOffer(PORT_HOUSE);
    expect(red(1)).toOffer(PORT_HOUSE);
  });
});

describe('the space', () => {
  it('may be any of the twelve: a blue and a red one for each row and each column [ACT-PORT-04]', () => {
    const game = redInPort().actionsOf(RED).act('portHouse');
    expect(game).toBeAsked('portSpace', RED);
    expect(SPACES).toHaveLength(12);
    expect(game).toOfferOnly(...SPACES);
  });

  it("must be unoccupied; an opponent's House leaves the other space of its pair open [ACT-PORT-04]", () => {
    const game = redInPort(3).portHouse(PURPLE, 'row1', 'blue').portHouse(ORANGE, 'column2', 'red').actionsOf(RED).act('portHouse');
    expect(game).not.toOffer(space('row1', 'blue'));
    expect(game).not.toOffer(space('column2', 'red'));
    expect(game).toOffer(space('row1', 'red'), space('column2', 'blue'));
    expect(game.offers()).toHaveLength(10);
  });

  it("may not be the other one of a row's or column's pair, from either side [ACT-PORT-08] [C-35]", () => {
    const game = redInPort(3)
      .portHouse(RED, 'row2', 'blue')
      .portHouse(RED, 'column1', 'red')
      .portHouse(RED, 'column3', 'blue')
      .actionsOf(RED)
      .act('portHouse');
    const barred: readonly PortLine[] = ['row2', 'column1', 'column3'];
    expect(game).toOfferOnly(...SPACES.filter(({ line }) => !barred.includes(line)));
  });

  it('both players may share a pair, but none may own it [ACT-PORT-08] [C-35]', () => {
    const game = redInPort().portHouse(PURPLE, 'row2', 'blue').actionsOf(RED).portHouse('row2', 'red');
    expect(game.table().portHouses.row2).toEqual({ blue: PURPLE, red: RED });
  });

  it('lines that cross do not matter: a House in row 2 and one in column 3 are fine [A-56] [C-35]', () => {
    const game = redInPort().portHouse(RED, 'row2', 'blue').actionsOf(RED).portHouse('column3', 'red');
    expect(game.player(RED).portHouses).toEqual(['row2 blue', 'column3 red']);
  });

  it('so a player has at most six Houses in the Port, one in each pair [A-56]', () => {
    /** The first lines have a House of Red. The bottom row has five; a sixth comes from the white row (TILE-S09). */
    const inLines = (count: number) => {
      const red = bareRed().gold(RED, 9).shipMark(RED, 'S09');
      for (const line of PORT_LINES.slice(0, count)) red.portHouse(RED, line, 'blue');
      return red.houses(RED, { bottom: 0, white: count === 6 ? 2 : 3 }).actionsOf(RED);
    };
    expect(inLines(5).act('portHouse')).toOfferOnly(space('column3', 'blue'), space('column3', 'red'));
    expect(inLines(6)).not.toOffer(PORT_HOUSE);
  });

  it('may not be red with four Crates, face up or down; blue ones stay open [ACT-PORT-07] [BONP-04]', () => {
    const red = (crates: Parameters<Position['crates']>[1]) => redInPort().crates(RED, crates).actionsOf(RED).act('portHouse');
    const blueOnes = SPACES.filter(({ side }) => side === 'blue');
    expect(red({ up: ['green', 'green', 'white', 'blue'] })).toOfferOnly(...blueOnes);
    expect(red({ down: ['green', 'green', 'white', 'yellow'] })).toOfferOnly(...blueOnes);
    expect(red({ up: ['green', 'green'], down: ['white', 'white'] })).toOfferOnly(...blueOnes);
    expect(red({ up: ['green', 'green'], down: ['white'] })).toOfferOnly(...SPACES);
  });

  it('no Crate is discarded to make room for a fifth [A-28] [ACT-PORT-07]', () => {
    const crates = { up: ['white', 'green'], down: ['white', 'green'] } as const;
    const game = redInPort().crates(RED, crates).actionsOf(RED).act('portHouse');
    expect(game.try(space('row1', 'red')).ok).toBe(false);
    // Others occupy the blue spaces or Red's own Houses block them, so no space is left.
    const full = redInPort().crates(RED, crates);
    for (const line of PORT_LINES.slice(0, 5)) full.portHouse(PURPLE, line, 'blue');
    expect(full.portHouse(RED, 'column3', 'blue').actionsOf(RED)).not.toOffer(PORT_HOUSE);
  });

  it('the fourth Crate shuts the red spaces for the next House [ACT-PORT-07] [KEY-01]', () => {
    const game = bareRed()
      .dice(RED, { blue: 4 })
      .crates(RED, { up: ['green', 'green'], down: ['green'] })
      .actionsOf(RED);
    game.portHouse('row1', 'red').act('portHouse');
    expect(game).toOfferOnly(...SPACES.filter(({ line, side }) => side === 'blue' && line !== 'row1'));
  });

  it('the free House of D01 keeps to the same spaces [ACT-PORT-04] [ACT-PORT-07] [ACT-PORT-08]', () => {
    const game = threeBuildings(threeBuildings(bareRed().decrees('D01'), 'white'), 'brown')
      .crates(RED, { up: ['white', 'green'], down: ['white', 'green'] })
      .portHouse(RED, 'row1', 'red')
      .portHouse(PURPLE, 'row2', 'blue')
      .actionsOf(RED)
      .decree('D01');
    const open: readonly PortLine[] = ['row3', 'column1', 'column2', 'column3'];
    expect(game).toOfferOnly(...open.map((line) => space(line, 'blue')), { choose: 'decline' });
  });
});

/** Blue bonuses of the reference edition: rows 3 and column 3 a supply die, row 2 and column 2 a step, row 1 and column 1 two markers. */
describe('the bonus of a blue space', () => {
  it.each(['row1', 'column1'] as const)('%s: 2 markers from the own supply [BONP-01] [ACT-PORT-05]', (line) => {
    const game = redInPort().actionsOf(RED).portHouse(line, 'blue');
    expect(game.player(RED)).toMatchObject({ markers: 7, markerSupply: 8, cratesUp: {} });
    expect(game).toBeAsked('action', RED);
  });

  it('markers as far as available; without any the House is placed all the same [BONP-01] [KEY-04]', () => {
    const with1 = redInPort().markers(RED, 14).actionsOf(RED).portHouse('row1', 'blue');
    expect(with1.player(RED)).toMatchObject({ markers: 15, markerSupply: 0 });
    const with0 = redInPort().markers(RED, 15).actionsOf(RED).portHouse('row1', 'blue');
    expect(with0.player(RED)).toMatchObject({ markers: 15, markerSupply: 0, portHouses: ['row1 blue'] });
  });

  it.each(['row2', 'column2'] as const)('%s: one step on a track of choice, which must be taken [BONP-02] [ACT-PORT-05]', (line) => {
    const game = redInPort().mastery(RED, { white: 3, yellow: 4, brown: 5 }).actionsOf(RED).portHouse(line, 'blue');
    expect(game).toBeAsked('stepOfChoice', RED);
    expect(game.ask()).toMatchObject({ steps: 1, each: 1, rule: 'BONP-02' });
    expect(game).toOfferOnly(...TRACKS);
    game.track('yellow');
    expect(game.player(RED).mastery).toEqual({ white: 3, yellow: 5, brown: 5 });
  });

  it('a marker at the top cannot be chosen; with all at the top there is no step, but the House stands [BONP-02] [A-75]', () => {
    const two = redInPort().mastery(RED, { white: 9, yellow: 4, brown: 4 }).actionsOf(RED).portHouse('row2', 'blue');
    expect(two).toOfferOnly(track('yellow'), track('brown'));
    const none = redInPort().mastery(RED, { white: 9, yellow: 9, brown: 9 }).actionsOf(RED).portHouse('row2', 'blue');
    expect(none.player(RED)).toMatchObject({ mastery: { white: 9, yellow: 9, brown: 9 }, portHouses: ['row2 blue'] });
    expect(none).toBeAsked('action', RED);
  });

  it.each(['row3', 'column3'] as const)(
    '%s: a supply die of any colour that is there, which must be taken [BONP-03] [ACT-PORT-05]',
    (line) => {
      const game = bareRed().gold(RED, 2).supply({ white: 1, green: 2 }).actionsOf(RED).portHouse(line, 'blue');
      expect(game).toBeAsked('supplyDie', RED);
      expect(game).toOfferOnly(resource('white'), resource('green'));
      game.take('green');
      expect(game.player(RED).dice).toEqual({ green: 1 });
      expect(game.table().supply).toEqual({ white: 1, green: 1 });
    },
  );

  it('the dice just paid lie in the supply already [BONP-03] [A-81]', () => {
    const game = redInPort().supply({ white: 1 }).actionsOf(RED).portHouse('row3', 'blue');
    expect(game).toOfferOnly(resource('white'), resource('blue'));
    game.take('blue');
    expect(game.player(RED).dice).toEqual({ blue: 1 });
  });

  it('an empty supply gives nothing; no die comes from a Barge [BONP-03] [KEY-37]', () => {
    const game = bareRed().gold(RED, 2).actionsOf(RED).portHouse('row3', 'blue');
    expect(game.player(RED)).toMatchObject({ dice: {}, portHouses: ['row3 blue'] });
    expect(game).toBeAsked('action', RED);
  });

  it('the Crate beside it stays where it lies [ACT-PORT-05]', () => {
    const game = redInPort().portCrates({ row1: 'green' }).actionsOf(RED).portHouse('row1', 'blue');
    expect(game.table().portCrates.row1).toBe('green');
    expect(game.player(RED).cratesUp).toEqual({});
  });
});

describe('the Crate of a red space', () => {
  it('is the one lying there, comes face up and leaves the Port [ACT-PORT-06] [BONP-04]', () => {
    const crates = { row3: 'white', row2: 'yellow', row1: 'brown', column1: 'blue', column2: 'green', column3: 'yellow' } as const;
    for (const line of PORT_LINES) {
      const game = redInPort().portCrates(crates).actionsOf(RED).portHouse(line, 'red');
      expect(game.player(RED)).toMatchObject({ cratesUp: { [crates[line]]: 1 }, cratesDown: {} });
      expect(game.events('crateGained')).toMatchObject([{ seat: RED, colour: crates[line], rule: 'BONP-04' }]);
      expect(game.table().portCrates).toEqual({ ...crates, [line]: null });
    }
  });

  it('comes alone: the blue bonus of the line is not gained [ACT-PORT-06]', () => {
    for (const line of PORT_LINES) {
      const game = redInPort().supply({ white: 1 }).actionsOf(RED).portHouse(line, 'red');
      expect(game).toBeAsked('action', RED);
      expect(game.player(RED)).toMatchObject({ markers: 5, dice: {}, mastery: { white: 0, yellow: 0, brown: 0 } });
    }
  });

  it('can pay at once [BONP-04] [KEY-28]', () => {
    const game = bareRed()
      .dice(RED, { blue: 3 })
      .portCrates({ column1: 'blue' })
      .actionsOf(RED)
      .portHouse('column1', 'red')
      .portHouse('row1', 'blue');
    expect(game.player(RED)).toMatchObject({ dice: {}, cratesUp: {}, cratesDown: { blue: 1 } });
  });
});

describe('the order of its effects', () => {
  it('payment, House, what it uncovers, bonus of the space [A-81]', () => {
    const story = (line: PortLine, side: 'blue' | 'red') =>
      redInPort()
        .houses(RED, { bottom: 3 })
        .actionsOf(RED)
        .portHouse(line, side)
        .events()
        .map(({ event, rule }) => `${event} ${rule}`);
    const before = ['actionChosen TURN-09', 'paid ACT-PORT-02', 'portHousePlaced ACT-PORT-04', 'houseTaken KEY-13', 'goldGained KEY-14'];
    expect(story('row1', 'blue')).toEqual([...before, 'markersGained BONP-01']);
    expect(story('row1', 'red')).toEqual([...before, 'crateGained BONP-04']);
  });

  it('the marker beneath the House comes first, those of the space as far as there are any left [A-81] [BONP-01]', () => {
    const game = redInPort().houses(RED, { bottom: 4 }).markers(RED, 13).actionsOf(RED).portHouse('row1', 'blue');
    expect(game.events('markersGained')).toMatchObject([
      { amount: 1, rule: 'KEY-14' },
      { amount: 1, rule: 'BONP-01' },
    ]);
  });

  it('Gold beneath the House comes too late for its cost [A-81] [A-32]', () => {
    const red = (gold: number) => bareRed().gold(RED, gold).houses(RED, { bottom: 1 }).actionsOf(RED);
    expect(red(1)).not.toOffer(PORT_HOUSE);
    expect(red(2).portHouse('row3', 'red').player(RED).gold).toBe(2);
  });

  it('a Crate of the space comes too late for it, too [A-81] [A-32]', () => {
    const red = bareRed().dice(RED, { blue: 1 }).portCrates({ row1: 'blue' });
    expect(red.actionsOf(RED)).not.toOffer(PORT_HOUSE);
  });
});

describe('while a Port House is chosen', () => {
  it('there is no window before the payment: not at the choice of the space [A-21]', () => {
    const game = redInPort()
      .gold(RED, 1)
      .crates(RED, { down: ['green'] })
      .heldHarbormasters(RED, 'B4')
      .actionsOf(RED);
    expect(game).toOffer(refill('green'), harbormaster('B4'));
    expect(game.act('portHouse')).toOfferOnly(...SPACES);
  });

  it('nor at the choice of a step or die afterwards [A-21]', () => {
    const game = redInPort()
      .gold(RED, 1)
      .crates(RED, { down: ['green'] })
      .heldHarbormasters(RED, 'B4')
      .actionsOf(RED);
    game.portHouse('row2', 'blue', { mix: { dice: { blue: 2 } } });
    expect(game).toOfferOnly(...TRACKS);
  });
});

describe('while a Port House is being paid', () => {
  const paying = (red: Position) => red.actionsOf(RED).act('portHouse').portSpace('row1', 'blue');

  it('a refill may take what the cost can spare; the only mix left is then paid [A-21]', () => {
    const red = bareRed().gold(RED, 1).dice(RED, { blue: 1, white: 1 });
    const game = paying(red.crates(RED, { up: ['blue'], down: ['green'] }));
    expect(game).toOffer(refill('green'));
    game.choose(refill('green'));
    expect(game).toOfferOnly(resource('white'), resource('blue'), resource('gold'));
    game.take('gold');
    expect(game.player(RED)).toMatchObject({ gold: 0, dice: { white: 1 }, cratesUp: { green: 1 }, cratesDown: { blue: 1 } });
    expect(game.player(RED).portHouses).toEqual(['row1 blue']);
  });

  it('with nothing to spare but a Crate there is no refill [A-21] [FREE-03]', () => {
    // Without Gold, only Crates could be spared for refills.
    const red = (dice: object) =>
      position({ switches: { refillWithGold: false } })
        .pawns(RED, 4)
        .gold(RED, 1)
        .dice(RED, dice)
        .crates(RED, { up: ['blue', 'blue'], down: ['green'] });
    expect(paying(red({}))).not.toOffer(refill('green'));
    expect(paying(red({ white: 1 }))).toOffer(refill('green'));
  });

  it('a refilled Crate may pay in the place of the die that filled it [A-21]', () => {
    const red = bareRed()
      .dice(RED, { blue: 2 })
      .crates(RED, { up: ['blue'], down: ['blue'] });
    const game = paying(red).refill('blue');
    expect(game).toOfferOnly(payment({ dice: { blue: 1 }, crates: { blue: 1 } }), payment({ crates: { blue: 2 } }));
  });

  it('Gold of a Harbormaster or Decree may still join the payment [A-21]', () => {
    const red = bareRed().dice(RED, { blue: 2 }).gold(RED, 1).heldHarbormasters(RED, 'B4');
    const game = paying(red);
    expect(game).not.toOffer(payment({ gold: 2 }));
    game.harbormaster('B4');
    expect(game).toBeAsked('payment', RED);
    expect(game).toOffer(payment({ gold: 2 }));
    expect(game.pay({ gold: 2 }).player(RED)).toMatchObject({ gold: 1, dice: { blue: 2 }, portHouses: ['row1 blue'] });
  });

  it('B7 does not make it cheaper [A-21] [A-99]', () => {
    const game = paying(redInPort().gold(RED, 1).heldHarbormasters(RED, 'B7'));
    expect(game).toOfferOnly(payment({ dice: { blue: 2 } }), payment({ dice: { blue: 1 }, gold: 1 }));
    expect(bareRed().dice(RED, { blue: 1 }).heldHarbormasters(RED, 'B7').actionsOf(RED)).not.toOffer(PORT_HOUSE);
  });
});

/** Everything that places or moves a House or a marker, with a position that makes it possible. */
const MOVING: Readonly<
  Record<string, readonly [choice: ReturnType<typeof decree> | ReturnType<typeof harbormaster>, (red: Position) => Position]>
> = {
  D01: [decree('D01'), (red) => threeBuildings(threeBuildings(red.decrees('D01'), 'white'), 'brown')],
  D06: [
    decree('D06'),
    (red) => threeBuildings(red.decrees('D06'), 'yellow').zigguratHouses(RED, 'yellow', 1, 2).zigguratHouses(RED, 'white', 1),
  ],
  D07: [
    decree('D07'),
    (red) => threeBuildings(red.decrees('D07'), 'brown').zigguratHouses(RED, 'brown', 1, 2).zigguratHouses(RED, 'yellow', 1),
  ],
  D10: [decree('D10'), (red) => threeBuildings(red.decrees('D10'), 'white').shipMark(RED, 'S02', 'S06', 'S03', 'S04')],
  B6: [harbormaster('B6'), (red) => red.heldHarbormasters(RED, 'B6')],
  B8: [harbormaster('B8'), (red) => red.heldHarbormasters(RED, 'B8')],
};

const COLUMN_OF_COLOUR = { white: 'a', yellow: 'c', brown: 'd' } as const;
function threeBuildings(red: Position, colour: 'white' | 'yellow' | 'brown'): Position {
  for (const row of [1, 2, 3]) red.building(colour, { spaces: [`${COLUMN_OF_COLOUR[colour]}${row}`], owner: RED });
  return red;
}

describe('nothing that places or moves a House or a marker is offered while paying', () => {
  it.each(Object.entries(MOVING))('%s, for a Port House [A-21]', (_, [choice, ready]) => {
    const game = ready(redInPort().gold(RED, 1)).actionsOf(RED);
    expect(game).toOffer(choice);
    game.act('portHouse').portSpace('row1', 'red');
    expect(game).toBeAsked('payment', RED);
    expect(game).not.toOffer(choice);
    game.pay({ dice: { blue: 2 } });
    expect(game).toOffer(choice);
  });

  it.each(Object.entries(MOVING))('%s, for a Ship [A-21]', (_, [choice, ready]) => {
    const game = ready(bareRed().dice(RED, { blue: 1 }).gold(RED, 2).shipMark(RED, 'S11')).actionsOf(RED);
    expect(game).toOffer(choice);
    game.act('ship').ship(7);
    expect(game).toBeAsked('shipPayment', RED);
    expect(game).not.toOffer(choice);
    game.pay({ gold: 2 });
    expect(game).toOffer(choice);
  });

  it('a Decree or Harbormaster that does neither is offered [A-21]', () => {
    const game = redInPort().gold(RED, 1).decrees('D15').heldHarbormasters(RED, 'B1', 'B2', 'B4', 'B5', 'B9');
    for (const name of ['e1', 'e2', 'e3', 'j2', 'j3', 'j4', 'd1', 'd2']) game.garden(name, RED);
    const paying = game.actionsOf(RED).act('portHouse').portSpace('row1', 'red');
    expect(paying).toOffer(decree('D15'), ...(['B1', 'B2', 'B4', 'B5', 'B9'] as const).map(harbormaster));
  });
});
