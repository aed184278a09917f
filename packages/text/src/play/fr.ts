/** `tabannusi play`, in French. */

import type { ResourceColour } from '@tabannusi/engine';
import { colourF } from '../phrases/fr.ts';
import { pictures } from '../positions/fr.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const play = {
  about: 'jouer une partie dans le terminal, entre amis ou contre des ordinateurs',

  playersOption: 'nombre de joueurs',
  soloOption: 'un joueur contre l’automate de ce roi : {kings}',
  seatOption: 'qui prend place : person, person:Ann ou bot:apprentice ; une fois par place, dans l’ordre',
  botOption:
    'une place de plus pour un ordinateur : random, apprentice, builder, architect, ou cmd: suivi de la commande d’un programme à vous ; peut être donné plusieurs fois',
  seedOption: 'graine de tous les dés, tuiles et cartes ; la même graine donne la même mise en place',
  firstGameOption: 'les barges sont placées comme imprimé sur le plateau, ce qui est conseillé pour une première partie',
  editionOption: 'fichier d’une édition avec vos propres valeurs',
  saveOption: 'fichier où la partie est sauvegardée après chaque coup',
  resumeOption: 'reprendre la partie de ce fichier, et continuer à l’y sauvegarder',
  noConfirmOption: 'ne pas demander confirmation avant la fin d’un tour',
  oneExample: 'vous contre un ordinateur',
  twoExample: 'deux joueurs devant un écran ; la partie est sauvegardée dans le fichier',
  resumeExample: 'reprend cette partie',
  programExample: 'vous contre un programme à vous',
  seatForm: 'person, person:Nom ou bot: suivi d’un ordinateur ({bots})',
  commandForm: 'une commande de {max, number} caractères au plus',
  seedForm: 'de 1 à 40 lettres, chiffres, points, tirets ou tirets bas, en commençant par une lettre ou un chiffre',
  nameForm: 'un nom de 1 à {max, number} lettres, chiffres, espaces, points, apostrophes ou tirets',
  sameName: 'Deux places portent le nom {name} : donnez-leur des noms différents.',
  tooManySeats:
    '{seats, plural, one {# place est donnée} other {# places sont données}} avec --seat et --bot, alors que --players vaut {players, number}.',
  soloAlone: '--solo est une partie à un joueur : n’indiquez pas --players, et --seat une fois au plus.',
  resumedHasAll: '{option} ne va pas avec --resume : la partie sauvegardée l’apporte déjà.',
  badEdition:
    'L’édition du fichier {file} ne peut pas être jouée. {fault}{further, plural, =0 {} one { Il y a # autre défaut.} other { Il y a # autres défauts.}}',
  badSave: 'La partie du fichier {file} ne peut pas être ouverte. {fault}',
  inputIsTaken: '{option} : l’entrée standard sert à ce que vous tapez. Donnez un nom de fichier.',
  botNotThere: '--bot : aucune place de la partie du fichier {file} n’est jouée par {bot}.',
  saveExists: 'Le fichier {file} existe déjà. Pour reprendre sa partie, utilisez --resume ; sinon, donnez un autre nom de fichier.',
  saveInUse:
    'La partie du fichier {file} est ouverte dans un autre terminal (processus {process}). Fermez-la d’abord là-bas. Si ce n’est pas le cas, supprimez {lock}.',

  title: 'Tabannusi : Les bâtisseurs d’Ur',
  welcome: 'Joueurs, dans le sens horaire : {seats}. Graine : {seed}.',
  resumed: 'La partie du fichier {file} reprend : {seats}.',
  howToType: 'Tapez le numéro d’un choix, ou un mot : {help} donne la liste des mots, {legend} explique le plateau.',
  turnHeading: '{turn, plural, =0 {{player} : mise en place} other {{player} : tour #}}',
  prompt: '{player}> ',
  promptWithDefault: '{player} [Entrée : 1]> ',
  sameForAll: 'Pour chacun de ces choix : {effects}',
  takeOverPrompt: '{take} [Entrée] ',
  confirmPrompt: '{question} {yes} [Entrée] ou {no}> ',
  warningPrompt: 'Le faire quand même ? {yes}, {no} ou {never} (oui, et ne plus avertir de cela)> ',
  warningOff: 'Désactivé : {setting}.',

  wantsProgram: 'Une place de cette partie est jouée par un programme de votre ordinateur : {command}',
  runProgram: 'Le lancer ? Il peut faire tout ce que vous pouvez faire. {yes} ou {no}> ',
  programNotRun: 'Le programme n’est pas lancé, et le hasard joue à sa place. Pour le laisser jouer, ajoutez {option}',
  botFault: `{kind, select,
    notStarted {le programme n’a pas démarré, et le hasard joue désormais à sa place} slow {pas de réponse à temps}
    died {le programme s’est arrêté de lui-même} illegal {la réponse n’était pas parmi les choix}
    refused {le programme a répondu par une erreur} garbage {le programme a écrit ce qui n’est pas une réponse}
    wrongId {le programme a répondu à ce qu’on ne lui demandait pas} tooLong {le programme a écrit une ligne de plus de 1 Mio}
    gone {le programme a été abandonné, et le hasard joue désormais à sa place}
  }`,

  unknownInput:
    '{choices, plural, =0 {{found} n’est pas un mot connu ici} one {{found} n’est ni le choix 1 ni un mot connu ici} other {{found} n’est ni un choix de 1 à # ni un mot connu ici}} ; {help} donne la liste des mots.',
  ambiguous: '{found} peut vouloir dire {words} : tapez-en un peu plus.',
  noSuchChoice: 'Il n’y a pas de choix {found} : {choices, plural, one {le 1 est le seul} other {ils vont de 1 à #}}.',
  answerYesOrNo: 'Répondez par {answers}.',
  helpHeading:
    'Tapez {choices, plural, =0 {} one {le numéro du choix, ou } other {le numéro d’un choix, de 1 à #, ou }}l’un de ces mots ou son début :',

  helpWords: 'aide',
  legalWords: 'choix',
  whyWords: 'pourquoi',
  hintWords: 'conseil',
  undoWords: 'annuler',
  redoWords: 'rétablir',
  restartWords: 'recommencer',
  boardWords: 'plateau',
  meWords: 'moi',
  playersWords: 'joueurs',
  botWords: 'automate roi',
  districtWords: 'quartier',
  scoreWords: 'score',
  logWords: 'journal',
  legendWords: 'légende',
  tilesWords: 'tuiles',
  rulesWords: 'règles',
  ordersWords: 'consignes',
  saveWords: 'sauvegarder',
  quitWords: 'quitter q',
  yesWords: 'o oui',
  noWords: 'n non',
  neverWords: 'jamais',
  stepsWords: 'maîtrise',
  diceWords: 'dés',
  revokeWords: 'aucune',
  lowestWords: 'bas',
  highestWords: 'haut',
  declineWords: 'renoncer',

  helpHelp: 'cette liste',
  legalHelp: 'à nouveau la question et ses choix',
  whyHelp:
    'ce qui n’est pas possible, et pourquoi ; pourquoi 12 ou pourquoi b2 : pour une seule chose ; pour un choix possible, tout ce qu’il fait',
  hintHelp: 'les meilleurs choix, les PV à en attendre, et pourquoi',
  undoHelp: 'annuler la dernière décision',
  redoHelp: 'la rétablir',
  restartHelp: 'annuler tout le tour',
  boardHelp: 'le plateau',
  meHelp: 'votre zone Joueur',
  playersHelp: 'toutes les zones Joueur',
  botHelp: 'l’automate : son roi, ses cartes et ses tuiles, et la raison de chaque chose faite à son dernier tour',
  districtHelp: 'quartier 2 : un quartier décrit par des phrases',
  scoreHelp: 'd’où viennent les PV, et ce que des décomptes rapporteraient maintenant',
  logHelp: 'ce qui vient de se passer ; journal 50 : autant de lignes',
  legendHelp: 'comment lire le plateau',
  tilesHelp: 'ce que font les tuiles et les cartes en jeu',
  rulesHelp: 'règles TURN-03 : ce que dit une règle ; règles TURN : toutes celles qui commencent ainsi',
  ordersHelp: 'vos réponses pendant les tours des autres joueurs : les voir, les donner, les retirer',
  saveHelp: 'sauvegarder la partie ; sauvegarder ur.json : dans ce fichier',
  quitHelp: 'quitter la partie',

  allLegal: 'Tout ce qui pourrait être tenté ici est possible.',
  whyHeading: 'Impossible pour l’instant :',
  whyNothing: 'Rien ici ne s’appelle {found}. Le mot seul donne la liste de tout ce qui n’est pas possible pour l’instant.',
  isLegal: 'Le choix {number, number} est possible : {choice}.',
  noEffect: 'Possessions et PV restent les mêmes pour l’instant.',
  reason: '{reason} [{rule}]',
  reasonMissing: '{missing} {reason} [{rule}]',

  noHint: 'Il n’y a rien à choisir ici, donc pas de conseil.',

  whichDistrict: 'Donnez un quartier, de 1 à {districts, number}.',
  noBot: 'Aucun automate ne joue dans cette partie.',
  botTurnHeading: 'Le dernier tour de l’automate, avec les règles qu’il suit',
  scoresHeading: 'D’où viennent les PV',
  estimateHeading: 'Ce que les quartiers rapporteraient maintenant',
  estimateTotal: 'PV avec ces décomptes',
  whichRule: 'Donnez la référence d’une règle, comme TURN-03, ou son début.',
  noRule: 'Il n’y a pas de règle {found}.',
  rule: '{rule} : {sentence}',
  moreRules: '{rules, plural, one {Et # autre : tapez davantage de sa référence.} other {Et # autres : tapez davantage de la référence.}}',
  whichNumber: '{found} n’est pas un nombre de lignes.',
  nothingLogged: 'Il ne s’est encore rien passé.',
  ordersHow:
    'Pour en donner une : {steps} avec {heights}, ou {dice} avec des couleurs, la meilleure d’abord ({colours}). Pour les retirer toutes : {revoke}.',
  wrongOrder: '{found} n’est pas une consigne.',
  colourWord: colourF,
  colourLetter: select<ResourceColour, 'colour'>('colour', pictures.colourLetter),

  saved: 'La partie est sauvegardée dans {file}.',
  whereToSave: 'Donnez un nom de fichier : sauvegarder ur.json',
  quitUnsaved: 'La partie n’est pas sauvegardée et serait perdue. Quitter ? {yes} ou {no}> ',
  breakOff: 'Quitter la partie ? {yes} ou {no}> ',
  howToResume: 'Pour reprendre : {command}',
  notSaved: 'La partie n’a pas été sauvegardée.',
  inputEnded: 'L’entrée est terminée, la partie s’arrête donc ici.',
  finalBoard: 'Le plateau à la fin',
  seedAtEnd: 'Graine de cette partie : {seed}',
} as const satisfies Translated<typeof en.play>;
