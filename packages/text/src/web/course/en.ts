/** The course of a turn, in English. */
import type { CourseMessages } from './values.ts';

export const course: CourseMessages = {
  course: {
    menu: 'Menu',
    steps: 'Stages of the turn',
    news: 'What happens',
    step: 'Stage {step, number} of {steps, number}: {name}',
    stage: 'Part {step, number} of {steps, number}: {name}',
    proposed: 'proposed',
  },
  turnStep: {
    die: 'die',
    architect: 'Architect',
    action: 'action',
    end: 'end of the turn',
  },
  stage: {
    colour: 'colour',
    projects: 'Projects',
    tiles: 'tiles',
    space: 'space',
    row: 'row',
    payment: 'payment',
    ship: 'Ship',
    gains: 'gains',
  },
};
