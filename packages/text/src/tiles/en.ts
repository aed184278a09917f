/** Tiles and cards: bonuses, names of docs/vocabulary.md, and what each tile or card does, in our own words, in English. */
import type { BonusKind, DecreeId, DecreeSymbol, HarbormasterId, ShipId, VpSource, ZigguratTileId } from '@tabannusi/engine';
import type { ActionTileId } from '../names.ts';
import { claimMarkers, colour, crates, dice, districtWithNumber } from '../phrases/en.ts';
import type { Messages, TileMessages } from '../speech/messages.ts';

/** Descriptions without a sentence; values `amount` and `colour`. */
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

/** The same for a step on the track of a `colour`. */
export const trackStep = `step on the ${colour} track`;

/** What is paid or asked for, as the object of "pay"; values `amount` and `colour`. */
export const pay = {
  dice,
  crates,
  gold: '{amount, number} Gold',
  resources: `{amount, plural, one {# ${colour} Resource} other {# ${colour} Resources}}`,
  nothing: 'nothing',
};

/** What is there: in brackets, or in a list after a colon; values `amount` and `colour`. */
export const goods = { dice, crates };

export const actionTile = {
  T1: { name: 'VP and Claim markers', text: 'gain 2 VP and 2 Claim markers' },
  T2: { name: 'Gold and Claim marker', text: 'gain 1 Gold and 1 Claim marker' },
  T3: {
    name: 'special Water, Garden and Claim marker',
    text: 'take a special Water tile from the display, a Garden tile and 1 Claim marker',
  },
  T4: { name: 'Architect and Resource', text: 'move the Architect to any District and take a die of any colour from the supply' },
  T5: { name: 'two Crates and Claim marker', text: 'refill up to 2 Crates and gain 1 Claim marker' },
  T6: { name: 'VP for a Mastery step', text: 'lose 2 VP and make a step on any Mastery track' },
} satisfies TileMessages<ActionTileId>;

/** A Ship’s text is its ability. */
export const ship = {
  S01: { name: 'VP for a Ship', text: '2 VP whenever you mark a Ship' },
  S02: { name: 'VP for a House', text: '2 VP whenever you place a House' },
  S03: { name: 'double refill', text: 'one Resource refills up to 2 Crates' },
  S04: { name: 'Water for a Project', text: 'a regular Water tile whenever you place a Project' },
  S05: {
    name: 'Garden or Claim marker for a Ziggurat House',
    text: 'a Garden tile or a Claim marker whenever you place a House in the Ziggurat District',
  },
  S06: { name: 'VP for opposing markers', text: '2 VP for each opposing Claim marker on the Projects you build over' },
  S07: { name: 'VP for a Garden', text: '2 VP whenever you place a Garden' },
  S08: { name: 'Gardening after a House', text: 'a free Gardening whenever you place a House' },
  S09: {
    name: 'Port House from a coloured row',
    text: 'for 1 blue Resource the House for the Port may come from a coloured row',
  },
  S10: { name: 'VP for a blue line', text: '3 VP whenever one of your Mastery markers crosses a blue line' },
  S11: { name: 'blue instead of Gold', text: '1 blue Resource may replace 1 Gold when you pay for marking a Ship' },
  S12: { name: 'Garden marker from the supply', text: 'the Claim marker for a Garden may come from your supply' },
  S13: { name: 'paid step after a Project', text: 'after placing a Project you may buy a step in its colour for any 1 Resource' },
  S14: {
    name: 'paid steps for opposing markers',
    text: 'for each opposing Claim marker you build over you may buy a step in the Building’s colour for any 1 Resource',
  },
  S15: { name: 'step for a Ship', text: 'a step on the track in the Ship’s colour whenever you mark a Ship' },
  printed: { name: 'any one colour', text: 'no ability; counts as one Ship of any one colour' },
} satisfies TileMessages<ShipId | 'printed'>;

export const harbormaster = {
  B1: { name: 'two Mastery steps', text: 'make two steps on one Mastery track, or one step on each of two' },
  B2: { name: 'special Water, Garden and Claim markers', text: 'take a special Water tile, a Garden tile and 2 Claim markers' },
  B3: { name: 'three Crates and Claim marker', text: 'refill up to 3 Crates and gain 1 Claim marker' },
  B4: { name: '2 Gold', text: 'gain 2 Gold' },
  B5: { name: 'any Action tile', text: 'perform the action of any one Action tile' },
  B6: { name: 'any Ship', text: 'mark any Ship without paying Gold' },
  B7: { name: '1 Resource less', text: 'pay 1 Resource less for constructing a Building' },
  B8: { name: 'any Ziggurat tile', text: 'place a Claim marker on any Ziggurat tile, without a House' },
  B9: {
    name: 'Urban cards',
    text: 'draw 2 Urban cards and keep 1; at the end each of your Urban cards may lack one House',
  },
} satisfies TileMessages<HarbormasterId>;

/** The text gives the VP for a rightmost marker on the first, second and third claim space. */
export const zigguratTile = {
  Z01: { name: 'Houses in the common Districts', text: '2/3/4 VP for each of your Houses in Districts 1 to 3' },
  Z02: { name: 'Houses in the Ziggurat District', text: '0/1/2 VP for each of your Houses in the Ziggurat District' },
  Z03: { name: 'blue lines passed', text: '0/1/2 VP for each blue line that your Mastery markers have passed' },
  Z04: { name: 'marked Ships', text: '1/2/3 VP for each Ship with your Claim marker' },
  Z05: { name: 'Buildings next to a Garden', text: '1/2/3 VP for each of your Buildings next to a Garden' },
  Z06: { name: 'Gardens', text: '1/1/2 VP for each of your Gardens on the board' },
  Z07: { name: 'Houses in the Port District', text: '2/3/4 VP for each of your Houses in the Port District' },
  Z08: { name: 'Victory Points', text: '0/5/10 VP' },
  Z09: { name: 'completed Urban and Decree cards', text: '3/5/7 VP for each Urban card or Decree that you have completed' },
  Z10: {
    name: 'sets of Buildings and of Ships',
    text: '3/5/7 VP for each set of three differently coloured Buildings of yours, and for each such set of Ships',
  },
} satisfies TileMessages<ZigguratTileId>;

const zigguratCounts = '; Houses in the Ziggurat section of a colour count as well';

export const decree = {
  D01: {
    name: '3 white, 3 brown Buildings',
    asks: '3 white and 3 brown Buildings',
    gives: 'a House in the Port District for free, with its bonus, and 8 VP',
  },
  D02: {
    name: '3 white, 3 yellow Buildings',
    asks: '3 white and 3 yellow Buildings',
    gives: 'refill up to 3 Crates, 1 Claim marker and 10 VP',
  },
  D03: { name: '3 yellow, 3 brown Buildings', asks: '3 yellow and 3 brown Buildings', gives: 'two steps on one Mastery track and 8 VP' },
  D04: { name: '2 Buildings of each colour', asks: '2 Buildings of each colour', gives: '2 Gold and 10 VP' },
  D05: {
    name: '5 white, 1 brown Buildings or Ziggurat Houses',
    asks: `5 white Buildings and 1 brown one${zigguratCounts}`,
    gives: 'draw 2 Urban cards and keep 1, at the end each of your Urban cards may lack one House, and 8 VP',
  },
  D06: {
    name: '5 yellow, 1 white Buildings or Ziggurat Houses',
    asks: `5 yellow Buildings and 1 white one${zigguratCounts}`,
    gives: '1 Claim marker, a claim on any Ziggurat tile without a House, and 10 VP',
  },
  D07: {
    name: '5 brown, 1 yellow Buildings or Ziggurat Houses',
    asks: `5 brown Buildings and 1 yellow one${zigguratCounts}`,
    gives: '1 Claim marker, mark any Ship without paying Gold, and 10 VP',
  },
  D08: {
    name: '1 Building of each colour, all Ziggurat tiles',
    asks: '1 Building of each colour and a Claim marker on every Ziggurat tile',
    gives: '12 VP',
  },
  D09: {
    name: '3 brown Buildings, 2 white and 2 yellow Ships',
    asks: '3 brown Buildings, 2 white and 2 yellow Ships',
    gives: '1 Gold, a step on any Mastery track and 8 VP',
  },
  D10: {
    name: '3 white Buildings, 2 yellow and 2 brown Ships',
    asks: '3 white Buildings, 2 yellow and 2 brown Ships',
    gives: 'move up to 2 Houses from coloured rows to the bottom row, with the bonuses this uncovers, and 10 VP',
  },
  D11: {
    name: '3 yellow Buildings, 2 white and 2 brown Ships',
    asks: '3 yellow Buildings, 2 white and 2 brown Ships',
    gives: '2 special Water tiles, a Garden tile and 8 VP',
  },
  D12: {
    name: '1 Building of each colour, 4 Port Houses',
    asks: '1 Building of each colour and 4 Houses in the Port District',
    gives: '12 VP',
  },
  D13: {
    name: '6 Gardens at own Buildings, 2 Port Houses',
    asks: '6 Gardens, whoever owns them, next to your Buildings and 2 Houses in the Port District',
    gives: 'a step on each of two Mastery tracks and 10 VP',
  },
  D14: {
    name: '1 Ship and 1 Building with Garden of each colour',
    asks: '1 Ship of each colour and 1 Building of each colour next to a Garden',
    gives: '2 Claim markers, 2 dice of any colour from the supply and 10 VP',
  },
  D15: { name: '8 own Gardens', asks: '8 Gardens of your own', gives: 'a random Harbormaster of those kept aside and 10 VP' },
  D16: {
    name: '2 Ships of each colour, 2 own Gardens',
    asks: '2 Ships of each colour and 2 Gardens of your own',
    gives: '12 VP',
  },
} satisfies Readonly<Record<DecreeId, Messages<'name' | 'asks' | 'gives'>>>;

export const decreeSymbol = { city: 'city', harbour: 'harbour', garden: 'garden' } satisfies Messages<DecreeSymbol>;

/** What a Decree asks and gives, in one line. */
export const decreeText = '{asks}. Gives: {gives}';

/** `text`: values `houses` (a list of `district`) and `vp`; `district`: a number of `houses` in a `district`; `item`: one of a list. */
export const urbanCard = {
  text: 'Houses: {houses}; {vp, number} VP',
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
