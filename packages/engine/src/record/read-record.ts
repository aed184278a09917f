/**
 * Reads a record from outside, value by value, without playing it. Returns the record, or every fault with a stable code, its path, what
 * was found and what is allowed. It never throws, ends on every input and does not change it.
 */
import { describe, Report } from '../edition/faults.ts';
import { LIMITS } from '../edition/limits.ts';
import { attempt, list, object, oneOf, ownProperty, type Read, type Reader, text, whole } from '../edition/read.ts';
import { type Edition, KINGS, type King } from '../edition/types.ts';
import { validateEdition } from '../edition/validate.ts';
import type { Switches } from '../model/setting.ts';
import { SHIPPED, shippedEdition, shippedHash } from './editions.ts';
import type { RecordFault } from './faults.ts';
import { decision, outcome } from './forms.ts';
import type { EditionName } from './position/format.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_LIMITS, RECORD_VERSION, type RecordedEdition, RULES_VERSION } from './record.ts';

export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord; readonly edition: Edition }
  /** At least one fault, at most 100. */
  | { readonly ok: false; readonly faults: readonly RecordFault[] };

export function readRecord(value: unknown): ReadRecord {
  const stranger = strangerFault(value);
  if (stranger !== null) return { ok: false, faults: [stranger] };
  const report = new Report();
  const read = attempt(RECORD, () => value, '', report);
  const isWhole = report.faults.length === 0;
  const name = nameFault(read?.edition) ?? (isWhole ? seatsFault(read?.king, read?.seats?.length) : null);
  const faults: RecordFault[] = name === null ? report.faults : [name, ...report.faults.slice(0, 99)];
  if (faults.length > 0) return { ok: false, faults };
  // Without a fault everything was read, and an edition that is not whole is a shipped one.
  const record = read as GameRecord;
  const { edition } = record;
  return { ok: true, record, edition: 'format' in edition ? edition : shippedEdition(edition.id, edition.version)! };
}

/** One person plays against the Bot, two to four play without it. */
function seatsFault(king: King | undefined, seats: number | undefined): RecordFault | null {
  if (seats === undefined || (king === undefined) === seats > 1) return null;
  const allowed = king === undefined ? { min: 2, max: RECORD_LIMITS.seats.max } : exactly(1);
  return fault('wrongLength', 'seats', String(seats), { is: 'entries', ...allowed });
}

const exactly = (count: number) => ({ min: count, max: count });
const upTo = (max: number) => ({ min: 0, max });

/** A record of another format, version or rules has another form, so the rest of it is not checked. */
function strangerFault(value: unknown): RecordFault | null {
  try {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const format = ownProperty(value, 'format');
    if (format !== RECORD_FORMAT) return fault('wrongFormat', 'format', describe(format), { is: 'oneOf', values: [RECORD_FORMAT] });
    const version = ownProperty(value, 'version');
    if (version !== RECORD_VERSION) {
      return fault('wrongVersion', 'version', describe(version), { is: 'whole', ...exactly(RECORD_VERSION) });
    }
    const rules = ownProperty(value, 'rules');
    if (!Number.isInteger(rules) || Number(rules) < 1 || rules === RULES_VERSION) return null;
    return fault('otherRules', 'rules', describe(rules), { is: 'whole', ...exactly(RULES_VERSION) });
  } catch {
    // The reader below reports what cannot be read.
    return null;
  }
}

const fault = (code: RecordFault['code'], path: string, found: string, allowed: RecordFault['allowed']): RecordFault => ({
  code,
  path,
  place: null,
  found,
  allowed,
});

const flag: Reader<boolean> = (input, path, report) => {
  if (typeof input === 'boolean') return input;
  report.fault(input === undefined ? 'missing' : 'wrongType', path, input, { is: 'oneOf', values: ['true', 'false'] });
  return undefined;
};

const hash = text('id', exactly(16));

const editionName = object<EditionName>({ id: text('name', LIMITS.id), version: whole(LIMITS.version), hash }, undefined, ['hash']);

const wholeEdition: Reader<Edition> = (input, path, report) => {
  const result = validateEdition(input);
  if (result.ok) return result.edition;
  for (const found of result.faults) {
    const dot = found.path === '' || found.path.startsWith('[') ? '' : '.';
    report.add({ ...found, path: `${path}${dot}${found.path}` });
  }
  return undefined;
};

/** A whole edition is recognised by its `format`. */
const recordedEdition: Reader<RecordedEdition> = (input, path, report) =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, 'format')
    ? wholeEdition(input, path, report)
    : editionName(input, path, report);

/** Returns what is wrong with the name of an edition; null if it is right, or not a name. */
function nameFault(edition: Read<RecordedEdition> | undefined): RecordFault | null {
  if (edition === undefined || 'format' in edition || edition.id === undefined || edition.version === undefined) return null;
  const { id, version, hash: written } = edition as EditionName;
  const shipped = shippedEdition(id, version);
  if (shipped === undefined) {
    const values = SHIPPED.map((one) => `${one.id} ${one.version}`);
    return fault('unknownEdition', 'edition', `${id} ${version}`, { is: 'oneOf', values });
  }
  if (written === undefined || written === shippedHash(shipped)) return null;
  return fault('editionHash', 'edition.hash', describe(written), { is: 'oneOf', values: [shippedHash(shipped)] });
}

const RECORD = object<GameRecord>(
  {
    format: oneOf([RECORD_FORMAT]),
    version: (input, path, report) => (whole(exactly(RECORD_VERSION))(input, path, report) === undefined ? undefined : RECORD_VERSION),
    rules: whole(exactly(RULES_VERSION)),
    layout: whole({ min: 1, max: RECORD_LIMITS.layout }),
    edition: recordedEdition,
    switches: object<Switches>({
      refillWithGold: flag,
      finalCompensation: flag,
      firstGame: flag,
      masteryRight: oneOf(['anyLowest', 'minRises']),
    }),
    king: oneOf(KINGS),
    seats: list(object<GameRecord['seats'][number]>({ name: text('line', { min: 1, max: RECORD_LIMITS.name }) }), RECORD_LIMITS.seats),
    seed: text('line', { min: 1, max: RECORD_LIMITS.seed }),
    seedFrom: whole(upTo(RECORD_LIMITS.chance)),
    confirmed: whole(upTo(RECORD_LIMITS.decisions)),
    decisions: list(decision, upTo(RECORD_LIMITS.decisions)),
    chance: list(outcome, upTo(RECORD_LIMITS.chance)),
    turns: list(object<GameRecord['turns'][number]>({ decisions: whole(upTo(RECORD_LIMITS.decisions)), hash }), upTo(RECORD_LIMITS.turns)),
  },
  undefined,
  ['king', 'seed', 'seedFrom'],
);
