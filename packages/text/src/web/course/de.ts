/** Der Ablauf eines Zuges, auf Deutsch. */
import type { CourseMessages } from './values.ts';

export const course: CourseMessages = {
  course: {
    menu: 'Menü',
    steps: 'Abschnitte des Zuges',
    news: 'Was geschieht',
    step: 'Abschnitt {step, number} von {steps, number}: {name}',
    stage: 'Teil {step, number} von {steps, number}: {name}',
    proposed: 'Vorschlag',
  },
  turnStep: {
    die: 'Würfel',
    architect: 'Architekt',
    action: 'Aktion',
    end: 'Ende des Zuges',
  },
  stage: {
    colour: 'Farbe',
    projects: 'Projekte',
    tiles: 'Plättchen',
    space: 'Feld',
    row: 'Reihe',
    payment: 'Zahlung',
    ship: 'Schiff',
    gains: 'Gewinne',
  },
};
