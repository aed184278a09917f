/** Search terms for the rules in French. */
import type { RuleSearch } from './questions.ts';

export const search: RuleSearch = {
  questions: {
    win: ['comment gagner', 'qui gagne la partie', 'comment remporter la victoire'],
    end: ['quand la partie se termine-t-elle', 'quand finit le jeu', 'fin de la partie'],
    turn: ['que puis-je faire à mon tour', 'comment se déroule un tour'],
    actions: ['combien d’actions ai-je'],
    gold: ['comment obtenir de l’or'],
    mastery: ['qu’est-ce que la maîtrise', 'à quoi sert une piste de maîtrise'],
    scored: ['quand un quartier est-il décompté', 'quand compte-t-on un quartier'],
    ships: ['comment obtenir des navires', 'comment contrôler un navire'],
    six: ['que se passe-t-il avec un 6'],
    house: ['à quoi sert une maison'],
    pay: ['comment payer'],
    decrees: ['que sont les décrets'],
  },
  synonyms: [
    ['gagner', 'victoire', 'vainqueur', 'remporter'],
    ['fin', 'terminer', 'termine', 'finir'],
    ['contrôle', 'marquer'],
    ['navire', 'bateau'],
    ['quartier', 'district'],
    ['construire', 'construction', 'construisez', 'bâtir'],
    ['décompter', 'décompte', 'compter'],
    ['automate', 'bot', 'robot'],
    ['marron', 'brun'],
    ['pv', 'points'],
    ['or', 'argent', 'monnaie'],
    ['six', '6'],
    ['payer', 'coût', 'prix'],
    ['partie', 'jeu'],
    ['obtenir', 'gagnez', 'prendre'],
  ],
  common:
    'a ai au aux avec ce combien comment dans de des du elle en est et faire il je la le les ma mes mon ne on ou par pas passe peut puis quand que quel quelle qu quoi se sert si son sont sur t un une vos votre vous y'.split(
      ' ',
    ),
  endings: ['eront', 'ement', 'antes', 'ante', 'ants', 'ant', 'ees', 'era', 'ent', 'ez', 'er', 'ee', 'es', 'ir', 'it', 's', 'x', 'e'],
  hasCompounds: false,
};
