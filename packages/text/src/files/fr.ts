/** Files: records, saved games, positions and editions, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const load = {
  what: 'Un enregistrement, une partie sauvegardée, une position, une édition ou une preuve des dés de ce jeu. Rien ne quitte cet appareil.',
  file: 'Choisir un fichier',
  paste: 'Ou coller son texte ici',
  drop: 'Ou déposer un fichier n’importe où sur cette page.',
  read: 'Ouvrir',
  notJson: 'Ce n’est pas du JSON, donc pas un fichier de ce jeu. Choisissez un autre fichier.',
  tooLong: 'Ce texte compte plus de {limit, number} caractères, ce n’est donc pas un fichier de ce jeu. Choisissez un autre fichier.',
  strange:
    'Ce n’est pas un fichier de ce jeu. Choisissez un enregistrement, une partie sauvegardée, une position, une édition ou une preuve des dés.',
  record: 'Un enregistrement ({players}) : {turn, plural, =0 {mise en place} other {tour #}}. Il est valide.',
  table: 'Une partie sauvegardée ({players}) : {turn, plural, =0 {mise en place} other {tour #}}. Elle est valide.',
  withoutSeed: 'Il n’y a pas de graine : si vous continuez, dés, tuiles et cartes seront tirés au hasard.',
  open: 'Voir à la table',
  position: 'Une position. Elle est valide.',
  positionOnly: 'Vous pouvez regarder cette position, mais pas jouer à partir d’elle.',
  edition: 'L’édition « {name} ». Elle est valide, et vous pouvez commencer une partie avec elle.',
  faults: '{count, plural, one {Inutilisable. Un défaut :} other {Inutilisable. # défauts :}}',
  remarks: '{count, plural, one {Une remarque :} other {# remarques :}}',
} as const satisfies Translated<typeof en.load>;

export const origins = {
  about:
    'L’édition « {name} » dit ce qui est imprimé sur le plateau, les tuiles et les cartes. Nous connaissons ses valeurs de trois façons.',
  stated: 'Un livret de règles les donne par écrit, ou elles se comptent dans sa liste du matériel.',
  derived: 'Aucun livret ne les donne, mais les règles et les exemples ne laissent qu’une possibilité.',
  reconstructed:
    'Elles sont imprimées sur des éléments que nous n’avons pas pu lire. Nous avons choisi des valeurs qui respectent chaque règle et chaque exemple ; votre exemplaire peut différer.',
  ownEdition: 'Si vous possédez la boîte, vous pouvez écrire les valeurs de votre exemplaire dans votre propre édition et l’ouvrir ici.',
} as const satisfies Translated<typeof en.origins>;

export const origin: Translated<typeof en.origin> = {
  stated: 'Indiquées par écrit',
  derived: 'Déduites des règles',
  reconstructed: 'Reconstituées par nous',
};

export const editionGroup: Translated<typeof en.editionGroup> = {
  districts: 'quartiers et leurs actions',
  dice: 'dés',
  timeTrack: 'piste Temps',
  duo: 'grilles de construction pour 1-2 joueurs',
  full: 'grilles de construction pour 3-4 joueurs',
  playerBoard: 'plateaux individuels',
  mastery: 'pistes de Maîtrise',
  port: 'port',
  ships: 'tuiles Navire',
  ziggurat: 'Ziggourat',
  stocks: 'nombres de tuiles et d’éléments de bâtiment',
  specialWater: 'tuiles Eau spéciales',
  urbanCards: 'cartes Urbanisation',
  decrees: 'cartes Décret',
  solo: 'cartes du mode Solo',
};
