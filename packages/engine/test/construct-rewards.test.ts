/** The rewards after a Construct: opponents' markers, Garden owners and the Ship (ACT-BLD-11 to ACT-BLD-15, ACT-SHIP-02, ACT-SHIP-03). */
import { describe, expect, it } from 'vitest';
import { BLACK, ORANGE, PURPLE, position, RED } from './support/index.ts';

const track = (colour: 'white' | 'yellow' | 'brown') => ({ choose: 'track', colour }) as const;
const ship = (shipSpace: number) => ({ choose: 'ship', shipSpace }) as const;
const DONE = { choose: 'done' } as const;
const DECLINE = { choose: 'decline' } as const;

/** Red in District 1, whose local colour is brown, with 2 brown dice and no Gold: no Ship can be claimed. */
const poorRed = (players: 2 | 3 | 4 = 2) => position({ players }).gold(RED, 0).dice(RED, { brown: 2 });
/** Like `poorRed`, with 1 Gold for a Ship. */
const richRed = () => poorRed().gold(RED, 1);

describe("opponents' markers", () => {
  it('[ACT-BLD-11] [KEY-06] [A-46] return to their area, not to their supply and not to the builder', () => {
    const game = poorRed().houses(RED, { white: 2 }).project('white', ['a1', 'b1'], PURPLE).actionsOf(RED);
    expect(game.player(PURPLE)).toMatchObject({ markers: 5, markerSupply: 8 });
    // The steps to rows 1 and 2 of white give Gold and one more marker.
    game.construct('white');
    expect(game.events('markersReturned')).toMatchObject([{ seat: PURPLE, amount: 2, to: 'area' }]);
    expect(game.player(PURPLE)).toMatchObject({ markers: 7, markerSupply: 8 });
    expect(game.player(RED).markers).toBe(5);
  });

  it('[A-46] they return before the steps', () => {
    const kinds = poorRed()
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .construct('white')
      .events()
      .map(({ event }) => event);
    expect(kinds.indexOf('markersReturned')).toBeLessThan(kinds.indexOf('stepMade'));
  });

  it('[ACT-BLD-12] [C-30] one step on the track of the Building for each marker', () => {
    const steps = (spaces: string[]) => poorRed().project('white', spaces, PURPLE).actionsOf(RED).construct('white').player(PURPLE).mastery;
    expect(steps(['b1'])).toEqual({ white: 1, yellow: 0, brown: 0 });
    expect(steps(['b1', 'c1', 'd1'])).toEqual({ white: 3, yellow: 0, brown: 0 });
  });

  it('[ACT-BLD-12] the builder climbs for no marker, own or not', () => {
    const game = poorRed().dice(RED, { white: 1 }).project('white', 'b1', RED).project('white', 'c1', PURPLE).actionsOf(RED);
    expect(game.construct('white').player(RED).mastery).toEqual({ white: 0, yellow: 0, brown: 0 });
  });

  it('[A-44] [A-80] clockwise from the active player, forced steps before Gardens, each at once and by its owner', () => {
    const game = position({ players: 4 })
      .gold(ORANGE, 0)
      .dice(ORANGE, { brown: 2 })
      .project('yellow', 'a2', PURPLE)
      .project('yellow', 'b2', RED)
      .project('yellow', 'c2', BLACK)
      .garden('a1', RED)
      .garden('b1', BLACK)
      .garden('c1', PURPLE)
      .actionsOf(ORANGE)
      .construct('yellow');
    expect(game.events('stepMade').map(({ seat }) => seat)).toEqual([BLACK, RED, PURPLE]);
    const askedSeats: number[] = [];
    while (game.asks() === 'stepOfChoice') {
      askedSeats.push(game.ask()?.seat ?? -1);
      game.track('white');
    }
    expect(askedSeats).toEqual([BLACK, RED, PURPLE]);
    expect(game).toBeAsked('action', ORANGE);
  });

  it("[A-80] a supply die inside a track is chosen by its owner in the active player's turn", () => {
    const game = poorRed()
      .supply({ blue: 1 })
      .mastery(PURPLE, { white: 2 })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .construct('white');
    expect(game).toBeAsked('supplyDie', PURPLE);
    // The supply also has the 2 brown dice of the payment; a die must be taken.
    expect(game).toOfferOnly({ choose: 'resource', colour: 'brown' }, { choose: 'resource', colour: 'blue' });
    game.take('blue');
    expect(game.player(PURPLE).dice).toEqual({ blue: 1 });
    expect(game).toBeAsked('action', RED);
  });
});

describe('Garden owners', () => {
  it('[ACT-BLD-13] [C-30] one step of choice for each own Garden that touches the Building', () => {
    const game = poorRed().project('white', ['b2', 'c2'], RED).dice(RED, { white: 2 }).garden('b1', PURPLE).garden('c1', PURPLE);
    const asking = game.garden('b3', PURPLE).garden('a1', PURPLE).actionsOf(RED).construct('white');
    expect(asking).toBeAsked('stepOfChoice', PURPLE);
    expect(asking.ask()).toMatchObject({ steps: 3 });
    asking.track('white').track('white');
    expect(asking).toBeAsked('stepOfChoice', PURPLE);
    asking.track('yellow');
    expect(asking.player(PURPLE).mastery).toEqual({ white: 2, yellow: 1, brown: 0 });
    expect(asking).toBeAsked('action', RED);
  });

  it('[ACT-BLD-13] a Garden at a corner or at another Building gives nothing', () => {
    const game = poorRed()
      .building('white', { spaces: ['d3'], owner: PURPLE })
      .project('white', 'b1', PURPLE)
      .garden('c2', PURPLE)
      .garden('d4', PURPLE)
      .actionsOf(RED)
      .construct('white');
    expect(game).toBeAsked('action', RED);
  });

  it('[ACT-BLD-13] a Garden that touches two pieces of the Building counts once', () => {
    const game = poorRed().project('white', ['b1', 'c1', 'c2'], PURPLE).garden('b2', PURPLE).actionsOf(RED).construct('white');
    expect(game.ask()).toMatchObject({ ask: 'stepOfChoice', steps: 1 });
  });

  it('[ACT-BLD-13] [A-45] own Gardens give nothing', () => {
    const game = poorRed().project('white', 'b1', PURPLE).garden('b2', RED).actionsOf(RED).construct('white');
    expect(game).toBeAsked('action', RED);
    expect(game.player(RED).mastery).toEqual({ white: 0, yellow: 0, brown: 0 });
  });

  it('[C-31] the steps are optional, also when one track is left', () => {
    const game = poorRed().project('white', 'b1', RED).dice(RED, { white: 1 }).garden('b2', PURPLE).garden('c1', PURPLE).actionsOf(RED);
    expect(game.construct('white')).toOfferOnly(track('white'), track('yellow'), track('brown'), DECLINE);
    game.decline();
    expect(game.player(PURPLE).mastery).toEqual({ white: 0, yellow: 0, brown: 0 });
    expect(game).toBeAsked('action', RED);
    const one = poorRed().mastery(PURPLE, { white: 9, yellow: 9, brown: 4 }).project('white', 'b1', RED).dice(RED, { white: 1 });
    expect(one.garden('b2', PURPLE).actionsOf(RED).construct('white')).toOfferOnly(track('brown'), DECLINE);
  });

  it('[A-75] with all markers at the top no step is asked', () => {
    const game = poorRed()
      .mastery(PURPLE, { white: 9, yellow: 9, brown: 9 })
      .project('white', 'b1', RED)
      .dice(RED, { white: 1 })
      .garden('b2', PURPLE)
      .actionsOf(RED)
      .construct('white');
    expect(game).toBeAsked('action', RED);
  });

  it('[A-50] a Garden on border Water touches Buildings of both Districts', () => {
    const left = poorRed().project('white', 'd2', PURPLE).garden('e2', PURPLE).actionsOf(RED).construct('white');
    expect(left).toBeAsked('stepOfChoice', PURPLE);
    const right = position()
      .gold(RED, 0)
      .dice(RED, { yellow: 2 })
      .pawns(RED, 2)
      .project('white', 'f2', PURPLE)
      .garden('e2', PURPLE)
      .actionsOf(RED)
      .construct('white');
    expect(right).toBeAsked('stepOfChoice', PURPLE);
  });
});

/** Ship spaces of the standard set-up: size 1 on 1, 2, 4, 5, 6, 8; size 2 on 7 (printed) and 9; size 3 on 3 (printed). */
describe('the Ship', () => {
  it('[ACT-BLD-14] [C-33] immediately afterwards 1 Gold may claim a Ship, with a marker', () => {
    const game = richRed().project('white', 'b1', PURPLE).actionsOf(RED).construct('white');
    expect(game).toBeAsked('afterConstruct', RED);
    const before = game.player(RED).markers;
    game.ship(4);
    expect(game.player(RED)).toMatchObject({ gold: 0, markers: before - 1 });
    expect(game.table().shipMarks[3]).toEqual([RED]);
    expect(game).toBeAsked('action', RED);
  });

  it('[ACT-BLD-14] it may be left', () => {
    const game = richRed().project('white', 'b1', PURPLE).actionsOf(RED).construct('white').done();
    expect(game.player(RED).gold).toBe(1);
    expect(game.table().shipMarks.flat()).toEqual([]);
  });

  it('[ACT-BLD-14] [KEY-27] nothing but Gold pays', () => {
    const game = poorRed()
      .dice(RED, { brown: 4, blue: 2 })
      .crates(RED, { up: ['white', 'blue'] })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .construct('white', { dice: { brown: 2 } });
    expect(game).toBeAsked('action', RED);
  });

  it('[ACT-BLD-14] Gold that the House uncovered can pay', () => {
    const game = poorRed().houses(RED, { white: 2 }).project('white', 'b1', PURPLE).actionsOf(RED).construct('white').ship(1);
    expect(game.player(RED).gold).toBe(0);
  });

  it("[ACT-BLD-15] it must have exactly the Building's size, printed or laid", () => {
    const built = (spaces: string[]) => richRed().project('white', spaces, PURPLE).actionsOf(RED).construct('white');
    expect(built(['b1'])).toOfferOnly(ship(1), ship(2), ship(4), ship(5), ship(6), ship(8), DONE);
    expect(built(['b1', 'c1'])).toOfferOnly(ship(7), ship(9), DONE);
    expect(built(['b1', 'c1', 'd1'])).toOfferOnly(ship(3), DONE);
  });

  it('[A-49] Gardens do not enlarge the Building for that', () => {
    const game = richRed().project('white', 'b1', PURPLE).garden('b2', RED).garden('a1', RED).actionsOf(RED).construct('white');
    expect(game).toOffer(ship(1));
    expect(game).not.toOffer(ship(7), ship(3));
  });

  it("[ACT-SHIP-02] opponents' markers do not block a Ship", () => {
    const game = richRed().shipMark(PURPLE, 1).project('white', 'b1', PURPLE).actionsOf(RED).construct('white').ship(1);
    expect(game.table().shipMarks[0]).toEqual([RED, PURPLE]);
  });

  it('[ACT-SHIP-03] [C-34] a player marks a Ship only once', () => {
    const game = richRed().shipMark(RED, 1).project('white', 'b1', PURPLE).actionsOf(RED).construct('white');
    expect(game).not.toOffer(ship(1));
    expect(game).toOffer(ship(2));
    const only = richRed().shipMark(RED, 3).project('white', ['b1', 'c1', 'd1'], PURPLE).actionsOf(RED).construct('white');
    expect(only).toBeAsked('action', RED);
  });

  it('[A-47] [KEY-05] the marker comes from the area: own markers just returned to the supply do not serve', () => {
    const board = (white: number) =>
      richRed().dice(RED, { brown: 2, white: 1 }).houses(RED, { white }).markers(RED, 0).project('white', 'b1', RED).actionsOf(RED);
    // The second House uncovers Gold only.
    expect(board(2).construct('white', { dice: { brown: 2, white: 1 } })).toBeAsked('action', RED);
    // The first House uncovers a marker, which counts.
    expect(board(3).construct('white', { dice: { brown: 2, white: 1 } })).toBeAsked('afterConstruct', RED);
  });

  it('[A-48] it comes after all rewards and cannot be postponed', () => {
    const game = richRed().project('white', 'b1', PURPLE).garden('b2', PURPLE).actionsOf(RED).construct('white');
    expect(game).toBeAsked('stepOfChoice', PURPLE);
    game.decline();
    expect(game).toBeAsked('afterConstruct', RED);
    game.done();
    expect(game).toBeAsked('action', RED);
    expect(game).not.toOffer(ship(1));
  });
});
