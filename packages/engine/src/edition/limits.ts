/**
 * The bounds of every free value of an edition. The engine's fields rely on them, so they are part of its contract:
 *
 * - a count of pieces, a space of a side, a row or a card fits 8 bits, with values above 250 left over for "none";
 * - Gold of one seat fits 16 bits: spaces 250 x 99, Mastery 2 x 87 steps x 99, Houses and columns 62 x 99 and some 1,500 from turns
 *   add up to about 50,000, because each of them pays once;
 * - VP of one seat need 32 bits: one scoring of a District can pay 41,000 (84 pieces among 84 Gardens, value 99), and there are
 *   up to 12 + 5 of them;
 * - a list of choices stays far below the 1,024 that a state has room for: the answers to a question are spaces of one side (250 at
 *   most), special Water tiles (40), mixes of a payment (some 60) or a handful of others, and a window adds five refills, four Decrees and
 *   nine Harbormasters; even all of them together would be fewer than 400.
 *
 * What is fixed is not here: five Districts, five and three colours, a 3 x 3 Port, three sections of six spaces, six Action tiles,
 * one to four seats.
 */
import { SHIP_IDS } from './types.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export const LIMITS = {
  // Words.
  id: { min: 1, max: 40 },
  version: { min: 1, max: 9999 },
  title: { min: 1, max: 80 },
  districtName: { min: 1, max: 40 },
  note: { min: 0, max: 500 },

  // Amounts of a bonus.
  vp: { min: 1, max: 99 },
  gold: { min: 1, max: 99 },
  claims: { min: 1, max: 9 },

  // Districts: what one District offers. Five kinds of action at most, besides its Action tiles, of which there are six in all.
  actions: { min: 1, max: 9 },

  /**
   * Dice of a colour for 2, 3 and 4 players. A scoring can leave every player with one die of the colour. One die more makes
   * sure that dice return to the Barge; otherwise it could stay empty for ever, and the game might never end. Each count of a face on a
   * Barge fits 4 bits.
   */
  diceForTwo: { min: 3, max: 15 },
  diceForThree: { min: 4, max: 15 },
  diceForFour: { min: 5, max: 15 },
  /** At least one Gold to take: an empty track would end the game before it began (END-01). */
  timeTrack: { min: 1, max: 12 },

  // Grids.
  rows: { min: 1, max: 12 },
  rowText: { min: 1, max: 400 },
  columns: { min: 1, max: 12 },
  borderColumns: { min: 1, max: 1 },
  /** Grid spaces and Water of a side in all. */
  spacesPerSide: 250,
  /**
   * Enough spaces for set-up. Each player covers at most four: one Building, and three Projects of one colour if its space and theirs have
   * BON-12. So the last of n players always finds one of 4 (n - 1) + 1 spaces empty.
   */
  spacesForPlayers: { 2: 5, 3: 9, 4: 13 },
  /** The Bot's first Building stands in the District that the cards name (SOLO-11), after the player's: five spaces, as above. */
  soloSpacesPerDistrict: 5,
  /** The fewest spaces of a common District on any side. */
  spacesPerDistrict: 1,
  soloNumber: { min: 1, max: 250 },

  // Player board: at most 48 Houses. The set-up House needs a place in each coloured row (SET-26).
  housesPerRow: { min: 1, max: 12 },
  bottomHouses: { min: 1, max: 12 },
  houseGold: { min: 0, max: 99 },
  houseClaims: { min: 0, max: 9 },
  /** The first Crate of set-up needs a slot (SET-20). */
  crateSlots: { min: 1, max: 8 },

  // Mastery.
  trackLength: { min: 2, max: 30 },
  buildingValue: { min: 0, max: 99 },

  // Port: rows and columns 1-3.
  portLine: { min: 1, max: 3 },
  printedShips: { min: 0, max: 9 },
  shipSize: { min: 1, max: 3 },
  shipTiles: { min: 0, max: SHIP_IDS.length },

  // Stocks.
  /** The solo game puts up to six tiles of a colour into the bag: the five of D05 to D07 and one more (SOLO-07). */
  projectsPerColour: { min: 6, max: 250 },
  /** Four players may begin with the same colour (SET-24). */
  piecesPerColour: { min: 4, max: 250 },
  regularWater: { min: 0, max: 250 },
  gardens: { min: 0, max: 250 },
  /** Enough for six Port spaces and four players with five colours (SET-09, SET-20). */
  cratesPerColour: { min: 2, max: 20 },
  /** Each player keeps five at the start (SET-19). */
  claimMarkers: { min: 5, max: 60 },
  specialWaterDisplay: { min: 0, max: 10 },
  specialWaterFaces: { min: 0, max: 40 },

  // Cards.
  cardId: { min: 1, max: 16 },
  /** One for each player (SET-20). */
  urbanCards: { min: 4, max: 60 },
  urbanHouses: { min: 0, max: 14 },
  urbanVp: { min: 0, max: 99 },

  // Solo.
  automaMarkers: { min: 0, max: 20 },
  /** The first Decree comes from the king's list, so it cannot be empty (SOLO-03). */
  kingDecrees: { min: 1, max: 16 },
  /** Set-up opens two, and the first turn opens a third before an empty deck is shuffled anew (SOLO-36, A-160). */
  automaCards: { min: 3, max: 60 },
  automaNumber: { min: 0, max: 2 },
  automaRow: { min: 1, max: 3 },
  colourNumber: { min: 1, max: 3 },
} as const;
