/** Tiles and cards in English: bonuses, names from docs/vocabulary.md, and what each tile or card does, in our own words. */
import type { BonusKind, DecreeId, DecreeSymbol, HarbormasterId, NamedShipId, Trigger, VpSource, ZigguratTileId } from '@tabannusi/engine';
import type { ActionTileId } from '../names.ts';
import { claimMarkers, colour, crates, dice, districtWithNumber } from '../phrases/en.ts';
import {
  claimValues,
  crates as cratesRefilled,
  gardens,
  gold,
  markers,
  shipGain,
  specialWater,
  spelled,
  vp,
} from '../phrases/en-amounts.ts';
import { type Messages, select, type TileMessages } from '../speech/messages.ts';

/** Descriptions that are not sentences; values `amount` and `colour`. */
export const bonus = {
  bargeDie: `${colour} die from its Barge`,
  supplyDie: 'die from the supply',
  gold: '{amount, number} Gold',
  water: 'regular Water tile',
  specialWater: 'special Water tile',
  garden: 'Garden tile',
  architect: 'Architect move',
  refill: 'Crate refill',
  claims: claimMarkers,
  step: 'step of choice',
  projectStep: 'step in the Project’s colour',
  project: 'another Project tile',
  vp: '{amount, number} VP',
  paidStep: 'paid step',
} satisfies Messages<BonusKind>;

/** The description of a step on the track of a `colour`. */
export const trackStep = `step on the ${colour} track`;

/** What is paid or asked for, as the object of "pay"; values `amount` and `colour`. */
export const pay = {
  dice,
  crates,
  gold: '{amount, number} Gold',
  resources: `{amount, plural, one {# ${colour} Resource} other {# ${colour} Resources}}`,
  nothing: 'nothing',
};

/** Existing goods, in brackets or in a list after a colon; values `amount` and `colour`. */
export const goods = { dice, crates };

export const actionTile = {
  T1: { name: 'VP and Claim markers', text: `gain ${vp} and ${markers}` },
  T2: { name: 'Gold and Claim marker', text: `gain ${gold} and ${markers}` },
  T3: {
    name: 'special Water, Garden and Claim marker',
    text: `take ${specialWater} from the display, ${gardens} and ${markers}`,
  },
  T4: {
    name: 'Architect and Resource',
    text: 'move the Architect to any District and take {supplyDice, plural, one {a die} other {# dice}} of any colour from the supply',
  },
  T5: { name: `${spelled('refills')} Crates and Claim marker`, text: `refill up to ${cratesRefilled} and gain ${markers}` },
  T6: {
    name: 'VP for a Mastery step',
    text: 'lose {loseVp} VP and take {stepsOfChoice, plural, one {a step} other {# steps}} on any track',
  },
} satisfies TileMessages<ActionTileId>;

/** The Ships that gain something: their gain, and `when`. */
export const gainShip = {
  name: `{gain, select, vp {VP} water {Water}} for ${select<Trigger>('when', {
    shipMarked: 'a Ship',
    housePlaced: 'a House',
    projectPlaced: 'a Project',
    opposingMarkerBuiltOver: 'opposing markers',
    gardenPlaced: 'a Garden',
    blueLineCrossed: 'a blue line',
  })}`,
  text: `${shipGain}${select<Trigger>('when', {
    shipMarked: ' whenever you claim a Ship',
    housePlaced: ' whenever you place a House',
    projectPlaced: ' whenever you place a Project',
    opposingMarkerBuiltOver: ' for each opposing Claim marker on the Projects you build over',
    gardenPlaced: ' whenever you place a Garden',
    blueLineCrossed: ' whenever one of your Mastery markers crosses a blue line',
  })}`,
} satisfies Messages<'name' | 'text'>;

/** The text of a Ship is its ability. */
export const ship = {
  S03: { name: 'double refill', text: `one Resource refills up to ${cratesRefilled}` },
  S05: {
    name: 'Garden or marker for Ziggurat House',
    text: 'a Garden tile or a Claim marker whenever you place a House in the Ziggurat District',
  },
  S08: { name: 'Gardening after a House', text: 'a free Gardening whenever you place a House' },
  S09: {
    name: 'Port House from a coloured row',
    text: 'for {blue, plural, one {# blue Resource} other {# blue Resources}} the House for the Port may come from a coloured row',
  },
  S11: { name: 'blue instead of Gold', text: '1 blue Resource may replace 1 Gold when you pay for a Ship' },
  S12: { name: 'Garden marker from the supply', text: 'the Claim marker for a Garden may come from your supply' },
  S13: { name: 'paid step after a Project', text: 'after placing a Project you may buy a step in its colour for any 1 Resource' },
  S14: {
    name: 'paid steps for opposing markers',
    text: 'for each opposing Claim marker you build over you may buy a step in the Building’s colour for any 1 Resource',
  },
  S15: { name: 'step for a Ship', text: 'a step on the track in the Ship’s colour whenever you claim a Ship' },
  printed: { name: 'any one colour', text: 'no ability; counts as one Ship of any one colour' },
} satisfies TileMessages<NamedShipId | 'printed'>;

export const harbormaster = {
  B1: {
    name: `${spelled('stepsOfChoice')} Mastery steps`,
    text: `take ${spelled('stepsOfChoice')} steps on one Mastery track, or one step on each of ${spelled('stepsOfChoice')}`,
  },
  B2: { name: 'special Water, Garden and Claim markers', text: `take ${specialWater}, ${gardens} and ${markers}` },
  B3: actionTile.T5,
  B4: { name: gold, text: `gain ${gold}` },
  B5: { name: 'any Action tile', text: 'perform the action of any one Action tile' },
  B6: { name: 'any Ship', text: 'claim any Ship without paying Gold' },
  B7: {
    name: '{discount, plural, one {# Resource} other {# Resources}} less',
    text: 'pay {discount, plural, one {# Resource} other {# Resources}} less for constructing a Building',
  },
  B8: { name: 'any Ziggurat tile', text: 'place a Claim marker on any Ziggurat tile, without a House' },
  B9: {
    name: 'Urban cards',
    text: 'draw {drawn} Urban cards and keep 1; at the end each of your Urban cards may lack one House',
  },
} satisfies TileMessages<HarbormasterId>;

/** The text gives the VP for a rightmost marker on the first, second and third claim space. */
export const zigguratTile = {
  Z01: { name: 'Houses in Districts 1–3', text: `${claimValues} for each of your Houses in Districts 1 to 3` },
  Z02: { name: 'Houses in the Ziggurat District', text: `${claimValues} for each of your Houses in the Ziggurat District` },
  Z03: { name: 'blue lines passed', text: `${claimValues} for each blue line that your Mastery markers have passed` },
  Z04: { name: 'claimed Ships', text: `${claimValues} for each Ship with your Claim marker` },
  Z05: { name: 'Buildings next to a Garden', text: `${claimValues} for each of your Buildings next to a Garden` },
  Z06: { name: 'Gardens', text: `${claimValues} for each of your Gardens on the board` },
  Z07: { name: 'Houses in the Port District', text: `${claimValues} for each of your Houses in the Port District` },
  Z08: { name: 'Victory Points', text: claimValues },
  Z09: { name: 'completed Urban and Decree cards', text: `${claimValues} for each Urban card or Decree that you have completed` },
  Z10: {
    name: 'sets of Buildings and of Ships',
    text: `${claimValues} for each set of three differently coloured Buildings of yours, and for each such set of Ships`,
  },
} satisfies TileMessages<ZigguratTileId>;

const zigguratCounts = '; Houses in the Ziggurat section of a colour count as well';

export const decree = {
  D01: {
    name: '{white} white, {brown} brown Buildings',
    asks: '{white} white and {brown} brown Buildings',
    gives: `a House in the Port District for free, with its bonus, and ${vp}`,
  },
  D02: {
    name: '{white} white, {yellow} yellow Buildings',
    asks: '{white} white and {yellow} yellow Buildings',
    gives: `refill up to ${cratesRefilled}, ${markers} and ${vp}`,
  },
  D03: {
    name: '{yellow} yellow, {brown} brown Buildings',
    asks: '{yellow} yellow and {brown} brown Buildings',
    gives: `${spelled('stepsOnOneTrack')} steps on one Mastery track and ${vp}`,
  },
  D04: {
    name: '{buildings} Buildings of each colour',
    asks: '{buildings} Buildings of each colour',
    gives: `${gold} and ${vp}`,
  },
  D05: {
    name: '{white} white, {brown} brown Buildings/Ziggurat Houses',
    asks: `{white} white Buildings and {brown} brown one${zigguratCounts}`,
    gives: `draw {drawn} Urban cards and keep 1, at the end each of your Urban cards may lack one House, and ${vp}`,
  },
  D06: {
    name: '{yellow} yellow, {white} white Buildings/Ziggurat Houses',
    asks: `{yellow} yellow Buildings and {white} white one${zigguratCounts}`,
    gives: `${markers}, a claim on any Ziggurat tile without a House, and ${vp}`,
  },
  D07: {
    name: '{brown} brown, {yellow} yellow Buildings/Ziggurat Houses',
    asks: `{brown} brown Buildings and {yellow} yellow one${zigguratCounts}`,
    gives: `${markers}, claim any Ship without paying Gold, and ${vp}`,
  },
  D08: {
    name: '{buildings} Building per colour, all Ziggurat tiles',
    asks: '{buildings} Building of each colour and a Claim marker on every Ziggurat tile',
    gives: vp,
  },
  D09: {
    name: '{brown} brown Buildings, {white} white, {yellow} yellow Ships',
    asks: '{brown} brown Buildings, {white} white and {yellow} yellow Ships',
    gives: `${gold}, {stepsOfChoice, plural, one {a step} other {# steps}} on any Mastery track and ${vp}`,
  },
  D10: {
    name: '{white} white Buildings, {yellow} yellow, {brown} brown Ships',
    asks: '{white} white Buildings, {yellow} yellow and {brown} brown Ships',
    gives: `move up to {moveHouses, plural, one {# House} other {# Houses}} from coloured rows to the bottom row, with the bonuses this uncovers, and ${vp}`,
  },
  D11: {
    name: '{yellow} yellow Buildings, {white} white, {brown} brown Ships',
    asks: '{yellow} yellow Buildings, {white} white and {brown} brown Ships',
    gives: `${specialWater}, ${gardens} and ${vp}`,
  },
  D12: {
    name: '{buildings} Building of each colour, {portHouses} Port Houses',
    asks: '{buildings} Building of each colour and {portHouses} Houses in the Port District',
    gives: vp,
  },
  D13: {
    name: '{gardensAtBuildings} Gardens at own Buildings, {portHouses} Port Houses',
    asks: '{gardensAtBuildings} Gardens, whoever owns them, next to your Buildings and {portHouses} Houses in the Port District',
    gives: `a step on each of ${spelled('stepsOnDifferentTracks')} Mastery tracks and ${vp}`,
  },
  D14: {
    name: '{ships} Ship, {buildingsAtGardens} Building at a Garden per colour',
    asks: '{ships} Ship of each colour and {buildingsAtGardens} Building of each colour next to a Garden',
    gives: `${markers}, {supplyDice, plural, one {# die} other {# dice}} of any colour from the supply and ${vp}`,
  },
  D15: {
    name: '{ownGardens} own Gardens',
    asks: '{ownGardens} Gardens of your own',
    gives: `a random Harbormaster of those kept aside and ${vp}`,
  },
  D16: {
    name: '{ships} Ships of each colour, {ownGardens} own Gardens',
    asks: '{ships} Ships of each colour and {ownGardens} Gardens of your own',
    gives: vp,
  },
} satisfies Readonly<Record<DecreeId, Messages<'name' | 'asks' | 'gives'>>>;

export const decreeSymbol = { city: 'city', harbour: 'harbour', garden: 'garden' } satisfies Messages<DecreeSymbol>;

/** What a Decree asks for and gives, in one line. */
export const decreeText = '{asks}. Gives: {gives}';

/** `text` has `houses` (a list of `district`) and `vp`; `district` has a number of `houses` in a `district`; `item` is one of a list. */
export const urbanCard = {
  text: 'Houses: {houses}; {vp} VP',
  district: '{houses, number} in {district, select, port {the Port} other {District {districtNumber, number}}}',
  item: '{card} ({cardName})',
};

export const vpSource = {
  start: 'At the start',
  district1: districtWithNumber,
  district2: districtWithNumber,
  district3: districtWithNumber,
  district4: districtWithNumber,
  district5: districtWithNumber,
  spaces: 'Bonuses of spaces',
  columns: 'Column bonuses',
  mastery: 'Mastery tracks',
  actionTiles: 'Action tiles',
  ships: 'Abilities of Ships',
  decrees: 'Decrees',
  urbanCards: 'Urban cards',
  harbormasters: 'Harbormasters',
} satisfies Messages<VpSource>;
