/** Positions in sentences and in pictures, in English. */
import type { ResourceColour, View } from '@tabannusi/engine';
import {
  colour,
  crates,
  decree,
  district,
  districtWithNumber,
  harbormaster,
  PORT_LINES,
  portLine,
  section,
  shipColour,
  specialTile,
  urbanCard,
  withBonus,
  zigguratSpace,
  zigguratTile,
} from '../phrases/en.ts';
import type { Messages } from '../speech/messages.ts';
import { select } from '../speech/messages.ts';

/** A District by number and name, as the heading of its grid and elsewhere. */
export const gridTitle = districtWithNumber;

/** What lies beside the board. `noTiles` and `noDice` are used if the list in `display` or `supply` is empty. */
export const stocks = {
  display: 'Special Water display: {tiles}.',
  displayTile: '{tileNumber, number} ({face})',
  noTiles: 'none',
  stocks:
    'Time track: {timeGold, number} Gold. Stock: {water, plural, one {# regular Water tile} other {# regular Water tiles}}, {gardens, plural, one {# Garden tile} other {# Garden tiles}}.',
  supply: 'Dice in the supply: {dice}.',
  noDice: 'none',
};

/** A player's goods, in lists. */
export const belongings = {
  houseRow: '{amount, number} {row, select, white {white} yellow {yellow} brown {brown} bottom {in the bottom row}}',
  crateUp: `${crates} face up`,
  crateDown: `${crates} face down`,
  water: '{amount, plural, one {# regular Water tile} other {# regular Water tiles}}',
  gardens: '{amount, plural, one {# Garden tile} other {# Garden tiles}}',
  specialWater: specialTile,
  urbanCard,
  harbormaster,
  ability: '{ship} ({shipName})',
};

const marked = '{marks, plural, =0 {not claimed} other {claimed: {players}}}';

/**
 * Positions in sentences, for screen readers.
 *
 * Sentences and, in the singular beside them, the items of their lists: `buildings` is about `items`, each a `building`, and `count` is how
 * many there are. `players`: a list of names, with `count` or `marks`; `spaces` and `faces`: lists.
 *
 * - `barge`: `none`, `empty` or `dice`; `portLine`: `blue` is `house` or `free` (with `bluePlayer`), `red` is `house`, `crate` (of a `colour`)
 *   or `free` (with `redPlayer`), `harbormaster` can be `none`;
 * - `section`: `zigguratTile` can be `none`; `architect` and `assistant`: `placed` (`yes`, `no`), with the District;
 * - `decree`: `scored` (`yes`, `no`), with `player`; `urbanBottomCard`: `known` (`yes`, `no`), with `card` and the `player` who put it there.
 */
export const description = {
  barge: select<'none' | 'empty' | 'dice'>('barge', {
    none: 'There is no Barge here yet.',
    empty: `The ${colour} Barge is empty.`,
    dice: `Dice on the ${colour} Barge: {faces}.`,
  }),
  architects: '{count, plural, =0 {No Architects here.} one {Architect here: {players}.} other {Architects here: {players}.}}',
  assistants: '{count, plural, =0 {No Assistants here.} one {Assistant here: {players}.} other {Assistants here: {players}.}}',
  actions: 'Actions: {items}.',
  buildings: 'Buildings: {items}.',
  building: `${colour} of size {size, number} ({player}: {spaces})`,
  projects: 'Projects: {items}.',
  project: `${colour} ({player}: {spaces})`,
  gardens: 'Gardens: {items}.',
  garden: '{player} ({spaces})',
  water: 'Water without a Garden: {items}.',
  freeSpaces: '{count, plural, =0 {No free grid spaces.} one {Free grid space: {items}.} other {Free grid spaces: {items}.}}',
  space: `{space}${withBonus}`,
  ship: `Row {shipRow, number}, column {shipColumn, number}: {ship, select, printed {printed Ship (size {size, number}), ${marked}} unknown {no Ship yet} other {Ship {ship} (${shipColour}, size {size, number}: {shipName}), ${marked}}}.`,
  portLine: `At ${portLine}: {blue, select, house {a House on the blue space ({bluePlayer})} free {blue space free (bonus: {bonusWords})}}; {red, select, house {a House on the red space ({redPlayer})} crate {red space free, with a ${colour} Crate} free {red space free}}; {harbormaster, select, none {no Harbormaster} other {${harbormaster}}}.`,
  section: `{zigguratTile, select, none {The ${section} section has no tile yet.} other {The ${section} section has ${zigguratTile}.}}`,
  sectionHouses: `{count, plural, =0 {No Houses in the ${section} section.} other {Houses in the ${section} section: {items}.}}`,
  sectionHouse: `${zigguratSpace} ({player})`,
  sectionFree: `{count, plural, =0 {No free spaces in the ${section} section.} other {Free in the ${section} section: {items}.}}`,
  sectionSpace: `${zigguratSpace}${withBonus}`,
  sectionClaims: `{count, plural, =0 {No Claim markers on the tile of the ${section} section.} other {Claim markers on the tile of the ${section} section: {items}.}}`,
  sectionClaim: '{player} ({amount, number})',

  seatTitle: '{player} ({seatNumber, number})',
  seatSummary:
    '{vp, number} VP, {gold, number} Gold; Claim markers: {markers, number} in the player area, {markerSupply, number} in the supply.',
  architect: `{placed, select, yes {The Architect is in ${district}.} no {The Architect is not placed yet.}}`,
  assistant: `{placed, select, yes {The Assistant is in ${district}.} no {The Assistant is not placed yet.}}`,
  mastery: 'Mastery tracks: {items}.',
  track: `${colour} row {row, number} (Building value {value, number})`,
  houses: 'Houses left: {items}.',
  goods: '{count, plural, =0 {No goods.} other {Goods: {items}.}}',
  seatHouses: '{count, plural, =0 {No Houses on the board.} other {Houses on the board: {items}.}}',
  coloured: `{amount, number} ${colour}`,
  seatGardens: 'Gardens on the board: {amount, number}.',
  seatShips: 'Claimed Ships: {items}.',
  seatShip: `{ship, select, printed {printed (size {size, number})} other {{ship} (${shipColour}, size {size, number})}}`,
  abilities: 'Abilities: {items}.',
  harbormasters: 'Tiles held: {items}.',
  seatDecrees: 'Decrees scored: {items}.',
  seatDecree: decree,
  urbanCards: 'Cards held: {items}.',
  urbanCardCount: 'Hidden Urban cards held: {amount, number}.',
  urbanIgnored: 'At the end, each Urban card may lack {amount, plural, one {# House} other {# Houses}}.',

  gameTitle: 'The game',
  turn: '{player}’s turn. Actions left: {actionsLeft, number}.',
  startPlayer: 'Start player: {player}.',
  ending: select<View['ending']>('ending', {
    playing: 'Game End has not been triggered yet.',
    triggered: 'Game End has been triggered: finish this round, then play one more.',
    lastRound: 'This is the final round.',
  }),
  decrees: 'Decrees: {items}.',
  decree: '{decree} ({decreeName}{scored, select, yes {; scored: {player}} no {}})',
  stocks: 'Project tiles in the stock: {projects}. Building pieces: {pieces}.',
  asideHarbormasters: '{count, plural, =0 {No Harbormasters set aside.} other {Set aside: {items}.}}',
  urbanDeck: 'Urban cards in the deck: {amount, number}.',
  urbanBottom: 'At the bottom of the deck, from the top: {items}.',
  urbanBottomCard: '{known, select, yes {Urban card {card}} no {a hidden card}} ({player})',
};

/** Pictures for a terminal. The page draws its own. */
export const pictures = {
  board: {
    legend: 'How to read the board',
    legendPieces: '[{letter}1] Building, ({letter}1) Project, *1 Garden; letter: colour, number: owner',
    legendBuildings: 'adjacent [{letter}1]: one Building',
    legendHouses: '^1 House in Port or Ziggurat, number: owner; #{letter} Crate, letter: colour',
    legendPort: 'Port: each row and column with its blue space, red space and Harbormaster',
    legendShips: 'Ships: colour, size, [players who have claimed them]',
    legendZiggurat: 'Ziggurat: the House spaces of the three sections, with their tiles below',
    legendClaims: '[12|1|-]: players 1 and 2 on a tile’s first claim space, 1 on its second',
    legendDecrees: 'Decrees: what they require, [player who has scored them]',
    legendSpaces: '~ Water, . empty space; bonuses:',
    legendBonus: '{code} {bonusWords}',
    district: 'District',
    barges: 'Barge',
    barge: `${colour}: {faces}`,
    emptyBarge: `${colour}: empty`,
    noBarge: 'none yet',
    architects: 'Architects',
    assistants: 'Assistants',
    actionTiles: 'Tiles',
    port: 'Port',
    ship: `{ship, select, printed {printed {size, number}} unknown {none yet} other {{ship} ${shipColour} {size, number}}}{marked, select, yes { [{players}]} no {}}`,
    ziggurat: 'Ziggurat',
    section,
    decrees: 'Decrees',
    decree: '{decree}: {decreeName}{scored, select, yes { [{player}]} no {}}',
  },
  portLine: PORT_LINES,
  /** One letter for each colour, all different; pictures use them. */
  colourLetter: { white: 'W', yellow: 'Y', brown: 'B', blue: 'U', green: 'G' } satisfies Messages<ResourceColour>,
  /** The headings of the tiles and cards in play, and the line for one of them; values `number` and `text`. */
  inPlay: {
    actionTiles: 'Action tiles',
    ships: 'Ships: the abilities of the Ships you have claimed, from your next turn on',
    harbormasters: 'Harbormasters: used once, at any moment of your turn; unused, {unusedVp, number} VP at the end',
    zigguratTiles: 'Ziggurat tiles: VP by your rightmost marker, on the first/second/third space',
    decrees: 'Decrees: scored by one player only, at any moment of your turn',
    entry: '{number}: {text}',
  },
  /** `noGoods` and `noCards` are used if the list in `goods` or `cards` is empty. */
  seat: {
    summary:
      '{player} ({seatNumber, number}): {vp, number} VP, {gold, number} Gold, {markers, plural, one {# Claim marker} other {# Claim markers}} and {markerSupply, number} in the supply',
    mastery: 'Mastery rows (Building values): {tracks}',
    track: `${colour} {row, number} ({value, number})`,
    houses: 'Houses left: {rows}',
    goods: 'Goods: {goods}',
    noGoods: 'none',
    cards: 'Tiles and cards: {cards}',
    urbanCards: '{amount, plural, one {# Urban card} other {# Urban cards}}',
    noCards: 'none',
    abilities: 'Abilities: {abilities}',
  },
  /** The last rows of the table of VP. `goldAlone`: Gold breaks no tie. */
  scores: { total: 'Total VP', gold: 'Gold (breaks ties)', goldAlone: 'Gold' },
  /**
   * The Bot's things: `left` and `right` have `automaCard`; `numbers`, `cardNumber`, `cardRow` (with the value `cardRow`) and `footLabel`
   * are headings; `pointed` is the `row` that the large arrow points at; `shown` is a tile at a Number, with `number`, `colour` and
   * `count`.
   */
  bot: {
    left: 'left: {automaCard}',
    right: 'right: {automaCard}',
    numbers: 'Numbers',
    cardNumber: 'number',
    cardRow: 'row {cardRow, number}',
    footLabel: 'at the foot',
    pointed: '{row} <--',
    shown: `{number}: {count, plural, =0 {no tile} one {${colour}} other {${colour} ({count, number})}}`,
  },
};
