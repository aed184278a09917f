/** German phrases that several messages share. Names of players have no ending: "der Architekt von Adda". */
import type { ActionKind, BuildingColour, PortLine, ResourceColour } from '@tabannusi/engine';
import type { Reason } from '../log/reasons.ts';
import type { DistrictName, ZigguratSpaceName } from '../names.ts';
import { select } from '../speech/messages.ts';

/** All colour adjectives take the same endings, so a phrase is named after its ending. */
const buildingColours = (ending: string) => ({ white: `weiß${ending}`, yellow: `gelb${ending}`, brown: `braun${ending}` });

const colourWith = (ending: string) =>
  select<ResourceColour, 'colour'>('colour', { ...buildingColours(ending), blue: `blau${ending}`, green: `grün${ending}` });

export const colour = colourWith('');

export const colourE = colourWith('e');

export const colourEn = colourWith('en');

export const colourEr = colourWith('er');

export const colourEs = colourWith('es');

export const colourNoun = select<ResourceColour, 'colour'>('colour', {
  white: 'Weiß',
  yellow: 'Gelb',
  brown: 'Braun',
  blue: 'Blau',
  green: 'Grün',
});

export const shipColour = select<BuildingColour>('shipColour', buildingColours(''));

export const section = select<BuildingColour>('section', buildingColours(''));

/** In the dative and the genitive. */
export const sectionEn = select<BuildingColour>('section', buildingColours('en'));

export const inSection = `im ${sectionEn} Bereich`;

export const fromHouseRow = `aus der ${select<BuildingColour | 'bottom'>('row', { ...buildingColours('en'), bottom: 'untersten' })} Reihe`;

/** All Districts are masculine; only the genitive has an ending. */
const districtNames = (ending: string) =>
  select<DistrictName>('district', {
    artisans: `Handwerkerbezirk${ending}`,
    farmers: `Bauernbezirk${ending}`,
    scribes: `Schreiberbezirk${ending}`,
    port: `Hafenbezirk${ending}`,
    ziggurat: `Zigguratbezirk${ending}`,
    named: `Bezirk${ending} „{districtTitle}“`,
  });

const districtNumber = '({districtNumber, number})';

export const districtWithNumber = `${districtNames('')} ${districtNumber}`;

export const theDistrict = `den ${districtWithNumber}`;

export const inDistrict = `im ${districtWithNumber}`;

export const toDistrict = `in ${theDistrict}`;

export const ofDistrict = `des ${districtNames('s')} ${districtNumber}`;

export const PORT_LINES: Readonly<Record<PortLine, string>> = {
  row1: 'Zeile 1',
  row2: 'Zeile 2',
  row3: 'Zeile 3',
  column1: 'Spalte 1',
  column2: 'Spalte 2',
  column3: 'Spalte 3',
};

export const portLine = select<PortLine>('line', PORT_LINES);

export const onPortSpace = `auf dem ${select<'blue' | 'red'>('side', { blue: 'blauen', red: 'roten' })} Platz an ${portLine}`;

export const zigguratSpace = select<ZigguratSpaceName>('zigguratSpace', {
  baseLeft: 'unten links',
  baseMiddle: 'unten Mitte',
  baseRight: 'unten rechts',
  middleLeft: 'Mitte links',
  middleRight: 'Mitte rechts',
  top: 'oben',
});

export const action = select<ActionKind>('action', {
  project: 'Projektplättchen legen',
  construct: 'Gebäude errichten',
  gardening: 'Gartenbau',
  tile: 'Aktionsplättchen',
  ship: 'Schiff in Besitz nehmen',
  portHouse: 'Haus im Hafenbezirk einsetzen',
  zigguratHouse: 'Haus im Zigguratbezirk einsetzen',
});

/** The phrase is neuter, so nominative and accusative are the same. */
export const shipTile = `Schiff {ship} (${shipColour}, Größe {size, number}: {shipName})`;

export const ship = `{ship, select, printed {das aufgedruckte Schiff (Größe {size, number})} unknown {das Schiff} other {${shipTile}}} in Zeile {shipRow, number}, Spalte {shipColumn, number}`;

export const specialTile = 'spezielles Wasserplättchen {tileNumber, number} ({face})';

export const theSpecialTile = 'das spezielle Wasserplättchen {tileNumber, number} ({face})';

export const actionTile = 'Aktionsplättchen {actionTile} ({actionTileName})';

export const harbormaster = 'Hafenmeister {harbormaster} ({harbormasterName})';

export const zigguratTile = 'Zigguratplättchen {zigguratTile} ({zigguratTileName})';

export const decree = 'Dekret {decree} ({decreeName})';

export const urbanCard = 'Stadtkarte {card} ({cardText})';

/** Follows a space that may have a bonus. */
export const withBonus = '{bonus, select, some { (Bonus: {bonusWords})} none {}}';

export const claimMarkers = '{amount, number} Besitzmarker';

/** In the accusative. */
export const dice = `{amount, plural, one {# ${colourEn} Würfel} other {# ${colourE} Würfel}}`;

export const crates = `{amount, plural, one {# ${colourE} Kiste} other {# ${colourE} Kisten}}`;

/** Follows a gain or a payment. */
const byTileOrCard = {
  actionTile: ' (Aktionsplättchen {by})',
  harbormaster: ' (Hafenmeister {by})',
  decree: ' (Dekret {by})',
};

/** Follows a gain. */
export const because = select<Reason>('reason', {
  none: '',
  space: ' (Bonus des Feldes)',
  houseSpace: ' (Bonus des Platzes)',
  uncovered: ' (Bonus unter dem Haus)',
  column: ' (Spaltenbonus)',
  rightHand: ' (Bonus auf der rechten Seite)',
  inside: ' (Bonus auf der Machtleiste)',
  construct: '',
  portHouse: '',
  zigguratHouse: '',
  claim: '',
  shipLine: ' (alle Schiffe einer Zeile oder Spalte in Besitz)',
  markers: ' (für einen Besitzmarker auf den Projekten)',
  garden: ' (für einen Garten neben dem neuen Gebäude)',
  gardenTile: ' (gekauft)',
  waterTile: ' (gekauft)',
  paidStep: ' (bezahlter Schritt)',
  refill: ' (freie Aktion)',
  automaCard: ' (Bonus der Automa-Karte)',
  king: ' (Königskarte)',
  actionA: ' (Aktion A)',
  noHarbormaster: ' (statt eines Hafenmeisters)',
  noCrate: '',
  compensation: ' (Ausgleich für verlorene Würfel)',
  ...byTileOrCard,
  ability: ' (Schiff {by})',
});

/** Follows a payment. */
export const paidFor = select<Reason>('reason', {
  none: '',
  space: '',
  houseSpace: '',
  uncovered: '',
  column: '',
  rightHand: '',
  inside: '',
  construct: ' für das Gebäude',
  portHouse: ' für das Haus im Hafenbezirk',
  zigguratHouse: ' für das Haus im Zigguratbezirk',
  claim: ' für das Schiff',
  shipLine: '',
  markers: '',
  garden: '',
  gardenTile: ' für ein Gartenplättchen',
  waterTile: ' für ein normales Wasserplättchen',
  paidStep: ' für einen Schritt',
  refill: ' für das Auffüllen einer Kiste',
  automaCard: '',
  king: '',
  actionA: '',
  noHarbormaster: '',
  noCrate: '',
  compensation: '',
  ...byTileOrCard,
  ability: ' für den Vorteil von Schiff {by}',
});
