/** Przebieg tury, po polsku. */
import type { CourseMessages } from './values.ts';

export const course: CourseMessages = {
  course: {
    menu: 'Menu',
    steps: 'Etapy tury',
    news: 'Co się dzieje',
    step: 'Etap {step, number} z {steps, number}: {name}',
    stage: 'Część {step, number} z {steps, number}: {name}',
    proposed: 'propozycja',
  },
  turnStep: {
    die: 'kość',
    architect: 'Architekt',
    action: 'Akcja',
    end: 'koniec tury',
  },
  stage: {
    colour: 'kolor',
    projects: 'Projekty',
    tiles: 'kafle',
    space: 'pole',
    row: 'rząd',
    payment: 'zapłata',
    ship: 'Statek',
    gains: 'zyski',
  },
};
