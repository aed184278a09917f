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
  unknownKey: `{where}: unknown key.${rest}`,
  outOfRange: `{where}: {found} is out of range.${rest}`,
  notOneOf: `{where}: {found} is not one of the allowed values.${rest}`,
  wrongLength: `{where}: the list has {count, plural, one {# entry} other {# entries}}.${rest}`,
  wrongFormat: `{where}: {found} is not the format of a position.${rest}`,
  wrongVersion: `{where}: this program can’t read version {found} of the format.${rest}`,
  unknownEdition: `{where}: there is no edition {found} with this version.${rest}`,
  editionHash: `{where}: the edition differs from the known edition with this name. Found: {found}.${rest}`,
  badEdition: '{where}: the edition has {count, plural, one {# fault} other {# faults}}. The first one: {first}',
  repeated: `{where}: {found} appears twice.${rest}`,
  notEmpty: `{where}: {found} is already occupied.${rest}`,
  notHere: `{where}: {found} can’t be here.${rest}`,
  dryGround: `{where}: a Garden needs Water, and {found} has none.${rest}`,
  notConnected: `{where}: the spaces of a Building must be one group in one District.${rest}`,
  twoGroups: `{where}: Projects of one colour in one District must be one group; found {found}.${rest}`,
  tooMany: `{where}: {coloured, select, yes {{found} of the colour {colour} are} no {{found} is}} too many{owners, plural, =0 {} one { for seat {seats}} other { for seats {seats}}}.${rest}`,
  tooFew: `{where}: {found} is not enough.${rest}`,
  disagrees: `{where}: {found} doesn’t fit the rest of the position.${rest}`,
  contradicts: `{where}: {why, select, ships {{found} cannot lie here, because {owners, plural, one {seat {seats} has} other {seats {seats} have}} claimed every Ship of this row or column and {owners, plural, one {has} other {have}} taken the Harbormaster. Write null, or take a marker off a Ship} houses {seat {seats} has both Houses of this pair, and may have only one} crateTaken {{found} cannot lie here, because the red House of seat {seats} has taken the Crate. Write null} crateLacking {the Crate is missing, though no red House has taken it. Leave this key out} pawnsMissing {the pawns of the active player are missing. Write the District in which they stand} pawnsStand {the pawns are on the board already, but the question asks where to place them. Leave out this key or the question} other {{found} contradicts the rules}}.${rest}`,
  pendingOrder: `{where}: {found} cannot {on, select, bottom {be the lowest decision} other {lie on {on}}}. What can lie below it: {allowed}.`,
  pendingAbove: `{where}: {found} is here, but {on} waits for one of these: {allowed}.`,
  pendingSeat: `{where}: this decision doesn’t belong to seat {found}.${rest}`,
  pendingContent: `{where}: {inField, select, yes {{found} in {on} doesn’t fit the rest of the position} no {{found} can’t be pending in this position}}.${rest}`,
  notAsked: `{where}: {found} is not asked here, because it has fewer than two answers. Write the position in which the next question is asked.${rest}`,
} satisfies Messages<PositionFaultCode>;

const rowPart = {
  district1: 'District 1',
  border12: 'border between Districts 1 and 2',
  district2: 'District 2',
  border23: 'border between Districts 2 and 3',
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
    unknownKey: '{where}: unknown key. Allowed: {allowed}.',
    outOfRange: '{where}: {found} is out of range. Allowed: {allowed}.',
    notOneOf: '{where}: unknown word {found}. Allowed: {allowed}.',
    badText: '{where}: {found} is not a valid text. Allowed: {allowed}.',
    wrongLength: '{where}: the list has {count, plural, one {# entry} other {# entries}}. Allowed: {allowed}.',
    badBonus: '{where}: {found} is not a bonus code. Allowed: {allowed}.',
    bonusNotHere: '{where}: the bonus {found} can’t be here. Allowed: {allowed}.',
    repeated: '{where}: {found} appears twice. Allowed: {allowed}.',
    notAscending: '{where}: {found} isn’t higher than the number before it. Allowed: {allowed}.',
    rowParts: '{where}: the row has {count, plural, one {# part} other {# parts}}. Allowed: {allowed}.',
    rowWidth:
      '{where}: found {count, plural, one {# code} other {# codes}}. Allowed: {exact, select, yes {{min, number}} no {{min, number} to {max, number}}}.',
    badCell: '{where}: {found} is not the code of a space. Allowed: {allowed}.',
    cellNotHere: '{where}: {found} can’t be here. Allowed: {allowed}.',
    badNumber: '{where}: {found} can’t be the number of this space. Allowed: {allowed}.',
    spaces: '{where}: found {count, plural, one {# space} other {# spaces}}. Allowed: {allowed}.',
    tileSpaces: '{where}: the Districts have {count, plural, one {# Action space} other {# Action spaces}} in all. Allowed: {allowed}.',
    ships: '{where}: {count, plural, one {# Ship tile is} other {# Ship tiles are}} not enough to fill the Port. Allowed: {allowed}.',
    symbolMissing: '{where}: no Decree has the symbol {found}. Each of these must be on at least one card: {allowed}.',
    unreadable: '{where} cannot be read. Needed: {allowed}.',
    tooLong: '{where} is too long: {count, plural, one {# character} other {# characters}}. Allowed: {max, number} at most.',
    notJson: '{where} is not JSON. It begins with {found}; needed: {allowed}.',
    wrongFormat: '{where}: {found} is not the format of a record. Allowed: {allowed}.',
    wrongVersion: '{where}: this program can’t read version {found} of the format. Allowed: {allowed}.',
    otherRules: '{where}: the game was played with version {found} of the rules; this program uses version {allowed}.',
    unknownEdition: '{where}: unknown edition {found}. Allowed: {allowed}.',
    editionHash: '{where}: the edition differs from the known edition with this name. Found: {found}. Allowed: {allowed}.',
  } satisfies Messages<RecordFault['code']>,
  warning: {
    projectBonusOnWater: '{where}: {found} refers to a Project. Under a Garden it is a step of choice (m=) or nothing (p+).',
    noReason: '{where}: give the reason why these values are derived in a note.',
    neverReached: '{where}: nobody can gain {found}, because it is in the row where the markers start.',
    noWater: '{where}: this District has no printed Water, so nobody can lay Water here.',
    cardAsksNothing: '{where}: the card requires no House, so everybody fulfils it.',
    cardAsksTooMuch: '{where}: the card requires more Houses than a player can have.',
  } satisfies Messages<EditionWarning['code']>,
  moreFaults: 'There are more faults than shown here.',
  /** What is allowed. The values are those of `Allowed` in the engine, and `exact` (`yes`, `no`) for a range. */
  allowed: {
    whole: '{exact, select, yes {{min, number}} no {a whole number from {min, number} to {max, number}}}',
    entries:
      '{exact, select, yes {a list of {min, plural, one {# entry} other {# entries}}} no {a list of {min, number} to {max, number} entries}}',
    spaces: '{min, number} to {max, number} with {players, number} players',
    text: '{form, select, line {1 to {max, number} visible characters} name {1 to {max, number} lower-case letters, digits and hyphens} id {1 to {max, number} letters, digits and hyphens}}',
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
      decisions: `Decision {number, number} (${when}) was not possible.`,
      chance: `Random outcome {number, number} (${when}) was not possible.`,
    }),
    leftOver: select<ReplayPath<'leftOver'>>('path', {
      decisions: 'Decision {number, number} comes after the end of the game.',
      chance: 'Random outcome {number, number} comes after the end of the game.',
      turns: 'Turn {number, number} is listed, but was not played.',
    }),
    lacking: select<ReplayPath<'lacking'>>('path', {
      decisions: `Decision {number, number} (${when}) is missing, though random outcomes follow.`,
      chance: `Random outcome {number, number} (${when}) is missing, though decisions follow.`,
      turns: 'Turn {number, number} was played, but is not listed.',
    }),
    otherChance: `Random outcome {number, number} (${when}) doesn’t follow from the seed. Found: {found}. The seed gives: {allowed}.`,
    otherTurn:
      'The record says that turn {number, number} began after {found, plural, one {# decision} other {# decisions}}, but it began after {allowed, plural, one {# decision} other {# decisions}}.',
    otherHash: 'Turn {number, number} did not begin as the record says. Hash found: {found}. Hash of the state: {allowed}.',
    confirmed:
      'The record says that {found, plural, one {# decision is} other {# decisions are}} final. Allowed: at least {min, number}, at most {max, number}.',
  } satisfies Messages<ReplayFault['code']>,
  /** Shown for a record that was replayed without comparing its hashes. */
  hashesNotCompared: 'Every move was legal. The hashes were not compared, because they come from another version of this program.',
  /** Faults of a saved table; value `where`. */
  tableFault: {
    notATable: 'This isn’t a saved game.',
    otherTableVersion: 'The game was saved in another version of the format, which this program can’t read.',
    badTable: '{where}: this part of the saved game is damaged or missing.',
  } satisfies Messages<TableFault['code']>,
  /** Faults of a proof of dice; `where` is the number of a player or of an entry. */
  proofFault: {
    notAProof: 'This isn’t a proof of dice.',
    otherProofVersion: 'The proof was written in another version of the format, which this program can’t read.',
    badProof: '{where}: this part of the proof is damaged or missing.',
    otherGame: '{where}: the record is of another game than the players agreed on.',
    seedGiven: '{where}: the record has a seed. In a proof, all dice, tiles and cards come from the secrets.',
    otherSecret: 'The server’s secret does not match its commitment.',
    otherShare: 'The share of player {player, number} does not match its commitment.',
    lackingShare: 'Player {player, number} committed to a share, but the share is missing.',
    strangeShare: 'There is a share of player {player, number}, who committed to none.',
    brokenChain: 'Entry {number, number} does not follow from the one before it: the chain is broken.',
    otherEntry: '{where}: entry {number, number} doesn’t fit the rest of the proof.',
  } satisfies Messages<ProofFault['code']>,
};
