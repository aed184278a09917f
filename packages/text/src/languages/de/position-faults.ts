/** What is wrong with positions, in German. */
import type { FaultMessages } from '../../fault-messages.ts';

const allows = '{allows, select, yes { Erlaubt: {allowed}.} no {}}';
const rule = '{cites, select, yes { Siehe Regel {rule}.} no {}}';
const rest = `${allows}${rule}`;

export const positionFault: FaultMessages['positionFault'] = {
  unreadable: `{where} kann nicht gelesen werden.${rest}`,
  tooLarge: `{where} ist zu groß: {found} gefunden.${rest}`,
  wrongType: `{where}: {found} gefunden.${rest}`,
  missing: `{where} fehlt.${rest}`,
  unknownKey: `{where}: Dieser Schlüssel ist hier unbekannt.${rest}`,
  outOfRange: `{where}: {found} liegt außerhalb des Bereichs.${rest}`,
  notOneOf: `{where}: {found} ist hier unbekannt.${rest}`,
  wrongLength: `{where}: Die Liste hat {count, plural, one {# Eintrag} other {# Einträge}}.${rest}`,
  wrongFormat: `{where}: {found} ist nicht das Format einer Stellung.${rest}`,
  wrongVersion: `{where}: Version {found} des Formats kann hier nicht gelesen werden.${rest}`,
  unknownEdition: `{where}: Eine Ausgabe {found} dieser Version ist nicht bekannt.${rest}`,
  editionHash: `{where}: Die Ausgabe hat einen anderen Inhalt als die bekannte dieses Namens. Gefunden: {found}.${rest}`,
  badEdition: '{where}: Die Ausgabe hat {count, number} Fehler. Der erste: {first}',
  repeated: `{where}: {found} kommt ein zweites Mal vor.${rest}`,
  notEmpty: `{where}: Auf {found} liegt etwas anderes.${rest}`,
  notHere: `{where}: {found} kann hier nicht sein.${rest}`,
  dryGround: `{where}: Auf {found} ist kein Wasser für einen Garten.${rest}`,
  notConnected: `{where}: Die Felder eines Gebäudes müssen eine einzige Gruppe in einem einzigen Bezirk sein.${rest}`,
  twoGroups: `{where}: Die Projekte einer Farbe müssen in jedem Bezirk eine einzige Gruppe sein; {found} gefunden.${rest}`,
  tooMany: `{where}: {found} ist zu viel.${rest}`,
  tooFew: `{where}: {found} ist zu wenig.${rest}`,
  disagrees: `{where}: {found} ist angegeben, aber aus dem Übrigen folgt etwas anderes.${rest}`,
  contradicts: `{where}: {found} widerspricht den Regeln.${rest}`,
  pendingOrder: `{where}: Die Entscheidung {found} kann nicht auf der darunter liegen.${rest}`,
  pendingSeat: `{where}: Die Entscheidung {found} kann nicht zu diesem Sitzplatz gehören.${rest}`,
  pendingContent: `{where}: Die Entscheidung sagt etwas, was in dieser Stellung nicht zutrifft. Gefunden: {found}.${rest}`,
  notAsked: `{where}: Die Entscheidung {found} würde nicht verlangt, denn es gibt keine zwei Antworten zur Wahl.${rest}`,
};
