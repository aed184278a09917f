/** Faults of data from outside, in sentences: the place, what was found, what is allowed, and the rule that is broken. */
import type { EditionFault, EditionWarning, Outcome, PositionFault, RecordFault, ReplayFault, TextFault } from '@tabannusi/engine';
import type { AnyProofFault, ProofFault } from '@tabannusi/fair';
import type { SavedFault } from '@tabannusi/table';
import type { Speech } from '../speech/speech.ts';
import type { Values } from '../speech/spoken-message.ts';
import type { Translated } from '../speech/variables.ts';
import { bonusWords, CODES } from '../tiles/bonuses.ts';
import type { faults } from './en.ts';
import { ALLOWED_KINDS, FOUND_WORDS, type TableFault, type Whole } from './fault-kinds.ts';

export type FaultMessages = Translated<typeof faults>;

export interface FaultWords {
  edition(fault: EditionFault): string;
  warning(warning: EditionWarning): string;
  position(fault: PositionFault | TextFault): string;
  record(fault: RecordFault | ReplayFault): string;
  /** A fault of a saved table or of its record. */
  saved(fault: SavedFault): string;
  /** A fault of a proof of dice or of its record. */
  proof(fault: AnyProofFault): string;
  /** Said of a record that was replayed without comparing its hashes. */
  hashesNotCompared(): string;
  /** Ends a report that was cut off. */
  more(): string;
}

/** A speech with the messages about faults, which its catalogue does not have. */
interface FaultSpeech extends Speech {
  readonly messages: FaultMessages;
}

export function faultWordsOf(of: Speech, messages: FaultMessages): FaultWords {
  const speech = { ...of, messages };
  return {
    edition: (fault) => formSentence(speech, 'edition', fault),
    warning: (warning) =>
      speech.say(messages.warning[warning.code], {
        where: formPlace(speech, 'edition', warning),
        found: foundWords(speech, warning.found),
      }),
    position: (fault) =>
      'place' in fault
        ? formSentence(speech, 'position', fault)
        : speech.say(messages.positionFault[fault.code], positionValues(speech, fault)),
    record: (fault) => recordSentence(speech, fault),
    saved: (fault) =>
      isTableFault(fault)
        ? speech.say(messages.tableFault[fault.code], { where: speech.say(messages.where.path, { path: fault.path }) })
        : recordSentence(speech, fault),
    proof: (fault) => (isProofFault(fault) ? proofSentence(speech, fault) : recordSentence(speech, fault)),
    hashesNotCompared: () => speech.say(messages.hashesNotCompared),
    more: () => speech.say(messages.moreFaults),
  };
}

const isTableFault = (fault: SavedFault): fault is TableFault => !('turn' in fault || 'place' in fault);

const isProofFault = (fault: AnyProofFault): fault is ProofFault => !('turn' in fault || 'place' in fault);

/** In texts, players and entries count from 1. */
const proofSentence = (speech: FaultSpeech, fault: ProofFault): string =>
  speech.say(speech.messages.proofFault[fault.code], {
    where: speech.say(speech.messages.where.path, { path: fault.path }),
    player: 'seat' in fault ? fault.seat + 1 : 0,
    number: 'at' in fault ? fault.at + 1 : 0,
  });

const recordSentence = (speech: FaultSpeech, fault: RecordFault | ReplayFault): string =>
  'turn' in fault ? speech.say(speech.messages.replayFault[fault.code], replayValues(fault)) : formSentence(speech, 'record', fault);

/** The engine's `found` for a missing value. */
const NOTHING = 'undefined';
/** These faults name the format or version that was found, so they need different words if there is none. */
const NAME_WHAT_IS_FOUND: readonly RecordFault['code'][] = ['wrongFormat', 'wrongVersion', 'otherRules'];

/** Editions and records share a reader, so they have the same faults of form. */
function formSentence(speech: FaultSpeech, whole: Whole, fault: RecordFault): string {
  const { messages } = speech;
  const values = formAllowed(speech, fault.allowed);
  const isMissing = fault.found === NOTHING && NAME_WHAT_IS_FOUND.includes(fault.code);
  return speech.say(messages.fault[isMissing ? 'missing' : fault.code], {
    ...values,
    where: formPlace(speech, whole, fault),
    found: foundWords(speech, fault.found),
    count: Number(fault.found) || 0,
    allowed: speech.say(messages.allowed[fault.allowed.is], values),
  });
}

function formPlace(speech: FaultSpeech, whole: Whole, { path, place }: RecordFault | EditionWarning): string {
  const { where } = speech.messages;
  return place === null ? placeWords(speech, whole, path) : speech.say(place.position === 0 ? where.part : where.cell, { path, ...place });
}

/** The whole has a name; a part of it has its path, which is the same in all languages. */
function placeWords(speech: FaultSpeech, whole: Whole, path: string): string {
  const { where } = speech.messages;
  return path === '' ? speech.say(where[whole]) : speech.say(where.path, { path });
}

/** Kinds of value have words; typed text is quoted. */
function foundWords(speech: FaultSpeech, found: string): string {
  const word = FOUND_WORDS.find((candidate) => candidate === found);
  return word === undefined ? found : speech.say(speech.messages.found[word]);
}

function formAllowed(speech: FaultSpeech, allowed: EditionFault['allowed']): Values {
  switch (allowed.is) {
    case 'whole':
    case 'entries':
      return rangeValues(allowed);
    case 'spaces':
      return { min: allowed.min, max: allowed.max, players: allowed.players };
    case 'text':
      return { form: allowed.form, max: allowed.max };
    case 'oneOf':
      return { values: speech.list(allowed.values, 'or') };
    case 'bonus': {
      const codes = allowed.kinds.flatMap((kind) => CODES[kind]).map((code) => `${code} (${bonusWords(speech, code)})`);
      if (allowed.empty) codes.push(speech.say(speech.messages.emptyText));
      return { codes: speech.list(codes, 'or') };
    }
    case 'rowParts':
      return { parts: speech.list(allowed.parts.map((part) => speech.say(speech.messages.rowPart[part]))) };
    case 'soloNumber':
      return { on: allowed.on };
    case 'more':
      return { than: allowed.than };
    default:
      return {};
  }
}

const rangeValues = ({ min, max }: { min: number; max: number }): Values => ({ min, max, exact: min === max ? 'yes' : 'no' });

function positionValues(speech: FaultSpeech, fault: PositionFault): Values {
  const allowed = positionAllowed(speech, fault);
  const first = fault.edition?.[0];
  return {
    where: placeWords(speech, 'position', fault.path),
    found: foundWords(speech, String(fault.found)),
    allows: allowed === '' ? 'no' : 'yes',
    allowed,
    cites: fault.rule === null ? 'no' : 'yes',
    rule: fault.rule ?? '',
    count: fault.edition?.length ?? (Number(fault.found) || 0),
    first: first === undefined ? '' : formSentence(speech, 'edition', first),
    coloured: fault.colour === undefined ? 'no' : 'yes',
    colour: fault.colour ?? '',
    owners: fault.seats?.length ?? 0,
    seats: speech.list((fault.seats ?? []).map(String)),
    why: whyOf(fault),
    on: fault.on ?? '',
    inField: String(fault.found) === fault.on ? 'no' : 'yes',
  };
}

/** Contradictions with a sentence of their own. */
function whyOf({
  rule,
  found,
  seats,
}: PositionFault): 'ships' | 'houses' | 'crateTaken' | 'crateLacking' | 'pawnsMissing' | 'pawnsStand' | 'other' {
  if (rule === 'TURN-02') return found === 0 ? 'pawnsMissing' : 'pawnsStand';
  if (seats === undefined) return 'other';
  if (rule === 'ACT-SHIP-04') return 'ships';
  if (rule === 'ACT-PORT-08') return 'houses';
  if (rule === 'ACT-PORT-06') return found === 'null' ? 'crateLacking' : 'crateTaken';
  return 'other';
}

/** Returns the empty string if the fault does not say what is allowed. */
function positionAllowed(speech: FaultSpeech, { code, allowed }: PositionFault): string {
  const { allowed: messages } = speech.messages;
  if (allowed === null) return '';
  if ('values' in allowed) return speech.say(messages.oneOf, { values: speech.list(allowed.values, 'or') });
  if ('kind' in allowed) {
    const kind = ALLOWED_KINDS.find((candidate) => candidate === allowed.kind);
    return kind === undefined ? allowed.kind : speech.say(messages[kind]);
  }
  if (code === 'tooMany' || code === 'tooLarge') return speech.say(messages.atMost, { max: allowed.max });
  return speech.say(code === 'wrongLength' ? messages.entries : messages.whole, rangeValues(allowed));
}

/** In texts, lists count from 1. An outcome is shown as its values, without words. */
function replayValues(fault: ReplayFault): Values {
  const { path, turn } = fault;
  switch (fault.code) {
    case 'confirmed':
      return { path, turn, found: fault.found, ...fault.allowed };
    case 'otherChance':
      return { path, turn, number: fault.at + 1, found: outsideForm(fault.found), allowed: outsideForm(fault.allowed) };
    case 'otherTurn':
    case 'otherHash':
      return { path, turn, number: fault.at + 1, found: fault.found, allowed: fault.allowed };
    default:
      return { path, turn, number: fault.at + 1 };
  }
}

const outsideForm = (outcome: Outcome): string => JSON.stringify(Object.values(outcome));
