/** What is wrong with editions, records, positions and saved tables, in French. */

import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { ReplayPath, RowPart } from './fault-kinds.ts';

const allows = '{allows, select, yes { Permis : {allowed}.} no {}}';

const rule = '{cites, select, yes { Voir la règle {rule}.} no {}}';

const rest = `${allows}${rule}`;

const positionFault: Translated<typeof en.faults.positionFault> = {
  unreadable: `{where} : lecture impossible.${rest}`,
  tooLarge: `{where} : {found} dépasse la taille permise.${rest}`,
  wrongType: `{where} : type de valeur incorrect ({found}).${rest}`,
  missing: `{where} : valeur manquante.${rest}`,
  unknownKey: `{where} : cette clé est inconnue ici.${rest}`,
  outOfRange: `{where} : {found} est hors limites.${rest}`,
  notOneOf: `{where} : {found} est inconnu ici.${rest}`,
  wrongLength: `{where} : la liste a {count, plural, one {# élément} other {# éléments}}.${rest}`,
  wrongFormat: `{where} : {found} n’est pas le format d’une position.${rest}`,
  wrongVersion: `{where} : la version {found} du format ne peut pas être lue ici.${rest}`,
  unknownEdition: `{where} : aucune édition {found} de cette version n’est connue.${rest}`,
  editionHash: `{where} : le contenu de l’édition n’est pas celui de l’édition connue de ce nom. Trouvé : {found}.${rest}`,
  badEdition: '{where} : l’édition a {count, plural, one {# défaut} other {# défauts}}. Le premier : {first}',
  repeated: `{where} : {found} apparaît une deuxième fois.${rest}`,
  notEmpty: `{where} : la case {found} est déjà occupée.${rest}`,
  notHere: `{where} : {found} ne peut pas se trouver ici.${rest}`,
  dryGround: `{where} : il n’y a pas d’eau en {found} pour un jardin.${rest}`,
  notConnected: `{where} : les cases d’un bâtiment doivent former un seul groupe dans un seul quartier.${rest}`,
  twoGroups: `{where} : les projets d’une couleur doivent former un seul groupe par quartier. Trouvé : {found}.${rest}`,
  tooMany: `{where} : {found}{coloured, select, yes { de la couleur {colour}} no {}}{owners, plural, =0 {} one { pour la place {seats}} other { pour les places {seats}}}, c’est trop.${rest}`,
  tooFew: `{where} : {found}, c’est trop peu.${rest}`,
  disagrees: `{where} : {found} ne concorde pas avec le reste.${rest}`,
  contradicts: `{where} : {why, select, ships {{found} ne peut pas se trouver ici, car {owners, plural, one {la place {seats} contrôle tous les navires de cette rangée ou colonne et l’a} other {les places {seats} contrôlent tous les navires de cette rangée ou colonne et l’ont}} pris. Écrivez null, ou retirez un marqueur d’un navire} houses {la place {seats} a les deux maisons de cette paire et ne peut en avoir qu’une} crateTaken {{found} ne peut pas se trouver ici, car la maison de la place {seats} sur la case rouge a pris la caisse. Écrivez null} crateLacking {la caisse manque, alors qu’aucune maison ne se trouve sur la case rouge. Retirez cette clé} pawnsMissing {les pions du joueur actif manquent. Écrivez le quartier où ils se trouvent} pawnsStand {les pions sont déjà placés, mais la question les demande encore. Retirez cette clé ou la question} other {{found} est contraire aux règles}}.${rest}`,
  pendingOrder: `{where} : {found} ne peut pas {on, select, bottom {être la décision la plus basse} other {se trouver sur {on}}}. Ce qui peut se trouver dessous : {allowed}.`,
  pendingAbove: `{where} : il y a ici {found}, mais {on} attend l’une de ces décisions : {allowed}.`,
  pendingSeat: `{where} : {found} n’est pas la place à laquelle revient cette décision.${rest}`,
  pendingContent: `{where} : {inField, select, yes {{found} dans {on} ne concorde pas avec le reste de la position} no {{found} ne peut pas être en attente dans cette position}}.${rest}`,
  notAsked: `{where} : {found} ne se demande pas ici, faute d’au moins deux réponses. Donnez la position où la question suivante se pose.${rest}`,
};

const rowPart = {
  district1: 'quartier 1',
  border12: 'bordure des quartiers 1 et 2',
  district2: 'quartier 2',
  border23: 'bordure des quartiers 2 et 3',
  district3: 'quartier 3',
};

const part = select<RowPart>('part', rowPart);

/** The turn in which a fault was found. */
const when = '{turn, plural, =0 {lors de la mise en place} other {au tour #}}';

/** A number of decisions; the argument is the name of the value with the number. */
const decisions = (value: string): string => `{${value}, plural, one {# décision} other {# décisions}}`;

export const faults: Translated<typeof en.faults> = {
  fault: {
    wrongType: '{where} : type de valeur incorrect ({found}). Permis : {allowed}.',
    missing: '{where} : valeur manquante. Il faut : {allowed}.',
    unknownKey: '{where} : cette clé est inconnue ici. Permis : {allowed}.',
    outOfRange: '{where} : {found} est hors limites. Permis : {allowed}.',
    notOneOf: '{where} : {found} est un mot inconnu. Permis : {allowed}.',
    badText: '{where} : {found} n’est pas un texte valide. Permis : {allowed}.',
    wrongLength: '{where} : la liste a {count, plural, one {# élément} other {# éléments}}. Permis : {allowed}.',
    badBonus: '{where} : {found} n’est pas un code de bonus. Permis : {allowed}.',
    bonusNotHere: '{where} : le bonus {found} ne peut pas se trouver ici. Permis : {allowed}.',
    repeated: '{where} : {found} apparaît une deuxième fois. Permis : {allowed}.',
    notAscending: '{where} : {found} n’est pas croissant. Permis : {allowed}.',
    rowParts: '{where} : la rangée a {count, plural, one {# partie} other {# parties}}. Permis : {allowed}.',
    rowWidth:
      '{where} : {count, plural, one {# code} other {# codes}}. Permis : {exact, select, yes {{min, number}} no {de {min, number} à {max, number}}}.',
    badCell: '{where} : {found} n’est pas un code de case. Permis : {allowed}.',
    cellNotHere: '{where} : {found} ne peut pas se trouver ici. Permis : {allowed}.',
    badNumber: '{where} : {found} n’est pas un numéro de cette case. Permis : {allowed}.',
    spaces: '{where} : {count, plural, one {# case} other {# cases}}. Permis : {allowed}.',
    tileSpaces:
      '{where} : les quartiers ont {count, plural, one {# emplacement} other {# emplacements}} Action en tout. Permis : {allowed}.',
    ships:
      '{where} : {count, plural, one {# tuile Navire ne suffit} other {# tuiles Navire ne suffisent}} pas à remplir le port. Permis : {allowed}.',
    symbolMissing: '{where} : aucun décret n’a le symbole {found}. Permis, chacun sur une carte au moins : {allowed}.',
    unreadable: '{where} : lecture impossible. Il faut : {allowed}.',
    tooLong: '{where} : texte trop long, {count, plural, one {# caractère} other {# caractères}}. Permis : {max, number} au plus.',
    notJson: '{where} : ce n’est pas du JSON. Début trouvé : {found}. Il faut : {allowed}.',
    wrongFormat: '{where} : {found} n’est pas le format d’un enregistrement. Permis : {allowed}.',
    wrongVersion: '{where} : la version {found} du format ne peut pas être lue ici. Permis : {allowed}.',
    otherRules: '{where} : la partie a été jouée selon la version {found} des règles, ce programme joue selon la version {allowed}.',
    unknownEdition: '{where} : l’édition {found} est inconnue ici. Permis : {allowed}.',
    editionHash: '{where} : le contenu de l’édition n’est pas celui de l’édition connue de ce nom. Trouvé : {found}. Permis : {allowed}.',
  },
  warning: {
    projectBonusOnWater:
      '{where} : {found} se rapporte à un projet. Sous un jardin, ce bonus devient une case de Maîtrise au choix (m=) ou ne donne rien (p+).',
    noReason: '{where} : indiquez dans une note pourquoi ces valeurs sont déduites.',
    neverReached: '{where} : {found} se trouve au niveau de départ des marqueurs et n’est jamais gagné.',
    noWater: '{where} : sans eau imprimée, aucune tuile Eau ne peut être placée dans ce quartier.',
    cardAsksNothing: '{where} : la carte ne demande aucune maison, tout le monde l’accomplit donc.',
    cardAsksTooMuch: '{where} : la carte demande plus de maisons qu’un joueur ne peut en avoir.',
  },
  moreFaults: 'D’autres défauts ne sont pas affichés ici.',
  allowed: {
    whole: '{exact, select, yes {{min, number}} no {un nombre entier de {min, number} à {max, number}}}',
    entries:
      '{exact, select, yes {une liste de {min, plural, one {# élément} other {# éléments}}} no {une liste de {min, number} à {max, number} éléments}}',
    spaces: 'de {min, number} à {max, number} dans une partie à {players, number} joueurs',
    text: '{form, select, line {de 1 à {max, number} caractères visibles} name {de 1 à {max, number} lettres minuscules, chiffres et tirets} id {de 1 à {max, number} lettres, chiffres et tirets}}',
    object: 'un objet avec des valeurs nommées',
    oneOf: '{values}',
    bonus: '{codes}',
    rowParts: '{parts}, séparés par |',
    gridCell: '.. (case sans bonus), ## (pas de case) ou un code de bonus',
    borderCell: '~~ (eau), ## (pas de case) ou ~ suivi d’un code de bonus',
    soloNumber: '{on, select, grid {un numéro, comme 7} border {deux numéros, comme 17/20} hole {##}}',
    once: 'chacun une seule fois',
    more: 'plus de {than, number}',
    nothing: 'rien',
    list: 'une liste',
    number: 'un nombre entier',
    boolean: 'true ou false',
    space: 'le nom d’une case, comme b2',
    atMost: '{max, number} au plus',
  },
  emptyText: 'un texte vide',
  found: { undefined: 'rien', object: 'un objet', list: 'une liste', function: 'une fonction', symbol: 'un symbole', bigint: 'un bigint' },
  where: {
    edition: 'L’édition',
    position: 'La position',
    record: 'L’enregistrement',
    path: '{path}',
    part: `{path}, ${part}`,
    cell: `{path}, ${part}, code {position, number}`,
  },
  rowPart,
  positionFault,
  replayFault: {
    notLegal: select<ReplayPath<'notLegal'>>('path', {
      decisions: `La décision {number, number} (${when}) n’était pas possible à ce moment.`,
      chance: `Le résultat {number, number} du hasard (${when}) n’était pas possible à ce moment.`,
    }),
    leftOver: select<ReplayPath<'leftOver'>>('path', {
      decisions: 'La décision {number, number} est de trop : la partie était déjà terminée.',
      chance: 'Le résultat {number, number} du hasard est de trop : la partie était déjà terminée.',
      turns: 'Le tour {number, number} figure dans la liste, mais n’a pas été joué.',
    }),
    lacking: select<ReplayPath<'lacking'>>('path', {
      decisions: `La décision {number, number} (${when}) manque, alors que des résultats du hasard suivent.`,
      chance: `Le résultat {number, number} du hasard (${when}) manque, alors que des décisions suivent.`,
      turns: 'Le tour {number, number} a été joué, mais ne figure pas dans la liste.',
    }),
    otherChance: `Le résultat {number, number} du hasard (${when}) n’est pas celui que donne la graine. Trouvé : {found}. La graine donne : {allowed}.`,
    otherTurn: `Le tour {number, number} est censé commencer après ${decisions('found')}, mais il a commencé après ${decisions('allowed')}.`,
    otherHash:
      'Le tour {number, number} a commencé dans un autre état que celui de l’enregistrement. Empreinte trouvée : {found}. Empreinte de l’état : {allowed}.',
    confirmed:
      '{found, plural, one {# décision est donnée pour définitive} other {# décisions sont données pour définitives}}. Permis : {min, number} au moins, {max, number} au plus.',
  },
  hashesNotCompared:
    'Tous les coups étaient autorisés. Les empreintes n’ont pas été comparées, car elles viennent d’une autre version de ce programme.',
  tableFault: {
    notATable: 'Ce n’est pas une partie sauvegardée.',
    otherTableVersion: 'La partie a été sauvegardée dans une autre version du format, qui ne peut pas être lue ici.',
    badTable: '{where} : cet élément de la sauvegarde est endommagé ou manquant.',
  },
  proofFault: {
    notAProof: 'Ce n’est pas une preuve des dés.',
    otherProofVersion: 'La preuve a été écrite dans une autre version du format, qui ne peut pas être lue ici.',
    badProof: '{where} : cet élément de la preuve est endommagé ou manquant.',
    otherGame: '{where} : la partie convenue n’est pas celle de l’enregistrement.',
    seedGiven: '{where} : l’enregistrement a une graine. Dans une preuve, tous les dés, tuiles et cartes viennent des secrets.',
    otherSecret: 'Le secret du serveur ne correspond pas à son engagement.',
    otherShare: 'La part du joueur {player, number} ne correspond pas à son engagement.',
    lackingShare: 'Le joueur {player, number} s’est engagé sur une part, mais la part manque.',
    strangeShare: 'Le joueur {player, number} ne s’est engagé sur aucune part, mais il y en a une.',
    brokenChain: 'L’entrée {number, number} ne découle pas de la précédente : la chaîne est rompue.',
    otherEntry: '{where} : l’entrée {number, number} ne concorde pas avec le reste de la preuve.',
  },
};
