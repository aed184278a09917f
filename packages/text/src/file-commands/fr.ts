/** `tabannusi record`, `position` and `edition`, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const files = {
  aboutRecord: 'consulter des parties enregistrées ou sauvegardées, les vérifier, les faire raconter, en faire des copies',
  aboutPosition: 'consulter une position d’une partie et la vérifier',
  aboutEdition: 'consulter ce qui est imprimé sur le plateau, et saisir vos propres valeurs',
  recordShow:
    'montrer qui a joué, comment la partie s’est terminée et d’où viennent les PV ; avec --turn ou --moment, le plateau tel qu’il était',
  recordVerify:
    'rejouer des parties et dire si elles sont valides : le hasard d’après la graine, chaque décision, l’empreinte de chaque tour ; la première différence est indiquée',
  recordPlay:
    'raconter une partie, tour par tour, avec le plateau après les décomptes ; dans un terminal, attend la touche Entrée après chaque tour',
  recordConvert:
    'faire une copie sous une autre forme : un enregistrement, la position après un coup, le journal rédigé, ou une partie sauvegardée que l’on peut continuer',
  positionShow: 'montrer le plateau, les joueurs et ce qui est demandé',
  positionCheck: 'dire tout ce qui ne va pas dans une position',
  editionShow: 'montrer les valeurs d’une édition et d’où nous les connaissons',
  editionCheck: 'dire tout ce qui ne va pas dans une édition',
  editionNew:
    'écrire une copie commentée de l’édition de référence : ouvrez-la dans un éditeur, saisissez ce qui est imprimé sur votre plateau, et vérifiez-la',
  gameFile: 'un enregistrement, une partie sauvegardée ou une preuve des dés ; - désigne l’entrée standard',
  gameFiles: 'des enregistrements, des parties sauvegardées et des preuves des dés ; - désigne l’entrée standard',
  positionFile: 'une position ; - désigne l’entrée standard',
  editionFile: 'une édition, avec ou sans commentaires ; - désigne l’entrée standard',
  editionFileOrReference: 'une édition, avec ou sans commentaires ; - désigne l’entrée standard ; sans fichier, l’édition de référence',
  newFile: 'le fichier à écrire, comme my-board.jsonc',
  formPlaceholder: 'forme',
  turnOption: 'montrer le plateau au début de ce tour ; les tours se comptent à partir de 1',
  momentOption: 'montrer le plateau après ce nombre de décisions et de résultats du hasard',
  momentOfCopyOption: 's’arrêter après ce nombre de décisions et de résultats du hasard ; par défaut, à la fin',
  seatOption:
    'montrer les cartes secrètes de ce joueur ; les joueurs se comptent à partir de 1 ; sans cette option, on voit ce que tout le monde peut voir',
  speedOption: 'ne pas attendre la touche Entrée : raconter ce nombre de lignes par seconde',
  fromOption: 'commencer par ce tour ; les tours se comptent à partir de 1',
  toOption: 'la forme de la copie : {forms}',
  outOption: 'écrire dans un fichier plutôt que sur la sortie standard ; un fichier existant est gardé, sauf avec --force',
  stripSeedOption: 'retirer la graine, pour que personne ne sache ce qui sera pioché ; pour une copie à partager',
  showExample: 'qui a joué, et comment cela s’est terminé',
  showTurnExample: 'le plateau au début du tour {turn, number}, avec les cartes du joueur {seat, number}',
  verifyManyExample: 'rejoue de nombreuses parties',
  verifyInputExample: 'lit l’entrée standard et répond en JSON',
  playExample: 'raconte la partie à partir du tour {turn, number}',
  shareExample: 'une copie pour les autres, sans la graine',
  positionExample: 'la position après {moment, number} décisions et résultats du hasard',
  continueExample: 'une partie sauvegardée, à continuer',
  seatExample: 'la position telle que la voit le joueur {seat, number}',
  checkExample: 'dit ce qui ne va pas, s’il y a lieu',
  referenceExample: 'l’édition avec laquelle nous jouons',
  newEditionExample: 'une copie à remplir',

  standardInput: 'entrée standard',
  folder: '{file} : c’est un dossier, pas un fichier.',
  noPermission: '{file} : vous n’avez pas les droits nécessaires sur ce fichier.',
  tooLarge: '{file} : plus de {limit, number} octets. Aucun fichier de ce jeu n’est aussi gros, il n’a donc pas été lu.',
  compressed: '{file} : ce fichier est compressé (gzip). Décompressez-le d’abord.',
  utf16: '{file} : ce texte est écrit en UTF-16. Sauvegardez-le en UTF-8.',
  notText: '{file} : ce n’est pas un texte en UTF-8.',
  empty: '{file} : ce fichier est vide.',
  brokenJson:
    '{file} : ce n’est pas du JSON. {ends, select, yes {La fin arrive trop tôt, à la ligne {line, number}, colonne {column, number}.} no {L’erreur est à la ligne {line, number}, colonne {column, number}.}}',
  written: '{file} : fichier écrit.',

  verified:
    '{file} : {kind, select, record {l’enregistrement est valide.} table {la partie sauvegardée est valide.} proof {la preuve est valide.}} Rejoué : {turns, plural, one {# tour} other {# tours}}, {decisions, plural, one {# décision} other {# décisions}}. {seed, select, yes {Le hasard découle de la graine.} no {Il n’y a pas de graine, le hasard a donc été pris tel quel.} proof {Chaque résultat a été tiré à nouveau à partir des secrets.}}',
  proven:
    '{trusted, plural, =0 {Aucune part de joueur n’est restée secrète jusqu’au scellement de la table : le serveur a pu choisir les dés.} one {Les dés étaient fixés avant la première décision. Seuls le serveur et # joueur, ensemble, auraient pu les choisir.} other {Les dés étaient fixés avant la première décision. Seuls le serveur et les # joueurs, tous ensemble, auraient pu les choisir.}} Cela ne montre pas si le serveur les a regardés. Comparez le sceau avec celui qui vous a été montré avant la partie : {seal}.',
  chainHolds: 'La chaîne des entrées est intacte. Elle se termine par {chain}.',
  notVerified:
    '{file} : {kind, select, record {l’enregistrement n’est pas valide.} table {la partie sauvegardée n’est pas valide.} proof {la preuve n’est pas valide.}} {reason}{more, plural, =0 {} one { Il y a # autre défaut.} other { Il y a # autres défauts.}}',
  notJudged: '{file} : cela ne peut pas être lu ici. {reason}',
  edition: 'Édition : {title} ({id}), version {version, number}, contenu {hash}',
  switches: 'Variantes : {switches}',
  switch:
    '{name, select, refillWithGold {l’or ne paie pas le remplissage d’une caisse (A-23)} finalCompensation {aucun dé n’est remis ni compensé lors du décompte final (A-117)} firstGame {les barges d’une première partie (C-08)} masteryRight {les bonus indiqués à droite des pistes de Maîtrise seulement quand le niveau le plus bas monte (C-16)}}',
  noSeed: 'Graine : aucune. Les résultats du hasard ne peuvent pas être vérifiés.',
  branch: 'Suite d’une autre partie, reprise après {outcomes, plural, one {# résultat} other {# résultats}} du hasard.',
  length:
    '{turns, plural, one {# tour} other {# tours}}, {decisions, plural, one {# décision} other {# décisions}}, {outcomes, plural, one {# résultat} other {# résultats}} du hasard.',
  notOver: 'La partie n’est pas terminée : {turn, plural, =0 {mise en place} other {tour #}}, coup {moment, number}.',
  moment: 'Coup {moment, number} sur {last, number}, {turn, plural, =0 {lors de la mise en place} other {au tour #}}',
  chanceAsked: 'C’est au hasard de décider.',
  pressEnter: '(Entrée : continuer ; q puis Entrée : arrêter)',
  seedNeeded: '{file} : l’enregistrement n’a pas de graine. Sans elle, la partie ne peut pas être continuée.',
  stripsRecordsOnly: '{option} ne sert que pour les copies sous forme d’enregistrement ; trouvé : {form}.',
  eitherMoment: 'Donnez un tour ou un coup, pas les deux.',

  positionHolds: '{file} : la position est valide.',
  positionFaults: '{file} : {faults, plural, one {# défaut} other {# défauts}} dans la position.',
  editionHolds: '{file} : l’édition « {title} » est valide. Son contenu est {hash}.',
  editionFaults: '{file} : {faults, plural, one {# défaut} other {# défauts}} dans l’édition.',
  nameTaken:
    'id, version : {id} {version, number} est le nom de notre propre édition, mais vos valeurs sont différentes. Donnez un autre id à la vôtre, pour que personne ne la prenne pour la nôtre.',
  sameAsReference: 'C’est l’édition de référence, valeur pour valeur.',
  grid: '{side, select, duo {Les grilles de construction pour 1-2 joueurs} full {Les grilles de construction pour 3-4 joueurs}}',
  fourPlayerRows:
    '{rows, plural, one {La dernière rangée n’existe qu’à quatre joueurs.} other {Les # dernières rangées n’existent qu’à quatre joueurs.}}',
  codes: 'Ce que veulent dire les codes',
  codeList: [
    '..    case sans bonus',
    '##    pas de case',
    '~~    eau imprimée, en bordure seulement ; ~ suivi d’un code de bonus : eau avec ce bonus',
    'W+    dé blanc le plus élevé de sa barge ; Y+ jaune, B+ marron, U+ bleu, G+ vert',
    'r?    dé de n’importe quelle couleur de la réserve générale',
    'au    jeton Or ; au2, au3 : autant de jetons',
    'wt    tuile Eau ordinaire',
    'sw    tuile Eau spéciale',
    'gt    tuile Jardin',
    'ar    déplacement de l’Architecte',
    'cr    remplissage d’une caisse',
    'c1    marqueur Contrôle ; c2, c3 : autant de marqueurs',
    'm?    case de Maîtrise au choix',
    'm=    case de Maîtrise sur la piste de la couleur du projet',
    'p+    autre tuile Projet',
    'v1    PV ; v2, v3 : autant de PV',
    'pm    case de Maîtrise payante',
  ].join('\n'),
  otherValues: 'Toutes les autres valeurs, comme dans le fichier',

  // The comments of an edition file: what the owner of a board looks up, and where.
  'comment.head':
    'L’édition de référence de Tabannusi, à compléter. Ce qui suit // sur une ligne est un commentaire et n’est pas lu. Les images du plateau imprimé nous manquent, si bien que beaucoup de valeurs sont les nôtres. Parcourez les rubriques ci-dessous avec votre boîte ouverte, saisissez ce qui est imprimé, et mettez "stated" pour "origin" dans chaque rubrique que vous avez vérifiée. Sa "note" peut être changée ou retirée.',
  'comment.id': 'Un nom à vous : lettres minuscules, chiffres et tirets. "reference" est le nôtre.',
  'comment.version': 'Augmentez-la dès que vous changez une valeur avec laquelle on a déjà joué.',
  'comment.title': 'Le titre affiché.',
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
    'Plateau principal, pistes de Maîtrise, le tout de bas en haut : la valeur des bâtiments à gauche de chaque niveau ; le bonus indiqué à droite de chaque niveau ; les bénéfices sur chaque piste ("" s’il n’y en a pas). "blueLines" : les niveaux au-dessus desquels se trouve une ligne bleue ; le niveau du bas est 0.',
  'comment.port':
    'Plateau principal, port. Le bonus de chaque case bleue, dans l’ordre rangée 3, rangée 2, rangée 1, colonne 1, colonne 2, colonne 3. Les navires imprimés sur le plateau, avec leur rangée et leur colonne, comptées à partir de 1.',
  'comment.ships': 'Tuiles Navire S01 à S15 : la couleur et la taille. Leurs capacités figurent dans le livret de règles, dans cet ordre.',
  'comment.ziggurat':
    'Plateau principal, Ziggourat : les six cases Maison de chaque section : base à gauche, base au centre, base à droite, milieu à gauche, milieu à droite, sommet. "plain", "gold", ou la couleur de la piste de Maîtrise.',
  'comment.stocks':
    'Livret de règles, liste du matériel : les nombres de tuiles, d’éléments de bâtiment et de marqueurs, et combien de tuiles Eau spéciales sont dans l’offre.',
  'comment.specialWater': 'Les tuiles Eau spéciales : le code de bonus de chacune.',
  'comment.urbanCards': 'Cartes Urbanisation : les maisons demandées dans les quartiers 1, 2, 3 et 4 (le port), et les PV.',
  'comment.decrees': 'Cartes Décret D01 à D16 : le symbole de chacune : "city", "harbour" ou "garden".',
  'comment.solo':
    'Cartes du mode Solo. Pour chaque roi : les marqueurs sur les quartiers 1 à 5 de la carte Urbanisation Automate, si la flèche en C pointe vers le haut ou vers le bas, et les premiers décrets. Pour chaque carte Automate : le chiffre indiqué en haut ; trois rangées à partir du haut avec action, symbole et tuile Numéro notée 1, 2 ou 3 ; la rangée que désigne la grande flèche, comptée à partir du haut ; le bonus indiqué au bas de la carte.',
} as const satisfies Translated<typeof en.files>;
