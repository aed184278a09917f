/** Files: records, saved games, positions and editions, in English. */
import type { Origin } from '@tabannusi/engine';
import type { EditionGroup } from '../names.ts';
import type { Messages } from '../speech/messages.ts';

export const load = {
  what: 'A record, a saved game, a position, an edition or a proof of dice of this game. Nothing leaves this device.',
  file: 'Choose a file',
  paste: 'Or paste its text here',
  drop: 'Or drop a file anywhere on this page.',
  read: 'Open',
  notJson: 'This is not JSON, so it can’t be a file of this game. Choose another file.',
  tooLong: 'This has more than {limit, number} characters, so it can’t be a file of this game. Choose another file.',
  strange: 'This isn’t a file of this game. Choose a record, a saved game, a position, an edition or a proof of dice.',
  record: 'A record of {players}: {turn, plural, =0 {set-up} other {turn #}}. It is valid.',
  table: 'A saved game of {players}: {turn, plural, =0 {set-up} other {turn #}}. It is valid.',
  withoutSeed: 'It has no seed, so if you play on, dice, tiles and cards will be random.',
  open: 'View at the table',
  position: 'A position. It is valid.',
  positionOnly: 'You can look at the position here, but you can’t play on from it.',
  edition: 'The edition “{name}”. It is valid, and you can start a game with it.',
  faults: '{count, plural, one {This file can’t be used. One thing is wrong:} other {This file can’t be used. # things are wrong:}}',
  remarks: '{count, plural, one {One note:} other {# notes:}}',
} as const;

export const origins = {
  about: 'The edition “{name}” contains what is printed on the board, tiles and cards. We know its values in three ways.',
  stated: 'A rulebook states these in words, or you can count them in its list of components.',
  derived: 'No rulebook states these, but the rules and examples leave only one possibility.',
  reconstructed:
    'These are printed on pieces that we couldn’t read. We chose values that fit every rule and example; your copy may differ.',
  ownEdition: 'If you own the box, you can enter your copy’s values in an edition of your own and open it here.',
} as const;

export const origin = {
  stated: 'Stated in words',
  derived: 'Derived from rules',
  reconstructed: 'Reconstructed by us',
} satisfies Messages<Origin>;

export const editionGroup = {
  districts: 'Districts and their actions',
  dice: 'dice',
  timeTrack: 'Time track',
  duo: 'building grids for 1 or 2 players',
  full: 'building grids for 3 or 4 players',
  playerBoard: 'Player boards',
  mastery: 'Mastery tracks',
  port: 'Port',
  ships: 'Ship tiles',
  ziggurat: 'Ziggurat',
  stocks: 'numbers of tiles and pieces',
  specialWater: 'special Water tiles',
  urbanCards: 'Urban cards',
  decrees: 'Decree cards',
  solo: 'solo cards',
} satisfies Messages<EditionGroup>;
