/** The Ziggurat House action (ACT-ZIG-*), the bonuses of its spaces (BONZ-*), and what Ships give for it. */
import { describe, expect, it } from 'vitest';
import { BUILDING_COLOURS, type BuildingColour } from '../src/edition/types.ts';
import { RULES_EDITION } from './support/edition.ts';
import { type Game, ORANGE, PURPLE, payment, position, RED } from './support/index.ts';

const ZIGGURAT_HOUSE = { choose: 'action', action: 'zigguratHouse' } as const;
const DONE = { choose: 'done' } as const;
const gain = (what: 'garden' | 'marker') => ({ choose: 'gain', gain: what }) as const;

const { stocks, playerBoard } = RULES_EDITION;
/** An edition with five markers in all: those that are not on the board do not exist. */
const fiveMarkers = { stocks: { ...stocks, claimMarkers: 5 } };
const columns = (second: string) => ({ playerBoard: { ...playerBoard, columns: ['', second, 'v8'] } });

type Options = Parameters<typeof position>[0];

/** Red in the Ziggurat, whose local colour is green, with 2 green dice and no Gold. */
const atZiggurat = (options?: Options) => position(options).gold(RED, 0).dice(RED, { green: 2 }).pawns(RED, 5);

const WHITE_HOUSES = ['a1', 'c1', 'a3', 'c3'];
const YELLOW_HOUSES = ['f1', 'h1', 'f3'];
const BROWN_HOUSES = ['g4', 'i4', 'i2'];

/** The same, with this many Houses of the coloured rows used for Buildings; a fourth white one came from the bottom row. */
function withHousesGone(gone: Partial<Record<BuildingColour, number>>, options?: Options) {
  const draft = atZiggurat(options);
  const build = (colour: BuildingColour, spaces: readonly string[]) => {
    for (const space of spaces.slice(0, gone[colour] ?? 0)) draft.building(colour, { spaces: [space], owner: RED });
  };
  build('white', WHITE_HOUSES);
  build('yellow', YELLOW_HOUSES);
  build('brown', BROWN_HOUSES);
  return draft;
}

/** The white row is empty and nothing lies beneath the first House of the bottom row: the white section gives what its space shows. */
const withPlainWhiteHouse = (options?: Options) => withHousesGone({ white: 3 }, options);

/** Spaces of a section that are offered for the House; none if the action is not offered. */
function spacesOf(game: Game, section: BuildingColour): number[] {
  if (game.offers().some((choice) => choice.choose === 'action')) game.act('zigguratHouse');
  return game.offers().flatMap((choice) => (choice.choose === 'zigguratSpace' && choice.section === section ? [choice.space] : []));
}

const allSpaces = BUILDING_COLOURS.flatMap((section) =>
  [1, 2, 3, 4, 5, 6].map((space) => ({ choose: 'zigguratSpace', section, space }) as const),
);

/** What has happened, with the rule of each gain. */
const story = (game: Game): string[] =>
  game.events().map(({ event, rule }) => (/Gained|stepMade|paid/.test(event) ? `${event} ${rule}` : event));

describe('where a House may stand', () => {
  it('only with the Assistant in the Ziggurat, wherever the Architect is [ACT-ZIG-01]', () => {
    for (const district of [1, 2, 3, 4]) {
      expect(position().gold(RED, 9).pawns(RED, district, 5).actionsOf(RED)).not.toOffer(ZIGGURAT_HOUSE);
    }
    expect(atZiggurat().actionsOf(RED)).toOffer(ZIGGURAT_HOUSE);
    expect(atZiggurat().pawns(RED, 5, 1).actionsOf(RED)).toOffer(ZIGGURAT_HOUSE);
  });

  it('on a free space of the brown, white or yellow section: six in each [ACT-ZIG-01] [ACT-ZIG-04]', () => {
    const game = atZiggurat().actionsOf(RED).act('zigguratHouse');
    expect(game).toBeAsked('zigguratSpace', RED);
    expect(game).toOfferOnly(...allSpaces);
    game.zigguratSpace('yellow', 4);
    expect(game.table().zigguratHouses.yellow).toEqual([null, null, null, RED, null, null]);
    expect(game.player(RED).zigguratHouses).toEqual({ white: [], yellow: [4], brown: [] });
    expect(game.ask()).toMatchObject({ ask: 'action', actionsLeft: 1 });
  });

  it('not on a space with a House, own or not; a full section offers none [ACT-ZIG-01] [ACT-ZIG-04]', () => {
    const game = atZiggurat({ players: 3 })
      .zigguratHouses(PURPLE, 'white', 1, 2, 3)
      .zigguratHouses(ORANGE, 'white', 4, 5, 6)
      .zigguratHouses(PURPLE, 'yellow', 2)
      .zigguratHouses(RED, 'yellow', 5)
      .actionsOf(RED);
    expect(spacesOf(game, 'white')).toEqual([]);
    expect(spacesOf(game, 'yellow')).toEqual([1, 3, 4, 6]);
    expect(spacesOf(game, 'brown')).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('what it costs', () => {
  it('2 local Resources [ACT-ZIG-02]', () => {
    const game = atZiggurat().dice(RED, { green: 3, blue: 1 }).actionsOf(RED).zigguratHouse('white', 1);
    expect(game.events('paid')).toMatchObject([{ seat: RED, dice: [0, 0, 0, 0, 2], crates: [0, 0, 0, 0, 0], gold: 0 }]);
    expect(game.player(RED).dice).toEqual({ blue: 1, green: 1 });
    expect(game.table().supply).toMatchObject({ green: 2 });
    expect(atZiggurat().dice(RED, { green: 1, white: 3, blue: 3 }).actionsOf(RED)).not.toOffer(ZIGGURAT_HOUSE);
  });

  it('local is the colour of the Barge there, not always green [C-32] [ACT-ZIG-02]', () => {
    const board = (dice: object) =>
      position().barges('blue', 'green', 'brown', 'yellow', 'white').gold(RED, 0).dice(RED, dice).pawns(RED, 5).actionsOf(RED);
    expect(board({ white: 2 }).zigguratHouse('brown', 1).events('paid')).toMatchObject([{ dice: [2, 0, 0, 0, 0] }]);
    expect(board({ green: 4, blue: 2 })).not.toOffer(ZIGGURAT_HOUSE);
  });

  it('Crates and Gold pay as everywhere; B7 does not make it cheaper [ACT-ZIG-02] [KEY-26] [KEY-28] [A-99]', () => {
    const game = atZiggurat()
      .dice(RED, { green: 1 })
      .crates(RED, { up: ['green'] })
      .gold(RED, 1)
      .heldHarbormasters(RED, 'B7')
      .actionsOf(RED)
      .act('zigguratHouse')
      .zigguratSpace('white', 1);
    expect(game).toBeAsked('payment', RED);
    expect(game).toOfferOnly(
      payment({ dice: { green: 1 }, crates: { green: 1 } }),
      payment({ dice: { green: 1 }, gold: 1 }),
      payment({ crates: { green: 1 }, gold: 1 }),
    );
    expect(atZiggurat().dice(RED, { green: 1 }).heldHarbormasters(RED, 'B7').actionsOf(RED)).not.toOffer(ZIGGURAT_HOUSE);
  });
});

describe('the House', () => {
  it("is the leftmost of the section's colour row, with the bonus beneath it [ACT-ZIG-03] [KEY-11] [KEY-14]", () => {
    const placed = (section: BuildingColour, gone: number, space: number) =>
      withHousesGone({ [section]: gone })
        .actionsOf(RED)
        .zigguratHouse(section, space)
        .player(RED);
    // Each on a plain space; the claim takes one marker.
    for (const [section, space] of [['white', 1] as const, ['yellow', 3] as const, ['brown', 1] as const]) {
      expect(placed(section, 0, space)).toMatchObject({ gold: 0, markers: 5, houses: { [section]: 2, bottom: 5 } });
      expect(placed(section, 1, space)).toMatchObject({ gold: 1, markers: 4, houses: { [section]: 1, bottom: 5 } });
      expect(placed(section, 2, space)).toMatchObject({ gold: 1, markers: 5, houses: { [section]: 0, bottom: 5 } });
    }
  });

  it('comes from the bottom row if that row is empty, and only then [ACT-ZIG-03] [C-38] [KEY-12]', () => {
    const last = withHousesGone({ white: 2 }).actionsOf(RED).zigguratHouse('white', 1);
    expect(last.player(RED).houses).toEqual({ white: 0, yellow: 3, brown: 3, bottom: 5 });
    const bottom = withHousesGone({ white: 3 }).actionsOf(RED).zigguratHouse('white', 1);
    expect(bottom.player(RED).houses).toEqual({ white: 0, yellow: 3, brown: 3, bottom: 4 });
    // The second House of the bottom row has a marker beneath it.
    const second = withHousesGone({ white: 4 }).actionsOf(RED).zigguratHouse('white', 1);
    expect(second.player(RED)).toMatchObject({ houses: { white: 0, bottom: 3 }, markers: 5, gold: 0 });
  });

  it('with no House in either row the section is closed, but not the others [ACT-ZIG-03] [ACT-ZIG-08]', () => {
    const game = withHousesGone({ white: 3 }).houses(RED, { bottom: 0 }).actionsOf(RED);
    expect(spacesOf(game, 'white')).toEqual([]);
    expect(spacesOf(game, 'brown')).toHaveLength(6);
  });
});

describe('the bonus of the space', () => {
  const place = (space: number) => withPlainWhiteHouse().actionsOf(RED).zigguratHouse('white', space);

  it('plain: only the claim [BONZ-01]', () => {
    const game = place(1);
    expect(story(game)).toEqual(['actionChosen', 'paid ACT-ZIG-02', 'zigguratHousePlaced', 'houseTaken', 'zigguratClaimed']);
    expect(game.player(RED)).toMatchObject({ gold: 0, markers: 4, mastery: { white: 0, yellow: 0, brown: 0 } });
  });

  it("arrow: the claim and one step on the track of the arrow's colour, with what the step pays [BONZ-02] [ACT-ZIG-05]", () => {
    const yellow = place(2);
    expect(yellow.events('stepMade')).toMatchObject([{ seat: RED, colour: 'yellow', row: 1, rule: 'BONZ-02' }]);
    expect(yellow.player(RED)).toMatchObject({ mastery: { white: 0, yellow: 1, brown: 0 }, gold: 1, zigguratClaims: { white: 1 } });
    expect(place(4).player(RED).mastery).toEqual({ white: 0, yellow: 0, brown: 1 });
    expect(place(6).player(RED).mastery).toEqual({ white: 1, yellow: 0, brown: 0 });
  });

  it('Gold: the claim and 1 Gold [BONZ-03] [ACT-ZIG-05]', () => {
    const game = place(3);
    expect(game.events('goldGained')).toMatchObject([{ seat: RED, amount: 1, rule: 'BONZ-03' }]);
    expect(game.player(RED)).toMatchObject({ gold: 1, zigguratClaims: { white: 1 }, mastery: { white: 0, yellow: 0, brown: 0 } });
  });

  it('is what the edition prints on each of the eighteen spaces [ACT-ZIG-05] [BONZ-01] [BONZ-02] [BONZ-03]', () => {
    for (const section of BUILDING_COLOURS) {
      const shown = [1, 2, 3, 4, 5, 6].map((space) => {
        const game = atZiggurat().actionsOf(RED).zigguratHouse(section, space);
        const [step] = game.events('stepMade');
        if (step !== undefined) return step.colour;
        return game.events('goldGained').some(({ rule }) => rule === 'BONZ-03') ? 'gold' : 'plain';
      });
      expect(shown).toEqual(RULES_EDITION.ziggurat.sections[section]);
    }
  });

  it('an arrow whose track is at the top gives nothing and closes no space [A-75] [BONZ-02]', () => {
    const game = withPlainWhiteHouse().mastery(RED, { yellow: 9 }).actionsOf(RED).zigguratHouse('white', 2);
    expect(game.events('stepMade')).toEqual([]);
    expect(game.player(RED)).toMatchObject({ vp: 10, zigguratClaims: { white: 1 } });
  });
});

describe('the claim', () => {
  it("goes on the leftmost space of that section's tile that lacks your marker [ACT-ZIG-06]", () => {
    const claim = (claims: number) => {
      const game = withPlainWhiteHouse().zigguratClaims(RED, { white: claims }).actionsOf(RED).zigguratHouse('white', 1);
      expect(game.player(RED).zigguratClaims).toEqual({ white: claims + 1, yellow: 0, brown: 0 });
      return game.events('zigguratClaimed');
    };
    for (const claims of [0, 1, 2]) expect(claim(claims)).toMatchObject([{ seat: RED, section: 'white', claim: claims + 1 }]);
  });

  it('other players may share the claim space and do not push you on [ACT-ZIG-07] [C-37]', () => {
    const game = withPlainWhiteHouse({ players: 3 })
      .zigguratHouses(PURPLE, 'white', 2, 3)
      .zigguratClaims(ORANGE, { white: 3 })
      .actionsOf(RED)
      .zigguratHouse('white', 1);
    expect(game.events('zigguratClaimed')).toMatchObject([{ seat: RED, claim: 1 }]);
    expect([RED, PURPLE, ORANGE].map((seat) => game.player(seat).zigguratClaims.white)).toEqual([1, 2, 3]);
  });

  it('is one marker in all, from the area, whatever the space shows [C-39] [ACT-ZIG-06] [KEY-03]', () => {
    // The first House of the bottom row uncovers nothing, so nothing hides what the claim takes.
    for (const space of [1, 3, 6]) {
      const game = withPlainWhiteHouse().actionsOf(RED);
      const { markers, markerSupply } = game.player(RED);
      game.zigguratHouse('white', space);
      expect(game.events('zigguratClaimed')).toHaveLength(1);
      expect(game.player(RED)).toMatchObject({ markers: markers - 1, markerSupply, zigguratClaims: { white: 1, yellow: 0, brown: 0 } });
    }
  });

  it('three markers on the tile close its section for you, not the others [A-58]', () => {
    const board = (claims: number) => withPlainWhiteHouse().zigguratClaims(RED, { white: claims }).actionsOf(RED);
    expect(spacesOf(board(2), 'white')).toHaveLength(6);
    const game = board(3);
    expect(spacesOf(game, 'white')).toEqual([]);
    expect(spacesOf(game, 'yellow')).toHaveLength(6);
  });
});

describe('every step must be possible [ACT-ZIG-08]', () => {
  it('the action is not offered when one is not: space, payment, House, marker, claim space [ACT-ZIG-08]', () => {
    expect(withPlainWhiteHouse().actionsOf(RED)).toOffer(ZIGGURAT_HOUSE);
    const full = atZiggurat({ players: 3 });
    for (const section of BUILDING_COLOURS) full.zigguratHouses(PURPLE, section, 1, 2, 3).zigguratHouses(ORANGE, section, 4, 5, 6);
    expect(full.actionsOf(RED)).not.toOffer(ZIGGURAT_HOUSE);
    expect(atZiggurat().dice(RED, { green: 1 }).actionsOf(RED)).not.toOffer(ZIGGURAT_HOUSE);
    const noHouse = withHousesGone({ white: 3, yellow: 3, brown: 3 });
    expect(noHouse.houses(RED, { bottom: 0 }).actionsOf(RED)).not.toOffer(ZIGGURAT_HOUSE);
    // Nothing lies beneath the first House of the bottom row.
    const noMarker = withHousesGone({ white: 3, yellow: 3, brown: 3 }).markers(RED, 0);
    expect(noMarker.actionsOf(RED)).not.toOffer(ZIGGURAT_HOUSE);
    expect(atZiggurat().zigguratClaims(RED, { white: 3, yellow: 3, brown: 3 }).actionsOf(RED)).not.toOffer(ZIGGURAT_HOUSE);
  });

  it('a marker that the House uncovers serves its own claim [A-59] [ACT-ZIG-08]', () => {
    const board = (white: number) => withHousesGone({ white }).markers(RED, 0).actionsOf(RED);
    const game = board(0).zigguratHouse('white', 1);
    expect(game.player(RED)).toMatchObject({ markers: 0, zigguratClaims: { white: 1 } });
    expect(story(game).slice(-2)).toEqual(['markersGained KEY-14', 'zigguratClaimed']);
    // The second House uncovers Gold only, the third Gold and a marker, the first of the bottom row nothing, its second a marker.
    expect([0, 1, 2, 3, 4].map((gone) => spacesOf(board(gone), 'white'))).toEqual([
      [1, 2, 3, 4, 5, 6],
      [],
      [1, 2, 3, 4, 5, 6],
      [],
      [1, 2, 3, 4, 5, 6],
    ]);
  });

  it('but not when the supply is empty [A-59] [KEY-04]', () => {
    const board = (inUse: string[]) =>
      atZiggurat({ edition: fiveMarkers })
        .project('white', ['f1', 'g1'], RED)
        .project('yellow', ['f4', 'g4'], RED)
        .project('brown', inUse, RED)
        .markers(RED, 0);
    expect(board([]).actionsOf(RED)).toOffer(ZIGGURAT_HOUSE);
    expect(board(['k1']).actionsOf(RED)).not.toOffer(ZIGGURAT_HOUSE);
  });

  it('a marker of the column that the House empties serves it too [A-59] [A-184]', () => {
    const board = (second: string, yellow: number) =>
      withHousesGone({ white: 1, yellow, brown: 2 }, { edition: columns(second) })
        .markers(RED, 0)
        .actionsOf(RED);
    expect(spacesOf(board('c1', 2), 'white')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(board('c1', 2).zigguratHouse('white', 1).player(RED)).toMatchObject({ markers: 0, zigguratClaims: { white: 1 } });
    // With a yellow House left in the second column, no column is emptied.
    expect(spacesOf(board('c1', 1), 'white')).toEqual([]);
    expect(spacesOf(board('v4', 2), 'white')).toEqual([]);
  });

  it("and so does one of the arrow's step: right-hand bonus or benefit inside the track [A-184] [A-59] [BONZ-02]", () => {
    const spaces = (rows: object, options?: Options) =>
      spacesOf(withPlainWhiteHouse(options).markers(RED, 0).mastery(RED, rows).actionsOf(RED), 'white');
    // Row 2 pays a marker at the right to the lowest marker, or to one tied for lowest. Arrows: 2 yellow, 4 brown, 6 white.
    expect(spaces({ white: 1, yellow: 1, brown: 1 })).toEqual([2, 4, 6]);
    expect(spaces({ white: 1, yellow: 3, brown: 5 })).toEqual([6]);
    expect(spaces({ white: 1, yellow: 1, brown: 1 }, { switches: { masteryRight: 'minRises' } })).toEqual([2]);
    // Inside a track a marker lies on row 2 of yellow and on row 3 of brown.
    expect(spaces({ white: 0, yellow: 1, brown: 2 })).toEqual([2, 4]);
    expect(spaces({ white: 9, yellow: 9, brown: 9 })).toEqual([]);
    const game = withPlainWhiteHouse().markers(RED, 0).mastery(RED, { white: 0, yellow: 0, brown: 2 }).actionsOf(RED);
    expect(game.zigguratHouse('white', 4).player(RED)).toMatchObject({ markers: 0, zigguratClaims: { white: 1 } });
  });

  it('a column with a step of choice brings no marker for certain, nor does an arrow after it [A-184]', () => {
    const board = (second: string) =>
      withHousesGone({ white: 1, yellow: 2, brown: 2 }, { edition: columns(second) })
        .markers(RED, 0)
        .mastery(RED, { white: 1, yellow: 1, brown: 1 })
        .actionsOf(RED);
    expect(spacesOf(board('v4'), 'white')).toEqual([2, 4, 6]);
    expect(spacesOf(board('m?'), 'white')).toEqual([]);
    // The bonus beneath the House is certain even so.
    expect(spacesOf(board('m?'), 'yellow')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('what Ships give comes too late for the claim [A-59] [A-81] [TILE-S05]', () => {
    const game = withHousesGone({ white: 3, yellow: 3, brown: 3 }).shipMark(RED, 'S05').markers(RED, 0).actionsOf(RED);
    expect(game).not.toOffer(ZIGGURAT_HOUSE);
  });
});

describe('the order of effects', () => {
  it('five steps: space, payment, House, bonus, claim [C-36]', () => {
    const game = withPlainWhiteHouse().gold(RED, 1).dice(RED, { green: 2 }).actionsOf(RED).act('zigguratHouse');
    expect(game).toBeAsked('zigguratSpace', RED);
    game.zigguratSpace('white', 3);
    expect(game).toBeAsked('payment', RED);
    expect(game.table().zigguratHouses.white[2]).toBeNull();
    game.pay({ dice: { green: 2 } });
    expect(story(game)).toEqual([
      'actionChosen',
      'paid ACT-ZIG-02',
      'zigguratHousePlaced',
      'houseTaken',
      'goldGained BONZ-03',
      'zigguratClaimed',
    ]);
  });

  it('House, uncovered bonus, column bonus, space bonus, claim, S02, S05, S08 [A-81] [TILE-S02] [TILE-S05] [TILE-S08]', () => {
    const game = withHousesGone({ white: 1, yellow: 2, brown: 2 })
      .dice(RED, { green: 3 })
      .shipMark(RED, 'S02', 'S05', 'S08')
      .actionsOf(RED)
      .zigguratHouse('white', 2, { dice: { green: 2 } });
    expect(game).toBeAsked('gardenOrMarker', RED);
    const untilShips = [
      'actionChosen',
      'paid ACT-ZIG-02',
      'zigguratHousePlaced',
      'houseTaken',
      'goldGained KEY-14',
      'vpGained KEY-15',
      'stepMade BONZ-02',
      'goldGained KEY-32',
      'zigguratClaimed',
      'vpGained TILE-S02',
    ];
    expect(story(game)).toEqual(untilShips);
    game.gain('marker');
    expect(game).toBeAsked('gardening', RED);
    expect(story(game)).toEqual([...untilShips, 'markersGained TILE-S05']);
    game.done();
    expect(game).toBeAsked('action', RED);
  });
});

describe('Ships that work for it', () => {
  it('S05: a Garden or a marker, as you like [TILE-S05]', () => {
    const board = () => withPlainWhiteHouse().shipMark(RED, 'S05').actionsOf(RED).zigguratHouse('white', 1);
    expect(board()).toOfferOnly(gain('garden'), gain('marker'));
    expect(board().gain('garden').player(RED)).toMatchObject({ gardens: 1, markers: 4 });
    expect(board().gain('garden').table().gardens).toBe(24);
    expect(board().gain('marker').player(RED)).toMatchObject({ gardens: 0, markers: 5 });
  });

  it('S05: only for its owner, and only once it works [TILE-S05] [A-62]', () => {
    for (const draft of [withPlainWhiteHouse().shipMark(PURPLE, 'S05'), withPlainWhiteHouse().newShipMark(RED, 'S05')]) {
      const game = draft.actionsOf(RED).zigguratHouse('white', 1);
      expect(game).toBeAsked('action', RED);
      expect(game.player(RED)).toMatchObject({ gardens: 0, markers: 4 });
    }
  });

  it('S05: for Houses in the Ziggurat only, and not for a claim without House [TILE-S05]', () => {
    const port = position().gold(RED, 0).dice(RED, { blue: 2 }).pawns(RED, 4).shipMark(RED, 'S05').actionsOf(RED);
    expect(port.portHouse('row3', 'red')).toBeAsked('action', RED);
    const built = position().gold(RED, 0).dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).shipMark(RED, 'S05').actionsOf(RED);
    expect(built.construct('white')).toBeAsked('action', RED);
    const claim = atZiggurat().shipMark(RED, 'S05', 'S02').heldHarbormasters(RED, 'B8').actionsOf(RED).harbormaster('B8').section('white');
    expect(claim).toBeAsked('action', RED);
    expect(claim.player(RED)).toMatchObject({ vp: 10, gardens: 0, markers: 4, zigguratClaims: { white: 1 } });
  });

  it('S05 with an exhausted item: the other one, else nothing [A-69]', () => {
    const board = () => withPlainWhiteHouse().shipMark(RED, 'S05');
    const noGarden = board().gardens(PURPLE, 25).actionsOf(RED).zigguratHouse('white', 1);
    expect(noGarden).toBeAsked('action', RED);
    expect(noGarden.player(RED)).toMatchObject({ markers: 5, gardens: 0 });
    const noMarker = board().markers(RED, 14).actionsOf(RED).zigguratHouse('white', 1);
    expect(noMarker).toBeAsked('action', RED);
    expect(noMarker.player(RED)).toMatchObject({ markers: 13, markerSupply: 0, gardens: 1 });
    const neither = board().gardens(PURPLE, 25).markers(RED, 14).actionsOf(RED).zigguratHouse('white', 1);
    expect(neither).toBeAsked('action', RED);
    expect(neither.player(RED)).toMatchObject({ markers: 13, gardens: 0 });
  });

  it('S08: in the Ziggurat the Gardening only buys, and may be declined [TILE-S08] [A-33] [A-65]', () => {
    const board = () =>
      withPlainWhiteHouse().dice(RED, { green: 4, blue: 1 }).gardens(RED, 1).water(RED, 1).specialWater(RED, 4).shipMark(RED, 'S08');
    const game = board().actionsOf(RED).zigguratHouse('white', 1);
    expect(game.ask()).toMatchObject({ ask: 'gardening', district: 5, extra: true, seat: RED });
    expect(game).toOfferOnly({ choose: 'buy', tile: 'garden' }, { choose: 'buy', tile: 'water' }, DONE);
    game.buy('garden').buy('water').done();
    expect(game.player(RED)).toMatchObject({ gardens: 2, water: 2, dice: { green: 1 } });
    expect(game.ask()).toMatchObject({ ask: 'action', actionsLeft: 1 });
    expect(board().actionsOf(RED).zigguratHouse('white', 1).done().player(RED)).toMatchObject({ gardens: 1, water: 1 });
  });

  it('S08: nothing to buy, nothing asked, even with tiles in hand [A-33] [A-105]', () => {
    const game = withPlainWhiteHouse().gardens(RED, 1).water(RED, 1).shipMark(RED, 'S08').actionsOf(RED).zigguratHouse('white', 1);
    expect(game).toBeAsked('action', RED);
  });

  it('S02: 2 VP for the House [TILE-S02] [A-65]', () => {
    const game = withPlainWhiteHouse().shipMark(RED, 'S02').actionsOf(RED).zigguratHouse('white', 1);
    expect(game.events('vpGained')).toMatchObject([{ seat: RED, amount: 2, rule: 'TILE-S02' }]);
    expect(game.player(RED).vp).toBe(12);
  });
});
