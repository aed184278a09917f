/** The Project action (ACT-PROJ-*). `bonuses.test.ts` tests the bonuses of spaces. */
import { describe, expect, it } from 'vitest';
import { RULES_EDITION } from './support/edition.ts';
import { ORANGE, PURPLE, position, RED } from './support/index.ts';

const PROJECT = { choose: 'action', action: 'project' } as const;
const colour = (name: 'white' | 'yellow' | 'brown') => ({ choose: 'colour', colour: name }) as const;
const district1 = [...'abcd'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`));
const district1Without = (...spaces: string[]) => district1.filter((space) => !spaces.includes(space));

describe('where a Project lies', () => {
  it("[ACT-PROJ-01] in the Assistant's common District, all of it while the colour is absent there", () => {
    expect(position().actionsOf(RED).act('project').colour('white')).toOfferSpaces(...district1);
    const game = position().pawns(RED, 3, 1).actionsOf(RED).act('project').colour('white').space('k1');
    expect(game.at('k1')).toBe('white project of Red');
  });

  it('[ACT-PROJ-01] [KEY-17] [KEY-18] only in Districts 1-3', () => {
    for (const district of [1, 2, 3]) expect(position().pawns(RED, district).actionsOf(RED)).toOffer(PROJECT);
    for (const district of [4, 5]) expect(position().pawns(RED, district).actionsOf(RED)).not.toOffer(PROJECT);
  });

  it('[ACT-PROJ-04] [A-38] next to a tile of its colour if there is one in the District, of whatever owner; one is enough', () => {
    const game = position().project('white', 'b3', PURPLE).project('yellow', 'a4', RED).actionsOf(RED).act('project').colour('white');
    expect(game).toOfferSpaces('b2', 'a3', 'c3', 'b4');
  });

  it('[ACT-PROJ-04] tiles of its colour in other Districts do not matter, nor tiles of other colours', () => {
    const game = position().project('white', 'f1', RED).project('brown', 'b3', RED).actionsOf(RED).act('project').colour('white');
    expect(game).toOfferSpaces(...district1Without('b3'));
  });

  it('[ACT-PROJ-05] a Project may not touch a Building of its colour, whosever it is', () => {
    const board = position().building('white', { spaces: ['b2'], owner: PURPLE });
    expect(board.actionsOf(RED).act('project').colour('white')).toOfferSpaces(...district1Without('b2', 'b1', 'a2', 'c2', 'b3'));
  });

  it('[ACT-PROJ-05] it may touch a Building of another colour, and one of its colour at a corner', () => {
    const game = position()
      .building('white', { spaces: ['b2'], owner: RED })
      .actionsOf(RED)
      .act('project');
    expect(game.colour('yellow')).toOfferSpaces(...district1Without('b2'));
    expect(
      position()
        .building('white', { spaces: ['b2'], owner: RED })
        .actionsOf(RED)
        .project('white', 'a1')
        .at('a1'),
    ).toContain('project');
  });

  it('[ACT-PROJ-04] [ACT-PROJ-05] both at once: next to its colour, but off its Buildings', () => {
    const game = position()
      .project('white', 'b3', RED)
      .building('white', { spaces: ['d3'], owner: RED })
      .actionsOf(RED)
      .act('project')
      .colour('white');
    expect(game).toOfferSpaces('b2', 'a3', 'b4');
  });

  it('[A-34] not on Water, a Garden, a Building or a Project', () => {
    const game = position()
      .laid('d1')
      .laid('d2')
      .garden('d2', PURPLE)
      .building('brown', { spaces: ['a1'], owner: PURPLE })
      .project('yellow', 'b1', PURPLE)
      .actionsOf(RED)
      .act('project')
      .colour('white');
    expect(game).toOfferSpaces(...district1Without('d1', 'd2', 'a1', 'b1'));
  });

  it('[A-37] Districts do not touch across the border, not even where it has no Water', () => {
    // d4 and f4 lie on both sides of a hole.
    const game = position()
      .pawns(RED, 2)
      .building('white', { spaces: ['d4'], owner: RED })
      .actionsOf(RED)
      .act('project')
      .colour('white');
    expect(game.spaces()).toContain('f4');
    const group = position().pawns(RED, 2).project('white', 'd3', RED).project('white', 'i1', RED).actionsOf(RED).act('project');
    expect(group.colour('white')).toOfferSpaces('h1', 'i2');
  });

  it('[ACT-PROJ-08] spaces for four players do not exist in games of three', () => {
    const spaces = (players: 3 | 4) => position({ players }).actionsOf(RED).act('project').colour('white').spaces();
    expect(spaces(3)).toHaveLength(16);
    expect(spaces(4)).toHaveLength(20);
    expect(spaces(4)).toEqual(expect.arrayContaining(['a5', 'b5', 'c5', 'd5']));
  });
});

describe('which colour', () => {
  it('[ACT-PROJ-02] any that can be placed', () => {
    expect(position().actionsOf(RED).act('project')).toOfferOnly(colour('white'), colour('yellow'), colour('brown'));
  });

  it('[ACT-PROJ-02] [A-43] not one whose stack is empty', () => {
    const stocks = { ...RULES_EDITION.stocks, projectsPerColour: 2 };
    const game = position({ edition: { stocks } }).project('white', ['f1', 'g1'], PURPLE).actionsOf(RED).act('project');
    expect(game).toOfferOnly(colour('yellow'), colour('brown'));
  });

  it('[ACT-PROJ-03] not one that lies in the District three times', () => {
    const game = position().project('white', ['a1', 'b1'], RED).project('white', 'c1', PURPLE).actionsOf(RED).act('project');
    expect(game).toOfferOnly(colour('yellow'), colour('brown'));
    const two = position().project('white', ['a1', 'b1'], RED).actionsOf(RED).act('project');
    expect(two).toOffer(colour('white'));
  });

  it('[ACT-PROJ-03] the limit is one of the District', () => {
    const game = position().pawns(RED, 2).project('white', ['a1', 'b1', 'c1'], RED).actionsOf(RED).act('project');
    expect(game).toOffer(colour('white'));
  });

  it('[A-36] not one whose tiles have no free legal space beside them', () => {
    const game = position()
      .project('white', 'a1', RED)
      .project('yellow', 'b1', RED)
      .building('white', { spaces: ['a3'], owner: RED })
      .actionsOf(RED)
      .act('project');
    expect(game).toOfferOnly(colour('yellow'), colour('brown'));
  });

  it('[A-36] no legal colour at all: no Project', () => {
    const full = position({ players: 2 });
    for (const row of [1, 2, 3, 4]) for (const column of 'abcd') full.laid(`${column}${row}`);
    expect(full.actionsOf(RED)).not.toOffer(PROJECT);
  });
});

describe('what a Project takes and gives', () => {
  it('[ACT-PROJ-06] [KEY-03] it takes one of your Claim markers and one tile of the stock', () => {
    const game = position().actionsOf(RED).project('yellow', 'b1');
    expect(game.player(RED)).toMatchObject({ markers: 4, markerSupply: 10 });
    expect(game.at('b1')).toBe('yellow project of Red');
    expect(game.table().projects).toEqual({ white: 20, yellow: 19, brown: 20 });
  });

  it('[ACT-PROJ-06] [KEY-05] without a marker in the area the action is impossible', () => {
    expect(position().markers(RED, 0).actionsOf(RED)).not.toOffer(PROJECT);
    expect(position().markers(RED, 1).actionsOf(RED)).toOffer(PROJECT);
  });

  it('[ACT-PROJ-07] the bonus of the covered space is gained, and only of that', () => {
    expect(position().actionsOf(RED).project('white', 'a3').player(RED).gold).toBe(3);
    expect(position().actionsOf(RED).project('white', 'b3').player(RED).gold).toBe(2);
  });

  it('[ACT-PROJ-07] [C-25] the bonus may be declined', () => {
    const game = position().actionsOf(RED).project('white', 'b2').decline();
    expect(game.player(RED).dice).toEqual({});
    expect(game).toBeAsked('action', RED);
  });

  it('[A-81] tile and marker lie before the bonus is gained', () => {
    // The last marker goes to the Project before c1 gives the next.
    const game = position({ players: 3 }).markers(ORANGE, 1).actionsOf(ORANGE).project('white', 'b1');
    expect(game.player(ORANGE)).toMatchObject({ markers: 2, markerSupply: 12 });
    const kinds = game.events().map(({ event }) => event);
    expect(kinds.indexOf('projectPlaced')).toBeLessThan(kinds.indexOf('markersGained'));
  });
});
