/** The messages that pictures of positions are made of. They are no part of the catalogues: a page draws its pictures itself. */
import type { PortLine, ResourceColour } from '@tabannusi/engine';
import type { Messages } from '../messages.ts';

export interface PictureMessages {
  readonly board: Messages<BoardMessage>;
  readonly portLine: Messages<PortLine>;
  /** One letter each, all different: pictures mark colours with them. */
  readonly colourLetter: Messages<ResourceColour>;
  /** Headings of the tiles and cards in play, and one of them: values `number` and `text`. */
  readonly inPlay: Messages<'actionTiles' | 'ships' | 'harbormasters' | 'zigguratTiles' | 'decrees' | 'entry'>;
  readonly seat: Messages<SeatMessage>;
  /** The last rows of the table of VP; `goldAlone`: where Gold breaks no tie. */
  readonly scores: Messages<'total' | 'gold' | 'goldAlone'>;
  /**
   * What belongs to the Bot: `left`, `right` with `automaCard`; `numbers`, `cardNumber`, `cardRow` (with `cardRow`) and `footLabel` are headings;
   * `pointed` is the `row` that the large arrow points at; `shown` a tile at a Number, with `number`, `colour` and `count`.
   */
  readonly bot: Messages<'left' | 'right' | 'numbers' | 'cardNumber' | 'cardRow' | 'footLabel' | 'pointed' | 'shown'>;
}

type BoardMessage =
  | 'legend'
  | 'legendPieces'
  | 'legendBuildings'
  | 'legendHouses'
  | 'legendPort'
  | 'legendShips'
  | 'legendZiggurat'
  | 'legendClaims'
  | 'legendDecrees'
  | 'legendSpaces'
  | 'legendBonus'
  | 'barges'
  | 'district'
  | 'barge'
  | 'emptyBarge'
  | 'noBarge'
  | 'architects'
  | 'assistants'
  | 'actionTiles'
  | 'port'
  | 'ship'
  | 'ziggurat'
  | 'section'
  | 'decrees'
  | 'decree';

/** `noGoods` and `noCards` stand for an empty list in `goods` and in `cards`. */
type SeatMessage = 'summary' | 'mastery' | 'track' | 'houses' | 'goods' | 'noGoods' | 'cards' | 'urbanCards' | 'noCards' | 'abilities';
