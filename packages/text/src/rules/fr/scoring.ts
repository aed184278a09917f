/** District Scoring and the end of the game. */
import type { RuleSentences } from '../sentences.ts';

export const scoring = {
  'SCORE-01': 'Un quartier est décompté à la fin du tour où sa barge est vide.',
  'SCORE-02': 'Étape 1 du décompte d’un quartier : le joueur actif prend 1 jeton Or sur la piste Temps.',
  'SCORE-03':
    'Étape 2 du décompte d’un quartier : tous les joueurs remettent dans la réserve générale tous les dés de leur zone Joueur de la couleur de la barge du quartier.',
  'SCORE-04': 'Si vous perdez des dés jaunes, blancs ou marron, vous progressez d’une case sur la piste de cette couleur.',
  'SCORE-05': 'Si vous perdez des dés bleus, vous gagnez une tuile Eau ordinaire.',
  'SCORE-06': 'Si vous perdez des dés verts, vous gagnez une tuile Jardin.',
  'SCORE-07': 'La compensation est d’une seule case ou d’une seule tuile, quel que soit le nombre de dés perdus.',
  'SCORE-08': 'Étape 3 du décompte d’un quartier : tous les joueurs décomptent le quartier.',
  'SCORE-09':
    'Dans un quartier commun, chacun de vos bâtiments rapporte sa taille multipliée par la valeur de sa couleur : le nombre à gauche du niveau atteint par votre marqueur sur cette piste.',
  'SCORE-10':
    'Lors d’un décompte, chaque jardin adjacent à un bâtiment, quel que soit son propriétaire, augmente de 1 la taille du bâtiment.',
  'SCORE-11':
    'Dans le port, chaque navire que vous contrôlez rapporte 1 PV si vous avez une maison dans sa rangée ou dans sa colonne, et 2 PV si vous en avez une dans les deux.',
  'SCORE-12':
    'Dans la Ziggourat, chaque tuile qui porte au moins un de vos marqueurs Contrôle vous rapporte des PV ; l’emplacement Contrôle du plus à droite d’entre eux détermine la valeur.',
  'SCORE-13':
    'Étape 4 du décompte d’un quartier : le joueur actif lance tous les dés de cette couleur présents dans la réserve générale et les remet sur la barge.',
  'SCORE-14': 'Entre plusieurs quartiers dont la barge est vide, l’ordre des décomptes est au choix du joueur actif.',
  'SCORE-15': 'Une perte de PV ne fait jamais descendre votre score au-dessous de 0.',

  'END-01': 'Qui prend le dernier jeton Or de la piste Temps déclenche la fin de partie.',
  'END-02':
    'Une fois la fin de partie déclenchée, la manche se termine, pour que chacun ait joué autant de tours que les autres, puis on joue exactement une manche de plus.',
  'END-03':
    'Une fois la fin de partie déclenchée, une barge vide n’entraîne plus que les étapes 2 et 4 du décompte : les dés sont perdus, compensés et relancés, mais personne ne prend d’or et rien n’est décompté.',
  'END-04': 'Après la dernière manche vient un dernier décompte des quartiers, de 1 à 5 dans l’ordre.',
  'END-05': 'Après les quartiers, toutes les cartes Urbanisation sont révélées et décomptées.',
  'END-06': 'Après les cartes Urbanisation, chacune de vos tuiles Capitaine du port non utilisées ajoute 3 PV.',
  'END-07': 'Gagne qui a le plus de PV et, en cas d’égalité, le plus d’or. Si l’égalité persiste, la victoire est partagée.',
} satisfies Partial<RuleSentences>;
