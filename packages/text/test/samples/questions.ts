/** Every question with its words and those of its answers. */
import type { Choice } from '@tabannusi/engine';
import type { Question } from '../../src/log/fact-values.ts';

/**
 * For a game of two whose first Ship space holds S07, whose seventh one is a printed Ship, where special Water tile 3 lies on d1, a white
 * Crate on the red space of row 1 and none on that of column 1, and whose sections hold Z04, Z08 and Z10.
 */
export const QUESTION_TEXTS: readonly [Question, string, readonly [Choice, string][]][] = [
  [{ ask: 'startColour', seat: 0 }, 'Which colour has Adda’s first Building?', [[{ choose: 'colour', colour: 'white' }, 'white']]],
  [
    { ask: 'startSpace', seat: 0, colour: 'brown' },
    'Where does Adda place the first Building, a brown one?',
    [
      [{ choose: 'space', space: 'a1' }, 'a1 (bonus: 1 Claim marker)'],
      [{ choose: 'space', space: 'b1' }, 'b1'],
    ],
  ],
  [
    { ask: 'pawns', seat: 0 },
    'In which District does Adda place Architect and Assistant?',
    [[{ choose: 'district', district: 4 }, 'the Port District (4)']],
  ],
  [
    { ask: 'die', seat: 0, district: 3 },
    'Which die does Adda take from the Barge of the Scribes’ District (3)?',
    [
      [{ choose: 'die', face: 6 }, 'the 6'],
      [{ choose: 'noDie' }, 'no die: the Barge is empty'],
      [{ choose: 'refill', colour: 'green' }, 'refill a green Crate for any 1 Resource (free Action)'],
      [{ choose: 'decree', decree: 'D15' }, 'score Decree D15: 8 own Gardens (free Action)'],
      [{ choose: 'harbormaster', harbormaster: 'B4' }, 'use Harbormaster B4 (2 Gold)'],
    ],
  ],
  [
    { ask: 'destination', seat: 0, face: 2 },
    'Where does Adda’s Architect go with the 2?',
    [
      [{ choose: 'destination', district: 2, gold: 0 }, 'the Farmers’ District (2)'],
      [{ choose: 'destination', district: 5, gold: 1 }, 'the Ziggurat District (5) for 1 Gold'],
    ],
  ],
  [{ ask: 'destination', seat: 0, face: null }, 'Where does Adda’s Architect go without a die?', []],
  [
    { ask: 'action', seat: 0, district: 1, actionsLeft: 2 },
    'Which action does Adda perform in the Artisans’ District (1)? 2 are left.',
    [
      [{ choose: 'action', action: 'construct' }, 'construct a Building'],
      [{ choose: 'actionTile', tile: 6 }, 'Action tile T6 (VP for a Mastery step)'],
      [{ choose: 'done' }, 'end the turn'],
    ],
  ],
  [
    { ask: 'action', seat: 0, district: 1, actionsLeft: 0 },
    'Which action does Adda perform in the Artisans’ District (1)? None is left.',
    [],
  ],
  [
    { ask: 'projectColour', seat: 0, district: 1 },
    'Which colour of Project does Adda place in the Artisans’ District (1)?',
    [[{ choose: 'colour', colour: 'yellow' }, 'yellow']],
  ],
  [
    { ask: 'projectSpace', seat: 0, district: 1, colour: 'white', further: true },
    'Where does Adda place another white Project in the Artisans’ District (1)?',
    [
      [{ choose: 'space', space: 'b2' }, 'b2 (bonus: yellow die from its Barge)'],
      [{ choose: 'decline' }, 'place no further Project'],
    ],
  ],
  [
    { ask: 'constructColour', seat: 0, district: 1 },
    'Over which Projects does Adda construct a Building in the Artisans’ District (1)?',
    [[{ choose: 'colour', colour: 'brown' }, 'brown']],
  ],
  [
    { ask: 'afterConstruct', seat: 0, size: 2, colour: 'brown', steps: 1, gardening: true, ship: true },
    'What does Adda do after constructing the brown Building of size 2?',
    [
      [{ choose: 'ship', shipSpace: 1 }, 'mark Ship S07 (yellow, size 2: VP for a Garden) in row 1, column 1, for 1 Gold'],
      [{ choose: 'ship', shipSpace: 7 }, 'mark the printed Ship (size 2) in row 3, column 1, for 1 Gold'],
      [{ choose: 'buyStep' }, 'buy a step on the brown Mastery track for any 1 Resource (Ship S14)'],
      [{ choose: 'action', action: 'gardening' }, 'Gardening (Ship S08)'],
      [{ choose: 'done' }, 'nothing more'],
    ],
  ],
  [
    { ask: 'gardening', seat: 0, district: 1, placed: 1, extra: false },
    'How does Adda go on with the Gardening in the Artisans’ District (1)? 1 Garden is placed so far.',
    [
      [{ choose: 'place', tile: 'garden' }, 'place a Garden with a Claim marker'],
      [{ choose: 'lay', tile: 'water' }, 'lay a regular Water tile'],
      [{ choose: 'lay', tile: 6 }, 'lay special Water tile 6 (step of choice)'],
      [{ choose: 'buy', tile: 'garden' }, 'buy a Garden tile for 1 green Resource'],
      [{ choose: 'buy', tile: 'water' }, 'buy a regular Water tile for 1 blue Resource'],
      [{ choose: 'done' }, 'finish the Gardening'],
    ],
  ],
  [
    { ask: 'gardening', seat: 0, district: 4, placed: 0, extra: true },
    'How does Adda go on with the additional Gardening (Ship S08) in the Port District (4)? No Garden is placed so far.',
    [],
  ],
  [
    { ask: 'waterSpace', seat: 0, district: 1, tile: null },
    'Where does Adda lay the regular Water tile in the Artisans’ District (1)?',
    [[{ choose: 'space', space: 'c1' }, 'c1']],
  ],
  [
    { ask: 'waterSpace', seat: 0, district: 1, tile: 3 },
    'Where does Adda lay special Water tile 3 (1 Gold) in the Artisans’ District (1)?',
    [],
  ],
  [
    { ask: 'gardenSpace', seat: 0, district: 1 },
    'On which Water of the Artisans’ District (1) does Adda place the Garden?',
    [
      [{ choose: 'space', space: 'e1' }, 'e1'],
      [{ choose: 'space', space: 'e2' }, 'e2 (bonus: 1 Claim marker)'],
      [{ choose: 'space', space: 'd1' }, 'd1 (bonus: 1 Gold)'],
      [{ choose: 'space', space: 'c1' }, 'c1'],
    ],
  ],
  [
    { ask: 'payment', seat: 0, cost: [2, 0, 0, 1, 0], rule: 'ACT-BLD-04' },
    'How does Adda pay 2 white Resources and 1 blue Resource for the Building?',
    [
      [{ choose: 'pay', dice: [1, 0, 0, 0, 0], crates: [1, 0, 0, 0, 0], gold: 1 }, '1 white die, 1 white Crate and 1 Gold'],
      [{ choose: 'payLess', colour: 'white' }, 'use Harbormaster B7: pay 1 white Resource less'],
    ],
  ],
  [
    { ask: 'payment', seat: 0, cost: [0, 0, 0, 0, 0], rule: 'ACT-BLD-04' },
    'Adda has nothing left to pay for the Building.',
    [[{ choose: 'pay', dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 0 }, 'nothing']],
  ],
  [
    { ask: 'shipPayment', seat: 0, gold: 2, rule: 'ACT-SHIP-01' },
    'How does Adda pay 2 Gold for the Ship? 1 blue Resource may replace 1 Gold (Ship S11).',
    [
      [{ choose: 'pay', dice: [0, 0, 0, 1, 0], crates: [0, 0, 0, 0, 0], gold: 1 }, '1 blue die and 1 Gold'],
      [{ choose: 'pay', dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 2 }, '2 Gold'],
    ],
  ],
  [
    { ask: 'anyPayment', seat: 0, rule: 'TILE-S13' },
    'With which Resource does Adda pay for the ability of Ship S13?',
    [[{ choose: 'pay', dice: [0, 0, 0, 0, 0], crates: [0, 0, 1, 0, 0], gold: 0 }, '1 brown Crate']],
  ],
  [
    { ask: 'markerSource', seat: 0, rule: 'TILE-S12' },
    'From where does Adda take the Claim marker for the Garden (Ship S12)?',
    [
      [{ choose: 'markerFrom', from: 'area' }, 'from the player area'],
      [{ choose: 'markerFrom', from: 'supply' }, 'from the supply'],
    ],
  ],
  [
    { ask: 'refillPayment', seat: 0, crate: 'green' },
    'With what does Adda refill a green Crate?',
    [
      [{ choose: 'resource', colour: 'blue' }, 'a blue die'],
      [{ choose: 'resource', colour: 'gold' }, '1 Gold'],
    ],
  ],
  [
    { ask: 'bargeDie', seat: 0, colour: 'yellow' },
    'Does Adda take the highest die from the yellow Barge?',
    [
      [{ choose: 'accept' }, 'take the yellow die'],
      [{ choose: 'decline' }, 'leave it there'],
    ],
  ],
  [
    { ask: 'supplyDie', seat: 0, rule: 'BON-02' },
    'Which die does Adda take from the supply (bonus of the space)?',
    [
      [{ choose: 'resource', colour: 'blue' }, 'a blue die'],
      [{ choose: 'decline' }, 'take none'],
    ],
  ],
  [
    { ask: 'specialWater', seat: 0, rule: 'BON-05' },
    'Which special Water tile does Adda take from the display (bonus of the space)?',
    [
      [{ choose: 'specialWater', tile: 2 }, 'special Water tile 2 (3 VP)'],
      [{ choose: 'decline' }, 'take none'],
    ],
  ],
  [
    { ask: 'architectMove', seat: 0, rule: 'ACT-TILE-4' },
    'Where does Adda move the Architect (Action tile T4)?',
    [
      [{ choose: 'district', district: 1 }, 'the Artisans’ District (1)'],
      [{ choose: 'decline' }, 'stay'],
    ],
  ],
  [
    { ask: 'crateRefill', seat: 0, crates: 1, rule: 'BON-08' },
    'Which Crate does Adda refill (bonus of the space)?',
    [
      [{ choose: 'crate', colour: 'brown' }, 'a brown Crate'],
      [{ choose: 'decline' }, 'refill none'],
    ],
  ],
  [
    { ask: 'crateRefill', seat: 0, crates: 3, rule: 'HM-B3' },
    'Which Crate does Adda refill (Harbormaster B3)? Up to 3 may be refilled.',
    [[{ choose: 'decline' }, 'refill none']],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 1, each: 1, different: false, rule: 'BON-10' },
    'On which Mastery track does Beli make a step (bonus of the space)?',
    [
      [{ choose: 'track', colour: 'white' }, 'the white track'],
      [{ choose: 'decline' }, 'make no step'],
    ],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 1, each: 1, different: false, rule: 'ACT-BLD-13' },
    'On which Mastery track does Beli make a step (for a Garden beside the new Building)?',
    [],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 3, each: 1, different: false, rule: 'ACT-BLD-13' },
    'On which Mastery track does Beli make the next of 3 steps (for a Garden beside the new Building)?',
    [],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 2, each: 1, different: false, rule: 'HM-B1' },
    'On which Mastery track does Beli make the next of 2 steps (Harbormaster B1)?',
    [],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 1, each: 2, different: false, rule: 'DEC-03' },
    'On which Mastery track does Beli make 2 steps (Decree D03)?',
    [],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 2, each: 1, different: true, rule: 'DEC-13' },
    'On which Mastery track does Beli make the next of 2 steps on different tracks (Decree D13)?',
    [],
  ],
  [
    { ask: 'paidStep', seat: 0, rule: 'BON-14' },
    'On which Mastery track does Adda buy a step?',
    [
      [{ choose: 'track', colour: 'brown' }, 'the brown track, for 1 brown Resource'],
      [{ choose: 'decline' }, 'buy no step'],
    ],
  ],
  [
    { ask: 'boughtStep', seat: 0, colour: 'yellow', rule: 'TILE-S13' },
    'Does Adda buy a step on the yellow Mastery track for any 1 Resource (Ship S13)?',
    [
      [{ choose: 'accept' }, 'buy the step'],
      [{ choose: 'decline' }, 'buy no step'],
    ],
  ],
  [
    { ask: 'anyActionTile', seat: 0, rule: 'HM-B5' },
    'Of which Action tile does Adda perform the action (Harbormaster B5)?',
    [[{ choose: 'actionTile', tile: 1 }, 'Action tile T1 (VP and Claim markers)']],
  ],
  [
    { ask: 'ship', seat: 0, gold: 2, rule: 'ACT-SHIP-01' },
    'Which Ship does Adda mark for 2 Gold?',
    [[{ choose: 'ship', shipSpace: 1 }, 'Ship S07 (yellow, size 2: VP for a Garden) in row 1, column 1']],
  ],
  [
    { ask: 'ship', seat: 0, gold: 0, rule: 'DEC-07' },
    'Which Ship does Adda mark (Decree D07)?',
    [
      [{ choose: 'ship', shipSpace: 7 }, 'the printed Ship (size 2) in row 3, column 1'],
      [{ choose: 'decline' }, 'mark no Ship'],
    ],
  ],
  [
    { ask: 'portSpace', seat: 0, free: false },
    'On which House space of the Port does Adda place a House?',
    [
      [{ choose: 'portSpace', line: 'row1', side: 'blue' }, 'the blue space of row 1 (bonus: 2 Claim markers)'],
      [{ choose: 'portSpace', line: 'row1', side: 'red' }, 'the red space of row 1 (bonus: 1 white Crate)'],
      [{ choose: 'portSpace', line: 'column1', side: 'red' }, 'the red space of column 1'],
    ],
  ],
  [
    { ask: 'portSpace', seat: 0, free: true },
    'On which House space of the Port does Adda place a House for free?',
    [[{ choose: 'decline' }, 'place no House']],
  ],
  [
    { ask: 'houseRow', seat: 0, free: false },
    'From which row does Adda take the House for the Port?',
    [
      [{ choose: 'row', row: 'bottom' }, 'the bottom row'],
      [{ choose: 'row', row: 'white' }, 'the white row, for 1 blue Resource (Ship S09)'],
    ],
  ],
  [
    { ask: 'zigguratSpace', seat: 0 },
    'On which space of the Ziggurat does Adda place a House?',
    [
      [{ choose: 'zigguratSpace', section: 'white', space: 1 }, 'white section, base left'],
      [{ choose: 'zigguratSpace', section: 'white', space: 2 }, 'white section, base middle (bonus: step on the yellow track)'],
      [{ choose: 'zigguratSpace', section: 'white', space: 3 }, 'white section, base right (bonus: 1 Gold)'],
      [{ choose: 'zigguratSpace', section: 'yellow', space: 4 }, 'yellow section, middle left'],
      [{ choose: 'zigguratSpace', section: 'yellow', space: 5 }, 'yellow section, middle right (bonus: step on the white track)'],
      [{ choose: 'zigguratSpace', section: 'brown', space: 6 }, 'brown section, top (bonus: step on the brown track)'],
    ],
  ],
  [
    { ask: 'zigguratClaim', seat: 0, rule: 'HM-B8' },
    'On which Ziggurat tile does Adda place a Claim marker (Harbormaster B8)?',
    [
      [{ choose: 'section', section: 'white' }, 'Ziggurat tile Z04 (marked Ships) in the white section'],
      [{ choose: 'decline' }, 'place none'],
    ],
  ],
  [
    { ask: 'gardenOrMarker', seat: 0 },
    'What does Adda gain for the House in the Ziggurat (Ship S05)?',
    [
      [{ choose: 'gain', gain: 'garden' }, 'a Garden tile'],
      [{ choose: 'gain', gain: 'marker' }, 'a Claim marker'],
    ],
  ],
  [
    { ask: 'urbanCard', seat: 0, rule: 'DEC-05' },
    'Which Urban card does Adda keep (Decree D05)?',
    [[{ choose: 'urbanCard', card: 'U01' }, 'Urban card U01 (Houses: 3 in District 1, 1 in District 2 and 1 in District 3; 10 VP)']],
  ],
  [
    { ask: 'moveHouse', seat: 0, houses: 2 },
    'From which row does Adda move a House to the bottom row (Decree D10)? Up to 2 may be moved.',
    [
      [{ choose: 'row', row: 'brown' }, 'the brown row'],
      [{ choose: 'done' }, 'move no House'],
    ],
  ],
  [
    { ask: 'moveHouse', seat: 0, houses: 1 },
    'From which row does Adda move a House to the bottom row (Decree D10)?',
    [[{ choose: 'done' }, 'move no other House']],
  ],
  [
    { ask: 'scoringOrder', seat: 0 },
    'Which District does Adda score next?',
    [[{ choose: 'district', district: 2 }, 'the Farmers’ District (2)']],
  ],
];
