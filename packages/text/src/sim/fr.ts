/** `tabannusi sim` and `tournament`, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** How often a bot failed. */
const times = '{count, plural, one {une fois} other {# fois}}';

const instead = 'C’est le hasard qui a répondu à sa place.';

export const sim = {
  about: 'faire jouer de nombreuses parties à des ordinateurs et en dresser le bilan',
  playersOption: 'combien de joueurs',
  gamesOption: 'combien de parties',
  seedOption: 'la même graine donne les mêmes parties ; par défaut, une graine est tirée et indiquée',
  botsOption:
    'qui joue, séparés par des virgules : {bots}, ou cmd: suivi de la commande de votre propre programme ; s’il y en a trop peu, ils sont répétés',
  botOption: 'un ordinateur de plus ; peut être donné plusieurs fois, et peut contenir des virgules',
  botTimeOption: 'millisecondes dont votre propre programme dispose pour une décision',
  jobsOption: 'combien de parties sont jouées en même temps ; par défaut, une par cœur du processeur',
  csvOption: 'écrire dans ce fichier une ligne par partie et par place',
  manyExample: 'mille parties entre deux ordinateurs, les mêmes à chaque fois',
  soloExample: 'mille parties d’un ordinateur contre l’automate du mode Solo',
  programExample: 'votre propre programme contre l’un de nos ordinateurs',
  soloAlone: '--solo est une partie à un joueur : n’indiquez pas --players.',
  tooManyBots:
    '{bots, plural, one {# ordinateur est nommé} other {# ordinateurs sont nommés}} pour {players, number} joueurs. Nommez-en moins, ou utilisez --players.',
  seedForm: '{length, number} caractères au plus, sans caractères de contrôle',
  botForm: '{bots}, ou cmd: suivi d’une commande',

  progress: '{done, number} parties sur {games, number}, {rate, number} par seconde, reste {time}',
  slowProgress: '{done, number} parties sur {games, number}, reste {time}',

  title: '{games, plural, one {# partie} many {# de parties} other {# parties}} à {players, number} joueurs, graine {seed}',
  soloTitle: '{games, plural, one {# partie} many {# de parties} other {# parties}}, adversaire : {king}, graine {seed}',
  interrupted:
    'Interrompu : {games, plural, one {# partie sur {ordered, number} a été jouée jusqu’au bout, et compte ici.} other {# parties sur {ordered, number} ont été jouées jusqu’au bout, et comptent ici.}}',
  noGames: 'Aucune partie n’a été jouée jusqu’au bout.',
  headBot: 'Ordinateur',
  headGames: 'Parties',
  headWins: 'Gagnées',
  headWinRate: 'Taux',
  headInterval: 'Intervalle 95 %',
  headMean: 'PV moyens',
  headSpread: 'Écart-type',
  headInPlay: 'En jeu',
  whole: '{value, number}',
  tenths: '{value, number, ::.0}',
  hundredths: '{value, number, ::.00}',
  share: '{value, number, ::percent .0}',
  interval: '{low, number, ::percent .0} – {high, number, ::percent .0}',

  decisions: 'Décisions par partie : {mean, number, ::.0} en moyenne, de {min, number} à {max, number}.',
  turns: 'Tours par partie : {mean, number, ::.0} en moyenne, de {min, number} à {max, number}.',
  sourcesTitle: 'PV moyens par origine',
  source: `{source, select,
    start {Au départ}
    district1 {Quartier 1} district2 {Quartier 2} district3 {Quartier 3} district4 {Quartier 4 (port)} district5 {Quartier 5 (Ziggourat)}
    spaces {Bonus des cases} columns {Bonus de colonne} mastery {Pistes de Maîtrise} actionTiles {Tuiles Action}
    ships {Capacités des navires} decrees {Décrets} urbanCards {Cartes Urbanisation} harbormasters {Tuiles Capitaine du port}
  }`,
  total: 'Total',
  useTitle: 'Utilisation : dans combien de parties c’était en jeu, et combien de fois par partie chaque ordinateur s’en est servi.',
  useGroup: `{group, select,
    actions {Actions} actionTiles {Tuiles Action} ships {Navires (contrôlés)} harbormasters {Tuiles Capitaine du port}
    decrees {Décrets (décomptés)} zigguratTiles {Tuiles Ziggourat (contrôlées)}
    urbanCards {Cartes Urbanisation (en main à la fin ; accomplies)} bonuses {Bonus des cases et de l’eau}
  }`,
  action: `{action, select,
    project {Projet} construct {Bâtiment} gardening {Jardinage} tile {Tuile Action} ship {Navire} portHouse {Maison dans le port}
    zigguratHouse {Maison dans la Ziggourat}
  }`,
  bonus: `{bonus, select,
    bargeDie {Dé d’une barge} supplyDie {Dé de la réserve générale} gold {Jetons Or} water {Tuile Eau ordinaire}
    specialWater {Tuile Eau spéciale} garden {Tuile Jardin} architect {Déplacement de l’Architecte} refill {Remplissage d’une caisse}
    claims {Marqueurs Contrôle} step {Case de Maîtrise au choix} projectStep {Case de Maîtrise de la couleur du projet}
    project {Autre tuile Projet} vp {PV} paidStep {Case de Maîtrise payante}
  }`,
  tile: '{number} : {name}',
  printedTile: 'Imprimé sur le plateau : {name}',

  botFault: `{kind, select,
    notStarted {{bot} n’a pas pu être lancé, ou ne s’est pas présenté comme il faut. Dès lors, le hasard joue à sa place.}
    slow {{bot} n’a pas répondu à temps, ${times}. ${instead}}
    died {{bot} s’est arrêté de lui-même, ${times}. ${instead}}
    illegal {{bot} a donné une réponse qui n’était pas parmi les choix, ${times}. ${instead}}
    refused {{bot} a répondu par une erreur, ${times}. ${instead}}
    garbage {{bot} a écrit une ligne qui n’est pas une réponse, ${times}. ${instead}}
    wrongId {{bot} a répondu à une autre question, ${times}. ${instead}}
    tooLong {{bot} a écrit une ligne de plus de 1 Mio, ${times}. ${instead}}
    gone {{bot} a échoué trop souvent et n’a plus été interrogé, ${times}. ${instead}}
  }`,
  botSaid: '{bot}, dernier message avant le premier défaut : {text}',
} as const satisfies Translated<typeof en.sim>;

export const tournament = {
  about: 'faire s’affronter des ordinateurs et calculer leurs cotes',
  botsOption: 'qui participe, séparés par des virgules, chacun une fois : {bots}',
  gamesOption:
    'combien de parties joue chaque tablée, arrondi à l’entier supérieur pour que chaque graine soit jouée depuis chaque place ; au plus, avec --until',
  iterationsOption: 'combien d’itérations un ordinateur qui planifie consacre à une question ; par défaut, autant que d’habitude',
  untilOption:
    'continuer jusqu’à savoir si l’ordinateur nommé en premier gagne plus ou moins que cette part : de 200 à 2 000 parties à deux joueurs',
  fileOption: 'conserver les parties dans ce fichier ; s’il existe déjà, le tournoi reprend là',
  svgOption: 'dessiner les cotes en image dans ce fichier',
  ladderExample: 'trois de nos ordinateurs, avec une image de leurs cotes',
  fileExample: 'peut être interrompu, et reprend avec la même commande',
  untilExample: 'si builder gagne 65 % de ses parties contre apprentice',
  untilForm: 'une part entre 0 et 1, par exemple 0.65',
  howManyBots:
    '{bots, plural, one {# ordinateur est nommé} other {# ordinateurs sont nommés}} ; un tournoi en compte de {min, number} à {max, number}.',
  sameBot: '{bot} est nommé deux fois : chacun participe une fois.',
  untilForTwo: '--until vaut pour les parties à deux joueurs : n’indiquez pas --players.',
  tooManyGames: 'Cela ferait {games, number} parties, et {limit, number} sont permises. Nommez moins d’ordinateurs, ou moins de parties.',

  notATournament: 'Le fichier {file} n’est pas un tournoi, et reste tel quel.',
  otherProgram:
    'Le tournoi du fichier {file} a été commencé par la version {program} de ce programme ; ses ordinateurs jouent peut-être autrement que ceux de la version {version}. Il reste tel quel.',
  badTournament: 'Le tournoi du fichier {file} ne peut pas reprendre, et reste tel quel : il y a une erreur à {path}.',
  otherTournament:
    'Le tournoi du fichier {file} a été commencé avec une autre valeur de {option}. Omettez l’option, ou nommez un autre fichier.',
  otherGames: 'Les ordinateurs jouent désormais autrement que dans les parties du fichier {file}. Il reste tel quel ; nommez-en un autre.',
  inUse: 'Le tournoi du fichier {file} est déjà en cours (processus {process}). Si ce n’est pas le cas, supprimez {lock}.',

  title: 'Tournoi de {games, plural, one {# partie} many {# de parties} other {# parties}} à {players, number} joueurs, graine {seed}',
  goOn: 'La même commande avec --file {file} reprend ici.',
  scale: 'Cotes sur l’échelle d’Elo, la moyenne de tous étant 0 ; les intervalles sont à 95 %.',
  headRating: 'Cote',
  headMeeting: 'Face à face',
  headAhead: 'Devant',
  rating: '{value, number, ::sign-except-zero .}',
  ratingInterval: '{low, number, ::sign-except-zero .} à {high, number, ::sign-except-zero .}',
  meeting: '{first} – {second}',
  scores: '{first, number, ::.0} : {second, number, ::.0}',
  verdict: `{verdict, select,
    more {{first} contre {second} : gagne plus de {share, number, ::percent .#}.}
    less {{first} contre {second} : gagne moins de {share, number, ::percent .#}.}
    unclear {{first} contre {second} : on ne sait pas si {share, number, ::percent .#} des parties sont gagnées.}
  }`,

  svgTitle: 'La force des ordinateurs',
  svgAxis: 'Cote (Elo, moyenne de tous 0), avec intervalles à 95 %',
} as const satisfies Translated<typeof en.tournament>;

export const bench = {
  about: 'mesurer le programme sur cette machine',
  botsAbout: 'afficher combien de positions un ordinateur crée en un tour, combien de fins de tour il juge et combien de temps cela prend',
  botsOption: 'quels ordinateurs, séparés par des virgules ; par défaut tous : {bots}',
  gamesOption: 'combien de parties chaque ordinateur joue contre lui-même',
  example: 'deux ordinateurs, deux parties chacun',
  headTurns: 'Tours',
  headNodes: 'Nœuds',
  headLeaves: 'Feuilles',
  headMedian: 'Médiane ms',
  headP95: 'p95 ms',
} as const satisfies Translated<typeof en.bench>;
