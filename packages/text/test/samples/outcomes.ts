/** Every kind of outcome of chance with its words. */
import type { Outcome } from '@tabannusi/engine';

export const OUTCOME_TEXTS: { readonly [K in Outcome['chance']]: readonly [Omit<Extract<Outcome, { chance: K }>, 'chance'>, string][] } = {
  barge: [[{ colour: 'green' }, 'the green Barge']],
  dice: [
    [{ faces: [0, 2, 0, 0, 0, 1] }, '2, 2 and 6'],
    [{ faces: [0, 0, 0, 0, 0, 0] }, 'no die'],
  ],
  ship: [[{ ship: 'S12' }, 'Ship S12 (yellow, size 2: Garden marker from the supply)']],
  harbormaster: [[{ harbormaster: 'B8' }, 'Harbormaster B8 (any Ziggurat tile)']],
  specialWater: [[{ tile: 3 }, 'special Water tile 3 (1 Gold)']],
  crate: [[{ colour: 'blue' }, 'a blue Crate']],
  actionTile: [[{ tile: 5 }, 'Action tile T5 (two Crates and Claim marker)']],
  zigguratTile: [[{ tile: 'Z03' }, 'Ziggurat tile Z03 (blue lines passed)']],
  decree: [[{ decree: 'D04' }, 'Decree D04 (2 Buildings of each colour)']],
  urbanCard: [[{ card: 'U09' }, 'Urban card U09 (Houses: 1 in District 1, 2 in District 2 and 2 in the Port; 11 VP)']],
  startPlayer: [[{ seat: 1 }, 'Beli']],
  automaCard: [[{ automaCard: 12 }, 'Automa card 12']],
  automaTile: [[{ colour: 'brown' }, 'a brown Automa Project tile']],
  colour: [[{ colour: 'green' }, 'green']],
};
