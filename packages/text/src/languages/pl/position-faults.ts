/** What is wrong with positions, in Polish. */
import type { FaultMessages } from '../../fault-messages.ts';
import { counted, noun } from './grammar.ts';

const allows = '{allows, select, yes { Dozwolone: {allowed}.} no {}}';
const rule = '{cites, select, yes { Zob. zasadę {rule}.} no {}}';
const rest = `${allows}${rule}`;

const entries = counted('count', noun('element', 'elementy', 'elementu', 'elementów'));
const faults = counted('count', noun('błąd', 'błędy', 'błędu', 'błędów'));

export const positionFault: FaultMessages['positionFault'] = {
  unreadable: `{where}: nie da się odczytać.${rest}`,
  tooLarge: `{where}: za dużo danych ({found}).${rest}`,
  wrongType: `{where}: jest tu {found}.${rest}`,
  missing: `{where}: brak wartości.${rest}`,
  unknownKey: `{where}: ten klucz jest tu nieznany.${rest}`,
  outOfRange: `{where}: {found} jest poza zakresem.${rest}`,
  notOneOf: `{where}: nieznana wartość {found}.${rest}`,
  wrongLength: `{where}: lista ma ${entries}.${rest}`,
  wrongFormat: `{where}: {found} nie jest formatem pozycji.${rest}`,
  wrongVersion: `{where}: wersji {found} formatu nie można tu odczytać.${rest}`,
  unknownEdition: `{where}: edycja {found} w tej wersji jest nieznana.${rest}`,
  editionHash: `{where}: edycja ma inną treść niż znana edycja o tej nazwie. Znaleziono: {found}.${rest}`,
  badEdition: `{where}: edycja ma ${faults}. Pierwszy: {first}`,
  repeated: `{where}: {found} występuje drugi raz.${rest}`,
  notEmpty: `{where}: na {found} leży coś innego.${rest}`,
  notHere: `{where}: {found} nie może tu być.${rest}`,
  dryGround: `{where}: na {found} nie ma Wody pod Ogród.${rest}`,
  notConnected: `{where}: pola Budowli muszą tworzyć jedną grupę w jednej Dzielnicy.${rest}`,
  twoGroups: `{where}: Projekty jednego koloru w jednej Dzielnicy muszą tworzyć jedną grupę; znaleziono {found}.${rest}`,
  tooMany: `{where}: {found} to za dużo.${rest}`,
  tooFew: `{where}: {found} to za mało.${rest}`,
  disagrees: `{where}: zapisano {found}, ale z reszty wynika co innego.${rest}`,
  contradicts: `{where}: {found} jest niezgodne z zasadami.${rest}`,
  pendingOrder: `{where}: decyzja {found} nie może leżeć na tej, która jest pod nią.${rest}`,
  pendingSeat: `{where}: decyzja {found} nie może należeć do tego gracza.${rest}`,
  pendingContent: `{where}: decyzja mówi to, czego w tej pozycji nie ma. Znaleziono: {found}.${rest}`,
  notAsked: `{where}: o decyzję {found} nikt by nie zapytał, bo nie ma dwóch odpowiedzi do wyboru.${rest}`,
};
