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
  seatOption: 'qui prend place : person, person:Ann ou bot:apprentice ; une fois par place, dans l’ordre',
  botOption:
    'une place de plus pour un ordinateur : {bots} ; ou cmd: suivi de la commande de votre propre programme ; peut être donné plusieurs fois',
  seedOption: 'graine de tous les dés, tuiles et cartes ; la même graine donne la même mise en place',
  firstGameOption: 'disposition standard des barges, conseillée pour une première partie',
  editionOption: 'fichier d’une édition avec vos propres valeurs',
  saveOption: 'fichier où la partie est sauvegardée après chaque coup',
  resumeOption: 'reprendre la partie de ce fichier, et continuer à l’y sauvegarder',
  noConfirmOption: 'ne pas demander confirmation avant la fin d’un tour',
  oneExample: 'vous contre un ordinateur',
  twoExample: 'deux joueurs devant un écran ; la partie est sauvegardée dans le fichier',
  resumeExample: 'reprend cette partie',
  programExample: 'vous contre votre propre programme',
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

  welcome: 'Joueurs, dans le sens horaire : {seats}. Graine : {seed}.',
  resumed: 'La partie du fichier {file} reprend : {seats}.',
  howToType: 'Tapez le numéro d’un choix ou une commande : {help} donne la liste des commandes, {legend} explique le plateau.',
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
    refused {le programme a répondu par une erreur} garbage {le programme a écrit autre chose qu’une réponse}
    wrongId {le programme a répondu à une autre question} tooLong {le programme a écrit une ligne de plus de 1 Mio}
    gone {le programme a échoué trop souvent, et le hasard joue désormais à sa place}
  }`,

  answerYesOrNo: 'Répondez par {answers}.',
  helpHeading:
    'Tapez {choices, plural, =0 {} one {le numéro du choix, ou } other {le numéro d’un choix, de 1 à #, ou }}l’une de ces commandes ou son début :',

  yesWords: 'o oui',
  noWords: 'n non',
  neverWords: 'jamais',
  stepsWords: 'maîtrise',
  diceWords: 'dés',
  revokeWords: 'aucune',
  lowestWords: 'bas',
  highestWords: 'haut',
  declineWords: 'renoncer',

  whyHeading: 'Impossible pour l’instant :',
  noEffect: 'Ni gain ni perte dans l’immédiat.',
  reason: '{reason} [{rule}]',
  reasonMissing: '{missing} {reason} [{rule}]',

  noHint: 'Pas de conseil : vous n’avez rien à choisir pour l’instant.',

  noBot: 'Aucun automate ne joue dans cette partie.',
  botTurnHeading: 'Le dernier tour de l’automate, avec les règles qu’il suit',
  estimateHeading: 'Ce que les quartiers rapporteraient maintenant',
  estimateTotal: 'PV avec ces décomptes',
  whichRule: 'Donnez la référence d’une règle, comme TURN-03, ou son début.',
  noRule: 'Il n’y a pas de règle {found}.',
  rule: '{rule} : {sentence}',
  moreRules: '{rules, plural, one {Et # autre : tapez davantage de sa référence.} other {Et # autres : tapez davantage de la référence.}}',
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
  inputEnded: 'Fin de l’entrée : la partie s’arrête ici.',
  seedAtEnd: 'Graine de cette partie : {seed}',
} as const satisfies Translated<typeof en.play>;
