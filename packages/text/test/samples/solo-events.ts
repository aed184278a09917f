/** Every kind of event of the solo game with its log line; the Bot is Beli. */
import type { LoggedEvent, SoloLine } from '../../src/log/logged.ts';

export const SOLO_LINES: { readonly [K in SoloLine]: readonly [Omit<Extract<LoggedEvent, { event: K }>, 'event'>, string][] } = {
  automaMarkersPlaced: [
    [{ rule: 'SOLO-05', markers: [3, 3, 3, 1, 4] }, 'Markers on Districts 1 to 5 of the Automa Urban card: 3, 3, 3, 1 and 4.'],
  ],
  automaMarkerRemoved: [[{ rule: 'SOLO-C7', district: 4 }, 'An Automa marker is removed from the Port District (4).']],
  automaTilesSetAside: [[{ rule: 'SOLO-07', tiles: [4, 4, 3] }, 'Automa Project tiles in the bag: 4 white, 4 yellow, 3 brown.']],
  automaDeckShuffled: [
    [{ rule: 'SOLO-06', resets: 0 }, 'All Automa cards are shuffled.'],
    [{ rule: 'SOLO-42', resets: 2 }, 'All Automa cards are shuffled (reset 2 of 2, after a scoring).'],
    [{ rule: 'SOLO-44', resets: 1 }, 'All Automa cards are shuffled (reset, because the deck is empty).'],
  ],
  automaCardOpened: [
    [
      { rule: 'SOLO-36', automaCard: 7, place: 'left' },
      'Left Automa card: 7 (number 1; C down III, A down II and C up I; arrow at row 3; bonus: 2 VP).',
    ],
    [
      { rule: 'SOLO-06', automaCard: 15, place: 'right' },
      'Right Automa card: 15 (number 2; B down I, C up II and A King III; arrow at row 1; bonus: 2 VP).',
    ],
  ],
  automaCardsShifted: [[{ rule: 'SOLO-36' }, 'The left Automa card moves onto the right one.']],
  automaTilesGathered: [
    [{ rule: 'SOLO-42' }, 'All Automa Project tiles go back into the bag (reset after a scoring).'],
    [{ rule: 'SOLO-45' }, 'All Automa Project tiles go back into the bag (reset, because the bag is empty).'],
  ],
  automaTileDrawn: [
    [{ rule: 'SOLO-B4', number: 2, colour: 'brown', source: 'bag' }, 'A brown Automa Project tile comes from the bag to Number II.'],
    [{ rule: 'SOLO-46', number: 3, colour: 'white', source: 'stock' }, 'A white Automa Project tile comes from the stock to Number III.'],
  ],
  automaTileReturned: [
    [{ rule: 'SOLO-C3', colour: 'white', number: null, height: null }, 'A white Automa Project tile goes from the bag to the stock.'],
    [{ rule: 'SOLO-C3', colour: 'yellow', number: 1, height: 2 }, 'A yellow Automa Project tile goes from Number I to the stock.'],
  ],
  botWalked: [
    [{ rule: 'SOLO-37', seat: 1, numbers: [0, 0], sum: 0, counted: [], skipped: [] }, 'Beli counts 0 Districts (0 + 0).'],
    [{ rule: 'SOLO-37', seat: 1, numbers: [2, 0], sum: 2, counted: [2, 1], skipped: [] }, 'Beli counts 2 Districts (2 + 0): 2 and 1.'],
    [
      { rule: 'SOLO-37', seat: 1, numbers: [1, 2], sum: 3, counted: [3, 2, 1], skipped: [5, 4] },
      'Beli counts 3 Districts (1 + 2): 3, 2 and 1; no markers in Districts 4 and 5.',
    ],
  ],
  botDieChosen: [
    [{ rule: 'SOLO-22', seat: 1, wanted: 4, face: 4, faces: [1, 0, 0, 2, 0, 0] }, 'Beli looks for a 4 and finds one (dice: 1, 4 and 4).'],
    [
      { rule: 'SOLO-22', seat: 1, wanted: 4, face: 6, faces: [1, 0, 0, 0, 0, 1] },
      'Beli looks for a 4 and finds none, so it chooses the highest, a 6 (dice: 1 and 6).',
    ],
  ],
  botActionRefused: [
    [
      { rule: 'SOLO-39', seat: 1, letter: 'C', cardRow: 1, because: 'ACT-BLD-03' },
      'Beli’s first action: C in row 1 is impossible (ACT-BLD-03).',
    ],
    [
      { rule: 'SOLO-40', seat: 1, letter: 'D', cardRow: 3, because: 'SOLO-D1' },
      'Beli’s second action: D in row 3 is impossible (SOLO-D1).',
    ],
  ],
  botActed: [
    [
      { rule: 'SOLO-39', seat: 1, letter: 'B', cardRow: 1, action: 'project', number: 1, symbol: 'down', actionsLeft: 1 },
      'Beli’s first action: B in row 1, place a Project tile (Number I, arrow down).',
    ],
    [
      { rule: 'SOLO-40', seat: 1, letter: 'D', cardRow: 2, action: 'portHouse', number: 3, symbol: 'up', actionsLeft: 0 },
      'Beli’s second action: D in row 2, place a House in the Port District (Number III, arrow up).',
    ],
    [
      { rule: 'SOLO-40', seat: 1, letter: 'A', cardRow: null, action: 'tile', number: 2, symbol: 'king', actionsLeft: 0 },
      'Beli’s second action: A, because nothing from the arrow downwards is possible (Number II, King).',
    ],
  ],
  botColourRefused: [
    [{ rule: 'SOLO-B1', seat: 1, number: 2, colour: 'white', because: 'ACT-PROJ-03' }, 'Number II, white, is skipped (ACT-PROJ-03).'],
  ],
  botColourChosen: [
    [{ rule: 'SOLO-C2', seat: 1, colour: 'white', among: ['white'] }, 'Beli chooses white, the only possible colour.'],
    [{ rule: 'KING-B-B', seat: 1, colour: 'brown', among: ['white', 'brown'] }, 'Beli chooses brown (possible: white and brown).'],
  ],
  botSpaceChosen: [
    [{ rule: 'SOLO-D3', seat: 1, space: 'e1', preference: 'printedWater' }, 'Beli chooses e1: the lowest-numbered printed Water.'],
    [
      { rule: 'KING-S-D', seat: 1, space: 'd2', preference: 'ownBuilding' },
      'Beli chooses d2: the lowest-numbered space next to a Building of its own.',
    ],
    [{ rule: 'SOLO-D3', seat: 1, space: 'd1', preference: 'fewestWater' }, 'Beli chooses d1: the space that needs the fewest Water tiles.'],
    [{ rule: 'KING-S-D', seat: 1, space: 'b1', preference: 'lowest' }, 'Beli chooses b1: the lowest-numbered space.'],
    [{ rule: 'SOLO-C8', seat: 1, space: 2, preference: 'step' }, 'Beli chooses the space base middle: it has a step.'],
    [{ rule: 'SOLO-C8', seat: 1, space: 3, preference: 'gold' }, 'Beli chooses the space base right: it has Gold, and none has a step.'],
    [{ rule: 'SOLO-C8', seat: 1, space: 1, preference: 'plain' }, 'Beli chooses the space base left: none has a step or Gold.'],
  ],
  botShipChosen: [
    [
      { rule: 'SOLO-24', seat: 1, shipSpace: 6, lines: 'both' },
      'Beli chooses the Ship in row 2, column 3: its row and its column have a Bot House.',
    ],
    [{ rule: 'SOLO-24', seat: 1, shipSpace: 6, lines: 'row' }, 'Beli chooses the Ship in row 2, column 3: its row has a Bot House.'],
    [{ rule: 'SOLO-24', seat: 1, shipSpace: 6, lines: 'column' }, 'Beli chooses the Ship in row 2, column 3: its column has a Bot House.'],
    [
      { rule: 'SOLO-24', seat: 1, shipSpace: 3, lines: 'none' },
      'Beli chooses the Ship in row 1, column 3: the first available, as none is in line with a Bot House.',
    ],
  ],
  botPairChosen: [
    [{ rule: 'SOLO-C5', seat: 1, sum: 2, start: 'row3', reached: 'row1', line: 'row1' }, 'Beli counts 2 in the Port, from row 3 to row 1.'],
    [
      { rule: 'SOLO-C5', seat: 1, sum: 1, start: 'row1', reached: 'column1', line: 'column2' },
      'Beli counts 1 in the Port, from row 1 to column 1; no space there is legal, so it takes column 2.',
    ],
  ],
  botDecreesRefused: [[{ rule: 'SOLO-41', seat: 1, decrees: ['D15', 'D02'] }, 'Beli doesn’t meet the conditions of D15 and D02.']],
  botLotDrawn: [
    [{ rule: 'A-168', seat: 1, colour: 'brown', among: ['white', 'brown'] }, 'Drawn at random for Beli: brown (from white and brown).'],
  ],
  crateDiscarded: [[{ rule: 'SOLO-30', seat: 1, colour: 'blue', line: 'row2' }, 'The blue Crate of row 2 leaves the game.']],
  harbormasterDiscarded: [[{ rule: 'SOLO-33', seat: 1, harbormaster: 'B4', line: 'column1' }, 'Harbormaster B4 (2 Gold) leaves the game.']],
};
