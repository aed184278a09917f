/** Le glossaire des symboles, en français. */
import type { GlossaryMessages } from './values.ts';

export const glossary: GlossaryMessages = {
  glossary: {
    about: 'Tout ce qui est dessiné sur la table, à midi et aux flambeaux, avec sa signification.',
    signs: 'Symboles',
  },
  sign: {
    project: 'projet : en placer un, ou un autre de la même couleur',
    building: 'bâtiment, ou en construire un',
    house: 'maison',
    ziggurat: 'maison dans la Ziggourat, ou y en placer une',
    water: 'tuile Eau ordinaire',
    specialWater: 'tuile Eau spéciale',
    garden: 'tuile Jardin',
    gardening: 'action Jardinage',
    gold: 'jeton Or',
    marker: 'marqueur Contrôle',
    die: 'prendre un dé',
    anyDie: 'dé d’une couleur au choix de la réserve',
    refill: 'remplir une caisse',
    card: 'carte Urbanisation',
    tile: 'tuile Action',
    decree: 'décret',
    architect: 'déplacer l’Architecte vers un quartier au choix',
    assistant: 'Assistant',
    harbormaster: 'Capitaine du port',
    ship: 'navire, ou en marquer un',
    step: 'case de Maîtrise au choix',
    projectStep: 'case de Maîtrise de la couleur du projet',
    paidStep: 'case de Maîtrise contre 1 ressource de sa couleur',
    blueLine: 'ligne bleue des pistes de Maîtrise',
    lose: 'ceci est perdu',
  },
};
