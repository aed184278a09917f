/** Components and set-up. */
import { inWords } from '../../speech/messages.ts';
import type { RuleSentences } from '../sentences.ts';

/** A number of components in the box, in words. */
const spelled = (value: string): string =>
  inWords(
    value,
    'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
    { 25: 'vingt-cinq', 35: 'trente-cinq', 60: 'soixante', 75: 'soixante-quinze' },
  );

export const setUp = {
  'COMP-01': 'Le plateau principal comprend cinq quartiers. Il a deux faces ; le nombre de joueurs détermine celle que l’on utilise.',
  'COMP-02': 'Le jeu compte cinq tuiles Barge et cinq tuiles Coût de propriété, une de chaque par couleur de ressource.',
  'COMP-03': `Le jeu compte ${spelled('actionTiles')} tuiles Action.`,
  'COMP-04': `Le jeu compte ${spelled('ships')} tuiles Navire : ${spelled('whiteShips')} blanches, ${spelled('yellowShips')} jaunes et ${spelled('brownShips')} marron.`,
  'COMP-05': `Le jeu compte ${spelled('harbormasters')} tuiles Capitaine du port, de B1 à {lastHarbormaster}.`,
  'COMP-06': `Le jeu compte ${spelled('decrees')} cartes Décret, de D01 à {lastDecree}. Chacune porte l’un des ${spelled('decreeSymbols')} symboles.`,
  'COMP-07': `Le jeu compte ${spelled('urbanCards')} cartes Urbanisation.`,
  'COMP-08': `Le jeu compte ${spelled('projects')} tuiles Projet : ${spelled('projectsPerColour')} blanches, ${spelled('projectsPerColour')} jaunes et ${spelled('projectsPerColour')} marron.`,
  'COMP-09': `Le jeu compte ${spelled('regularWater')} tuiles Eau ordinaires et ${spelled('specialWater')} tuiles Eau spéciales.`,
  'COMP-10': `Le jeu compte ${spelled('zigguratTiles')} tuiles Ziggourat, de Z01 à {lastZigguratTile}.`,
  'COMP-11': `Le jeu compte ${spelled('gardens')} tuiles Jardin.`,
  'COMP-12': `Le jeu compte ${spelled('crates')} tuiles Caisse, ${spelled('cratesPerColour')} pour chacune des cinq couleurs de ressource.`,
  'COMP-13': `Le jeu compte ${spelled('pieces')} éléments de bâtiment : ${spelled('piecesPerColour')} blancs, ${spelled('piecesPerColour')} jaunes et ${spelled('piecesPerColour')} marron. Leur réserve est commune.`,
  'COMP-14': `Le jeu compte ${spelled('dice')} dés Ressource, ${spelled('dicePerColour')} de chaque couleur : blanc, jaune, marron, bleu et vert.`,
  'COMP-15':
    'Vous avez un plateau individuel ainsi que {houses, number} maisons, {claimMarkers, number} marqueurs Contrôle, 3 marqueurs Maîtrise, un marqueur Score, un Architecte et un Assistant de votre couleur.',
  'COMP-16': 'L’or ne s’épuise jamais.',
  'COMP-17': 'Tout est limité, sauf l’or. Ce qui est épuisé n’est remplacé par rien d’autre.',

  'SET-01': 'Utilisez la face du plateau principal prévue pour le nombre de joueurs : l’une sert à 1 ou 2 joueurs, l’autre à 3 ou 4.',
  'SET-02': 'Sauf lors d’une première partie, placez une tuile Barge au hasard sur chacun des cinq emplacements Barge.',
  'SET-03':
    'Dans chaque quartier, recouvrez le coût imprimé : placez-y, la bonne face visible, la tuile Coût de propriété de la couleur de la barge.',
  'SET-04': 'Lors d’une première partie, utilisez les barges et les coûts imprimés sur le plateau.',
  'SET-05':
    'À 2, 3 ou 4 joueurs, lancez 5, 6 ou 7 dés de chaque couleur et placez-les sur la barge de leur couleur. Les autres dés sont retirés du jeu.',
  'SET-06': 'Chaque case de la piste Temps reçoit 1 jeton Or.',
  'SET-07': `Placez au hasard une tuile Navire par emplacement Navire vide du port, ${spelled('shipSpaces')} en tout. {printedShips, plural, one {Un autre navire y est imprimé} =2 {Deux autres navires y sont imprimés} other {# autres navires y sont imprimés}}.`,
  'SET-08': `Placez six tuiles Capitaine du port au hasard sur leurs emplacements, une par rangée et par colonne du port. Mettez les ${spelled('asideHarbormasters')} autres de côté, face cachée.`,
  'SET-09': 'Placez six caisses au hasard sur les emplacements Caisse du port, une pour chaque paire de cases Maison.',
  'SET-10': `Empilez les tuiles Eau spéciales face cachée et révélez-en ${spelled('displayedWater')} : c’est l’offre.`,
  'SET-11': 'Empilez les tuiles Eau ordinaires et les tuiles Jardin sur leurs emplacements du plateau.',
  'SET-12': `Répartissez les ${spelled('actionTiles')} tuiles Action au hasard sur les six emplacements Action.`,
  'SET-13':
    'Placez une tuile Ziggourat au hasard, face visible, dans chacune des trois sections de la Ziggourat. Les autres sont retirées du jeu.',
  'SET-14': 'Placez face visible autant de décrets, tirés au hasard, qu’il y a de joueurs.',
  'SET-15':
    'À 3 ou 4 joueurs, chacun des trois symboles doit figurer parmi les décrets placés ; à 2 joueurs, les deux décrets ont des symboles différents.',
  'SET-16': 'Les cartes Urbanisation, mélangées face cachée, forment une pioche.',
  'SET-17': 'Triez les tuiles Projet par couleur en trois piles et gardez les éléments de bâtiment à portée de main.',
  'SET-18': 'Prenez tout le matériel de votre couleur et garnissez votre plateau individuel de vos maisons.',
  'SET-19': 'Placez 5 de vos marqueurs Contrôle dans votre zone Joueur. Les 10 autres forment votre réserve.',
  'SET-20':
    'Prenez {startGold, number} jetons Or, une caisse au hasard et une carte Urbanisation, que vous gardez secrète. Les caisses restantes sont retirées du jeu.',
  'SET-21': 'Placez l’un de vos marqueurs Maîtrise sur la case la plus basse de chacune des trois pistes de Maîtrise.',
  'SET-22': 'Chaque joueur commence avec {startVp, number} PV.',
  'SET-23': 'Désignez un premier joueur, qui garde le jeton Premier Joueur toute la partie.',
  'SET-24':
    'Du dernier joueur jusqu’au premier, dans le sens antihoraire, chacun place un élément de bâtiment de la couleur de son choix sur une case du quartier 1, 2 ou 3 : c’est son bâtiment de départ.',
  'SET-25': 'Vous gagnez aussitôt le bonus imprimé sur la case de votre bâtiment de départ.',
  'SET-26': 'Placez une maison sur votre bâtiment de départ : la plus à gauche de la rangée de sa couleur.',
  'SET-27': 'La maison de votre bâtiment de départ ne vous rapporte aucun bonus de votre plateau individuel.',
} satisfies Partial<RuleSentences>;

/** Rulings on components and set-up. */
export const rulingsOnSetUp = {
  'C-01': 'Il y a 15 cartes Urbanisation, et non 32, qui est le nombre de jetons Or.',
  'C-02': 'Il y a 20 caisses, et non les six du port seulement, car chaque joueur en reçoit aussi une.',
  'C-03':
    'Les éléments de bâtiment n’appartiennent à personne : 25 blancs, 25 jaunes et 25 marron dans une réserve commune. Seule la maison indique à qui est le bâtiment.',
  'C-04': 'Chaque joueur commence avec 2 jetons Or ; l’automate en a 3 parce qu’il ne reçoit pas de caisse.',
  'C-05':
    'Vous commencez avec exactement {startMarkers, number} marqueurs Contrôle dans votre zone Joueur et {supplyMarkers, number} dans votre réserve.',
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
