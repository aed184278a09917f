/** Every kind of event with its log line, and more lines where a kind has several. */
import type { GameEvent } from '@tabannusi/engine';

/** For a game whose first Ship space holds S03 and whose third one is a printed Ship of size 3. */
export const EVENT_LINES: { readonly [K in GameEvent['event']]: readonly [Omit<Extract<GameEvent, { event: K }>, 'event'>, string][] } = {
  bargeLaid: [[{ rule: 'SET-02', district: 1, colour: 'green' }, 'The green Barge lies in the Artisans’ District (1).']],
  diceRolled: [
    [
      { rule: 'SET-05', district: 2, colour: 'blue', faces: [0, 2, 1, 0, 0, 1] },
      '4 blue dice are rolled in the Farmers’ District (2): 2, 2, 3 and 6.',
    ],
    [{ rule: 'SCORE-13', district: 4, colour: 'white', faces: [0, 0, 0, 0, 1, 0] }, '1 white die is rolled in the Port District (4): 5.'],
    [{ rule: 'SCORE-13', district: 4, colour: 'white', faces: [0, 0, 0, 0, 0, 0] }, 'No white die is rolled in the Port District (4).'],
  ],
  shipLaid: [[{ rule: 'SET-07', shipSpace: 6, ship: 'S07' }, 'Ship S07 (yellow, size 2) lies in row 2, column 3 of the Port.']],
  specialWaterOpened: [[{ rule: 'SET-10', tile: 4 }, 'Special Water tile 4 (2 Claim markers) is opened for the display.']],
  startPlayerDrawn: [[{ rule: 'SET-23', seat: 3 }, 'Zuzu is the start player.']],
  crateDealt: [[{ rule: 'SET-20', seat: 0, colour: 'blue' }, 'Adda starts with a blue Crate, face up.']],
  startBuilding: [
    [
      { rule: 'SET-24', seat: 0, colour: 'white', space: 'b2', district: 1 },
      'Adda starts with a white Building on b2 in the Artisans’ District (1).',
    ],
  ],
  turnBegan: [[{ rule: 'TURN-01', seat: 2 }, 'Enna’s turn begins.']],
  pawnsPlaced: [[{ rule: 'TURN-02', seat: 1, district: 5 }, 'Beli places Architect and Assistant in the Ziggurat District (5).']],
  dieTaken: [
    [
      { rule: 'TURN-03', seat: 0, district: 1, colour: 'yellow', face: 4 },
      'Adda takes the 4 from the yellow Barge in the Artisans’ District (1).',
    ],
  ],
  architectMoved: [
    [{ rule: 'TURN-04', seat: 0, from: 1, district: 3, gold: 0 }, 'Adda’s Architect goes to the Scribes’ District (3).'],
    [{ rule: 'TURN-04', seat: 0, from: 3, district: 3, gold: 0 }, 'Adda’s Architect stays in the Scribes’ District (3).'],
    [{ rule: 'TURN-06', seat: 0, from: 1, district: 3, gold: 1 }, 'Adda pays 1 Gold. The Architect goes to the Scribes’ District (3).'],
    [{ rule: 'TURN-06', seat: 0, from: 3, district: 3, gold: 1 }, 'Adda pays 1 Gold. The Architect stays in the Scribes’ District (3).'],
  ],
  assistantMoved: [[{ rule: 'TURN-12', seat: 0, district: 4 }, 'Adda’s Assistant joins the Architect in the Port District (4).']],
  actionChosen: [
    [{ rule: 'TURN-09', seat: 0, action: 'project' }, 'Adda chooses an action: place a Project tile.'],
    [{ rule: 'TURN-09', seat: 0, action: 'construct' }, 'Adda chooses an action: construct a Building.'],
    [{ rule: 'TURN-09', seat: 0, action: 'gardening' }, 'Adda chooses an action: Gardening.'],
  ],
  paid: [
    [
      { rule: 'ACT-BLD-04', seat: 0, dice: [2, 0, 0, 1, 0], crates: [0, 1, 0, 0, 0], gold: 3 },
      'Adda pays 2 white dice, 1 blue die, 1 yellow Crate and 3 Gold for the Building.',
    ],
    [{ rule: 'FREE-02', seat: 0, dice: [0, 0, 1, 0, 0], crates: [0, 0, 0, 0, 0], gold: 0 }, 'Adda pays 1 brown die to refill a Crate.'],
    [{ rule: 'ACT-GARD-02', seat: 0, dice: [0, 0, 0, 0, 1], crates: [0, 0, 0, 0, 0], gold: 0 }, 'Adda pays 1 green die for a Garden tile.'],
    [{ rule: 'BON-14', seat: 0, dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 0 }, 'Adda pays nothing for a step.'],
  ],
  crateRefilled: [
    [{ rule: 'FREE-02', seat: 0, colour: 'green' }, 'Adda refills a green Crate (free Action).'],
    [{ rule: 'BON-08', seat: 0, colour: 'green' }, 'Adda refills a green Crate (bonus of the space).'],
  ],
  projectPlaced: [
    [
      { rule: 'ACT-PROJ-01', seat: 0, colour: 'brown', space: 'k4', district: 3 },
      'Adda places a brown Project on k4 in the Scribes’ District (3).',
    ],
    [
      { rule: 'BON-12', seat: 0, colour: 'brown', space: 'l4', district: 3 },
      'Adda places a brown Project on l4 in the Scribes’ District (3) (bonus of the space).',
    ],
  ],
  bonusDeclined: [
    [{ rule: 'BON-01', seat: 0 }, 'Adda declines the die from the Barge.'],
    [{ rule: 'BON-07', seat: 0 }, 'Adda declines the Architect move.'],
    [{ rule: 'ACT-BLD-13', seat: 0 }, 'Adda declines a step for a Garden beside the new Building.'],
  ],
  goldGained: [
    [{ rule: 'BON-03', seat: 0, amount: 1 }, 'Adda gains 1 Gold (bonus of the space).'],
    [{ rule: 'KEY-14', seat: 0, amount: 2 }, 'Adda gains 2 Gold (uncovered by the House).'],
    [{ rule: 'KEY-32', seat: 0, amount: 1 }, 'Adda gains 1 Gold (right-hand bonus of the row).'],
    [{ rule: 'KEY-33', seat: 0, amount: 1 }, 'Adda gains 1 Gold (benefit inside the track).'],
  ],
  vpGained: [[{ rule: 'KEY-15', seat: 0, amount: 8 }, 'Adda gains 8 VP (column bonus).']],
  markersGained: [
    [{ rule: 'BON-09', seat: 0, amount: 1 }, 'Adda gains 1 Claim marker (bonus of the space).'],
    [{ rule: 'BON-09', seat: 0, amount: 2 }, 'Adda gains 2 Claim markers (bonus of the space).'],
  ],
  bargeDieGained: [
    [
      { rule: 'BON-01', seat: 0, colour: 'white', face: 6, district: 3 },
      'Adda gains the 6 from the white Barge in the Scribes’ District (3) (bonus of the space).',
    ],
  ],
  supplyDieGained: [[{ rule: 'BON-02', seat: 0, colour: 'white' }, 'Adda gains a white die from the supply (bonus of the space).']],
  waterGained: [
    [{ rule: 'ACT-GARD-03', seat: 0 }, 'Adda gains a regular Water tile (bought).'],
    [{ rule: 'SCORE-05', seat: 0 }, 'Adda gains a regular Water tile (compensation for lost dice).'],
  ],
  specialWaterGained: [[{ rule: 'BON-05', seat: 0, tile: 10 }, 'Adda takes special Water tile 10 (paid step) from the display.']],
  gardenGained: [[{ rule: 'ACT-GARD-02', seat: 0 }, 'Adda gains a Garden tile (bought).']],
  stepMade: [
    [
      { rule: 'ACT-BLD-12', seat: 1, colour: 'brown', row: 4 },
      'Beli makes a step on the brown Mastery track to row 4, value 3 (for a Claim marker on the Projects).',
    ],
    [
      { rule: 'ACT-BLD-13', seat: 1, colour: 'white', row: 1 },
      'Beli makes a step on the white Mastery track to row 1, value 1 (for a Garden beside the new Building).',
    ],
  ],
  built: [
    [
      { rule: 'ACT-BLD-07', seat: 0, colour: 'white', district: 2, spaces: ['f1', 'g1', 'g2'] },
      'Adda constructs a white Building of size 3 on f1, g1 and g2 in the Farmers’ District (2).',
    ],
  ],
  houseTaken: [
    [{ rule: 'KEY-13', seat: 0, row: 'white' }, 'Its House comes from Adda’s white row.'],
    [{ rule: 'KEY-13', seat: 0, row: 'bottom' }, 'Its House comes from Adda’s bottom row.'],
  ],
  markersReturned: [
    [{ rule: 'ACT-BLD-11', seat: 1, amount: 1, to: 'area' }, 'Beli takes back 1 Claim marker from the Projects.'],
    [{ rule: 'ACT-BLD-10', seat: 0, amount: 1, to: 'supply' }, '1 Claim marker of Adda goes from the Projects to the supply.'],
    [{ rule: 'ACT-BLD-10', seat: 0, amount: 3, to: 'supply' }, '3 Claim markers of Adda go from the Projects to the supply.'],
  ],
  shipMarked: [
    [{ rule: 'ACT-BLD-14', seat: 0, shipSpace: 1, gold: 1 }, 'Adda pays 1 Gold and marks Ship S03 (brown, size 1) in row 1, column 1.'],
    [{ rule: 'ACT-BLD-14', seat: 0, shipSpace: 3, gold: 1 }, 'Adda pays 1 Gold and marks the printed Ship (size 3) in row 1, column 3.'],
  ],
  waterLaid: [
    [{ rule: 'ACT-GARD-04', seat: 0, space: 'd1', tile: null }, 'Adda lays a regular Water tile on d1.'],
    [{ rule: 'ACT-GARD-04', seat: 0, space: 'd1', tile: 1 }, 'Adda lays special Water tile 1 (2 VP) on d1.'],
  ],
  gardenPlaced: [[{ rule: 'ACT-GARD-07', seat: 0, space: 'e2' }, 'Adda places a Garden with a Claim marker on e2.']],
  scoringBegan: [
    [{ rule: 'SCORE-01', district: 5, full: true }, 'The Barge of the Ziggurat District (5) is empty: District Scoring.'],
    [
      { rule: 'END-03', district: 5, full: false },
      'The Barge of the Ziggurat District (5) is empty: reduced scoring, dice and compensation only.',
    ],
    [{ rule: 'END-04', district: 5, full: true }, 'Final Scoring of the Ziggurat District (5).'],
  ],
  timeGoldTaken: [
    [{ rule: 'SCORE-02', seat: 0, left: 4 }, 'Adda takes 1 Gold from the Time track, where 4 are left.'],
    [{ rule: 'SCORE-02', seat: 0, left: 1 }, 'Adda takes 1 Gold from the Time track, where 1 is left.'],
    [{ rule: 'SCORE-02', seat: 0, left: 0 }, 'Adda takes 1 Gold from the Time track, where none is left.'],
  ],
  diceReturned: [
    [{ rule: 'SCORE-03', seat: 0, colour: 'blue', amount: 1 }, 'Adda returns 1 blue die to the supply.'],
    [{ rule: 'SCORE-03', seat: 0, colour: 'blue', amount: 4 }, 'Adda returns 4 blue dice to the supply.'],
  ],
  districtScored: [
    [{ rule: 'SCORE-09', seat: 0, district: 1, vp: 41_000 }, 'Adda scores 41,000 VP in the Artisans’ District (1).'],
    [{ rule: 'SCORE-09', seat: 0, district: 1, vp: 0 }, 'Adda scores nothing in the Artisans’ District (1).'],
  ],
  endTriggered: [
    [
      { rule: 'END-01', seat: 0 },
      'Adda has taken the last Gold of the Time track. Game End is triggered: this round is finished, then one more is played.',
    ],
  ],
  lastRoundBegan: [[{ rule: 'END-02' }, 'The final round begins.']],
  finalScoringBegan: [[{ rule: 'END-04' }, 'Final Scoring begins.']],
  gameOver: [
    [{ rule: 'END-07', winners: [1] }, 'Beli wins the game.'],
    [{ rule: 'END-07', winners: [0, 1, 3] }, 'Adda, Beli and Zuzu share the victory.'],
  ],
};
