/** What spaces give, and special Water. */
import type { RuleSentences } from '../sentences.ts';

export const bonuses = {
  'BON-01': 'Gagnez le dé de plus haute valeur de la couleur indiquée, pris sur sa barge. Votre Architecte ne se déplace pas.',
  'BON-02': 'Gagnez un dé de n’importe quelle couleur pris dans la réserve générale, ou rien si elle est vide.',
  'BON-03': 'Vous gagnez 1 jeton Or.',
  'BON-04': 'Vous gagnez une tuile Eau ordinaire.',
  'BON-05': 'Prenez dans l’offre une tuile Eau spéciale de votre choix ; l’offre est aussitôt complétée.',
  'BON-06': 'Vous gagnez une tuile Jardin.',
  'BON-07': 'Vous pouvez déplacer votre Architecte dans n’importe quel quartier.',
  'BON-08': 'Vous pouvez remplir une caisse sans payer.',
  'BON-09': 'Vous gagnez autant de marqueurs Contrôle qu’indiqué, dans la limite de votre réserve.',
  'BON-10': 'Choisissez une piste de Maîtrise et progressez-y d’une case.',
  'BON-11': 'Votre marqueur progresse d’une case sur la piste de Maîtrise de la couleur du projet.',
  'BON-12':
    'Vous pouvez placer un autre projet de la même couleur dans le quartier, selon toutes les règles des projets, et gagner le bonus qu’il recouvre.',
  'BON-13': 'Vous gagnez autant de PV qu’indiqué.',
  'BON-14': 'Contre une ressource blanche, jaune ou marron, vous pouvez progresser d’une case sur la piste de Maîtrise de sa couleur.',
  'BON-15':
    'On gagne les bonus des cases de la grille, de l’eau imprimée et de l’eau spéciale en plaçant des projets ou des jardins (lors de la mise en place, le bâtiment de départ), jamais en plaçant de l’eau.',

  'BONP-01': 'Case bleue du port : gagnez 2 marqueurs Contrôle, dans la limite de votre réserve.',
  'BONP-02': 'Case bleue du port : choisissez une piste de Maîtrise et progressez-y d’une case.',
  'BONP-03': 'Case bleue du port : gagnez un dé de la réserve générale, d’une couleur qui s’y trouve, ou rien si elle est vide.',
  'BONP-04':
    'Case rouge du port : placez sa caisse, face visible, sur un emplacement Caisse de votre plateau individuel. Il vous faut un emplacement libre.',

  'BONZ-01': 'Une case Ziggourat sans bonus vous fait seulement placer votre marqueur Contrôle sur la tuile de la section.',
  'BONZ-02':
    'Une case Ziggourat avec une flèche vous fait placer votre marqueur Contrôle sur la tuile de la section et progresser d’une case sur la piste de la couleur de la flèche.',
  'BONZ-03': 'Une case Ziggourat avec de l’or vous fait placer votre marqueur Contrôle sur la tuile de la section et gagner 1 jeton Or.',
} satisfies Partial<RuleSentences>;
