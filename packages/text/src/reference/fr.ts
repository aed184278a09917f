/** The reference pages in French: the gallery, which explains every sign, tile, card and piece, and the rules. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** White, yellow and brown share a text. */
const ofBuildings =
  'paie les bâtiments de cette couleur ; aussi la couleur de navires, d’une section de la Ziggourat et d’une piste de Maîtrise';

export const glossary = {
  about: 'Tout ce qui se trouve sur la table et ce que cela signifie, dans les deux thèmes.',
  contents: 'Sommaire',
} as const satisfies Translated<typeof en.glossary>;

export const piece = {
  signs: 'Symboles',
  colours: 'Couleurs',
  players: 'Joueurs',
  dice: 'Dés',
  barges: 'Barges',
  projects: 'Projets',
  buildings: 'Bâtiments',
  water: 'Eau',
  gardens: 'Jardins',
  ships: 'Navires',
  crates: 'Caisses',
  harbormasters: 'Capitaines du port',
  ziggurat: 'Ziggourat',
  zigguratTiles: 'Tuiles Ziggourat',
  mastery: 'Pistes de Maîtrise',
  decrees: 'Décrets',
  timeTrack: 'Piste Temps',
  pawns: 'Architectes et Assistants',
  markers: 'Marqueurs Contrôle',
  houses: 'Maisons',
  urbanCards: 'Cartes Urbanisation',
  specialWater: 'Tuiles Eau spéciales',
  actionTiles: 'Tuiles Action',
  bonuses: 'Bonus',
  botSigns: 'Symboles de l’automate',
  automaCards: 'Cartes Automate',
  kingCards: 'Cartes Roi',
  automaUrbanCards: 'Cartes Urbanisation Automate',
  numberTiles: 'Tuiles Numéro',
  bag: 'Sac',
} as const satisfies Translated<typeof en.piece>;

export const meaning = {
  signs: 'Les bonus, les tuiles et les cartes se composent de ces symboles. Un nombre à côté d’un symbole indique la quantité.',
  colours:
    'Les cinq couleurs des ressources. Chacune a son symbole et ses points de dé, d’une forme particulière : vous les distinguez sans voir les couleurs.',
  players: 'Chaque joueur a une couleur et une forme, que portent toutes ses pièces.',
  dice: 'Un dé est une ressource de sa couleur. Sur une barge, il montre sa valeur ; une fois pris, le symbole de sa couleur.',
  barges: 'Dans chaque quartier se trouve une barge avec les dés d’une seule couleur : celle de la ressource locale.',
  projects: 'Un projet prépare un bâtiment de sa couleur. Le marqueur Contrôle qu’il porte est celui du joueur qui l’a placé.',
  buildings: 'Des bâtiments de taille 1, 2 et 3. La maison placée sur chacun indique à qui il appartient.',
  water: 'Les jardins se placent sur l’eau. Toutes les tuiles Eau ordinaires sont pareilles.',
  gardens: 'Un jardin se trouve sur l’eau et porte le marqueur Contrôle de son propriétaire.',
  ships:
    'Les mâts indiquent la taille du navire, les voiles sa couleur, les symboles au-dessous sa capacité. Les marqueurs sur la coque sont ceux des joueurs qui le contrôlent. Un navire imprimé n’a qu’un contour.',
  crates: 'Une caisse contient une ressource de sa couleur tant qu’elle est face visible.',
  harbormasters:
    'Six tuiles Capitaine du port se trouvent dans le port, une à chaque rangée et à chaque colonne de navires. Les symboles montrent ce que la tuile rapporte quand on l’utilise.',
  ziggurat:
    'Trois sections de six cases Maison chacune. Une flèche fait progresser d’une case sur la piste de sa couleur, un lingot rapporte 1 jeton Or.',
  zigguratTiles: 'Les symboles du haut montrent ce qui compte. Au-dessous se trouvent les trois emplacements Contrôle avec leurs PV.',
  mastery:
    'Trois pistes avec les marqueurs Maîtrise des joueurs. À gauche figurent les valeurs des bâtiments, sur les cases les bénéfices, à droite les bonus. Les lignes bleues comptent pour la tuile Ziggourat Z03 et le navire S10.',
  decrees:
    'À gauche se trouve le symbole, puis ce que le décret demande, à droite ce qu’il rapporte. Un marqueur Contrôle montre qui l’a décompté.',
  timeTrack: 'La piste Temps compte en or les décomptes des quartiers.',
  pawns: 'Chaque joueur a deux pions, qui se tiennent dans les quartiers.',
  markers: 'Les marqueurs Contrôle et les marqueurs Maîtrise ont la couleur et la forme de leur joueur.',
  houses:
    'Les maisons se trouvent sur les bâtiments, dans le port et dans la Ziggourat ; celles qui ne sont pas encore placées, sur le plateau individuel.',
  urbanCards: 'Chaque rangée montre les maisons que la carte demande dans un quartier, le laurier ses PV.',
  specialWater:
    'Une tuile Eau spéciale a un bord doré. Elle se place comme une tuile ordinaire ; son bonus revient au joueur qui place un jardin dessus.',
  actionTiles: 'Chaque tuile Action est une action du quartier où elle se trouve.',
  bonuses: 'Les bonus sont imprimés sur les cases, sur les pistes et sur les tuiles Eau spéciales.',
  botSigns: 'Les cartes Automate et les cartes Roi portent en plus ces symboles.',
  automaCards:
    'En haut se trouve le chiffre de la carte, au-dessous trois actions, chacune avec un symbole et un numéro, à droite la grande flèche, en bas le bonus.',
  kingCards:
    'Une carte Roi indique, action par action, ce que fait l’automate avec le symbole Roi et quel bonus il gagne. La flèche de l’action C sert à la mise en place.',
  automaUrbanCards: 'Sous chaque quartier figure le nombre de ses marqueurs Contrôle Automate.',
  numberTiles:
    'À chaque numéro se trouvent des tuiles Projet Automate. Celle du dessus montre la couleur ; un nombre indique combien il y en a.',
  bag: 'Les tuiles Projet Automate se piochent dans le sac. Les nombres indiquent combien il en contient de chaque couleur.',
} as const satisfies Translated<typeof en.meaning>;

export const sign = {
  project: 'projet : en placer un, ou un autre de la même couleur',
  building: 'bâtiment, ou en construire un',
  house: 'maison',
  ziggurat: 'maison dans la Ziggourat, ou y en placer une',
  water: 'tuile Eau ordinaire',
  specialWater: 'tuile Eau spéciale',
  garden: 'tuile Jardin',
  gardening: 'action Jardinage',
  gold: 'jeton Or',
  marker: 'marqueur Contrôle',
  die: 'prendre un dé',
  anyDie: 'dé de n’importe quelle couleur, de la réserve générale',
  refill: 'remplir une caisse',
  card: 'carte Urbanisation',
  tile: 'tuile Action',
  decree: 'décret',
  architect: 'déplacer l’Architecte vers un quartier au choix',
  assistant: 'Assistant',
  harbormaster: 'Capitaine du port',
  ship: 'navire, ou prendre le contrôle d’un navire',
  step: 'case de Maîtrise au choix',
  projectStep: 'case de Maîtrise de la couleur du projet',
  paidStep: 'case de Maîtrise contre 1 ressource de sa couleur',
  blueLine: 'ligne bleue des pistes de Maîtrise',
  lose: 'vous perdez ceci',
  vp: 'points de victoire (PV) : autant que l’indique le nombre',
  startPlayer: 'premier joueur',
  trackStep: 'case de Maîtrise de cette couleur',
} as const satisfies Translated<typeof en.sign>;

export const mark = {
  white: 'blanc : un anneau',
  yellow: 'jaune : un épi d’orge',
  brown: 'marron : des rangs de briques',
  blue: 'bleu : des vagues',
  green: 'vert : une feuille',
} as const satisfies Translated<typeof en.mark>;

export const use = {
  white: ofBuildings,
  yellow: ofBuildings,
  brown: ofBuildings,
  blue: 'achète des tuiles Eau',
  green: 'achète des tuiles Jardin',
} as const satisfies Translated<typeof en.use>;

export const shape = {
  purple: 'violet : un triangle',
  orange: 'orange : un disque',
  red: 'rouge : un carré',
  black: 'noir : un losange',
} as const satisfies Translated<typeof en.shape>;

export const single = {
  crateUp: 'face visible',
  crateDown: 'face cachée',
  goldLeft: 'or encore présent',
  goldTaken: 'case vide : son or a été pris',
  architect: 'Architecte : plus grand, avec un bâton',
  assistant: 'Assistant : plus petit, avec un panier',
  urbanBack: 'dos d’une carte Urbanisation',
  down: 'flèche pointant vers le bas : la case autorisée de plus petit numéro',
  up: 'flèche pointant vers le haut : la case autorisée de plus grand numéro',
  king: 'symbole Roi : ce que dit la carte Roi',
  lowestStep: 'case de Maîtrise sur la piste la plus basse de l’automate',
  highestStep: 'case de Maîtrise sur la piste la plus haute de l’automate',
  colourStep: 'case de Maîtrise de la couleur du projet ou du bâtiment',
  openCards: 'les deux cartes révélées : gauche et droite',
  automaCard: 'carte Automate {automaCard, number}',
  automaDeck: 'pioche Automate',
  automaDeckMeans:
    'Le nombre est celui des cartes restantes. Les deux anneaux représentent les réinitialisations après un décompte ; un anneau doré indique que la sienne a eu lieu.',
} as const satisfies Translated<typeof en.single>;

export const rules = {
  search: 'Rechercher dans les règles',
  found: '{count, plural, =0 {Aucun résultat} one {# règle} other {# règles}}',
  chapters: 'Chapitres',
  linkTo: 'Lien vers {rule}',
  turnInPictures: 'Un tour en cinq images',
  whatScores: 'Ce qui rapporte des PV, et la fin de la partie',
  actionsInPictures: 'Chaque Action en image',
  asLesson: 'Leçon : {lesson}',
} as const satisfies Translated<typeof en.rules>;

export const chapter = {
  components: 'Matériel',
  setUp: 'Mise en place',
  keyConcepts: 'Concepts clés',
  turn: 'Tour de jeu',
  actions: 'Actions',
  freeActions: 'Actions gratuites',
  scoring: 'Décompte des quartiers',
  gameEnd: 'Fin de partie',
  bonuses: 'Bonus',
  tilesAndCards: 'Tuiles et cartes',
  solo: 'Mode Solo',
  contradictions: 'Arbitrages : livrets contradictoires',
  gaps: 'Arbitrages : silences des livrets',
} as const satisfies Translated<typeof en.chapter>;
