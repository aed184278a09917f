/** Every question with its words and those of its answers. */
import type { Choice } from '@tabannusi/engine';
import type { Question } from '../../src/log/fact-values.ts';

/**
 * For a game of two whose first Ship space holds S07, whose seventh one is a printed Ship, where special Water tile 3 lies on d1, a white
 * Crate on the red space of row 1 and none on that of column 1, and whose sections hold Z04, Z08 and Z10.
 */
export const QUESTION_TEXTS: readonly [Question, string, readonly [Choice, string][]][] = [
  [{ ask: 'startColour', seat: 0 }, 'Choose the colour of your first Building', [[{ choose: 'colour', colour: 'white' }, 'white']]],
  [
    { ask: 'startSpace', seat: 0, colour: 'brown' },
    'Place your first Building (brown)',
    [
      [{ choose: 'space', space: 'a1' }, 'a1 (bonus: 1 Claim marker)'],
      [{ choose: 'space', space: 'b1' }, 'b1'],
    ],
  ],
  [{ ask: 'pawns', seat: 0 }, 'Choose your starting District', [[{ choose: 'district', district: 4 }, 'the Port District (4)']]],
  [
    { ask: 'die', seat: 0, district: 3 },
    'Take a die from the Barge of the Scribes’ District (3)',
    [
      [{ choose: 'die', face: 6 }, 'take the 6'],
      [{ choose: 'noDie' }, 'take no die (the Barge is empty)'],
      [{ choose: 'refill', colour: 'green' }, 'refill a green Crate for any 1 Resource'],
      [{ choose: 'decree', decree: 'D15' }, 'score Decree D15: 8 own Gardens'],
      [{ choose: 'harbormaster', harbormaster: 'B4' }, 'use Harbormaster B4: 2 Gold'],
    ],
  ],
  [
    { ask: 'destination', seat: 0, face: 2 },
    'Move your Architect (you took a 2)',
    [
      [{ choose: 'destination', district: 2, gold: 0 }, 'the Farmers’ District (2)'],
      [{ choose: 'destination', district: 5, gold: 1 }, 'the Ziggurat District (5) for 1 Gold'],
    ],
  ],
  [{ ask: 'destination', seat: 0, face: null }, 'Move your Architect (you took no die)', []],
  [
    { ask: 'action', seat: 0, district: 1, actionsLeft: 2 },
    'Choose an Action (2 left)',
    [
      [{ choose: 'action', action: 'construct' }, 'construct a Building'],
      [{ choose: 'actionTile', tile: 6 }, 'use Action tile T6 (VP for a Mastery step)'],
      [{ choose: 'done' }, 'end turn'],
    ],
  ],
  [{ ask: 'action', seat: 0, district: 1, actionsLeft: 0 }, 'No Actions left', []],
  [
    { ask: 'projectColour', seat: 0, district: 1 },
    'Choose the colour of your Project in the Artisans’ District (1)',
    [[{ choose: 'colour', colour: 'yellow' }, 'yellow']],
  ],
  [
    { ask: 'projectSpace', seat: 0, district: 1, colour: 'white', further: true },
    'Place another white Project in the Artisans’ District (1)',
    [
      [{ choose: 'space', space: 'b2' }, 'b2 (bonus: yellow die from its Barge)'],
      [{ choose: 'decline' }, 'place no other Project'],
    ],
  ],
  [
    { ask: 'constructColour', seat: 0, district: 1 },
    'Choose the colour of your Building in the Artisans’ District (1)',
    [[{ choose: 'colour', colour: 'brown' }, 'brown']],
  ],
  [
    { ask: 'afterConstruct', seat: 0, size: 2, colour: 'brown', steps: 1, gardening: true, ship: true },
    'Choose what to do next (new brown Building, size 2)',
    [
      [{ choose: 'ship', shipSpace: 1 }, 'claim Ship S07 (1 Gold): VP for a Garden'],
      [{ choose: 'ship', shipSpace: 7 }, 'claim the printed Ship in row 3, column 1 (1 Gold)'],
      [{ choose: 'buyStep' }, 'buy a step on the brown track for any 1 Resource (S14)'],
      [{ choose: 'action', action: 'gardening' }, 'Gardening (Ship S08)'],
      [{ choose: 'done' }, 'done with this Building'],
    ],
  ],
  [
    { ask: 'gardening', seat: 0, district: 1, placed: 1, extra: false },
    'Gardening: choose what to do (1 Garden so far)',
    [
      [{ choose: 'place', tile: 'garden' }, 'place a Garden with a Claim marker'],
      [{ choose: 'lay', tile: 'water' }, 'lay a regular Water tile'],
      [{ choose: 'lay', tile: 6 }, 'lay special Water tile 6 (step of choice)'],
      [{ choose: 'buy', tile: 'garden' }, 'buy a Garden tile for 1 green Resource'],
      [{ choose: 'buy', tile: 'water' }, 'buy a regular Water tile for 1 blue Resource'],
      [{ choose: 'done' }, 'finish Gardening'],
    ],
  ],
  [{ ask: 'gardening', seat: 0, district: 4, placed: 0, extra: true }, 'Additional Gardening (Ship S08): choose what to do', []],
  [
    { ask: 'waterSpace', seat: 0, district: 1, tile: null },
    'Choose where to lay a regular Water tile',
    [[{ choose: 'space', space: 'c1' }, 'c1']],
  ],
  [{ ask: 'waterSpace', seat: 0, district: 1, tile: 3 }, 'Choose where to lay special Water tile 3 (1 Gold)', []],
  [
    { ask: 'gardenSpace', seat: 0, district: 1 },
    'Place a Garden on Water in the Artisans’ District (1)',
    [
      [{ choose: 'space', space: 'e1' }, 'e1'],
      [{ choose: 'space', space: 'e2' }, 'e2 (bonus: 1 Claim marker)'],
      [{ choose: 'space', space: 'd1' }, 'd1 (bonus: 1 Gold)'],
      [{ choose: 'space', space: 'c1' }, 'c1'],
    ],
  ],
  [
    { ask: 'payment', seat: 0, cost: [2, 0, 0, 1, 0], rule: 'ACT-BLD-04' },
    'Pay 2 white Resources and 1 blue Resource for the Building',
    [
      [{ choose: 'pay', dice: [1, 0, 0, 0, 0], crates: [1, 0, 0, 0, 0], gold: 1 }, 'pay 1 white die, 1 white Crate and 1 Gold'],
      [{ choose: 'payLess', colour: 'white' }, 'use Harbormaster B7: pay 1 white Resource less'],
    ],
  ],
  [
    { ask: 'payment', seat: 0, cost: [0, 0, 0, 0, 0], rule: 'ACT-BLD-04' },
    'Nothing left to pay for the Building',
    [[{ choose: 'pay', dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 0 }, 'pay nothing']],
  ],
  [
    { ask: 'shipPayment', seat: 0, gold: 2, rule: 'ACT-SHIP-01' },
    'Pay 2 Gold for the Ship (S11: 1 blue Resource may replace 1 Gold)',
    [
      [{ choose: 'pay', dice: [0, 0, 0, 1, 0], crates: [0, 0, 0, 0, 0], gold: 1 }, 'pay 1 blue die and 1 Gold'],
      [{ choose: 'pay', dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 2 }, 'pay 2 Gold'],
    ],
  ],
  [
    { ask: 'anyPayment', seat: 0, rule: 'TILE-S13' },
    'Choose a Resource to pay for the ability of Ship S13',
    [[{ choose: 'pay', dice: [0, 0, 0, 0, 0], crates: [0, 0, 1, 0, 0], gold: 0 }, 'pay 1 brown Crate']],
  ],
  [
    { ask: 'markerSource', seat: 0, rule: 'TILE-S12' },
    'Choose where the Claim marker comes from (Ship S12)',
    [
      [{ choose: 'markerFrom', from: 'area' }, 'take it from your player area'],
      [{ choose: 'markerFrom', from: 'supply' }, 'take it from your supply'],
    ],
  ],
  [
    { ask: 'refillPayment', seat: 0, crate: 'green' },
    'Choose how to pay for refilling your green Crate',
    [
      [{ choose: 'resource', colour: 'blue' }, 'pay a blue die'],
      [{ choose: 'resource', colour: 'gold' }, 'pay 1 Gold'],
    ],
  ],
  [
    { ask: 'bargeDie', seat: 0, colour: 'yellow' },
    'Take the highest die from the yellow Barge?',
    [
      [{ choose: 'accept' }, 'take the yellow die'],
      [{ choose: 'decline' }, 'leave it there'],
    ],
  ],
  [
    { ask: 'supplyDie', seat: 0, rule: 'BON-02' },
    'Take a die from the supply (bonus of the space)',
    [
      [{ choose: 'resource', colour: 'blue' }, 'take a blue die'],
      [{ choose: 'decline' }, 'take no die'],
    ],
  ],
  [
    { ask: 'specialWater', seat: 0, rule: 'BON-05' },
    'Take a special Water tile from the display (bonus of the space)',
    [
      [{ choose: 'specialWater', tile: 2 }, 'take special Water tile 2 (3 VP)'],
      [{ choose: 'decline' }, 'take no tile'],
    ],
  ],
  [
    { ask: 'architectMove', seat: 0, rule: 'ACT-TILE-4' },
    'Move your Architect (Action tile T4)',
    [
      [{ choose: 'district', district: 1 }, 'the Artisans’ District (1)'],
      [{ choose: 'decline' }, 'stay'],
    ],
  ],
  [
    { ask: 'crateRefill', seat: 0, crates: 1, rule: 'BON-08' },
    'Choose a Crate to refill (bonus of the space)',
    [
      [{ choose: 'crate', colour: 'brown' }, 'refill a brown Crate'],
      [{ choose: 'decline' }, 'refill no Crate'],
    ],
  ],
  [
    { ask: 'crateRefill', seat: 0, crates: 3, rule: 'HM-B3' },
    'Choose a Crate to refill, up to 3 (Harbormaster B3)',
    [[{ choose: 'decline' }, 'refill no Crate']],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 1, each: 1, different: false, rule: 'BON-10' },
    'Choose a Mastery track for a step (bonus of the space)',
    [
      [{ choose: 'track', colour: 'white' }, 'step on the white track'],
      [{ choose: 'decline' }, 'take no step'],
    ],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 1, each: 1, different: false, rule: 'ACT-BLD-13' },
    'Choose a Mastery track for a step (for a Garden)',
    [],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 3, each: 1, different: false, rule: 'ACT-BLD-13' },
    'Choose a Mastery track for the next of 3 steps (for a Garden)',
    [],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 2, each: 1, different: false, rule: 'HM-B1' },
    'Choose a Mastery track for the next of 2 steps (Harbormaster B1)',
    [],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 1, each: 2, different: false, rule: 'DEC-03' },
    'Choose a Mastery track for 2 steps (Decree D03)',
    [],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 2, each: 1, different: true, rule: 'DEC-13' },
    'Choose 2 different Mastery tracks, a step on each (Decree D13)',
    [],
  ],
  [
    { ask: 'paidStep', seat: 0, rule: 'BON-14' },
    'Buy a step: choose a Mastery track',
    [
      [{ choose: 'track', colour: 'brown' }, 'buy a step on the brown track for 1 brown Resource'],
      [{ choose: 'decline' }, 'buy no step'],
    ],
  ],
  [
    { ask: 'boughtStep', seat: 0, colour: 'yellow', rule: 'TILE-S13' },
    'Buy a step on the yellow track for any 1 Resource (Ship S13)?',
    [
      [{ choose: 'accept' }, 'buy the step'],
      [{ choose: 'decline' }, 'buy no step'],
    ],
  ],
  [
    { ask: 'anyActionTile', seat: 0, rule: 'HM-B5' },
    'Choose an Action tile to use (Harbormaster B5)',
    [[{ choose: 'actionTile', tile: 1 }, 'use Action tile T1 (VP and Claim markers)']],
  ],
  [
    { ask: 'ship', seat: 0, gold: 2, rule: 'ACT-SHIP-01' },
    'Choose a Ship to claim for 2 Gold',
    [[{ choose: 'ship', shipSpace: 1 }, 'claim Ship S07: VP for a Garden']],
  ],
  [
    { ask: 'ship', seat: 0, gold: 0, rule: 'DEC-07' },
    'Choose a Ship to claim (Decree D07)',
    [
      [{ choose: 'ship', shipSpace: 7 }, 'claim the printed Ship in row 3, column 1'],
      [{ choose: 'decline' }, 'claim no Ship'],
    ],
  ],
  [
    { ask: 'portSpace', seat: 0, free: false },
    'Place a House in the Port District',
    [
      [{ choose: 'portSpace', line: 'row1', side: 'blue' }, 'the blue space of row 1 (bonus: 2 Claim markers)'],
      [{ choose: 'portSpace', line: 'row1', side: 'red' }, 'the red space of row 1 (bonus: 1 white Crate)'],
      [{ choose: 'portSpace', line: 'column1', side: 'red' }, 'the red space of column 1'],
    ],
  ],
  [{ ask: 'portSpace', seat: 0, free: true }, 'Place a House in the Port District for free', [[{ choose: 'decline' }, 'place no House']]],
  [
    { ask: 'houseRow', seat: 0, free: false },
    'Choose the row to take your House from',
    [
      [{ choose: 'row', row: 'bottom' }, 'the bottom row'],
      [{ choose: 'row', row: 'white' }, 'the white row, for 1 blue Resource (Ship S09)'],
    ],
  ],
  [
    { ask: 'zigguratSpace', seat: 0 },
    'Place a House in the Ziggurat District',
    [
      [{ choose: 'zigguratSpace', section: 'white', space: 1 }, 'white, base left'],
      [{ choose: 'zigguratSpace', section: 'white', space: 2 }, 'white, base middle (bonus: step on the yellow track)'],
      [{ choose: 'zigguratSpace', section: 'white', space: 3 }, 'white, base right (bonus: 1 Gold)'],
      [{ choose: 'zigguratSpace', section: 'yellow', space: 4 }, 'yellow, middle left'],
      [{ choose: 'zigguratSpace', section: 'yellow', space: 5 }, 'yellow, middle right (bonus: step on the white track)'],
      [{ choose: 'zigguratSpace', section: 'brown', space: 6 }, 'brown, top (bonus: step on the brown track)'],
    ],
  ],
  [
    { ask: 'zigguratClaim', seat: 0, rule: 'HM-B8' },
    'Choose a Ziggurat tile to claim (Harbormaster B8)',
    [
      [{ choose: 'section', section: 'white' }, 'claim Ziggurat tile Z04: claimed Ships'],
      [{ choose: 'decline' }, 'claim no tile'],
    ],
  ],
  [
    { ask: 'gardenOrMarker', seat: 0 },
    'Choose a Garden tile or a Claim marker (Ship S05)',
    [
      [{ choose: 'gain', gain: 'garden' }, 'take a Garden tile'],
      [{ choose: 'gain', gain: 'marker' }, 'take a Claim marker'],
    ],
  ],
  [
    { ask: 'urbanCard', seat: 0, rule: 'DEC-05' },
    'Choose the Urban card to keep (Decree D05)',
    [[{ choose: 'urbanCard', card: 'U01' }, 'keep U01 (Houses in 1/2/3/Port: 3/1/1/-; 10 VP)']],
  ],
  [
    { ask: 'moveHouse', seat: 0, houses: 2 },
    'Move up to 2 Houses to the bottom row (Decree D10)',
    [
      [{ choose: 'row', row: 'brown' }, 'move a House from the brown row'],
      [{ choose: 'done' }, 'move no House'],
    ],
  ],
  [{ ask: 'moveHouse', seat: 0, houses: 1 }, 'Move a House to the bottom row (Decree D10)', [[{ choose: 'done' }, 'move no other House']]],
  [
    { ask: 'scoringOrder', seat: 0 },
    'Choose the next District to score',
    [[{ choose: 'district', district: 2 }, 'the Farmers’ District (2)']],
  ],
];
