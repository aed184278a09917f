/** Le déroulement d’un tour, en français. */
import type { CourseMessages } from './values.ts';

export const course: CourseMessages = {
  course: {
    menu: 'Menu',
    steps: 'Étapes du tour',
    news: 'Ce qui se passe',
    step: 'Étape {step, number} sur {steps, number} : {name}',
    stage: 'Partie {step, number} sur {steps, number} : {name}',
    proposed: 'proposé',
  },
  turnStep: {
    die: 'dé',
    architect: 'Architecte',
    action: 'action',
    end: 'fin du tour',
  },
  stage: {
    colour: 'couleur',
    projects: 'projets',
    tiles: 'tuiles',
    space: 'case',
    row: 'rangée',
    payment: 'paiement',
    ship: 'navire',
    gains: 'gains',
  },
};
