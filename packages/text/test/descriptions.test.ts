/** Positions in sentences. */
import { mask, SPECTATOR, type State, type View, viewOf } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createWords, type Description } from '../src/index.ts';
import { gridOf } from '../src/positions/pictures/grid.ts';
import { createGame, NAMES, playGame } from './games.ts';
import { builtUp, fullView } from './samples/views.ts';

const text = (...descriptions: readonly Description[]): string =>
  descriptions.flatMap(({ title, sentences }) => [`${title}:`, ...sentences]).join('\n');

describe('a position of two players', () => {
  const state = builtUp();
  const words = createWords('en', { names: NAMES, game: state });
  const view = viewOf(mask(state, 0));

  it('has a common District described by what lies on its spaces', () => {
    expect(text(words.describeDistrict(view, 3))).toMatchInlineSnapshot(`
      "Scribes’ District (3):
      Dice on the white Barge: 2, 2 and 6.
      Architect here: Adda.
      Assistants here: Adda and Beli.
      Actions: place a Project tile, construct a Building, Gardening and use Action tile T3 (special Water, Garden and Claim marker).
      Buildings: white of size 2 (Adda: k1 and l1) and yellow of size 1 (Beli: n1).
      Projects: yellow (Beli: l3 and m3).
      Gardens: Beli (j3 and l4) and Adda (j4).
      Water without a Garden: j2 (bonus: 1 Gold) and n2 (bonus: 1 Gold).
      Free grid spaces: m1, k2 (bonus: white die from its Barge), l2, m2 (bonus: Architect move), k3, n3 (bonus: 1 Gold), k4 (bonus: regular Water tile), m4 (bonus: brown die from its Barge) and n4."
    `);
  });
  it('has the Port described by Ships and lines', () => {
    expect(text(words.describeDistrict(view, 4))).toMatchInlineSnapshot(`
      "Port District (4):
      Dice on the blue Barge: 1, 2 and 3.
      No Architects here.
      No Assistants here.
      Actions: claim a Ship, place a House in the Port District and use Action tile T4 (Architect and Resource).
      Row 1, column 1: Ship S01 (white, size 1: VP for a Ship), claimed: Adda.
      Row 1, column 2: Ship S02 (yellow, size 1: VP for a House), not claimed.
      Row 1, column 3: printed Ship (size 3), claimed: Adda.
      Row 2, column 1: Ship S03 (brown, size 1: double refill), not claimed.
      Row 2, column 2: Ship S04 (brown, size 1: Water for a Project), not claimed.
      Row 2, column 3: Ship S05 (white, size 1: Garden or marker for Ziggurat House), not claimed.
      Row 3, column 1: printed Ship (size 2), not claimed.
      Row 3, column 2: Ship S06 (yellow, size 1: VP for opposing markers), not claimed.
      Row 3, column 3: Ship S07 (yellow, size 2: VP for a Garden), not claimed.
      At row 1: a House on the blue space (Adda); red space free, with a brown Crate; Harbormaster B3 (three Crates and Claim marker).
      At row 2: blue space free (bonus: step of choice); red space free, with a yellow Crate; Harbormaster B2 (special Water, Garden and Claim markers).
      At row 3: blue space free (bonus: die from the supply); red space free, with a white Crate; Harbormaster B1 (two Mastery steps).
      At column 1: blue space free (bonus: 2 Claim markers); red space free, with a blue Crate; Harbormaster B4 (2 Gold).
      At column 2: blue space free (bonus: step of choice); red space free, with a green Crate; Harbormaster B5 (any Action tile).
      At column 3: blue space free (bonus: die from the supply); a House on the red space (Beli); Harbormaster B6 (any Ship)."
    `);
  });
  it('has the Ziggurat described by sections', () => {
    expect(text(words.describeDistrict(view, 5))).toMatchInlineSnapshot(`
      "Ziggurat District (5):
      Dice on the green Barge: 1, 2, 3, 4 and 5.
      Architect here: Beli.
      No Assistants here.
      Actions: place a House in the Ziggurat District, use Action tile T5 (two Crates and Claim marker) and use Action tile T6 (VP for a Mastery step).
      The white section has Ziggurat tile Z01 (Houses in Districts 1–3).
      No Houses in the white section.
      Free in the white section: base left, base middle (bonus: step on the yellow track), base right (bonus: 1 Gold), middle left (bonus: step on the brown track), middle right and top (bonus: step on the white track).
      No Claim markers on the tile of the white section.
      The yellow section has Ziggurat tile Z02 (Houses in the Ziggurat District).
      No Houses in the yellow section.
      Free in the yellow section: base left (bonus: 1 Gold), base middle (bonus: step on the brown track), base right, middle left, middle right (bonus: step on the white track) and top (bonus: step on the yellow track).
      No Claim markers on the tile of the yellow section.
      The brown section has Ziggurat tile Z03 (blue lines passed).
      Houses in the brown section: base left (Beli).
      Free in the brown section: base middle (bonus: step on the white track), base right (bonus: 1 Gold), middle left (bonus: step on the yellow track), middle right and top (bonus: step on the brown track).
      Claim markers on the tile of the brown section: Beli (1)."
    `);
  });
  it('has players described, the own Urban cards by name and those of others by number', () => {
    expect(text(words.describeSeat(view, 0), words.describeSeat(view, 1))).toMatchInlineSnapshot(`
      "Adda (1):
      10 VP, 3 Gold; Claim markers: 5 in the player area, 7 in the supply.
      The Architect is in the Scribes’ District (3).
      The Assistant is in the Scribes’ District (3).
      Goods: 1 white die, 2 blue dice, 1 green Crate face up, 1 white Crate face down, 1 regular Water tile, special Water tile 7 (Garden tile) and 2 Garden tiles.
      Mastery tracks: white row 4 (Building value 3), yellow row 2 (Building value 2) and brown row 0 (Building value 1).
      Houses left: 2 white, 3 yellow, 2 brown and 4 in the bottom row.
      Houses on the board: 1 in District 1, 1 in District 3 and 1 in the Port.
      Buildings: 1 white and 1 brown.
      Gardens on the board: 1.
      Claimed Ships: S01 (white, size 1) and printed (size 3).
      Tiles held: Harbormaster B9 (Urban cards).
      Cards held: Urban card U01 (Houses: 3 in District 1, 1 in District 2 and 1 in District 3; 10 VP) and Urban card U09 (Houses: 1 in District 1, 2 in District 2 and 2 in the Port; 11 VP).
      At the end, each Urban card may lack 1 House.
      Beli (2):
      10 VP, 2 Gold; Claim markers: 5 in the player area, 5 in the supply.
      The Architect is in the Ziggurat District (5).
      The Assistant is in the Scribes’ District (3).
      Goods: 1 yellow Crate face up.
      Mastery tracks: white row 0 (Building value 1), yellow row 0 (Building value 1) and brown row 0 (Building value 1).
      Houses left: 3 white, 2 yellow, 2 brown and 4 in the bottom row.
      Houses on the board: 1 in District 3, 1 in the Port and 1 in District 5.
      Buildings: 1 yellow.
      Gardens on the board: 2.
      Decrees scored: Decree D15 (8 own Gardens).
      Hidden Urban cards held: 1."
    `);
  });
  it('has the game itself described first, then Districts, then players', () => {
    const [game, ...others] = words.describePosition(view);
    expect(text(...(game === undefined ? [] : [game]))).toMatchInlineSnapshot(`
      "The game:
      Adda: take a die from the Barge of the Scribes’ District (3)
      Adda’s turn. Actions left: 2.
      Start player: Adda.
      Game End has not been triggered yet.
      Decrees: D04 (2 Buildings of each colour) and D15 (8 own Gardens; scored: Beli).
      Special Water display: 1 (2 VP), 2 (3 VP) and 4 (2 Claim markers).
      Dice in the supply: 1 white die.
      Time track: 5 Gold. Stock: 18 regular Water tiles, 20 Garden tiles.
      Project tiles in the stock: 20 white, 18 yellow and 20 brown. Building pieces: 23 white, 24 yellow and 24 brown.
      Set aside: Harbormaster B7 (1 Resource less) and Harbormaster B8 (any Ziggurat tile).
      Urban cards in the deck: 12.
      At the bottom of the deck, from the top: a hidden card (Beli)."
    `);
    expect(others.map(({ title }) => title)).toEqual([
      'Artisans’ District (1)',
      'Farmers’ District (2)',
      'Scribes’ District (3)',
      'Port District (4)',
      'Ziggurat District (5)',
      'Adda (1)',
      'Beli (2)',
    ]);
  });
  it('may hold very large numbers', () => {
    expect(text(words.describeSeat(fullView(), 1))).toContain('65,535 VP, 255 Gold; Claim markers:');
  });
});

/** Looks at a game now and then, and at its end. */
function watch(players: number, look: (state: State) => void): State {
  const state = createGame(players);
  let asked = 0;
  playGame(state, 'ur', {
    question() {
      if (asked++ % 25 === 0) look(state);
    },
  });
  return state;
}

/** Returns the names of the spaces that sentences mention. */
const spacesIn = (sentences: readonly string[]): string[] => sentences.flatMap((sentence) => sentence.match(/\b[a-n][1-5]\b/g) ?? []);

describe.each([2, 3, 4])('in a random game of %i', (players) => {
  const observers = [...Array.from({ length: players }, (_, seat) => seat), SPECTATOR];

  it('everything is told in whole sentences, to every observer', () => {
    const tell = (state: State): void => {
      const words = createWords('en', { names: NAMES, game: state });
      for (const observer of observers) {
        const view = viewOf(mask(state, observer));
        const prompt = view.question === null ? null : words.addressed(view.question);
        for (const { title, sentences } of words.describePosition(view)) {
          expect(title).not.toBe('');
          // A prompt ends without a full stop.
          for (const sentence of sentences.filter((told) => told !== prompt))
            expect(sentence).toMatch(/^[A-Z0-9](?!.*([{}]|undefined|NaN| {2})).*[.?]( .*\.)?$/);
        }
      }
    };
    tell(watch(players, tell));
  });

  it('every space of a common District and of its borders is named exactly once', () => {
    watch(players, (state) => {
      const words = createWords('en', { names: NAMES, game: state });
      const { rows, districts } = gridOf(state.setting);
      for (const district of [1, 2, 3]) {
        const { sentences } = words.describeDistrict(viewOf(mask(state, SPECTATOR)), district);
        const expected = rows.flatMap((row) =>
          row.flatMap((cell, column) => (cell !== null && beside(districts[column], district) ? [cell.name] : [])),
        );
        expect(spacesIn(sentences).toSorted()).toEqual(expected.toSorted());
      }
    });
  });

  it('Urban cards are named to their owner only, until the game is over', () => {
    const state = watch(players, (now) => {
      const words = createWords('en', { names: NAMES, game: now });
      for (const observer of observers) {
        const view = viewOf(mask(now, observer));
        for (let seat = 0; seat < players; seat++) {
          const named = /\bU\d\d\b/.test(text(words.describeSeat(view, seat)));
          expect(named).toBe(seat === observer && (view.seats[seat]?.urbanCardCount ?? 0) > 0);
        }
      }
    });
    const words = createWords('en', { names: NAMES, game: state });
    for (const observer of observers) expect(text(words.describeSeat(viewOf(mask(state, observer)), 0))).toMatch(/\bU\d\d\b/);
  });

  it('nothing is taken from anywhere but the view and what is printed', () => {
    const fresh = createWords('en', { names: NAMES, game: createGame(players) });
    watch(players, (state) => {
      const view = viewOf(mask(state, 0));
      const sent = JSON.parse(JSON.stringify(view)) as View;
      expect(fresh.describePosition(sent)).toEqual(createWords('en', { names: NAMES, game: state }).describePosition(view));
    });
  });
});

const beside = (column: number | undefined, district: number): boolean => column !== undefined && Math.abs(column - district) < 1;
