/** Pictures of positions. */
import { displayedWater, type GameEvent, heldWater, NONE, pieceOn, type State } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createWords } from '../src/index.ts';
import { createGame, NAMES, playGame } from './games.ts';
import { plantEdition } from './plant.ts';

/** What the events of a game so far say about the spaces of the board. */
function followBoard() {
  const pieces = new Map<string, object>();
  const water = new Map<number, string>();
  const build = ({ colour, seat }: Extract<GameEvent, { event: 'built' | 'startBuilding' }>, spaces: readonly string[]) => {
    for (const space of spaces) pieces.set(space, { kind: 'building', colour, seat, building: spaces[0] });
  };
  return {
    pieces,
    water,
    follow(event: GameEvent): void {
      if (event.event === 'startBuilding') build(event, [event.space]);
      if (event.event === 'projectPlaced') pieces.set(event.space, { kind: 'project', colour: event.colour, seat: event.seat });
      if (event.event === 'gardenPlaced') pieces.set(event.space, { kind: 'garden', seat: event.seat });
      if (event.event === 'waterLaid') pieces.set(event.space, { kind: 'water', tile: event.tile });
      if (event.event === 'built') build(event, event.spaces);
      if (event.event === 'specialWaterOpened') water.set(event.tile, 'display');
      if (event.event === 'specialWaterGained') water.set(event.tile, `seat ${event.seat}`);
      if (event.event === 'waterLaid' && event.tile !== null) water.set(event.tile, 'laid');
    },
  };
}

/**
 * Adjacent pieces of one colour and owner always belong to one Building, so that the picture need not tell Buildings apart: Projects keep
 * off Buildings of their colour (ACT-PROJ-05), and those of one colour in a District are built over together.
 */
function expectBuildingsApart(state: State): void {
  const { spaceNames } = state.setting;
  for (const [space, name] of spaceNames.entries()) {
    const piece = pieceOn(state, space);
    const right = `${String.fromCharCode(name.charCodeAt(0) + 1)}${name.slice(1)}`;
    const below = `${name.charAt(0)}${Number(name.slice(1)) + 1}`;
    for (const neighbour of [right, below].map((at) => spaceNames.indexOf(at)).filter((at) => at >= 0)) {
      const other = pieceOn(state, neighbour);
      if (piece.kind !== 'building' || other.kind !== 'building') continue;
      if (piece.colour === other.colour && piece.seat === other.seat) expect(piece.building, name).toBe(other.building);
    }
  }
}

it('reads the packed bytes as the events of the game say', () => {
  for (const players of [2, 3, 4]) {
    for (let seed = 0; seed < 10; seed++) {
      const state = createGame(players);
      const board = followBoard();
      playGame(state, seed, { event: board.follow });
      state.setting.spaceNames.forEach((name, space) => {
        const printed = state.setting.printedPieces[space] === 0 ? { kind: 'empty' } : { kind: 'water', tile: null };
        expect(pieceOn(state, space), name).toEqual(board.pieces.get(name) ?? printed);
      });
      expectBuildingsApart(state);
      const tilesAt = (place: string) => [...board.water].flatMap(([tile, at]) => (at === place ? [tile] : [])).sort((a, b) => a - b);
      expect(displayedWater(state)).toEqual(tilesAt('display'));
      for (let seat = 0; seat < players; seat++) expect(heldWater(state, seat)).toEqual(tilesAt(`seat ${seat}`));
    }
  }
});

/** The state of a game when a number of turns have begun, or at its end. */
function stateAfter(players: number, seed: string, turns: number, state = createGame(players)): State {
  let begun = 0;
  let found: State | null = null;
  playGame(state, seed, {
    question(question) {
      if ((question.ask === 'die' || question.ask === 'pawns') && ++begun === turns) found = state.clone();
    },
  });
  return found ?? state;
}

describe('the picture of the board', () => {
  const state = createGame(2);
  const spaceNumber = (name: string) => state.setting.spaceNames.indexOf(name);
  /** Kinds as the engine packs them; a test above holds `pieceOn` against its events. */
  const put = (name: string, kind: 'garden' | 'project' | 'building', colour: number, seat: number) => {
    state.piece[spaceNumber(name)] = { garden: 2, project: 3, building: 4 }[kind] | (colour << 3) | (seat << 5);
  };
  state.piece.set(state.setting.printedPieces);
  put('b2', 'building', 0, 1);
  put('f1', 'building', 2, 0);
  put('g1', 'building', 2, 0);
  put('k2', 'project', 1, 0);
  put('k3', 'project', 1, 1);
  put('e1', 'garden', 0, 1);
  state.piece[spaceNumber('d1')] = 1;
  state.piece[spaceNumber('d2')] = 1;
  state.detail[spaceNumber('d2')] = 4;
  state.bargeColour.set([2, 1, 0, 3, 4]);
  state.barge.set([1, 0, 2, 0, 0, 1], 0);
  state.barge.set([0, 0, 0, 0, 0, 1], 6);
  state.architect.set([2, 2]);
  state.assistant.set([0, 2]);
  state.ships.set([0, 6, NONE, 12, 13, 14, NONE, 3, 4]);
  state.shipMarks.set([0, 3, 2]);
  state.special.set([1, 3, 4, 2, 1]);
  state.supply.set([2, 0, 0, 1, 0]);
  state.timeGold = 4;
  state.waterStock = 1;
  state.gardenStock = 20;
  state.vp.set([34, 0]);
  state.gold.set([2, 1]);
  state.markers.set([1, 0]);
  state.markerSupply.set([9, 12]);
  state.mastery.set([3, 0, 9]);
  state.vacated.set([1, 0, 2, 5]);
  state.dice.set([2, 0, 0, 0, 1]);
  state.crateUp.set([0, 1, 0, 0, 0]);
  state.crateDown.set([0, 0, 0, 2, 0]);
  state.water.set([1]);
  state.gardens.set([3]);
  const words = createWords('en', { names: NAMES, game: state });

  it('shows grids, Barges with pawns, Ships and stocks', () => {
    expect(words.board(state).join('\n')).toMatchInlineSnapshot(`
      "     Artisans’ District (1)   Farmers’ District (2)    Scribes’ District (3)
           a    b    c    d    e    f    g    h    i    j    k    l    m    n
        1  c1   .    gt   ~    *2   [B1] [B1] .    sw        .    v3   .    m=
        2  .    [W2] .    ~c2  ~c1  p+   .    m?   .    ~au  (Y1) .    ar   .
        3  au   .    p+   .    ~    .    m=   .    U+   ~    (Y2) p+   .    au
        4  .    G+   .    cr        pm   .    r?   .    ~v2  wt   .    B+   .
        District                Barge                     Architects    Assistants
        Artisans’ District (1)  brown: 1 3 3 6                          1
        Farmers’ District (2)   yellow: 6
        Scribes’ District (3)   white: empty              1 2           2
        Port District (4)       blue: empty
        Ziggurat District (5)   green: empty
      Ships in the Port, row by row: colour, size, in brackets who marked them
        S01 white 1               S07 yellow 2 [1 2]        printed 3 [2]
        S13 yellow 3              S14 brown 3               S15 white 3
        printed 2                 S04 brown 1               S05 white 1
      Special Water display: 1 (2 VP) and 5 (die from the supply).
      Dice in the supply: 2 white dice and 1 blue die.
      Time track: 4 Gold. Stock: 1 regular Water tile, 20 Garden tiles."
    `);
  });

  it('explains its signs', () => {
    expect(words.legend().join('\n')).toMatchInlineSnapshot(`
      "How to read the building grids
        [W1] Building, (W1) Project, *1 Garden: letter of the colour, owner’s number
        adjacent [W1] are one Building: Projects keep off Buildings of their colour
        ~ Water, . empty space; the codes are bonuses:
          B+ brown die from its Barge     m= step in the Project’s colour
          G+ green die from its Barge     m? step of choice
          U+ blue die from its Barge      p+ another Project tile
          W+ white die from its Barge     pm paid step
          Y+ yellow die from its Barge    r? die from the supply
          ar Architect move               sw special Water tile
          au 1 Gold                       v2 2 VP
          c1 1 Claim marker               v3 3 VP
          cr Crate refill                 wt regular Water tile
          gt Garden tile"
    `);
  });

  it('shows what a player has', () => {
    expect(words.seat(state, 0).join('\n')).toMatchInlineSnapshot(`
      "Adda (1): 34 VP, 2 Gold, 1 Claim marker and 9 in the supply
        Mastery rows (Building values): white 3 (2), yellow 0 (1) and brown 9 (5)
        Houses on the Player board: 2 white, 3 yellow, 1 brown and 0 in the bottom row
        Goods: 2 white dice, 1 green die, 1 yellow Crate face up, 2 blue Crates face down, 1 regular Water tile, special Water tile 2 (3 VP) and 3 Garden tiles"
    `);
    expect(words.seat(state, 1).join('\n')).toMatchInlineSnapshot(`
      "Beli (2): 0 VP, 1 Gold, 0 Claim markers and 12 in the supply
        Mastery rows (Building values): white 0 (1), yellow 0 (1) and brown 0 (1)
        Houses on the Player board: 3 white, 3 yellow, 3 brown and 5 in the bottom row
        Goods: special Water tile 3 (1 Gold)"
    `);
  });

  it('fits into 80 columns but for its sentences, with no blanks at the end of a line', () => {
    for (const players of [2, 3, 4]) {
      for (const seed of ['ur', 'uruk', 'eridu']) {
        const game = stateAfter(players, seed, 1000);
        const spoken = createWords('en', { names: NAMES, game });
        for (const line of [...spoken.board(game), ...spoken.legend()]) {
          if (line.startsWith(' ')) expect(line.length, line).toBeLessThanOrEqual(80);
          expect(line).toBe(line.trimEnd());
        }
      }
    }
  });

  it('can be drawn before anything has been dealt', () => {
    const empty = createGame(3);
    const spoken = createWords('en', { names: NAMES, game: empty });
    expect(() => [...spoken.board(empty), ...spoken.seat(empty, 2)]).not.toThrow();
  });
});

describe('another edition', () => {
  const wide = (part: string) => Array.from({ length: 3 }, () => part).join(' ');
  const edition = plantEdition({
    'districts.names': ['Potters', 'Scribes', 'Weavers', 'Sailors', 'Kings'],
    'board.full.rows': Array.from({ length: 3 }, () => `${wide('.. v12')} | ~au | ${wide('.. c1')} | ~v12 | ${wide('gt ..')}`),
  });
  const state = stateAfter(4, 'ur', 12, createGame(4, edition));
  const words = createWords('en', { names: NAMES, game: state });

  it('calls Districts by the names that it gives them', () => {
    expect([1, 2, 3, 4, 5].map(words.district)).toEqual([
      'District of the Potters (1)',
      'Scribes’ District (2)',
      'District of the Weavers (3)',
      'Port District (4)',
      'Ziggurat District (5)',
    ]);
  });

  it('has its Districts drawn one below the other when they are too wide', () => {
    const lines = words.board(state);
    const titles = lines.filter((line) => /^ {5,}(District of the|Scribes)/.test(line));
    expect(titles).toHaveLength(3);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});
