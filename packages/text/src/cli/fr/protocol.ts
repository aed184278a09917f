/** `tabannusi engine`, in French. */
import type { CliMessages } from '../values.ts';

export const protocol: CliMessages['protocol'] = {
  about: 'mener des parties pour un autre programme : JSON-RPC 2.0 sur l’entrée et la sortie standard',
  fileExample: 'répond aux appels d’un fichier, un par ligne',
  seeDocument: 'Le protocole est décrit dans {document}.',
  waiting: 'Cette commande parle à des programmes. Elle attend un message JSON-RPC par ligne ; Ctrl+C y met fin.',
  player: 'Joueur {number, number}',
  notJson: 'Cette ligne n’est pas du JSON en UTF-8.',
  lineTooLong: 'Une ligne peut compter {limit, number} octets ; celle-ci est plus longue et n’a pas été lue.',
  notARequest: 'Ce n’est pas une requête JSON-RPC 2.0.',
  batchTooLong: 'Un lot peut compter {limit, number} messages ; celui-ci en compte plus et n’a pas été lu.',
  unknownMethod: 'Il n’y a pas de méthode « {method} ».',
  missing: 'L’argument {path} manque.',
  unknownKey: 'Il n’y a pas d’argument {path} ici.',
  wrongType:
    '{path} doit être {type, select, text {un texte} number {un nombre} flag {true ou false} object {un objet} list {une liste} choice {l’identifiant d’un choix ou un objet}}.',
  outOfRange: '{path} doit être un nombre entier de {min, number} à {max, number}.',
  notOneOf: '{path} doit prendre l’une de ces valeurs : {allowed}.',
  wrongLength: '{path} doit avoir {length, plural, one {# élément} other {# éléments}}.',
  neither: 'Il faut donner {first} ou {second}.',
  notBoth: '{first} et {second} ne peuvent pas être donnés ensemble.',
  unknownGame: 'Il n’y a pas de partie « {game} ».',
  tooManyGames: 'Il y a déjà {limit, number} parties ; fermez-en une d’abord.',
  stopped: 'La partie a été fermée avant que l’ordinateur ait une réponse.',
  stale: 'La partie n’en est pas là : son empreinte est {hash}.',
  unknownChoice: 'Aucun des choix offerts n’a l’identifiant « {choice} ».',
  notLegal: 'Ce n’est pas possible pour l’instant. {rule} : {sentence}',
  noRecord: 'Cette partie a été chargée à partir d’une position, elle n’a donc pas d’enregistrement. Demandez sa position.',
};
