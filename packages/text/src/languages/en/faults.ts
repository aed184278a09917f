/** What is wrong with editions, records, positions and saved tables, in English. */
import type { FaultMessages, RowPart } from '../../fault-messages.ts';
import { select } from '../../messages.ts';
import type { ReplayPath } from '../../replay-path.ts';
import { positionFault } from './position-faults.ts';

const rowPart = {
  district1: 'District 1',
  border12: 'border of Districts 1 and 2',
  district2: 'District 2',
  border23: 'border of Districts 2 and 3',
  district3: 'District 3',
};
const part = select<RowPart>('part', rowPart);

/** The place in the game. */
const when = '{turn, plural, =0 {in set-up} other {in turn #}}';

export const faults: FaultMessages = {
  fault: {
    wrongType: '{where}: found {found}. Allowed: {allowed}.',
    missing: '{where} is missing. Needed: {allowed}.',
    unknownKey: '{where}: this key is unknown here. Allowed: {allowed}.',
    outOfRange: '{where}: {found} is out of range. Allowed: {allowed}.',
    notOneOf: '{where}: {found} is an unknown word. Allowed: {allowed}.',
    badText: '{where}: {found} is no proper text. Allowed: {allowed}.',
    wrongLength: '{where}: the list has {count, plural, one {# entry} other {# entries}}. Allowed: {allowed}.',
    badBonus: '{where}: {found} is no bonus code. Allowed: {allowed}.',
    bonusNotHere: '{where}: the bonus {found} cannot stand here. Allowed: {allowed}.',
    repeated: '{where}: {found} occurs a second time. Allowed: {allowed}.',
    notAscending: '{where}: {found} does not rise. Allowed: {allowed}.',
    rowParts: '{where}: the row has {count, plural, one {# part} other {# parts}}. Allowed: {allowed}.',
    rowWidth:
      '{where}: found {count, plural, one {# code} other {# codes}}. Allowed: {exact, select, yes {{min, number}} no {{min, number} to {max, number}}}.',
    badCell: '{where}: {found} is no code of a space. Allowed: {allowed}.',
    cellNotHere: '{where}: {found} cannot stand here. Allowed: {allowed}.',
    badNumber: '{where}: {found} is no number of this space. Allowed: {allowed}.',
    spaces: '{where}: found {count, plural, one {# space} other {# spaces}}. Allowed: {allowed}.',
    tileSpaces: '{where}: the Districts have {count, plural, one {# Action space} other {# Action spaces}} in all. Allowed: {allowed}.',
    ships: '{where}: {count, plural, one {# Ship tile is} other {# Ship tiles are}} too few to fill the Port. Allowed: {allowed}.',
    symbolMissing: '{where}: no Decree has the symbol {found}. Allowed, each on one card at least: {allowed}.',
    unreadable: '{where} cannot be read. Needed: {allowed}.',
    tooLong: '{where} is too long: {count, plural, one {# character} other {# characters}}. Allowed: {max, number} at most.',
    notJson: '{where} is not written in JSON. It begins with {found}; needed: {allowed}.',
    wrongFormat: '{where}: {found} is not the format of a record. Allowed: {allowed}.',
    wrongVersion: '{where}: version {found} of the format cannot be read here. Allowed: {allowed}.',
    otherRules: '{where}: the game was played by version {found} of the rules, this program plays by version {allowed}.',
    unknownEdition: '{where}: the edition {found} is unknown here. Allowed: {allowed}.',
    editionHash: '{where}: the edition has other contents than the known one of this name. Found: {found}. Allowed: {allowed}.',
  },
  warning: {
    projectBonusOnWater: '{where}: {found} refers to a Project. Under a Garden it is a step of choice (m=) or nothing (p+).',
    noReason: '{where}: a derived group should have a note that gives the reason.',
    neverReached: '{where}: {found} stands in the row where the markers start, and is never gained.',
    noWater: '{where}: without printed Water nothing can be laid in this District.',
    cardAsksNothing: '{where}: the card asks for no House, so everybody fulfils it.',
    cardAsksTooMuch: '{where}: the card asks for more Houses than a player can have.',
  },
  moreFaults: 'There is more to report than is shown here.',
  allowed: {
    whole: '{exact, select, yes {{min, number}} no {a whole number from {min, number} to {max, number}}}',
    entries:
      '{exact, select, yes {a list of {min, plural, one {# entry} other {# entries}}} no {a list of {min, number} to {max, number} entries}}',
    spaces: '{min, number} to {max, number} in a game of {players, number} players',
    text: '{form, select, line {1 to {max, number} visible characters} name {1 to {max, number} small letters, digits and hyphens} id {1 to {max, number} letters, digits and hyphens}}',
    object: 'an object with named values',
    oneOf: '{values}',
    bonus: '{codes}',
    rowParts: '{parts}, with | between them',
    gridCell: '.. (plain space), ## (no space) or a bonus code',
    borderCell: '~~ (Water), ## (no space) or ~ and a bonus code',
    soloNumber: '{on, select, grid {one number, such as 7} border {two numbers, such as 17/20} hole {##}}',
    once: 'each only once',
    more: 'more than {than, number}',
    nothing: 'nothing',
    list: 'a list',
    number: 'a whole number',
    boolean: 'true or false',
    space: 'the name of a space, such as b2',
    atMost: 'at most {max, number}',
  },
  emptyText: 'an empty text',
  found: { undefined: 'nothing', object: 'an object', list: 'a list', function: 'a function', symbol: 'a symbol', bigint: 'a bigint' },
  where: {
    edition: 'The edition',
    position: 'The position',
    record: 'The record',
    path: '{path}',
    part: `{path}, ${part}`,
    cell: `{path}, ${part}, code {position, number}`,
  },
  rowPart,
  positionFault,
  replayFault: {
    notLegal: select<ReplayPath<'notLegal'>>('path', {
      decisions: `Decision {number, number} (${when}) was not possible there.`,
      chance: `Outcome {number, number} of chance (${when}) was not possible there.`,
    }),
    leftOver: select<ReplayPath<'leftOver'>>('path', {
      decisions: 'Decision {number, number} is left over: the game was over before it.',
      chance: 'Outcome {number, number} of chance is left over: the game was over before it.',
      turns: 'Turn {number, number} is listed, but was not played.',
    }),
    lacking: select<ReplayPath<'lacking'>>('path', {
      decisions: `Decision {number, number} (${when}) is missing, though outcomes of chance follow.`,
      chance: `Outcome {number, number} of chance (${when}) is missing, though decisions follow.`,
      turns: 'Turn {number, number} was played, but is not listed.',
    }),
    otherChance: `Outcome {number, number} of chance (${when}) is another than the seed gives. Found: {found}. The seed gives: {allowed}.`,
    otherTurn:
      'Turn {number, number} is said to begin after {found, plural, one {# decision} other {# decisions}}, but it began after {allowed, plural, one {# decision} other {# decisions}}.',
    otherHash: 'Turn {number, number} began with another state than the record says. Hash found: {found}. Hash of the state: {allowed}.',
    confirmed:
      '{found, plural, one {# decision is} other {# decisions are}} said to be final. Allowed: {min, number} at least, {max, number} at most.',
  },
  hashesNotCompared: 'The game could be played, but its hashes were not compared, because they were made in another way.',
  tableFault: {
    notATable: 'This is not a saved game.',
    otherTableVersion: 'The game was saved in another version of the format, which cannot be read here.',
    badTable: '{where}: this part of the saved game is damaged or missing.',
  },
};
