/** Every question with its words and those of its answers. */
import type { Choice } from '@tabannusi/engine';
import type { Question } from '../../src/values.ts';

/** For a game of two whose first Ship space holds S07, whose seventh one is a printed Ship, and where special Water tile 3 lies on d1. */
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
      [{ choose: 'refill', colour: 'green' }, 'refill a green Crate for any 1 Resource (free Action)'],
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
  [
    { ask: 'action', seat: 0, district: 1, actionsLeft: 2 },
    'Which action does Adda perform in the Artisans’ District (1)? 2 are left.',
    [
      [{ choose: 'action', action: 'construct' }, 'construct a Building'],
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
    { ask: 'afterConstruct', seat: 0, size: 2 },
    'Which Ship of size 2 does Adda mark?',
    [
      [{ choose: 'ship', shipSpace: 1 }, 'Ship S07 (yellow, size 2) in row 1, column 1, for 1 Gold'],
      [{ choose: 'ship', shipSpace: 7 }, 'the printed Ship (size 2) in row 3, column 1, for 1 Gold'],
      [{ choose: 'done' }, 'mark no Ship'],
    ],
  ],
  [
    { ask: 'gardening', seat: 0, district: 1, placed: 1 },
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
    [[{ choose: 'pay', dice: [1, 0, 0, 0, 0], crates: [1, 0, 0, 0, 0], gold: 1 }, '1 white die, 1 white Crate and 1 Gold']],
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
    'Which die does Adda take from the supply?',
    [
      [{ choose: 'resource', colour: 'blue' }, 'a blue die'],
      [{ choose: 'decline' }, 'take none'],
    ],
  ],
  [
    { ask: 'specialWater', seat: 0, rule: 'BON-05' },
    'Which special Water tile does Adda take from the display?',
    [
      [{ choose: 'specialWater', tile: 2 }, 'special Water tile 2 (3 VP)'],
      [{ choose: 'decline' }, 'take none'],
    ],
  ],
  [
    { ask: 'architectMove', seat: 0 },
    'Where does Adda move the Architect?',
    [
      [{ choose: 'district', district: 1 }, 'the Artisans’ District (1)'],
      [{ choose: 'decline' }, 'stay'],
    ],
  ],
  [
    { ask: 'crateRefill', seat: 0 },
    'Which Crate does Adda refill?',
    [
      [{ choose: 'crate', colour: 'brown' }, 'a brown Crate'],
      [{ choose: 'decline' }, 'refill none'],
    ],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 1, rule: 'BON-10' },
    'On which Mastery track does Beli make a step?',
    [
      [{ choose: 'track', colour: 'white' }, 'the white track'],
      [{ choose: 'decline' }, 'make no step'],
    ],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 1, rule: 'ACT-BLD-13' },
    'On which Mastery track does Beli make a step for a Garden beside the new Building?',
    [],
  ],
  [
    { ask: 'stepOfChoice', seat: 1, steps: 3, rule: 'ACT-BLD-13' },
    'On which Mastery track does Beli make the next of 3 steps for Gardens beside the new Building?',
    [],
  ],
  [
    { ask: 'paidStep', seat: 0 },
    'On which Mastery track does Adda buy a step?',
    [
      [{ choose: 'track', colour: 'brown' }, 'the brown track, for 1 brown Resource'],
      [{ choose: 'decline' }, 'buy no step'],
    ],
  ],
  [
    { ask: 'scoringOrder', seat: 0 },
    'Which District does Adda score next?',
    [[{ choose: 'district', district: 2 }, 'the Farmers’ District (2)']],
  ],
];
