/** Files: records, saved games, positions and editions, in English. */
import type { Origin } from '@tabannusi/engine';
import type { EditionGroup } from '../names.ts';
import type { Messages } from '../speech/messages.ts';

export const load = {
  what: 'A record, a saved game, a position, an edition or a proof of dice of this game. Nothing leaves this device.',
  file: 'Choose a file',
  paste: 'Or paste its text here',
  drop: 'Or drop a file anywhere on this page.',
  read: 'Read it',
  notJson: 'This is not JSON, so it is no file of this game.',
  tooLong: 'This is longer than {limit, number} characters, so it is no file of this game.',
  strange: 'This is neither a record nor a saved game, a position or an edition of this game.',
  record: 'A record of {players}: {turn, plural, =0 {set-up} other {turn #}}. It is valid.',
  table: 'A saved game of {players}: {turn, plural, =0 {set-up} other {turn #}}. It is valid.',
  withoutSeed: 'It has no seed: what has happened is as it was, and what is drawn from here on is drawn anew.',
  open: 'Open it at the table',
  position: 'A position. It is valid.',
  positionOnly: 'You can’t start a game from here, so this page only shows the position.',
  edition: 'The edition “{name}”. It is valid, and you can start a game with it.',
  faults: '{count, plural, one {It cannot be used. One thing is wrong:} other {It cannot be used. # things are wrong:}}',
  remarks: '{count, plural, one {One remark:} other {# remarks:}}',
} as const;

export const origins = {
  about: 'The edition “{name}” says what is printed on board, tiles and cards. We know its values in three ways.',
  stated: 'A rulebook says these in words, or they can be counted in its list of components.',
  derived: 'No rulebook says these, but the rules and examples leave only one possibility.',
  reconstructed:
    'These are printed on pieces that we could not read. We chose values that keep every rule and example; your copy may differ.',
  ownEdition: 'If you own the box, you can write your copy’s values into an edition of your own and open it here.',
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
  duo: 'building grids for 1-2 players',
  full: 'building grids for 3-4 players',
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
