/** What is wrong with positions, in English. */
import type { FaultMessages } from '../../fault-messages.ts';

const allows = '{allows, select, yes { Allowed: {allowed}.} no {}}';
const rule = '{cites, select, yes { See rule {rule}.} no {}}';
const rest = `${allows}${rule}`;

export const positionFault: FaultMessages['positionFault'] = {
  unreadable: `{where} cannot be read.${rest}`,
  tooLarge: `{where} is too large: found {found}.${rest}`,
  wrongType: `{where}: found {found}.${rest}`,
  missing: `{where} is missing.${rest}`,
  unknownKey: `{where}: this key is unknown here.${rest}`,
  outOfRange: `{where}: {found} is out of range.${rest}`,
  notOneOf: `{where}: {found} is unknown here.${rest}`,
  wrongLength: `{where}: the list has {count, plural, one {# entry} other {# entries}}.${rest}`,
  wrongFormat: `{where}: {found} is not the format of a position.${rest}`,
  wrongVersion: `{where}: version {found} of the format cannot be read here.${rest}`,
  unknownEdition: `{where}: no edition {found} of this version is known.${rest}`,
  editionHash: `{where}: the edition has other contents than the known one of this name. Found: {found}.${rest}`,
  badEdition: '{where}: the edition has {count, plural, one {# fault} other {# faults}}. The first one: {first}',
  repeated: `{where}: {found} occurs a second time.${rest}`,
  notEmpty: `{where}: something else lies on {found}.${rest}`,
  notHere: `{where}: {found} cannot be here.${rest}`,
  dryGround: `{where}: there is no Water on {found} for a Garden.${rest}`,
  notConnected: `{where}: the spaces of a Building must be one group in one District.${rest}`,
  twoGroups: `{where}: Projects of one colour in one District must be one group; found {found}.${rest}`,
  tooMany: `{where}: {found} is too many.${rest}`,
  tooFew: `{where}: {found} is too few.${rest}`,
  disagrees: `{where}: {found} is written, but something else follows from the rest.${rest}`,
  contradicts: `{where}: {found} contradicts the rules.${rest}`,
  pendingOrder: `{where}: the decision {found} cannot lie on the one below it.${rest}`,
  pendingSeat: `{where}: the decision {found} cannot be of this seat.${rest}`,
  pendingContent: `{where}: the decision says what is not so in this position. Found: {found}.${rest}`,
  notAsked: `{where}: the decision {found} would not be asked, because there are not two answers to choose from.${rest}`,
};
