/** Rulings on components and set-up. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnSetUp = {
  'C-01': 'Il y a 15 cartes Urbanisation, et non 32, qui est le nombre de jetons Or.',
  'C-02': 'Il y a 20 caisses, et non les six du port seulement, car chaque joueur en reçoit aussi une.',
  'C-03':
    'Les éléments de bâtiment n’appartiennent à personne : 25 blancs, 25 jaunes et 25 marron dans une réserve commune. Seule la maison indique à qui est le bâtiment.',
  'C-04': 'Chaque joueur commence avec 2 jetons Or ; l’automate en a 3 parce qu’il ne reçoit pas de caisse.',
  'C-05': 'Vous commencez avec exactement 5 marqueurs Contrôle dans votre zone Joueur et 10 dans votre réserve.',
  'C-06': 'La piste Temps a cinq cases avec 1 jeton Or chacune : le cinquième décompte d’un quartier déclenche donc la fin de partie.',
  'C-07': 'Il y a autant de décrets que de joueurs, et non toujours trois.',
  'C-08':
    'Les barges et les coûts de propriété sont placés au hasard. Ceux imprimés sur le plateau sont une option pour une première partie.',
  'C-09':
    'Votre Architecte et votre Assistant entrent au début de votre propre premier tour, avant que vous preniez le dé : vous voyez donc ce qu’ont fait les joueurs précédents. Ceux de l’automate entrent lors de la mise en place.',
  'C-10': 'Lors de la mise en place, vous gagnez le bonus de la case sous votre bâtiment, mais aucun bonus de votre plateau individuel.',
  'C-11': 'Lors de la mise en place, la maison est la plus à gauche de la rangée de la couleur du bâtiment, et non une maison quelconque.',
  'C-12': 'Le premier joueur est tiré au sort.',
  'C-13': 'Mélangez les caisses : six garnissent le port, chaque joueur en reçoit une, et les autres sont retirées du jeu.',
  'C-14':
    'Les tuiles Action sont placées avant les tuiles Ziggourat, et celles-ci avant les décrets. Cela ne compte que pour rejouer une partie à partir de sa graine.',
  'C-15':
    'Les tuiles Projet, Eau et Jardin, les éléments de bâtiment, les maisons et les marqueurs Contrôle sont tous limités ; seuls l’or et les marqueurs Contrôle de l’automate ne le sont pas.',

  'A-01':
    'Un bâtiment de départ peut se trouver à côté d’un bâtiment de sa couleur, car cette interdiction ne vaut que pour les projets. Ils restent deux bâtiments, chacun avec sa maison.',
  'A-02':
    'Un bâtiment de départ peut avoir n’importe quelle couleur et se trouver sur n’importe quelle case vide et en jeu de la grille des quartiers 1 à 3, avec ou sans bonus, mais pas sur l’eau.',
  'A-03':
    'Lors de la mise en place, un déplacement de l’Architecte et le remplissage d’une caisse restent sans effet. Une case de Maîtrise de la couleur du projet se gagne dans la couleur du bâtiment. Un autre projet est placé si toutes ses règles le permettent : avec un marqueur Contrôle, dans le même quartier et pas à côté d’un bâtiment de sa couleur. Une case de Maîtrise payante peut être payée avec de l’or ou votre caisse. Un dé d’une barge est celui de plus haute valeur.',
  'A-04': 'Lors de la mise en place, le bonus d’un bâtiment de départ est appliqué avant que le joueur suivant ne place le sien.',
  'A-05':
    'On tire au hasard un décret pour chaque symbole exigé, et le quatrième parmi tous les autres ; à 2 joueurs, on tire d’abord deux symboles au hasard.',
  'A-06': 'Une face du plateau principal sert à 3 et 4 joueurs ; l’autre, dont les cases sont numérotées, à 1 et 2.',
  'A-07': 'Votre caisse de départ est face visible.',
} satisfies Partial<RuleSentences>;
