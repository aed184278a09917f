/** The messages of descriptions. */

/**
 * Sentences and, in the singular beside them, the items of their lists: `buildings` is about `items`, each a `building`, and `count` is how
 * many there are. `players`: a list of names, with `count` or `marks`; `spaces` and `faces`: lists.
 *
 * - `barge`: `none`, `empty` or `dice`; `portLine`: `blue` is `house` or `free` (with `bluePlayer`), `red` is `house`, `crate` (of a `colour`)
 *   or `free` (with `redPlayer`), `harbormaster` can be `none`;
 * - `section`: `zigguratTile` can be `none`; `architect` and `assistant`: `placed` (`yes`, `no`), with the District;
 * - `decree`: `scored` (`yes`, `no`), with `player`; `urbanBottomCard`: `known` (`yes`, `no`), with `card` and the `player` who put it there.
 */
export type DescriptionMessage =
  | 'barge'
  | 'architects'
  | 'assistants'
  | 'actions'
  | 'buildings'
  | 'building'
  | 'projects'
  | 'project'
  | 'gardens'
  | 'garden'
  | 'water'
  | 'freeSpaces'
  | 'space'
  | 'ship'
  | 'portLine'
  | 'section'
  | 'sectionHouses'
  | 'sectionHouse'
  | 'sectionFree'
  | 'sectionSpace'
  | 'sectionClaims'
  | 'sectionClaim'
  | 'seatTitle'
  | 'seatSummary'
  | 'architect'
  | 'assistant'
  | 'mastery'
  | 'track'
  | 'houses'
  | 'goods'
  | 'seatHouses'
  | 'seatBuildings'
  | 'coloured'
  | 'seatGardens'
  | 'seatShips'
  | 'seatShip'
  | 'abilities'
  | 'harbormasters'
  | 'seatDecrees'
  | 'seatDecree'
  | 'urbanCards'
  | 'urbanCardCount'
  | 'urbanIgnored'
  | 'gameTitle'
  | 'turn'
  | 'startPlayer'
  | 'ending'
  | 'decrees'
  | 'decree'
  | 'stocks'
  | 'asideHarbormasters'
  | 'urbanDeck'
  | 'urbanBottom'
  | 'urbanBottomCard';
