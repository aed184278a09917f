/** English phrases that several messages share. */
import type { ActionKind, BuildingColour, PortLine, ResourceColour } from '@tabannusi/engine';
import type { Reason } from '../log/reasons.ts';
import type { DistrictName, ZigguratSpaceName } from '../names.ts';
import { select } from '../speech/messages.ts';

const BUILDING_COLOURS = { white: 'white', yellow: 'yellow', brown: 'brown' };

export const colour = select<ResourceColour>('colour', { ...BUILDING_COLOURS, blue: 'blue', green: 'green' });

export const shipColour = select<BuildingColour>('shipColour', BUILDING_COLOURS);

export const section = select<BuildingColour>('section', BUILDING_COLOURS);

export const houseRow = select<BuildingColour | 'bottom'>('row', { ...BUILDING_COLOURS, bottom: 'bottom' });

const districtName = select<DistrictName>('district', {
  artisans: 'Artisans’ District',
  farmers: 'Farmers’ District',
  scribes: 'Scribes’ District',
  port: 'Port District',
  ziggurat: 'Ziggurat District',
  named: 'District of the {districtTitle}',
});

export const districtWithNumber = `${districtName} ({districtNumber, number})`;

export const district = `the ${districtWithNumber}`;

export const PORT_LINES: Readonly<Record<PortLine, string>> = {
  row1: 'row 1',
  row2: 'row 2',
  row3: 'row 3',
  column1: 'column 1',
  column2: 'column 2',
  column3: 'column 3',
};

export const portLine = select<PortLine>('line', PORT_LINES);

export const portSpace = `the ${select<'blue' | 'red'>('side', { blue: 'blue', red: 'red' })} space of ${portLine}`;

export const zigguratSpace = select<ZigguratSpaceName>('zigguratSpace', {
  baseLeft: 'base left',
  baseMiddle: 'base middle',
  baseRight: 'base right',
  middleLeft: 'middle left',
  middleRight: 'middle right',
  top: 'top',
});

export const action = select<ActionKind>('action', {
  project: 'place a Project tile',
  construct: 'construct a Building',
  gardening: 'Gardening',
  tile: 'Action tile',
  ship: 'claim a Ship',
  portHouse: 'place a House in the Port District',
  zigguratHouse: 'place a House in the Ziggurat District',
});

export const ship = `{ship, select, printed {the printed Ship (size {size, number})} unknown {the Ship} other {Ship {ship} (${shipColour}, size {size, number}: {shipName})}} in row {shipRow, number}, column {shipColumn, number}`;

export const specialTile = 'special Water tile {tileNumber, number} ({face})';

export const actionTile = 'Action tile {actionTile} ({actionTileName})';

export const harbormaster = 'Harbormaster {harbormaster} ({harbormasterName})';

export const zigguratTile = 'Ziggurat tile {zigguratTile} ({zigguratTileName})';

export const decree = 'Decree {decree} ({decreeName})';

export const urbanCard = 'Urban card {card} ({cardText})';

/** Follows a space that may have a bonus. */
export const withBonus = '{bonus, select, some { (bonus: {bonusWords})} none {}}';

export const claimMarkers = '{amount, plural, one {# Claim marker} other {# Claim markers}}';

export const dice = `{amount, plural, one {# ${colour} die} other {# ${colour} dice}}`;

export const crates = `{amount, plural, one {# ${colour} Crate} other {# ${colour} Crates}}`;

/** Follows a gain or a payment. */
const byTileOrCard = {
  actionTile: ' (Action tile {by})',
  harbormaster: ' (Harbormaster {by})',
  decree: ' (Decree {by})',
};

/** Follows a gain. */
export const because = select<Reason>('reason', {
  none: '',
  space: ' (bonus of the space)',
  houseSpace: ' (bonus of the House space)',
  uncovered: ' (bonus under the House)',
  column: ' (column bonus)',
  rightHand: ' (right-hand bonus of the row)',
  inside: ' (bonus on the track)',
  construct: '',
  portHouse: '',
  zigguratHouse: '',
  claim: '',
  shipLine: ' (all Ships of a row or column claimed)',
  markers: ' (for a Claim marker)',
  garden: ' (for a Garden)',
  gardenTile: ' (bought)',
  waterTile: ' (bought)',
  paidStep: ' (paid step)',
  refill: ' (free Action)',
  automaCard: ' (bonus of the Automa card)',
  king: ' (King card)',
  actionA: ' (action A)',
  noHarbormaster: ' (instead of a Harbormaster)',
  noCrate: '',
  compensation: ' (compensation for lost dice)',
  ...byTileOrCard,
  ability: ' (Ship {by})',
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
  construct: ' for the Building',
  portHouse: ' for the House in the Port District',
  zigguratHouse: ' for the House in the Ziggurat District',
  claim: ' for the Ship',
  shipLine: '',
  markers: '',
  garden: '',
  gardenTile: ' for a Garden tile',
  waterTile: ' for a regular Water tile',
  paidStep: ' for a step',
  refill: ' to refill a Crate',
  automaCard: '',
  king: '',
  actionA: '',
  noHarbormaster: '',
  noCrate: '',
  compensation: '',
  ...byTileOrCard,
  ability: ' for the ability of Ship {by}',
});
