/** How rare events change a view. `properties/fold.test.ts` tests all events of whole games. */
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../src/choices.ts';
import { eventsFor } from '../src/knowledge/events.ts';
import { mask } from '../src/knowledge/mask.ts';
import { SPECTATOR } from '../src/knowledge/masked.ts';
import { type View, viewOf } from '../src/knowledge/view.ts';
import type { GameEvent } from '../src/model/events.ts';
import { foldEvents } from './fold/fold.ts';
import { RULES_EDITION } from './support/edition.ts';
import { type Game, PURPLE, position, RED } from './support/index.ts';

const see = (game: Game, observer: number): View => viewOf(mask(game.state, observer));

/** Folds the events into the observer's view, which must equal the view of the table. */
function follow(game: Game, observer: number, deed: (game: Game) => unknown): View {
  const before = see(game, observer);
  const { events } = game.state;
  const from = events?.length ?? 0;
  deed(game);
  const view = foldEvents(before, eventsFor(events?.slice(from) ?? [], observer), game.state.setting);
  expect(view).toEqual(see(game, observer));
  return view;
}

/** A turn of Red, and a spectator's view of it after one event that might happen in it. */
const turn = position().turnOf(RED);
const before = see(turn, SPECTATOR);
const after = (event: GameEvent): View => foldEvents(before, [event], turn.state.setting);

describe('where something comes from and goes to', () => {
  it('[DEC-10] [A-93] a House goes to a vacated space of the bottom row or behind its right end', () => {
    const moved = (to: 'vacatedSpace' | 'rightEnd') =>
      after({ event: 'houseMoved', rule: 'DEC-10', seat: RED, row: 'white', to }).seats[RED];
    const { houses, movedHouses } = before.seats[RED];
    const oneMore = houses.with(3, houses[3] + 1);
    expect(moved('rightEnd')).toMatchObject({ houses: oneMore, movedHouses: movedHouses + 1 });
    expect(moved('vacatedSpace')).toMatchObject({ houses: oneMore, movedHouses });
  });

  it('[DEC-15] [ACT-SHIP-04] a Harbormaster comes from those kept aside or from its line', () => {
    const [aside] = before.asideHarbormasters;
    const [line] = before.port;
    const decree = after({ event: 'harbormasterGained', rule: 'DEC-15', seat: RED, harbormaster: aside, from: 'aside' });
    expect(decree.asideHarbormasters).toEqual(before.asideHarbormasters.slice(1));
    expect(decree.port).toBe(before.port);
    const harbormaster = line.harbormaster ?? aside;
    const ships = after({ event: 'harbormasterGained', rule: 'ACT-SHIP-04', seat: RED, harbormaster, from: line.line });
    expect(ships.port[0].harbormaster).toBeNull();
    expect(ships.asideHarbormasters).toBe(before.asideHarbormasters);
    expect([decree, ships].map(({ seats }) => seats[RED].harbormasters)).toEqual([[aside], [harbormaster]]);
  });

  it('[BONP-04] a Crate of the Port leaves its line and lies face up with its player', () => {
    const game = position().pawns(RED, 4).dice(RED, { blue: 2 }).gold(RED, 0).actionsOf(RED);
    const view = follow(game, PURPLE, () => game.portHouse('row1', 'red'));
    expect(view.port.find(({ line }) => line === 'row1')).toMatchObject({ crate: null, red: RED });
    expect(view.seats[RED].cratesUp).toContain(1);
  });

  it('[TILE-S12] the marker of a Garden comes from the area or from the supply', () => {
    const placed = (markerFrom: 'area' | 'supply') =>
      after({ event: 'gardenPlaced', rule: 'ACT-GARD-07', seat: RED, space: 'e2', markerFrom }).seats[RED];
    const { markers, markerSupply } = before.seats[RED];
    expect(placed('area')).toMatchObject({ markers: markers - 1, markerSupply });
    expect(placed('supply')).toMatchObject({ markers, markerSupply: markerSupply - 1 });
  });

  it('[HM-B5] the Action tile of a Harbormaster is none of the two actions', () => {
    const game = position().heldHarbormasters(RED, 'B5').actionsOf(RED);
    const tile = follow(game, RED, () => game.harbormaster('B5').actionTile(2));
    expect(tile.actionsLeft).toBe(2);
    expect(follow(game, RED, () => game.actionTile(1)).actionsLeft).toBe(1);
  });
});

describe('Urban cards', () => {
  const CARDS = RULES_EDITION.urbanCards.cards.map(({ id }) => id);
  const card = (id: string): Outcome => ({ chance: 'urbanCard', card: id });
  /** Red holds B9 and U01, Purple all other cards except U13 to U15. Purple has put U15 at the bottom. */
  const red = () =>
    position()
      .heldHarbormasters(RED, 'B9')
      .urbanCards(RED, 'U01')
      .urbanCards(PURPLE, ...CARDS.slice(1, 12))
      .urbanBottom(PURPLE, 'U15')
      .actionsOf(RED)
      .harbormaster('B9');

  it('[URB-04] what is kept and returned is known to its player alone', () => {
    const draw = (game: Game) => game.chance(card('U14'), card('U13')).urbanCard('U13');
    expect(follow(red(), RED, draw)).toMatchObject({
      urbanDeck: {
        cards: 2,
        bottom: [
          { seat: PURPLE, card: null },
          { seat: RED, card: 'U14' },
        ],
      },
      seats: [{ urbanCardCount: 2, urbanCards: ['U01', 'U13'] }, { urbanCards: null }],
    });
    expect(follow(red(), PURPLE, draw)).toMatchObject({
      urbanDeck: {
        cards: 2,
        bottom: [
          { seat: PURPLE, card: 'U15' },
          { seat: RED, card: null },
        ],
      },
      seats: [{ urbanCardCount: 2, urbanCards: null }, { urbanCardCount: 11 }],
    });
    expect(follow(red(), SPECTATOR, draw).seats.map(({ urbanCards }) => urbanCards)).toEqual([null, null]);
  });

  it('[A-95] a card put at the bottom is drawn from there once it is all that is left', () => {
    const game = position()
      .heldHarbormasters(RED, 'B9')
      .urbanCards(RED, 'U01')
      .urbanCards(PURPLE, ...CARDS.slice(1, 13))
      .urbanBottom(PURPLE, 'U15')
      .actionsOf(RED)
      .harbormaster('B9');
    const drawn = follow(game, PURPLE, () => game.chance(card('U14'), card('U15')));
    expect(drawn.urbanDeck).toEqual({ cards: 0, bottom: [] });
    expect(game.events('urbanCardDrawn').map(({ from }) => from)).toEqual(['deck', 'bottom']);
  });

  it('an observer who is told a secret of another seat by mistake still does not know it', () => {
    const seen: GameEvent = { event: 'urbanCardSeen', rule: 'HM-B9', seat: RED, card: 'U05', audience: RED };
    expect(after(seen).seats[RED].urbanCards).toBeNull();
  });

  it('[END-05] when the game is over all cards lie open, and who has none shows none', () => {
    const game = position().urbanCards(RED, 'U01').urbanCards(PURPLE).startPlayer(PURPLE).ending('lastRound').actionsOf(RED);
    const view = follow(game, SPECTATOR, () => game.done());
    expect(view.seats.map(({ urbanCards }) => urbanCards)).toEqual([['U01'], []]);
    expect(view).toMatchObject({ question: null, chance: null, active: null });
  });
});
