/** The page as a program, in French. */
import type { AppMessages } from './values.ts';

export const fr: AppMessages = {
  offline: {
    kept: 'La table est sur cet appareil et fonctionne sans réseau.',
    newer: 'Une version plus récente de la table est prête. Vos parties restent telles quelles.',
    load: 'La charger',
  },
  tabs: {
    elsewhere: 'Cette partie est ouverte dans un autre onglet.',
    elsewhereMeans: 'On y joue dans un seul onglet à la fois, pour qu’aucune décision ne se perde.',
    taken: 'Un autre onglet a repris cette partie.',
    takenMeans: 'Rien n’est perdu : elle continue là-bas, de là où elle en était ici.',
    takeOver: 'Jouer ici',
    lookOn: 'Regarder',
    lookingOn: 'Vous regardez : cette partie se joue dans un autre onglet.',
  },
  setUp: {
    edition: 'Édition',
    ownEditions: 'Les éditions que vous ouvrez comme fichier sont gardées ici aussi.',
    forget: 'Supprimer « {name} » de cet appareil',
    switches: 'Là où les livrets laissent le choix',
    refillWithGold: 'L’or peut payer le remplissage d’une caisse',
    finalCompensation: 'Lors du décompte final aussi, les dés perdus sont compensés',
    masteryRight: 'Quand on gagne le bonus indiqué à droite d’une piste de Maîtrise',
    anyLowest: 'Pour tout marqueur le plus bas, même à égalité',
    minRises: 'Seulement si le marqueur le plus bas monte',
    ruling: 'Décision {ruling}',
  },
};
