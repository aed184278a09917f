/** Polish phrases that several messages share. */
import type { ActionKind, BuildingColour, PortLine } from '@tabannusi/engine';
import type { Reason } from '../log/reasons.ts';
import type { DistrictName, ZigguratSpaceName } from '../names.ts';
import { select } from '../speech/messages.ts';
import { buildingColours, counted, oneOrMore } from './pl-grammar.ts';
import { goldToken } from './pl-nouns.ts';

export const shipColour = select<BuildingColour>('shipColour', buildingColours('masculine'));

export const section = select<BuildingColour>('section', buildingColours('feminine'));

export const sectionIn = `${select<BuildingColour>('section', buildingColours('feminineGenitive'))} sekcji`;

const districtNamed = (noun: string, port: string): string =>
  `${noun} ${select<DistrictName>('district', {
    artisans: 'Rzemieślników',
    farmers: 'Rolników',
    scribes: 'Skrybów',
    port,
    ziggurat: 'Zigguratu',
    named: '„{districtTitle}”',
  })} ({districtNumber, number})`;

export const district = districtNamed('Dzielnica', 'Portowa');

export const districtAccusative = districtNamed('Dzielnicę', 'Portową');

/** Genitive and locative. */
export const districtOf = districtNamed('Dzielnicy', 'Portowej');

/** Follows a preposition. */
export const portLine = select<PortLine>('line', {
  row1: 'rzędzie 1',
  row2: 'rzędzie 2',
  row3: 'rzędzie 3',
  column1: 'kolumnie 1',
  column2: 'kolumnie 2',
  column3: 'kolumnie 3',
});

export const atPortLine = `przy ${portLine} w Porcie`;

export const portSpace = `${select<'blue' | 'red'>('side', { blue: 'niebieskie', red: 'czerwone' })} pole przy ${portLine}`;

export const onPortSpace = `na ${select<'blue' | 'red'>('side', { blue: 'niebieskim', red: 'czerwonym' })} polu ${atPortLine}`;

export const zigguratSpace = select<ZigguratSpaceName>('zigguratSpace', {
  baseLeft: 'podstawa z lewej',
  baseMiddle: 'podstawa w środku',
  baseRight: 'podstawa z prawej',
  middleLeft: 'środek z lewej',
  middleRight: 'środek z prawej',
  top: 'szczyt',
});

/** Names of Actions. */
export const action = select<ActionKind>('action', {
  project: '„Umieść kafel Projektu”',
  construct: '„Zbuduj Budowlę”',
  gardening: '„Stwórz Ogród”',
  tile: 'kafel Akcji',
  ship: '„Kontroluj Statki”',
  portHouse: '„Umieść Dom w Dzielnicy Portowej”',
  zigguratHouse: '„Umieść Dom w Dzielnicy Zigguratu”',
});

/** The same as a request, for buttons and lists. */
export const actionToDo = select<ActionKind>('action', {
  project: 'umieść kafel Projektu',
  construct: 'zbuduj Budowlę',
  gardening: 'stwórz Ogród',
  tile: 'użyj kafla Akcji',
  ship: 'kontroluj Statki',
  portHouse: 'umieść Dom w Dzielnicy Portowej',
  zigguratHouse: 'umieść Dom w Dzielnicy Zigguratu',
});

/** What follows the noun, whatever its case. */
export const numberOfShip = `{ship} (${shipColour}, wielkość {size, number}: {shipName})`;

export const shipPlace = 'w rzędzie {shipRow, number} i kolumnie {shipColumn, number}';

export const onShip = `na {ship, select, printed {nadrukowanym Statku (wielkość {size, number})} unknown {Statku} other {Statku ${numberOfShip}}} ${shipPlace}`;

export const numberOfActionTile = '{actionTile} ({actionTileName})';

export const actionTile = `kafel Akcji ${numberOfActionTile}`;

export const useOfActionTile = `użyj kafla Akcji ${numberOfActionTile}`;

export const numberOfHarbormaster = '{harbormaster} ({harbormasterName})';

export const harbormaster = `kafel Przystani ${numberOfHarbormaster}`;

export const numberOfZigguratTile = '{zigguratTile} ({zigguratTileName})';

export const zigguratTile = `kafel Zigguratu ${numberOfZigguratTile}`;

export const decree = 'Dekret {decree} ({decreeName})';

export const numberOfUrbanCard = '{card} ({cardText})';

export const urbanCard = `karta Miasta ${numberOfUrbanCard}`;

export const numberOfSpecialTile = '{tileNumber, number} ({face})';

export const specialTile = `specjalny kafel Wody ${numberOfSpecialTile}`;

export const waterTile = `{tile, select, water {zwykły kafel Wody} special {${specialTile}}}`;

/** Follows a space that may have a bonus. */
export const withBonus = '{bonus, select, some { (premia: {bonusWords})} none {}}';

/** Returns the means of payment. */
export const withGold = (value: string): string => oneOrMore(value, 'żetonem Złota', 'żetonami Złota');

export const forGold = `{gold, plural, =0 {} other { za ${counted('gold', goldToken)}}}`;

/** Follows a gain or a payment. */
const byTileOrCard = {
  actionTile: ' (kafel Akcji {by})',
  harbormaster: ' (kafel Przystani {by})',
  decree: ' (Dekret {by})',
};

/** Follows a gain. */
export const because = select<Reason>('reason', {
  none: '',
  space: ' (premia pola)',
  houseSpace: ' (premia pola Domu)',
  uncovered: ' (premia pod Domem)',
  column: ' (premia za kolumnę)',
  rightHand: ' (premia na prawo od torów)',
  inside: ' (premia na torze)',
  construct: '',
  portHouse: '',
  zigguratHouse: '',
  claim: '',
  shipLine: ' (za wszystkie Statki rzędu lub kolumny)',
  markers: ' (za znacznik Kontroli na Projektach)',
  garden: ' (za Ogród obok nowej Budowli)',
  gardenTile: ' (zakup)',
  waterTile: ' (zakup)',
  paidStep: ' (płatny ruch)',
  refill: ' (Dodatkowa Akcja)',
  automaCard: ' (premia karty Automy)',
  king: ' (karta Króla)',
  actionA: ' (Akcja A)',
  noHarbormaster: ' (zamiast kafla Przystani)',
  noCrate: '',
  compensation: ' (rekompensata za stracone kości)',
  ...byTileOrCard,
  ability: ' (Statek {by})',
});

/** Follows a form of "pay". */
export const paidFor = select<Reason>('reason', {
  none: '',
  space: '',
  houseSpace: '',
  uncovered: '',
  column: '',
  rightHand: '',
  inside: '',
  construct: ' za Budowlę',
  portHouse: ' za Dom w Dzielnicy Portowej',
  zigguratHouse: ' za Dom w Dzielnicy Zigguratu',
  claim: ' za znacznik Kontroli na Statku',
  shipLine: '',
  markers: '',
  garden: '',
  gardenTile: ' za kafel Ogrodu',
  waterTile: ' za zwykły kafel Wody',
  paidStep: ' za ruch na torze',
  refill: ' za napełnienie Skrzyni',
  automaCard: '',
  king: '',
  actionA: '',
  noHarbormaster: '',
  noCrate: '',
  compensation: '',
  ...byTileOrCard,
  ability: ' za zdolność Statku {by}',
});
