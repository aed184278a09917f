/** What the owner of a board looks up, and where, in French: the comments of an edition file. */
import type { CommentedPart } from '../files-values.ts';

export const editionComments: { readonly [P in CommentedPart as `comment.${P}`]: string } = {
  'comment.head':
    'L’édition de référence de Tabannusi, à compléter. Ce qui suit // sur une ligne est un commentaire et n’est pas lu. Les images du plateau imprimé nous manquent, si bien que beaucoup de valeurs sont les nôtres. Parcourez les parties ci-dessous avec votre boîte ouverte, saisissez ce qui est imprimé, et mettez "stated" pour "origin" dans chaque partie que vous avez vérifiée. Sa "note" peut être changée ou retirée.',
  'comment.id': 'Un nom à vous : lettres minuscules, chiffres et tirets. "reference" est le nôtre.',
  'comment.version': 'Augmentez-la dès que vous changez une valeur avec laquelle on a déjà joué.',
  'comment.title': 'Ce que les gens lisent.',
  'comment.districts':
    'Plateau principal. Les noms des quartiers 1 à 5 ; les couleurs des barges d’une première partie, quartier par quartier ; les actions que montre chaque quartier, un "tile" pour chaque emplacement de tuile Action ; dans quel sens l’automate parcourt les quartiers.',
  'comment.dice': 'Livret de règles, mise en place : dés Ressource de chaque couleur à 2, 3 et 4 joueurs.',
  'comment.timeTrack': 'Plateau principal : les cases de la piste Temps, un jeton Or sur chacune.',
  'comment.board':
    'Les grilles de construction des deux faces, rangée par rangée, telles que vous les voyez : quartier 1 | bordure | quartier 2 | bordure | quartier 3. Un code par case, séparés par des espaces :',
  'comment.duo':
    'La face pour 1-2 joueurs. Si les numéros imprimés sur ses cases ne se suivent pas rangée par rangée, ajoutez "soloNumbers" : des rangées comme celles ci-dessous avec un numéro par case, 17/20 pour une eau en bordure (son numéro dans le quartier de gauche et dans celui de droite) et ## là où il n’y a pas de case.',
  'comment.full': 'La face pour 3-4 joueurs. "fourPlayerRows" : combien des dernières rangées sont réservées aux parties à 4 joueurs.',
  'comment.playerBoard':
    'Plateau individuel. Ce qui se trouve sous les maisons, à partir de la gauche : jetons Or et marqueurs Contrôle. Puis le bonus au bout de chaque colonne des rangées colorées ("" s’il n’y en a pas) et le nombre d’emplacements Caisse.',
  'comment.mastery':
    'Plateau individuel, pistes de Maîtrise, le tout de bas en haut : la valeur des bâtiments à gauche de chaque niveau ; le bonus indiqué à droite de chaque niveau ; les bénéfices sur chaque piste ("" s’il n’y en a pas). "blueLines" : les niveaux au-dessus desquels se trouve une ligne bleue ; le niveau du bas est 0.',
  'comment.port':
    'Plateau principal, port. Le bonus de chaque case bleue, dans l’ordre rangée 3, rangée 2, rangée 1, colonne 1, colonne 2, colonne 3. Les navires imprimés sur le plateau, avec leur rangée et leur colonne, comptées à partir de 1.',
  'comment.ships':
    'Tuiles Navire S01 à S15 : la couleur et le nombre de navires. Leurs capacités figurent dans le livret de règles, dans cet ordre.',
  'comment.ziggurat':
    'Plateau principal, Ziggourat : les six cases Maison de chaque section : base à gauche, base au centre, base à droite, milieu à gauche, milieu à droite, sommet. "plain", "gold", ou la couleur de la piste de Maîtrise.',
  'comment.stocks':
    'Livret de règles, liste du matériel : les nombres de tuiles, d’éléments de bâtiment et de marqueurs, et combien de tuiles Eau spéciales sont dans l’offre.',
  'comment.specialWater': 'Les tuiles Eau spéciales : le code de bonus de chacune.',
  'comment.urbanCards': 'Cartes Urbanisation : les maisons demandées dans les quartiers 1, 2, 3 et 4 (le port), et les PV.',
  'comment.decrees': 'Cartes Décret D01 à D16 : le symbole de chacune : "city", "harbour" ou "garden".',
  'comment.solo':
    'Cartes du mode Solo. Pour chaque roi : les marqueurs sur les quartiers 1 à 5 de la carte Urbanisation Automate, si la flèche en C pointe vers le haut ou vers le bas, et les premiers décrets. Pour chaque carte Automate : le chiffre indiqué en haut ; trois rangées à partir du haut avec action, symbole et tuile Numéro notée 1, 2 ou 3 ; la rangée que désigne la grande flèche, comptée à partir du haut ; le bonus indiqué au bas de la carte.',
};
