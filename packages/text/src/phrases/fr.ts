/** French phrases that several messages share. Names of players never follow "de" or "que", which might need an elision. */
import type { ActionKind, BuildingColour, PortLine, ResourceColour } from '@tabannusi/engine';
import type { Reason } from '../log/reasons.ts';
import type { DistrictName, ZigguratSpaceName } from '../names.ts';
import { select } from '../speech/messages.ts';

/** Colours agree with their noun: masculine and feminine, singular and plural. */
const MASCULINE = { white: 'blanc', yellow: 'jaune', brown: 'marron' };

const FEMININE = { white: 'blanche', yellow: 'jaune', brown: 'marron' };

export const colour = select<ResourceColour>('colour', { ...MASCULINE, blue: 'bleu', green: 'vert' });

export const colourF = select<ResourceColour, 'colour'>('colour', { ...FEMININE, blue: 'bleue', green: 'verte' });

export const colours = select<ResourceColour>('colour', {
  white: 'blancs',
  yellow: 'jaunes',
  brown: 'marron',
  blue: 'bleus',
  green: 'verts',
});

export const coloursF = select<ResourceColour>('colour', {
  white: 'blanches',
  yellow: 'jaunes',
  brown: 'marron',
  blue: 'bleues',
  green: 'vertes',
});

export const shipColour = select<BuildingColour>('shipColour', MASCULINE);

export const sectionColour = select<BuildingColour>('section', FEMININE);

export const section = `section ${sectionColour}`;

export const rowName = select<BuildingColour | 'bottom'>('row', { ...FEMININE, bottom: 'inférieure' });

export const houseRow = `rangée ${rowName}`;

const ofWhom = select<DistrictName>('district', {
  artisans: 'des artisans',
  farmers: 'des fermiers',
  scribes: 'des scribes',
  port: 'du port',
  ziggurat: 'de la Ziggourat',
  named: '« {districtTitle} »',
});

const restOfDistrict = `${ofWhom} ({districtNumber, number})`;

export const district = `quartier ${restOfDistrict}`;

export const inDistrict = `dans le ${district}`;

export const ofDistrict = `du ${district}`;

/** At the beginning of a line. */
export const districtHeading = `Quartier ${restOfDistrict}`;

export const PORT_LINES: Readonly<Record<PortLine, string>> = {
  row1: 'rangée 1',
  row2: 'rangée 2',
  row3: 'rangée 3',
  column1: 'colonne 1',
  column2: 'colonne 2',
  column3: 'colonne 3',
};

export const portLine = select<PortLine>('line', PORT_LINES);

export const portSpace = `case ${select<'blue' | 'red'>('side', { blue: 'bleue', red: 'rouge' })} de la ${portLine}`;

export const zigguratSpace = select<ZigguratSpaceName>('zigguratSpace', {
  baseLeft: 'base à gauche',
  baseMiddle: 'base au centre',
  baseRight: 'base à droite',
  middleLeft: 'milieu à gauche',
  middleRight: 'milieu à droite',
  top: 'sommet',
});

export const action = select<ActionKind>('action', {
  project: 'placer une tuile Projet',
  construct: 'construire un bâtiment',
  gardening: 'jardiner',
  tile: 'tuile Action',
  ship: 'prendre le contrôle d’un navire',
  portHouse: 'placer une maison dans le quartier du port',
  zigguratHouse: 'placer une maison dans le quartier de la Ziggourat',
});

/** Without an article, so that "le" or "du" can precede it; the place follows. */
export const shipTile = `navire {ship} (${shipColour}, taille {size, number} : {shipName})`;

export const shipPlace = 'en rangée {shipRow, number}, colonne {shipColumn, number}';

export const ship = `{ship, select, printed {navire imprimé (taille {size, number})} unknown {navire} other {${shipTile}}} ${shipPlace}`;

export const specialTile = 'tuile Eau spéciale {tileNumber, number} ({face})';

export const actionTile = 'tuile Action {actionTile} ({actionTileName})';

export const harbormaster = 'tuile Capitaine du port {harbormaster} ({harbormasterName})';

export const zigguratTile = 'tuile Ziggourat {zigguratTile} ({zigguratTileName})';

export const decree = 'décret {decree} ({decreeName})';

export const urbanCard = 'carte Urbanisation {card} ({cardText})';

/** Follows a space that may have a bonus. */
export const withBonus = '{bonus, select, some { (bonus : {bonusWords})} none {}}';

/** A number of things; the argument is the name of the value with the number. */
export const claimMarkersOf = (value: string): string => `{${value}, plural, one {# marqueur Contrôle} other {# marqueurs Contrôle}}`;

export const claimMarkers = claimMarkersOf('amount');

export const dice = `{amount, plural, one {# dé ${colour}} other {# dés ${colours}}}`;

export const crates = `{amount, plural, one {# caisse ${colourF}} other {# caisses ${coloursF}}}`;

export const waterTiles = (value: string): string => `{${value}, plural, one {# tuile Eau ordinaire} other {# tuiles Eau ordinaires}}`;

export const gardenTiles = (value: string): string => `{${value}, plural, one {# tuile Jardin} other {# tuiles Jardin}}`;

export const goldTokens = (value: string): string => `{${value}, plural, one {# jeton Or} other {# jetons Or}}`;

/** The price in Gold, if there is one. */
export const forGold = `{gold, plural, =0 {} other { pour ${goldTokens('gold')}}}`;

/** Follows a gain or a payment. */
const byTileOrCard = {
  actionTile: ' (tuile Action {by})',
  harbormaster: ' (Capitaine du port {by})',
  decree: ' (décret {by})',
};

/** Follows a gain. */
export const because = select<Reason>('reason', {
  none: '',
  space: ' (bonus de la case)',
  houseSpace: ' (bonus de la case Maison)',
  uncovered: ' (bonus découvert)',
  column: ' (bonus de colonne)',
  rightHand: ' (bonus indiqué à droite)',
  inside: ' (bénéfice de la piste)',
  construct: '',
  portHouse: '',
  zigguratHouse: '',
  claim: '',
  shipLine: ' (rangée ou colonne de navires complète)',
  markers: ' (pour un marqueur Contrôle rendu)',
  garden: ' (pour un jardin adjacent)',
  gardenTile: ' (achat)',
  waterTile: ' (achat)',
  paidStep: ' (case de Maîtrise payante)',
  refill: ' (action gratuite)',
  automaCard: ' (bonus de la carte Automate)',
  king: ' (carte Roi)',
  actionA: ' (action A)',
  noHarbormaster: ' (au lieu d’un Capitaine du port)',
  noCrate: '',
  compensation: ' (compensation pour des dés perdus)',
  ...byTileOrCard,
  ability: ' (navire {by})',
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
  construct: ' pour le bâtiment',
  portHouse: ' pour la maison dans le quartier du port',
  zigguratHouse: ' pour la maison dans le quartier de la Ziggourat',
  claim: ' pour le navire',
  shipLine: '',
  markers: '',
  garden: '',
  gardenTile: ' pour une tuile Jardin',
  waterTile: ' pour une tuile Eau ordinaire',
  paidStep: ' pour une case de Maîtrise',
  refill: ' pour remplir une caisse',
  automaCard: '',
  king: '',
  actionA: '',
  noHarbormaster: '',
  noCrate: '',
  compensation: '',
  ...byTileOrCard,
  ability: ' pour la capacité du navire {by}',
});
