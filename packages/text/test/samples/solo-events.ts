/** Every kind of event of the solo game with its log line; the Bot is Beli. */

import type { LoggedEvent } from '../../src/logged.ts';
import type { SoloMessages } from '../../src/solo-messages.ts';

export const SOLO_LINES: { readonly [K in keyof SoloMessages]: readonly [Omit<Extract<LoggedEvent, { event: K }>, 'event'>, string][] } = {
  automaMarkersPlaced: [
    [{ rule: 'SOLO-05', markers: [3, 3, 3, 1, 4] }, 'Markers on Districts 1 to 5 of the Automa Urban card: 3, 3, 3, 1 and 4.'],
  ],
  automaMarkerRemoved: [[{ rule: 'SOLO-C7', district: 4 }, 'A marker leaves the Port District (4) on the Automa Urban card.']],
  automaTilesSetAside: [[{ rule: 'SOLO-07', tiles: [4, 4, 3] }, 'Automa Project tiles in the bag: 4 white, 4 yellow, 3 brown.']],
  automaDeckShuffled: [[{ rule: 'SOLO-44' }, 'All Automa cards are shuffled.']],
  automaCardOpened: [
    [{ rule: 'SOLO-36', automaCard: 7, place: 'left' }, 'Automa card 7 is opened on the left.'],
    [{ rule: 'SOLO-06', automaCard: 15, place: 'right' }, 'Automa card 15 is opened on the right.'],
  ],
  automaCardsShifted: [[{ rule: 'SOLO-36' }, 'The left Automa card goes onto the right one.']],
  automaTilesGathered: [[{ rule: 'SOLO-45' }, 'All Automa Project tiles go back into the bag.']],
  automaTileDrawn: [
    [{ rule: 'SOLO-B4', number: 2, colour: 'brown', source: 'bag' }, 'A brown Automa Project tile comes from the bag to Number II.'],
    [{ rule: 'SOLO-46', number: 3, colour: 'white', source: 'stock' }, 'A white Automa Project tile comes from the stock to Number III.'],
  ],
  automaTileReturned: [
    [{ rule: 'SOLO-C3', colour: 'white', number: null, height: null }, 'A white Automa Project tile goes from the bag to the stock.'],
    [{ rule: 'SOLO-C3', colour: 'yellow', number: 1, height: 2 }, 'A yellow Automa Project tile goes from Number I to the stock.'],
  ],
  botWalked: [
    [{ rule: 'SOLO-37', seat: 1, sum: 2, skipped: [] }, 'Beli’s Architect counts 2.'],
    [{ rule: 'SOLO-37', seat: 1, sum: 3, skipped: [5, 4] }, 'Beli’s Architect counts 3, passing over Districts without markers: 5 and 4.'],
  ],
  botDieChosen: [
    [{ rule: 'SOLO-22', seat: 1, wanted: 4, face: 4 }, 'Beli wants a 4, the next District: it is there.'],
    [{ rule: 'SOLO-22', seat: 1, wanted: 4, face: 6 }, 'Beli wants a 4, the next District: there is none, so the highest, a 6.'],
  ],
  botActionRefused: [[{ rule: 'SOLO-39', seat: 1, letter: 'C', because: 'ACT-BLD-03' }, 'Action C is impossible for Beli (ACT-BLD-03).']],
  botActed: [
    [
      { rule: 'SOLO-39', seat: 1, letter: 'B', number: 1, symbol: 'down', actionsLeft: 1 },
      'Beli performs action B (Current Number I, Current Symbol: arrow down).',
    ],
    [
      { rule: 'SOLO-40', seat: 1, letter: 'D', number: 3, symbol: 'up', actionsLeft: 0 },
      'Beli performs action D (Current Number III, Current Symbol: arrow up).',
    ],
    [
      { rule: 'SOLO-40', seat: 1, letter: 'A', number: 2, symbol: 'king', actionsLeft: 0 },
      'Beli performs action A (Current Number II, Current Symbol: King).',
    ],
  ],
  botColourRefused: [
    [{ rule: 'SOLO-B1', seat: 1, number: 2, colour: 'white', because: 'ACT-PROJ-03' }, 'Number II, white, is passed over (ACT-PROJ-03).'],
  ],
  botLotDrawn: [[{ rule: 'A-168', seat: 1, colour: 'brown', among: ['white', 'brown'] }, 'A lot among 2 colours decides for Beli: brown.']],
  crateDiscarded: [[{ rule: 'SOLO-30', seat: 1, colour: 'blue', line: 'row2' }, 'The blue Crate of row 2 leaves the game.']],
  harbormasterDiscarded: [[{ rule: 'SOLO-33', seat: 1, harbormaster: 'B4', line: 'column1' }, 'Harbormaster B4 (2 Gold) leaves the game.']],
};
