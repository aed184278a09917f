/** Rulings on scoring and the end of the game. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnScoring = {
  'C-44': 'Il y a une compensation pour chaque décompte où vous perdez des dés, et non une par dé.',
  'C-45': 'Un décompte réduit laisse de côté les étapes 1 et 3 et applique les étapes 2 et 4.',
  'C-46':
    'La piste Temps vide ne met pas aussitôt fin à la partie : on termine la manche, on en joue encore une, puis vient le décompte final.',
  'C-47':
    'Aucune tuile Ziggourat ne compte toutes vos maisons : Z01 compte celles des quartiers 1 à 3, Z02 celles de la Ziggourat, Z07 celles du port.',
  'C-48': 'Une carte Urbanisation demande au moins les nombres indiqués ; avoir plus de maisons ne nuit pas.',
  'C-49':
    'Le décompte final a une troisième étape après les quartiers et les cartes Urbanisation : 3 PV pour chaque tuile Capitaine du port non utilisée.',
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
