/** Faults of editions, records, positions and saved tables, in English. */
import type { EditionFault, EditionWarning, PositionFaultCode, RecordFault, ReplayFault } from '@tabannusi/engine';
import type { ProofFault } from '@tabannusi/fair';
import type { Messages } from '../speech/messages.ts';
import { select } from '../speech/messages.ts';
import type { AllowedKind, FoundWord, ReplayPath, RowPart, TableFault, Whole } from './fault-kinds.ts';

const allows = '{allows, select, yes { Allowed: {allowed}.} no {}}';

const rule = '{cites, select, yes { See rule {rule}.} no {}}';

const rest = `${allows}${rule}`;

/**
 * Faults of a position, with the values `where`, `found` and `count`; `allowed` if `allows` is `yes`; `rule`, an ID, if `cites` is `yes`.
 * `on` is the kind of a pending decision, a word of positions, or `bottom`. `seats` are the `owners` of what is wrong, counted from 0 as in
 * positions. For a bad edition, `count` is the number of its faults and `first` the sentence of the first one.
 */
const positionFault = {
  unreadable: `{where} cannot be read.${rest}`,
  tooLarge: `{where} is too large: found {found}.${rest}`,
  wrongType: `{where}: found {found}.${rest}`,
  missing: `{where} is missing.${rest}`,
  unknownKey: `{where}: this key is unknown here.${rest}`,
  outOfRange: `{where}: {found} is out of range.${rest}`,
  notOneOf: `{where}: {found} is unknown here.${rest}`,
  wrongLength: `{where}: the list has {count, plural, one {# entry} other {# entries}}.${rest}`,
  wrongFormat: `{where}: {found} is not the format of a position.${rest}`,
  wrongVersion: `{where}: version {found} of the format cannot be read here.${rest}`,
  unknownEdition: `{where}: no edition {found} of this version is known.${rest}`,
  editionHash: `{where}: the edition has other contents than the known one of this name. Found: {found}.${rest}`,
  badEdition: '{where}: the edition has {count, plural, one {# fault} other {# faults}}. The first one: {first}',
  repeated: `{where}: {found} occurs a second time.${rest}`,
  notEmpty: `{where}: something else lies on {found}.${rest}`,
  notHere: `{where}: {found} cannot be here.${rest}`,
  dryGround: `{where}: there is no Water on {found} for a Garden.${rest}`,
  notConnected: `{where}: the spaces of a Building must be one group in one District.${rest}`,
  twoGroups: `{where}: Projects of one colour in one District must be one group; found {found}.${rest}`,
  tooMany: `{where}: {coloured, select, yes {{found} of the colour {colour} are} no {{found} is}} too many{owners, plural, =0 {} one { for seat {seats}} other { for seats {seats}}}.${rest}`,
  tooFew: `{where}: {found} is too few.${rest}`,
  disagrees: `{where}: {found} is written, but something else follows from the rest.${rest}`,
  contradicts: `{where}: {why, select, ships {{found} cannot lie here, because {owners, plural, one {seat {seats} has} other {seats {seats} have}} claimed every Ship of this row or column and {owners, plural, one {has} other {have}} taken it. Write null, or take a marker off a Ship} houses {seat {seats} has both Houses of this pair, and may have only one} crateTaken {{found} cannot lie here, because the red House of seat {seats} has taken the Crate. Write null} crateLacking {the Crate is missing, though no red House has taken it. Leave this key out} pawnsMissing {the pawns of the active player are missing. Write the District in which they stand} pawnsStand {the pawns stand already, but they are being asked for. Leave this key or the question out} other {{found} contradicts the rules}}.${rest}`,
  pendingOrder: `{where}: {found} cannot {on, select, bottom {be the lowest decision} other {lie on {on}}}. What can lie below it: {allowed}.`,
  pendingAbove: `{where}: {found} is here, but {on} waits for one of these: {allowed}.`,
  pendingSeat: `{where}: {found} is not the seat of this decision.${rest}`,
  pendingContent: `{where}: {inField, select, yes {{found} in {on} does not agree with the rest of the position} no {{found} cannot be pending in this position}}.${rest}`,
  notAsked: `{where}: {found} is not asked here, because there are fewer than two answers. Write the position in which the next question is asked.${rest}`,
} satisfies Messages<PositionFaultCode>;

const rowPart = {
  district1: 'District 1',
  border12: 'border of Districts 1 and 2',
  district2: 'District 2',
  border23: 'border of Districts 2 and 3',
  district3: 'District 3',
};

const part = select<RowPart>('part', rowPart);

/** The turn in which a fault was found. */
const when = '{turn, plural, =0 {in set-up} other {in turn #}}';

export const faults = {
  /**
   * Faults of an edition or a record, with the values `where`, `found`, `allowed` with its own values, and `count`, the number that was
   * found.
   */
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
  } satisfies Messages<RecordFault['code']>,
  warning: {
    projectBonusOnWater: '{where}: {found} refers to a Project. Under a Garden it is a step of choice (m=) or nothing (p+).',
    noReason: '{where}: a derived group should have a note that gives the reason.',
    neverReached: '{where}: {found} stands in the row where the markers start, and is never gained.',
    noWater: '{where}: without printed Water nothing can be laid in this District.',
    cardAsksNothing: '{where}: the card asks for no House, so everybody fulfils it.',
    cardAsksTooMuch: '{where}: the card asks for more Houses than a player can have.',
  } satisfies Messages<EditionWarning['code']>,
  moreFaults: 'There is more to report than is shown here.',
  /** What is allowed. The values are those of `Allowed` in the engine, and `exact` (`yes`, `no`) for a range. */
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
  } satisfies Messages<EditionFault['allowed']['is'] | AllowedKind | 'atMost'>,
  /** Stands for "no bonus" among the allowed codes. */
  emptyText: 'an empty text',
  /** The kinds of value that a fault names. */
  found: {
    undefined: 'nothing',
    object: 'an object',
    list: 'a list',
    function: 'a function',
    symbol: 'a symbol',
    bigint: 'a bigint',
  } satisfies Messages<FoundWord>,
  /** The place of a fault: the whole, a `path` in it, a `part` of a row of the grid, or the code at a `position` in that part. */
  where: {
    edition: 'The edition',
    position: 'The position',
    record: 'The record',
    path: '{path}',
    part: `{path}, ${part}`,
    cell: `{path}, ${part}, code {position, number}`,
  } satisfies Messages<Whole | 'path' | 'part' | 'cell'>,
  rowPart,
  positionFault,
  /**
   * Faults found by replaying a record: `number` is the place in the list of the `path`, from 1; `turn` is 0 in set-up. `found` and
   * `allowed` are numbers of decisions in `otherTurn` and `confirmed` (which has `min` and `max`); otherwise they are values that need no
   * translation.
   */
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
  } satisfies Messages<ReplayFault['code']>,
  /** Shown for a record that was replayed without comparing its hashes. */
  hashesNotCompared: 'The game could be played, but its hashes were not compared, because they were made in another way.',
  /** Faults of a saved table; value `where`. */
  tableFault: {
    notATable: 'This is not a saved game.',
    otherTableVersion: 'The game was saved in another version of the format, which cannot be read here.',
    badTable: '{where}: this part of the saved game is damaged or missing.',
  } satisfies Messages<TableFault['code']>,
  /** Faults of a proof of dice; `where` is the number of a player or of an entry. */
  proofFault: {
    notAProof: 'This is not a proof of dice.',
    otherProofVersion: 'The proof was written in another version of the format, which cannot be read here.',
    badProof: '{where}: this part of the proof is damaged or missing.',
    otherGame: '{where}: the game that was agreed on is not the one in the record.',
    seedGiven: '{where}: the record names another source of chance. In a proof, chance comes from the secrets alone.',
    otherSecret: 'The server’s secret does not match its commitment.',
    otherShare: 'The share of player {player, number} does not match its commitment.',
    lackingShare: 'Player {player, number} committed to a share, but the share is missing.',
    strangeShare: 'Player {player, number} committed to no share, but there is one.',
    brokenChain: 'Entry {number, number} does not follow from the one before it: the chain is broken.',
    otherEntry: '{where}: entry {number, number} does not agree with the rest of the proof.',
  } satisfies Messages<ProofFault['code']>,
};
