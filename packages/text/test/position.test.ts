/** Pictures of positions. */
import { displayedWater, type GameEvent, heldWater, NONE, pieceOn, type State, VP_SOURCES, type VpSource } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createWords } from '../src/index.ts';
import { speechOf } from '../src/speech/speech.ts';
import { wordsOf } from '../src/words.ts';
import { createGame, FIRST_VERSION, NAMES, playGame } from './games.ts';
import { plantEdition } from './plant.ts';
import { wholeMessages } from './whole-messages.ts';

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
  const state = createGame(2, FIRST_VERSION);
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
  state.harbormasters.set([0, 1, NONE, 3, NONE, 8]);
  state.portCrates.set([0, NONE, 2, 3, 4, NONE]);
  state.portHouses.fill(NONE).set([0, NONE, NONE, 1], 0);
  state.portHouses[11] = 0;
  state.actionTiles.set([5, 4, 3, 2, 1, 0]);
  state.zigguratTiles.set([3, 7, 9]);
  state.zigguratHouses.fill(NONE)[2] = 1;
  state.zigguratHouses[17] = 0;
  state.zigguratClaims.set([2, 0, 1, 1, 0, 3]);
  state.decrees.set([4, 15, NONE, NONE]);
  state.decreeOwners.set([NONE, 1, NONE, NONE]);
  state.heldHarbormasters.set([0, 1 << 3]);
  state.abilities.set([(1 << 1) | (1 << 14), 0]);
  state.bottomExtra.set([1]);
  // 64 is the hand of the first seat, 65 that of the second.
  state.urban.set([64, 65, 65]);
  const words = createWords('en', { names: NAMES, game: state });

  it('shows grids, Barges with pawns and Action tiles, Port, Ziggurat, Decrees and stocks', () => {
    expect(words.board(state).join('\n')).toMatchInlineSnapshot(`
      "     Artisans’ District (1)   Farmers’ District (2)    Scribes’ District (3)
           a    b    c    d    e    f    g    h    i    j    k    l    m    n
        1  c1   .    gt   ~    *2   [B1] [B1] .    sw        .    v3   .    m=
        2  .    [W2] .    ~c2  ~c1  p+   .    m?   .    ~au  (Y1) .    ar   .
        3  au   .    p+   .    ~    .    m=   .    U+   ~    (Y2) p+   .    au
        4  .    G+   .    cr        pm   .    r?   .    ~v2  wt   .    B+   .

        District                Barge           Architects  Assistants  Tiles
        Artisans’ District (1)  brown: 1 3 3 6              1           T6
        Farmers’ District (2)   yellow: 6                               T5
        Scribes’ District (3)   white: empty    1 2         2           T4
        Port District (4)       blue: empty                             T3
        Ziggurat District (5)   green: empty                            T2 T1

        Port        column 1 c2 #U      column 2 m? #G      column 3 r? ^1
        row 1 c2 #B S01 white 1         S07 yellow 2 [12]   printed 3 [2]       -
        row 2 m? ^2 S13 yellow 3        S14 brown 3         S15 white 3         B2
        row 3 ^1 #W printed 2           S04 brown 1         S05 white 1         B1
                    B4                  -                   B9

        Ziggurat    white               yellow              brown
                        mW                  mY                  ^1
                      mB  .               .   mW              mY  .
                    .   mY  ^2          au  mB  .           .   mW  au
                    Z04 [12|1|-]        Z08 [-|-|-]         Z10 [12|2|2]

        Decrees     D05: 5 white, 1 brown Buildings/Ziggurat Houses
                    D16: 2 Ships of each colour, 2 own Gardens [2]
      Special Water display: 1 (2 VP) and 5 (die from the supply).
      Dice in the supply: 2 white dice and 1 blue die.
      Time track: 4 Gold. Stock: 1 regular Water tile, 20 Garden tiles."
    `);
  });

  it('explains its signs', () => {
    expect(words.legend().join('\n')).toMatchInlineSnapshot(`
      "How to read the board
        [W1] Building, (W1) Project, *1 Garden; letter: colour, number: owner
        adjacent [W1]: one Building
        ^1 House in Port or Ziggurat, number: owner; #W Crate, letter: colour
        Port: each row and column with its blue space, red space and Harbormaster
        Ships: colour, size, [players who have claimed them]
        Ziggurat: the House spaces of the three sections, with their tiles below
        [12|1|-]: players 1 and 2 on a tile’s first claim space, 1 on its second
        Decrees: what they require, [player who has scored them]
        ~ Water, . empty space; bonuses:
          B+ brown die from its Barge        m? step of choice
          G+ green die from its Barge        mB step on the brown track
          U+ blue die from its Barge         mW step on the white track
          W+ white die from its Barge        mY step on the yellow track
          Y+ yellow die from its Barge       p+ another Project tile
          ar Architect move                  pm paid step
          au 1 Gold                          r? die from the supply
          c1 1 Claim marker                  sw special Water tile
          c2 2 Claim markers                 v2 2 VP
          cr Crate refill                    v3 3 VP
          gt Garden tile                     wt regular Water tile
          m= step in the Project’s colour"
    `);
  });

  it('writes colours with the letters of the language, in bonus codes too', () => {
    const colourLetter = { white: 'K', yellow: 'L', brown: 'O', blue: 'P', green: 'Q' };
    const messages = wholeMessages('en');
    const pictures = { ...messages.pictures, colourLetter };
    const spoken = wordsOf(speechOf(messages, 'en-GB'), { ...messages, pictures }, { names: NAMES, game: state });
    const lines = [...spoken.legend(), ...spoken.board(state)];
    for (const sign of ['K+ white die', 'mO step', '[K2]', 'm=   .    P+']) expect(lines.join('\n')).toContain(sign);
    expect(lines.filter((line) => /\b[WYBUG]\+|\bm[WYB]\b|#[WYBUG]\b|[[(][WYB]\d/.test(line))).toEqual([]);
  });

  it('shows what a player has', () => {
    expect(words.seat(state, 0, null).join('\n')).toMatchInlineSnapshot(`
      "Adda (1): 34 VP, 2 Gold, 1 Claim marker and 9 in the supply
        Mastery rows (Building values): white 3 (2), yellow 0 (1) and brown 9 (5)
        Houses left: 2 white, 3 yellow, 1 brown and 1 in the bottom row
        Goods: 2 white dice, 1 green die, 1 yellow Crate face up, 2 blue Crates face down, 1 regular Water tile, special Water tile 2 (3 VP) and 3 Garden tiles
        Tiles and cards: 1 Urban card
        Abilities: S02 (VP for a House) and S15 (step for a Ship)"
    `);
    expect(words.seat(state, 1, 1).join('\n')).toMatchInlineSnapshot(`
      "Beli (2): 0 VP, 1 Gold, 0 Claim markers and 12 in the supply
        Mastery rows (Building values): white 0 (1), yellow 0 (1) and brown 0 (1)
        Houses left: 3 white, 3 yellow, 3 brown and 5 in the bottom row
        Goods: special Water tile 3 (1 Gold)
        Tiles and cards: Urban card U02 (Houses: 1 in District 1, 3 in District 2 and 1 in District 3; 10 VP), Urban card U03 (Houses: 1 in District 1, 1 in District 2 and 3 in District 3; 10 VP) and Harbormaster B4 (2 Gold)"
    `);
  });

  it('shows what the tiles and cards in play do', () => {
    expect(words.inPlay(state).join('\n')).toMatchInlineSnapshot(`
      "Action tiles
        T1: gain 2 VP and 2 Claim markers
        T2: gain 1 Gold and 1 Claim marker
        T3: take a special Water tile from the display, a Garden tile and 1 Claim marker
        T4: move the Architect to any District and take a die of any colour from the supply
        T5: refill up to 2 Crates and gain 1 Claim marker
        T6: lose 2 VP and take a step on any track
      Ships: the abilities of the Ships you have claimed, from your next turn on
        S01: 2 VP whenever you claim a Ship
        S04: a regular Water tile whenever you place a Project
        S05: a Garden tile or a Claim marker whenever you place a House in the Ziggurat District
        S07: 2 VP whenever you place a Garden
        S13: after placing a Project you may buy a step in its colour for any 1 Resource
        S14: for each opposing Claim marker you build over you may buy a step in the Building’s colour for any 1 Resource
        S15: a step on the track in the Ship’s colour whenever you claim a Ship
      Harbormasters: used once, at any moment of your turn; unused, 3 VP at the end
        B1: take two steps on one Mastery track, or one step on each of two
        B2: take a special Water tile, a Garden tile and 2 Claim markers
        B4: gain 2 Gold
        B9: draw 2 Urban cards and keep 1; at the end each of your Urban cards may lack one House
      Ziggurat tiles: VP by your rightmost marker, on the first/second/third space
        Z04: 1/2/3 VP for each Ship with your Claim marker
        Z08: 0/5/10 VP
        Z10: 3/5/7 VP for each set of three differently coloured Buildings of yours, and for each such set of Ships
      Decrees: scored by one player only, at any moment of your turn
        D05: 5 white Buildings and 1 brown one; Houses in the Ziggurat section of a colour count as well. Gives: draw 2 Urban cards and keep 1, at the end each of your Urban cards may lack one House, and 8 VP
        D16: 2 Ships of each colour and 2 Gardens of your own. Gives: 12 VP"
    `);
  });

  it('shows where the VP come from, and leaves out what gave nobody any', () => {
    const { vpPeriods } = state.setting;
    const at = (seat: number, source: VpSource, period: number) =>
      (seat * VP_SOURCES.length + VP_SOURCES.indexOf(source)) * vpPeriods + period;
    state.ledger[at(0, 'start', 0)] = 10;
    state.ledger[at(0, 'district2', 1)] = 20;
    state.ledger[at(0, 'district2', vpPeriods - 1)] = 6;
    state.ledger[at(0, 'actionTiles', 2)] = -2;
    state.ledger[at(1, 'harbormasters', vpPeriods - 1)] = 3;
    expect(words.scores(state).join('\n')).toMatchInlineSnapshot(`
      "                           Adda    Beli
        At the start               10       0
        Farmers’ District (2)      26       0
        Action tiles               -2       0
        Harbormasters               0       3
        Total VP                   34       0
        Gold (breaks ties)          2       1"
    `);
  });

  it('accounts for all VP of whole games', () => {
    for (const players of [2, 3, 4]) {
      const game = stateAfter(players, 'uruk', 1000);
      const rows = createWords('en', { names: NAMES, game }).scores(game).slice(1);
      const cells = rows.map((row) => row.trim().split(/ {2,}/).slice(-players).map(Number));
      const total = cells.at(-2);
      expect(total).toEqual([...game.vp]);
      for (const seat of game.vp.keys()) expect(cells.slice(0, -2).reduce((sum, row) => sum + (row[seat] ?? 0), 0)).toBe(total?.[seat]);
    }
  });

  it('fits into 80 columns but for its sentences, with no blanks at the end of a line', () => {
    for (const players of [2, 3, 4]) {
      for (const seed of ['ur', 'uruk', 'eridu']) {
        const game = stateAfter(players, seed, 1000);
        const spoken = createWords('en', { names: NAMES, game });
        for (const line of [...spoken.board(game), ...spoken.legend(), ...spoken.scores(game)]) {
          if (line.startsWith(' ')) expect(line.length, line).toBeLessThanOrEqual(80);
          expect(line).toBe(line.trimEnd());
        }
      }
    }
  });

  it('can be drawn before anything has been dealt', () => {
    const empty = createGame(3);
    const spoken = createWords('en', { names: NAMES, game: empty });
    expect(() => [...spoken.board(empty), ...spoken.seat(empty, 2, 2), ...spoken.inPlay(empty), ...spoken.scores(empty)]).not.toThrow();
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
    for (const line of lines.slice(0, lines.indexOf(''))) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});
