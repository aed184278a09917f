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

  'END-01': 'Le joueur qui prend le dernier jeton Or de la piste Temps déclenche la fin de partie.',
  'END-02':
    'Une fois la fin de partie déclenchée, la manche se termine, pour que chacun ait joué autant de tours que les autres, puis on joue exactement une manche de plus.',
  'END-03':
    'Une fois la fin de partie déclenchée, une barge vide n’entraîne plus que les étapes 2 et 4 du décompte : les dés sont perdus, compensés et relancés, mais personne ne prend d’or et rien n’est décompté.',
  'END-04': 'Après la dernière manche vient un dernier décompte des quartiers, de 1 à 5 dans l’ordre.',
  'END-05': 'Après les quartiers, toutes les cartes Urbanisation sont révélées et décomptées.',
  'END-06': 'Après les cartes Urbanisation, chacune de vos tuiles Capitaine du port non utilisées ajoute {unusedVp, number} PV.',
  'END-07':
    'Le joueur qui a le plus de PV l’emporte ; en cas d’égalité, celui qui a le plus d’or. Si l’égalité persiste, la victoire est partagée.',
} satisfies Partial<RuleSentences>;

/** Rulings on scoring and the end of the game. */
export const rulingsOnScoring = {
  'C-44': 'Il y a une compensation pour chaque décompte où vous perdez des dés, et non une par dé.',
  'C-45': 'Un décompte réduit laisse de côté les étapes 1 et 3 et applique les étapes 2 et 4.',
  'C-46':
    'La piste Temps vide ne met pas aussitôt fin à la partie : on termine la manche, on en joue encore une, puis vient le décompte final.',
  'C-47':
    'Aucune tuile Ziggourat ne compte toutes vos maisons : Z01 compte celles des quartiers 1 à 3, Z02 celles de la Ziggourat, Z07 celles du port.',
  'C-48': 'Une carte Urbanisation demande au moins les nombres indiqués ; avoir plus de maisons ne nuit pas.',
  'C-49':
    'Le décompte final a une troisième étape après les quartiers et les cartes Urbanisation : {unusedVp, number} PV pour chaque tuile Capitaine du port non utilisée.',
  'C-50':
    'Une égalité de PV est départagée par l’or, puis la victoire est partagée. En mode Solo, l’automate l’emporte à égalité, quel que soit l’or.',

  'A-110':
    'À l’étape 2 d’un décompte, tous remettent d’abord tous les dés ; puis les compensations se gagnent dans le sens horaire à partir du joueur actif, lors du décompte final à partir du premier joueur, en mode Solo l’automate d’abord. L’étape 3 a lieu pour tous en même temps. Un dé de la réserve générale gagné lors du décompte final est perdu, et compensé, si le quartier de sa couleur est décompté après.',
  'A-111': 'Une case de Maîtrise gagnée en compensation compte à l’étape 3 du même décompte.',
  'A-112': 'Les décomptes ne vous coûtent que des dés ; les caisses restent.',
  'A-113':
    'Si deux barges sont vides et qu’il ne reste qu’un jeton Or sur la piste Temps, le premier quartier est décompté en entier et le second n’a qu’un décompte réduit : choisissez donc l’ordre avec soin.',
  'A-114': 'Le décompte lors duquel le dernier jeton Or est pris a lieu en entier.',
  'A-115': 'Personne ne prend d’or pour les quartiers lors du décompte final.',
  'A-116': 'Si le dernier joueur d’une manche déclenche la fin de partie, il y a aussi exactement une manche de plus.',
  'A-117':
    'Lors du décompte final, on applique les étapes 2 et 3 : les dés sont perdus et compensés, puis le quartier est décompté. Selon une option de la partie, on n’applique que l’étape 3.',
  'A-118': 'Lors du décompte final, chaque quartier passe par ses étapes avant que le suivant ne commence.',
  'A-119':
    'Les quartiers sont décomptés avant les cartes Urbanisation, mais lors du décompte final, Z09 compte déjà les cartes Urbanisation que vous accomplissez.',
  'A-120': 'Pour départager une égalité, l’or est compté après le décompte final.',
  'A-121': 'Lors du décompte final, vous ne pouvez ni utiliser de tuiles Capitaine du port ni décompter de décrets.',
  'A-122':
    'Dans le port, chaque navire contrôlé rapporte 0, 1 ou 2 PV, jamais plus, car vous avez au plus une maison par rangée ou colonne.',
  'A-123': 'Quelle que soit la cause d’une perte de PV, votre score s’arrête à 0.',
} satisfies Partial<RuleSentences>;
