/** The glossary of signs, in English. */
import type { GlossaryMessages } from './values.ts';

export const glossary: GlossaryMessages = {
  glossary: {
    about: 'Everything that is drawn on the table, at noon and by torchlight, with what it means.',
    signs: 'Signs',
  },
  sign: {
    project: 'Project: place one, or another one of the same colour',
    building: 'Building, or to construct one',
    house: 'House',
    ziggurat: 'House in the Ziggurat, or to place one there',
    water: 'regular Water tile',
    specialWater: 'special Water tile',
    garden: 'Garden tile',
    gardening: 'Gardening',
    gold: 'Gold',
    marker: 'Claim marker',
    die: 'take a die',
    anyDie: 'die of any colour from the supply',
    refill: 'refill a Crate',
    card: 'Urban card',
    tile: 'Action tile',
    decree: 'Decree',
    architect: 'move the Architect to any District',
    assistant: 'Assistant',
    harbormaster: 'Harbormaster',
    ship: 'Ship, or to mark one',
    step: 'step on a Mastery track of choice',
    projectStep: 'step on the track of the Project’s colour',
    paidStep: 'step on a track for 1 Resource of its colour',
    blueLine: 'blue line of the Mastery tracks',
    lose: 'this is lost',
  },
};
