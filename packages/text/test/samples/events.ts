/** Every kind of event with its log line, and more lines where a kind has several. */
import type { LoggedEvent } from '../../src/log/logged.ts';
import { SOLO_LINES } from './solo-events.ts';

/** For a game whose first Ship space holds S03, whose third one is a printed Ship of size 3, and whose sections hold Z04, Z08 and Z10. */
export const EVENT_LINES: { readonly [K in LoggedEvent['event']]: readonly [Omit<Extract<LoggedEvent, { event: K }>, 'event'>, string][] } =
  {
    ...SOLO_LINES,
    bargeLaid: [[{ rule: 'SET-02', district: 1, colour: 'green' }, 'The green Barge goes to the Artisans’ District (1).']],
    diceRolled: [
      [
        { rule: 'SET-05', district: 2, colour: 'blue', faces: [0, 2, 1, 0, 0, 1] },
        '4 blue dice rolled in the Farmers’ District (2): 2, 2, 3 and 6.',
      ],
      [{ rule: 'SCORE-13', district: 4, colour: 'white', faces: [0, 0, 0, 0, 1, 0] }, '1 white die rolled in the Port District (4): 5.'],
      [{ rule: 'SCORE-13', district: 4, colour: 'white', faces: [0, 0, 0, 0, 0, 0] }, 'No white dice to roll in the Port District (4).'],
    ],
    shipLaid: [[{ rule: 'SET-07', shipSpace: 6, ship: 'S07' }, 'Ship S07 (yellow, size 2: VP for a Garden) goes to row 2, column 3.']],
    harbormasterLaid: [
      [{ rule: 'SET-08', line: 'row2', harbormaster: 'B4' }, 'Harbormaster B4 (2 Gold) goes to row 2 of the Port.'],
      [{ rule: 'SET-08', line: 'column3', harbormaster: 'B6' }, 'Harbormaster B6 (any Ship) goes to column 3 of the Port.'],
    ],
    portCrateLaid: [[{ rule: 'SET-09', line: 'column1', colour: 'blue' }, 'A blue Crate goes to the red space of column 1 in the Port.']],
    actionTileLaid: [
      [{ rule: 'SET-12', district: 2, tile: 4 }, 'Action tile T4 (Architect and Resource) goes to the Farmers’ District (2).'],
    ],
    zigguratTileLaid: [[{ rule: 'SET-13', section: 'brown', tile: 'Z06' }, 'Ziggurat tile Z06 (Gardens) goes to the brown section.']],
    decreeLaid: [[{ rule: 'SET-14', decree: 'D04' }, 'Decree D04 (2 Buildings of each colour) is revealed.']],
    urbanCardDrawn: [[{ rule: 'SET-20', seat: 1, from: 'deck' }, 'Beli draws an Urban card.']],
    urbanCardSeen: [
      [
        { rule: 'SET-20', seat: 1, card: 'U08', audience: 1 },
        'Beli sees Urban card U08 (Houses: 2 in District 1, 1 in District 2 and 2 in the Port; 11 VP).',
      ],
    ],
    urbanCardReturned: [[{ rule: 'HM-B9', seat: 1 }, 'Beli keeps one Urban card and puts one at the bottom of the deck.']],
    urbanCardKept: [
      [
        { rule: 'HM-B9', seat: 1, card: 'U08', returned: 'U01', audience: 1 },
        'Beli keeps Urban card U08 (2/1/-/2) and puts U01 (3/1/1/-) at the bottom of the deck.',
      ],
    ],
    specialWaterOpened: [[{ rule: 'SET-10', tile: 4 }, 'Special Water tile 4 (2 Claim markers) joins the display.']],
    startPlayerDrawn: [[{ rule: 'SET-23', seat: 3 }, 'Zuzu is the start player.']],
    crateDealt: [[{ rule: 'SET-20', seat: 0, colour: 'blue' }, 'Adda starts with a blue Crate, face up.']],
    startBuilding: [
      [
        { rule: 'SET-24', seat: 0, colour: 'white', space: 'b2', district: 1 },
        'Adda starts with a white Building on b2 in the Artisans’ District (1).',
      ],
    ],
    turnBegan: [[{ rule: 'TURN-01', seat: 2, actionsLeft: 2, abilities: ['S03'] }, 'Enna’s turn begins.']],
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
      [{ rule: 'TURN-09', seat: 0, action: 'tile', tile: 2, actionsLeft: 1 }, 'Adda uses Action tile T2 (Gold and Claim marker).'],
    ],
    paid: [
      [
        { rule: 'ACT-BLD-04', seat: 0, dice: [2, 0, 0, 1, 0], crates: [0, 1, 0, 0, 0], gold: 3 },
        'Adda pays 2 white dice, 1 blue die, 1 yellow Crate and 3 Gold for the Building.',
      ],
      [{ rule: 'FREE-02', seat: 0, dice: [0, 0, 1, 0, 0], crates: [0, 0, 0, 0, 0], gold: 0 }, 'Adda pays 1 brown die to refill a Crate.'],
      [
        { rule: 'ACT-GARD-02', seat: 0, dice: [0, 0, 0, 0, 1], crates: [0, 0, 0, 0, 0], gold: 0 },
        'Adda pays 1 green die for a Garden tile.',
      ],
      [{ rule: 'BON-14', seat: 0, dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 0 }, 'Adda pays nothing for a step.'],
      [
        { rule: 'ACT-PORT-02', seat: 0, dice: [0, 0, 0, 2, 0], crates: [0, 0, 0, 0, 0], gold: 0 },
        'Adda pays 2 blue dice for the House in the Port District.',
      ],
      [
        { rule: 'ACT-ZIG-02', seat: 0, dice: [0, 0, 0, 0, 1], crates: [0, 0, 0, 0, 1], gold: 0 },
        'Adda pays 1 green die and 1 green Crate for the House in the Ziggurat District.',
      ],
      [{ rule: 'ACT-SHIP-01', seat: 0, dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 2 }, 'Adda pays 2 Gold for the Ship.'],
      [
        { rule: 'TILE-S09', seat: 0, dice: [0, 0, 0, 1, 0], crates: [0, 0, 0, 0, 0], gold: 0 },
        'Adda pays 1 blue die for the ability of Ship S09.',
      ],
    ],
    crateRefilled: [
      [{ rule: 'FREE-02', seat: 0, colour: 'green' }, 'Adda refills a green Crate (free Action).'],
      [{ rule: 'BON-08', seat: 0, colour: 'green' }, 'Adda refills a green Crate (bonus of the space).'],
      [{ rule: 'HM-B3', seat: 0, colour: 'green' }, 'Adda refills a green Crate (Harbormaster B3).'],
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
      [{ rule: 'ACT-TILE-5', seat: 0 }, 'Adda declines the Crate refill.'],
      [{ rule: 'TILE-S13', seat: 0 }, 'Adda declines the ability of Ship S13.'],
      [{ rule: 'HM-B6', seat: 0 }, 'Adda declines the rest of Harbormaster B6.'],
      [{ rule: 'DEC-01', seat: 0 }, 'Adda declines the rest of Decree D01.'],
    ],
    goldGained: [
      [{ rule: 'BON-03', seat: 0, amount: 1 }, 'Adda gains 1 Gold (bonus of the space).'],
      [{ rule: 'KEY-14', seat: 0, amount: 2 }, 'Adda gains 2 Gold (bonus under the House).'],
      [{ rule: 'KEY-32', seat: 0, amount: 1 }, 'Adda gains 1 Gold (right-hand bonus of the row).'],
      [{ rule: 'KEY-33', seat: 0, amount: 1 }, 'Adda gains 1 Gold (bonus on the track).'],
    ],
    vpGained: [
      [{ rule: 'KEY-15', seat: 0, amount: 8 }, 'Adda gains 8 VP (column bonus).'],
      [{ rule: 'TILE-S10', seat: 0, amount: 3 }, 'Adda gains 3 VP (Ship S10).'],
      [{ rule: 'DEC-12', seat: 0, amount: 12 }, 'Adda gains 12 VP (Decree D12).'],
    ],
    vpLost: [[{ rule: 'ACT-TILE-6', seat: 0, amount: 2 }, 'Adda loses 2 VP (Action tile T6).']],
    markersGained: [
      [{ rule: 'BON-09', seat: 0, amount: 1 }, 'Adda gains 1 Claim marker (bonus of the space).'],
      [{ rule: 'BON-09', seat: 0, amount: 2 }, 'Adda gains 2 Claim markers (bonus of the space).'],
      [{ rule: 'BONP-01', seat: 0, amount: 2 }, 'Adda gains 2 Claim markers (bonus of the House space).'],
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
    crateGained: [
      [{ rule: 'BONP-04', seat: 0, colour: 'brown', line: 'row1' }, 'Adda gains a brown Crate, face up (bonus of the House space).'],
    ],
    stepMade: [
      [
        { rule: 'ACT-BLD-12', seat: 1, colour: 'brown', row: 4 },
        'Beli takes a step on the brown Mastery track, to row 4 (value 2) (for a Claim marker).',
      ],
      [
        { rule: 'ACT-BLD-13', seat: 1, colour: 'white', row: 1 },
        'Beli takes a step on the white Mastery track, to row 1 (value 1) (for a Garden).',
      ],
    ],
    stepsLost: [
      [{ rule: 'A-75', seat: 1, colour: 'brown', amount: 1 }, 'Beli loses a step on the brown Mastery track: the marker is at the top.'],
      [{ rule: 'A-75', seat: 1, colour: 'white', amount: 3 }, 'Beli loses 3 steps on the white Mastery track: the marker is at the top.'],
    ],
    built: [
      [
        { rule: 'ACT-BLD-07', seat: 0, colour: 'white', district: 2, spaces: ['f1', 'g1', 'g2'] },
        'Adda constructs a white Building on f1, g1 and g2 in the Farmers’ District (2).',
      ],
    ],
    houseMoved: [
      [
        { rule: 'DEC-10', seat: 0, row: 'yellow', to: 'rightEnd' },
        'Adda moves a House from the yellow row to the bottom row (Decree D10).',
      ],
    ],
    portHousePlaced: [
      [{ rule: 'ACT-PORT-04', seat: 0, line: 'row1', side: 'blue' }, 'Adda places a House on the blue space of row 1 in the Port.'],
      [{ rule: 'ACT-PORT-04', seat: 0, line: 'column2', side: 'red' }, 'Adda places a House on the red space of column 2 in the Port.'],
    ],
    zigguratHousePlaced: [
      [
        { rule: 'ACT-ZIG-01', seat: 0, section: 'white', space: 3 },
        'Adda places a House in the white section of the Ziggurat (base right).',
      ],
      [{ rule: 'ACT-ZIG-01', seat: 0, section: 'brown', space: 6 }, 'Adda places a House in the brown section of the Ziggurat (top).'],
    ],
    zigguratClaimed: [
      [{ rule: 'ACT-ZIG-06', seat: 0, section: 'white', claim: 2 }, 'Adda claims space 2 of Ziggurat tile Z04: claimed Ships.'],
      [
        { rule: 'HM-B8', seat: 0, section: 'brown', claim: 1 },
        'Adda claims space 1 of Ziggurat tile Z10: sets of Buildings and of Ships (Harbormaster B8).',
      ],
    ],
    markersReturned: [
      [{ rule: 'ACT-BLD-11', seat: 1, amount: 1, to: 'area' }, 'Beli takes back 1 Claim marker from the Projects.'],
      [{ rule: 'ACT-BLD-10', seat: 0, amount: 1, to: 'supply' }, '1 of Adda’s Claim markers goes from the Projects to the supply.'],
      [{ rule: 'ACT-BLD-10', seat: 0, amount: 3, to: 'supply' }, '3 of Adda’s Claim markers go from the Projects to the supply.'],
    ],
    shipMarked: [
      [{ rule: 'ACT-BLD-14', seat: 0, shipSpace: 1 }, 'Adda claims Ship S03 (brown, size 1: double refill) in row 1, column 1.'],
      [{ rule: 'HM-B6', seat: 0, shipSpace: 3 }, 'Adda claims the printed Ship (size 3) in row 1, column 3 (Harbormaster B6).'],
    ],
    harbormasterGained: [
      [
        { rule: 'ACT-SHIP-04', seat: 0, harbormaster: 'B1', from: 'row2' },
        'Adda gains Harbormaster B1: two Mastery steps (all Ships of a row or column claimed).',
      ],
      [{ rule: 'DEC-15', seat: 0, harbormaster: 'B5', from: 'aside' }, 'Adda gains Harbormaster B5: any Action tile (Decree D15).'],
    ],
    harbormasterUsed: [[{ rule: 'HM-B7', seat: 0, harbormaster: 'B7' }, 'Adda uses Harbormaster B7 (1 Resource less).']],
    decreeScored: [[{ rule: 'FREE-05', seat: 0, decree: 'D15' }, 'Adda scores Decree D15 (8 own Gardens).']],
    urbanHouseIgnored: [[{ rule: 'HM-B9', seat: 0 }, 'Each of Adda’s Urban cards may lack one more House (Harbormaster B9).']],
    waterLaid: [
      [{ rule: 'ACT-GARD-04', seat: 0, space: 'd1', tile: null }, 'Adda lays a regular Water tile on d1.'],
      [{ rule: 'ACT-GARD-04', seat: 0, space: 'd1', tile: 1 }, 'Adda lays special Water tile 1 (2 VP) on d1.'],
    ],
    extraGardening: [[{ rule: 'TILE-S08', seat: 0 }, 'Adda performs an additional Gardening (Ship S08).']],
    gardenPlaced: [
      [{ rule: 'ACT-GARD-07', seat: 0, space: 'e2', markerFrom: 'area' }, 'Adda places a Garden with a Claim marker on e2.'],
      [
        { rule: 'ACT-GARD-07', seat: 0, space: 'e2', markerFrom: 'supply' },
        'Adda places a Garden with a Claim marker from the supply on e2.',
      ],
    ],
    scoringBegan: [
      [{ rule: 'SCORE-01', district: 5, full: true }, 'The Barge of the Ziggurat District (5) is empty: District Scoring.'],
      [
        { rule: 'END-03', district: 5, full: false },
        'The Barge of the Ziggurat District (5) is empty: reduced scoring (dice and compensation only).',
      ],
      [{ rule: 'END-04', district: 5, full: true }, 'Final Scoring of the Ziggurat District (5).'],
    ],
    timeGoldTaken: [
      [{ rule: 'SCORE-02', seat: 0, left: 4 }, 'Adda takes 1 Gold from the Time track (4 left).'],
      [{ rule: 'SCORE-02', seat: 0, left: 1 }, 'Adda takes 1 Gold from the Time track (1 left).'],
      [{ rule: 'SCORE-02', seat: 0, left: 0 }, 'Adda takes 1 Gold from the Time track (none left).'],
    ],
    diceReturned: [
      [{ rule: 'SCORE-03', seat: 0, colour: 'blue', amount: 1 }, 'Adda returns 1 blue die to the supply.'],
      [{ rule: 'SCORE-03', seat: 0, colour: 'blue', amount: 4 }, 'Adda returns 4 blue dice to the supply.'],
    ],
    districtScored: [
      [{ rule: 'SCORE-09', seat: 0, district: 1, vp: 41_000, sources: [] }, 'Adda scores 41,000 VP in the Artisans’ District (1).'],
      [{ rule: 'SCORE-09', seat: 0, district: 1, vp: 0, sources: [] }, 'Adda scores nothing in the Artisans’ District (1).'],
    ],
    endTriggered: [[{ rule: 'END-01', seat: 0 }, 'Adda triggers Game End: finish this round, then play one more.']],
    lastRoundBegan: [[{ rule: 'END-02' }, 'The final round begins.']],
    urbanCardsRevealed: [
      [{ rule: 'END-05', seat: 0, cards: [], fulfilled: [], vp: 0 }, 'Adda has no Urban cards.'],
      [{ rule: 'END-05', seat: 0, cards: ['U05'], fulfilled: [], vp: 0 }, 'Adda reveals Urban card U05 (2/1/2/-). Fulfilled: none.'],
      [
        { rule: 'END-05', seat: 0, cards: ['U05', 'U15'], fulfilled: ['U15'], vp: 11 },
        'Adda reveals Urban cards U05 (2/1/2/-) and U15 (-/1/2/2). Fulfilled: U15, for 11 VP.',
      ],
    ],
    harbormastersScored: [
      [{ rule: 'END-06', seat: 0, count: 1, vp: 3 }, 'Adda scores 3 VP for 1 unused Harbormaster.'],
      [{ rule: 'END-06', seat: 0, count: 2, vp: 6 }, 'Adda scores 6 VP for 2 unused Harbormasters.'],
    ],
    gameOver: [
      [{ rule: 'END-07', winners: [1], decidedBy: 'vp' }, 'Beli wins the game.'],
      [{ rule: 'SOLO-E1', winners: [1], decidedBy: 'bot' }, 'Beli wins the game, because a tie in VP is a win for the Bot.'],
      [{ rule: 'END-07', winners: [0, 1, 3], decidedBy: 'nothing' }, 'Adda, Beli and Zuzu share the victory.'],
    ],
  };
