/** Journal et décomptes, en français. */
import type { FeelMessages } from './values.ts';

export const feel: FeelMessages = {
  log: {
    filter: 'Ce que montre le journal',
    all: 'Tout',
    since: 'Depuis votre dernier tour',
    brief: 'Les tours en bref',
    scorings: 'Décomptes',
    copy: 'Copier',
    copied: 'Copié',
    nothing: 'Rien de tel pour l’instant.',
  },
  scoring: {
    title: 'Décompte du quartier',
    close: 'Fermer',
    nothing: 'rien',
    building:
      'Bâtiment en {spaces} : {size, plural, one {# case} other {# cases}}{gardens, plural, =0 {} one { et # jardin} other { et # jardins}}, à {value, number} PV l’unité : {vp, number} PV',
    ship: 'Navire {ship}, {houses, plural, one {# maison du joueur} other {# maisons du joueur}} à sa rangée et à sa colonne : {vp, number} PV',
    printedShip:
      'Navire imprimé, {houses, plural, one {# maison du joueur} other {# maisons du joueur}} à sa rangée et à sa colonne : {vp, number} PV',
    zigguratTile: 'Tuile Ziggourat {tile} : {count, number} à {value, number} PV l’unité, soit {vp, number} PV',
  },
};
