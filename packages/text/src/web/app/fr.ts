/** The page as a program, in French. */
import { commands } from '../commands/fr.ts';
import { glossary } from '../glossary/fr.ts';
import { keep } from '../keep/fr.ts';
import type { AppMessages } from './values.ts';

export const fr: AppMessages = {
  ...keep,
  ...commands,
  ...glossary,
  tabs: {
    elsewhere: 'Cette partie est ouverte dans un autre onglet.',
    elsewhereMeans: 'On y joue dans un seul onglet à la fois, pour qu’aucune décision ne se perde.',
    taken: 'Un autre onglet a repris cette partie.',
    takenMeans: 'Rien n’est perdu : elle continue là-bas, de là où elle en était ici.',
    takeOver: 'Jouer ici',
    lookOn: 'Regarder',
    lookingOn: 'Vous regardez : cette partie se joue dans un autre onglet.',
  },
  setUp: {
    seats: 'Qui joue à quelle place',
    edition: 'Édition',
    ownEditions: 'Les éditions que vous ouvrez depuis un fichier sont gardées ici aussi.',
    forget: 'Supprimer « {name} » de cet appareil',
    switches: 'Là où les livrets laissent le choix',
    refillWithGold: 'L’or peut payer le remplissage d’une caisse',
    finalCompensation: 'Lors du décompte final aussi, les dés perdus sont compensés',
    masteryRight: 'Quand on gagne le bonus indiqué à droite d’une piste de Maîtrise',
    anyLowest: 'Pour tout marqueur le plus bas, même à égalité',
    minRises: 'Seulement si le marqueur le plus bas monte',
    ruling: 'Décision {ruling}',
  },
  breakdown: {
    before: 'Avant le décompte {number, number}',
    scoring: 'Décompte {number, number} : {district}',
    later: 'Après le dernier décompte',
    final: 'Décompte final : {source}',
  },
  link: {
    make: 'Lien vers ce moment',
    link: 'Lien',
    copied: 'Le lien est copié :',
    copy: 'Copiez le lien :',
    holds:
      'Qui l’ouvre voit la partie jusqu’à ce moment, comme un spectateur. Il contient les cartes Urbanisation distribuées : ne l’envoyez pas à quelqu’un qui joue.',
    tooLong:
      'Le lien compterait {characters, number} caractères, plus que les {limit, number} qui s’envoient sans risque. Le fichier contient la même chose.',
    file: 'Télécharger le fichier',
    title: 'Un moment d’une partie',
    broken: 'Ce lien est abîmé ou coupé : on ne peut rien y lire. Redemandez-le, ou demandez le fichier.',
    looking: 'Un moment venu d’un lien : {turn, plural, =0 {mise en place} other {tour #}}. Vous regardez.',
    playOn: 'Jouer à partir d’ici',
    back: 'Revenir au moment',
  },
  settings: {
    look: 'Langue, lumière et rythme',
    sound: 'Sons des pièces, et début du tour d’un humain',
    table: 'À la table',
    confirm: 'Demander confirmation avant la fin d’un tour',
    warnings: 'Avertir avant une décision coûteuse qui peut être une étourderie',
    actionsLeft: 'Le tour se termine alors qu’une action est possible',
    wastedStep: 'Une case de Maîtrise reste sans effet',
    helpsOpponent: 'Un décompte rapporte plus à un adversaire',
    keys: 'Touches',
    keysMean: 'Une lettre chacune ; un champ vide désactive la touche.',
    numbers: 'Les touches 1 à 9 font les neuf premiers choix',
    key: 'Touche pour : {deed}',
    sameKey: 'Chaque touche ne peut faire qu’une chose.',
    reset: 'Rétablir les réglages d’origine',
    saved: 'Les réglages sont gardés sur cet appareil et prennent effet aussitôt, même dans les parties en cours.',
  },
};
