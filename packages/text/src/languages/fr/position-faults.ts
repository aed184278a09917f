/** What is wrong with positions, in French. */
import type { FaultMessages } from '../../fault-messages.ts';

const allows = '{allows, select, yes { Permis : {allowed}.} no {}}';
const rule = '{cites, select, yes { Voir la règle {rule}.} no {}}';
const rest = `${allows}${rule}`;

export const positionFault: FaultMessages['positionFault'] = {
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
  tooMany: `{where} : {found}, c’est trop.${rest}`,
  tooFew: `{where} : {found}, c’est trop peu.${rest}`,
  disagrees: `{where} : {found} ne concorde pas avec le reste.${rest}`,
  contradicts: `{where} : {found} est contraire aux règles.${rest}`,
  pendingOrder: `{where} : la décision {found} ne peut pas se trouver sur celle du dessous.${rest}`,
  pendingSeat: `{where} : la décision {found} ne peut pas revenir à ce joueur.${rest}`,
  pendingContent: `{where} : ce que dit la décision est faux dans cette position. Trouvé : {found}.${rest}`,
  notAsked: `{where} : la décision {found} ne se poserait pas, faute d’au moins deux réponses possibles.${rest}`,
};
