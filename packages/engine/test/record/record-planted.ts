/** Records with one fault each, and the expected report of reading or replaying them. */
import type { RecordFault } from '../../src/record/faults.ts';
import { RECORD_LIMITS } from '../../src/record/record.ts';
import type { ReplayFault } from '../../src/record/replay.ts';
import { plant } from '../edition/plant.ts';
import { changed, recorded, replaced } from './recorded.ts';

interface Planted<Fault> {
  readonly what: string;
  readonly record: unknown;
  readonly fault: Partial<Fault>;
}

/** A game of two, recorded in the middle of a turn. */
export const GOOD = recorded(2, 'planted', 61).record();
const { decisions, chance, turns } = GOOD;
const good = (keys: Readonly<Record<string, unknown>> = {}) => changed(GOOD, keys);
const withDecision = (choice: unknown, at = 7) => good({ decisions: replaced(decisions, at, choice) });
const withOutcome = (outcome: unknown, at = 0) => good({ chance: replaced(chance, at, outcome) });
const throwing = (key: string) =>
  Object.defineProperty(good(), key, {
    enumerable: true,
    get() {
      throw new Error('not to be read');
    },
  });

/** Faults found by reading */
export const PLANTED_IN_FORM: readonly Planted<RecordFault>[] = [
  { what: 'nothing', record: undefined, fault: { code: 'missing', path: '', allowed: { is: 'object' } } },
  { what: 'a list', record: [], fault: { code: 'wrongType', path: '', found: 'list' } },
  {
    what: 'another format',
    record: good({ format: 'chess' }),
    fault: { code: 'wrongFormat', path: 'format', found: '"chess"', allowed: { is: 'oneOf', values: ['tabannusi-record'] } },
  },
  { what: 'no format', record: good({ format: undefined }), fault: { code: 'wrongFormat', found: 'undefined' } },
  {
    what: 'another version',
    record: good({ version: 2 }),
    fault: { code: 'wrongVersion', path: 'version', found: '2', allowed: { is: 'whole', min: 1, max: 1 } },
  },
  {
    what: 'newer rules',
    record: good({ rules: 7 }),
    fault: { code: 'otherRules', path: 'rules', found: '7', allowed: { is: 'whole', min: 1, max: 1 } },
  },
  { what: 'rules that are no number', record: good({ rules: 'new' }), fault: { code: 'wrongType', path: 'rules' } },
  { what: 'a key of no meaning', record: good({ winner: 0 }), fault: { code: 'unknownKey', path: 'winner' } },
  { what: 'no turns', record: good({ turns: undefined }), fault: { code: 'missing', path: 'turns' } },
  { what: 'something that cannot be read', record: throwing('seats'), fault: { code: 'unreadable', path: 'seats' } },
  // Editions.
  {
    what: 'an edition that is not shipped',
    record: good({ edition: { id: 'reference', version: 7, hash: '0123456789abcdef' } }),
    fault: {
      code: 'unknownEdition',
      path: 'edition',
      found: 'reference 7',
      allowed: { is: 'oneOf', values: ['reference 3', 'reference 2', 'reference 1'] },
    },
  },
  {
    what: 'an edition of another content',
    record: good({ edition: { id: 'reference', version: 1, hash: '0123456789abcdef' } }),
    fault: { code: 'editionHash', path: 'edition.hash', found: '"0123456789abcdef"' },
  },
  {
    what: 'a hash too short',
    record: good({ edition: { id: 'reference', version: 1, hash: '0' } }),
    fault: { code: 'badText', path: 'edition.hash' },
  },
  { what: 'no edition', record: good({ edition: undefined }), fault: { code: 'missing', path: 'edition' } },
  {
    what: 'a whole edition with a fault',
    record: good({ edition: plant({ 'board.duo.rows[2]': 'au .. p+ .. | ~~ | .. m= .. U+ | ~~ | .. p+ .. xx' }) }),
    fault: { code: 'badCell', path: 'edition.board.duo.rows[2]', place: { part: 'district3', position: 4 }, found: '"xx"' },
  },
  {
    what: 'a whole edition with a strange key',
    record: good({ edition: plant({ 'my notes': 1 }) }),
    fault: { code: 'unknownKey', path: 'edition["my notes"]' },
  },
  // The table.
  {
    what: 'one seat',
    record: good({ seats: [{ name: 'A' }] }),
    fault: { code: 'wrongLength', path: 'seats', found: '1', allowed: { is: 'entries', min: 2, max: 4 } },
  },
  {
    what: 'a king with two seats',
    record: good({ king: 'sarbot' }),
    fault: { code: 'wrongLength', path: 'seats', found: '2', allowed: { is: 'entries', min: 1, max: 1 } },
  },
  { what: 'a king that is none', record: good({ king: 'hammurabot', seats: [{ name: 'A' }] }), fault: { code: 'notOneOf', path: 'king' } },
  { what: 'a blank name', record: good({ seats: [{ name: 'A' }, { name: '  ' }] }), fault: { code: 'badText', path: 'seats[1].name' } },
  {
    what: 'a name too long',
    record: good({ seats: [{ name: 'x'.repeat(61) }, { name: 'B' }] }),
    fault: { code: 'badText', path: 'seats[0].name' },
  },
  {
    what: 'a switch too few',
    record: good({ switches: { ...GOOD.switches, firstGame: undefined } }),
    fault: { code: 'missing', path: 'switches.firstGame' },
  },
  {
    what: 'a switch between',
    record: good({ switches: { ...GOOD.switches, firstGame: 1 } }),
    fault: { code: 'wrongType', path: 'switches.firstGame', found: '1' },
  },
  {
    what: 'an unknown reading',
    record: good({ switches: { ...GOOD.switches, masteryRight: 'both' } }),
    fault: { code: 'notOneOf', path: 'switches.masteryRight' },
  },
  { what: 'a seed that is a number', record: good({ seed: 3 }), fault: { code: 'wrongType', path: 'seed' } },
  { what: 'a seed of two lines', record: good({ seed: 'a\nb' }), fault: { code: 'badText', path: 'seed' } },
  {
    what: 'a negative number of decisions',
    record: good({ confirmed: -1 }),
    fault: { code: 'outOfRange', path: 'confirmed', found: '-1' },
  },
  { what: 'layout 0', record: good({ layout: 0 }), fault: { code: 'outOfRange', path: 'layout' } },
  // Lists.
  {
    what: 'too many decisions',
    record: good({ decisions: new Array(RECORD_LIMITS.decisions + 1).fill({ choose: 'done' }) }),
    fault: { code: 'wrongLength', path: 'decisions', found: '6001', allowed: { is: 'entries', min: 0, max: 6_000 } },
  },
  { what: 'a decision that is none', record: withDecision(null), fault: { code: 'wrongType', path: 'decisions[7]', found: 'null' } },
  { what: 'a hole in the list', record: withDecision(undefined), fault: { code: 'missing', path: 'decisions[7]' } },
  { what: 'a decision of no kind', record: withDecision({}), fault: { code: 'missing', path: 'decisions[7].choose' } },
  {
    what: 'a decision of an unknown kind',
    record: withDecision({ choose: 'war' }),
    fault: { code: 'notOneOf', path: 'decisions[7].choose' },
  },
  {
    what: 'a decision of an inherited kind',
    record: withDecision({ choose: 'toString' }),
    fault: { code: 'notOneOf', path: 'decisions[7].choose' },
  },
  {
    what: 'a decision with a key too many',
    record: withDecision({ choose: 'done', seat: 0 }),
    fault: { code: 'unknownKey', path: 'decisions[7].seat' },
  },
  {
    what: 'District 6',
    record: withDecision({ choose: 'district', district: 6 }),
    fault: { code: 'outOfRange', path: 'decisions[7].district' },
  },
  {
    what: 'Gold for two',
    record: withDecision({ choose: 'destination', district: 1, gold: 2 }),
    fault: { code: 'outOfRange', path: 'decisions[7].gold' },
  },
  {
    what: 'special Water without a number',
    record: withDecision({ choose: 'lay', tile: 'special' }),
    fault: { code: 'notOneOf', path: 'decisions[7].tile' },
  },
  {
    what: 'four colours of dice',
    record: withDecision({ choose: 'pay', dice: [0, 0, 0, 1], crates: [0, 0, 0, 0, 0], gold: 0 }),
    fault: { code: 'wrongLength', path: 'decisions[7].dice' },
  },
  { what: 'an outcome of an unknown kind', record: withOutcome({ chance: 'rain' }), fault: { code: 'notOneOf', path: 'chance[0].chance' } },
  { what: 'a fifth seat', record: withOutcome({ chance: 'startPlayer', seat: 4 }), fault: { code: 'outOfRange', path: 'chance[0].seat' } },
  { what: 'a turn without its hash', record: good({ turns: [{ decisions: 1 }] }), fault: { code: 'missing', path: 'turns[0].hash' } },
];

const whole = recorded(2, 'whole').record();
const wrongHash = '0123456789abcdef';

/** Faults found by replaying, one for every code */
export const PLANTED_IN_PLAY: { readonly [Code in ReplayFault['code']]: readonly Planted<Extract<ReplayFault, { code: Code }>>[] } = {
  notLegal: [
    { what: 'an illegal decision', record: withDecision({ choose: 'space', space: 'z9' }), fault: { path: 'decisions', at: 7 } },
    { what: 'an impossible outcome', record: withOutcome({ chance: 'startPlayer', seat: 3 }), fault: { path: 'chance', at: 0, turn: 0 } },
  ],
  otherChance: [{ what: 'chance that the seed does not give', record: good({ seed: 'another' }), fault: { path: 'chance', turn: 0 } }],
  leftOver: [
    {
      what: 'a decision after the end',
      record: changed(whole, { decisions: [...whole.decisions, { choose: 'done' }] }),
      fault: { path: 'decisions', at: whole.decisions.length, turn: whole.turns.length },
    },
    {
      what: 'an outcome after the end',
      record: changed(whole, { chance: [...whole.chance, { chance: 'startPlayer', seat: 0 }] }),
      fault: { path: 'chance', at: whole.chance.length },
    },
    {
      what: 'a turn that was not played',
      record: good({ turns: [...turns, { decisions: 61, hash: wrongHash }] }),
      fault: { path: 'turns', at: turns.length },
    },
  ],
  lacking: [
    {
      what: 'more outcomes from elsewhere than there are',
      record: good({ seedFrom: chance.length + 1 }),
      fault: { path: 'chance', at: chance.length },
    },
    { what: 'too few outcomes', record: good({ chance: chance.slice(0, -1) }), fault: { path: 'chance', at: chance.length - 1 } },
    {
      what: 'too few decisions',
      record: good({ chance: [...chance, { chance: 'startPlayer', seat: 0 }] }),
      fault: { path: 'decisions', at: 61, turn: turns.length },
    },
    {
      what: 'a turn too few',
      record: good({ turns: turns.slice(0, -1) }),
      fault: { path: 'turns', at: turns.length - 1, turn: turns.length },
    },
  ],
  otherTurn: [
    {
      what: 'a turn that began elsewhere',
      record: good({ turns: replaced(turns, 4, { ...turns[4], decisions: turns[4].decisions + 1 }) }),
      fault: { path: 'turns', at: 4, turn: 5, found: turns[4].decisions + 1, allowed: turns[4].decisions },
    },
  ],
  otherHash: [
    {
      what: 'a turn that began with another state',
      record: good({ turns: replaced(turns, 4, { ...turns[4], hash: wrongHash }) }),
      fault: { path: 'turns', at: 4, turn: 5, found: wrongHash, allowed: turns[4].hash },
    },
  ],
  confirmed: [
    {
      what: 'more confirmed than decided',
      record: good({ confirmed: 62 }),
      fault: { path: 'confirmed', found: 62, allowed: { min: GOOD.confirmed, max: 61 } },
    },
    { what: 'decisions of others not confirmed', record: good({ confirmed: GOOD.confirmed - 1 }), fault: { found: GOOD.confirmed - 1 } },
  ],
};
