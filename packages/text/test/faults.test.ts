/** What is wrong with positions and records, in sentences. */
import {
  type PositionFaultCode,
  parsePosition,
  parseRecord,
  REFERENCE_EDITION,
  type RecordFaultCode,
  Recording,
  readPosition,
  replay,
  seeded,
} from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createFaultWords } from '../src/index.ts';
import { POSITION_FAULTS } from './samples/position-faults.ts';
import { RECORD_FAULTS, REPLAY_FAULTS } from './samples/record-faults.ts';

const words = createFaultWords('en');

describe.each(Object.entries(POSITION_FAULTS))('position fault %s', (code, samples) => {
  it.each(samples)('%j', (fault, sentence) => {
    expect(words.position({ code: code as PositionFaultCode, ...fault })).toBe(sentence);
  });
});

describe.each(Object.entries(RECORD_FAULTS))('record fault %s', (code, samples) => {
  it.each(samples)('%j', (fault, sentence) => {
    expect(words.record({ code: code as RecordFaultCode, place: null, ...fault })).toBe(sentence);
  });
});

it.each([
  ['en', 'format is missing. Needed: tabannusi-record.', 'version is missing. Needed: 1.'],
  ['fr', 'format : valeur manquante. Il faut : tabannusi-record.', 'version : valeur manquante. Il faut : 1.'],
  ['pl', 'format: brak wartości. Potrzebne: tabannusi-record.', 'version: brak wartości. Potrzebne: 1.'],
  ['de', 'format fehlt. Nötig: tabannusi-record.', 'version fehlt. Nötig: 1.'],
] as const)('%s: what is not there has no format and no version, and nothing is said of one', (language, ...sentences) => {
  const faults = [{}, { format: 'tabannusi-record' }].flatMap((record) => {
    const replayed = replay(record);
    return replayed.ok ? [] : replayed.faults.map(createFaultWords(language).record);
  });
  expect(faults.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual(sentences);
});

describe.each(Object.values(REPLAY_FAULTS).flat())('replay fault %j', (fault, sentence) => {
  it('has its sentence', () => expect(words.record(fault)).toBe(sentence));
});

describe('what the doors of the engine refuse', () => {
  const position = { format: 'tabannusi-position', version: 1, edition: { id: 'reference', version: 1 }, players: 2 };
  const saidOfPosition = (value: unknown): string[] => {
    const result = readPosition(value);
    return result.ok ? [] : result.faults.map(words.position);
  };

  it.each([
    [{ players: 5 }, 'players: 5 is out of range. Allowed: a whole number from 2 to 4.'],
    [{ timeGold: -1 }, 'timeGold: -1 is out of range. Allowed: a whole number from 0 to 5.'],
    [{ seats: [{ markers: 20 }] }, 'seats[0].markers: 20 is too many. Allowed: at most 15.'],
    [{ seats: [{ claims: { white: 'three' } }] }, 'seats[0].claims.white: found three. Allowed: a whole number.'],
    [{ gardens: [{ seat: 0, spaces: ['a1'] }] }, 'gardens[0].spaces[0]: a Garden needs Water, and a1 has none. See rule ACT-GARD-07.'],
    [
      { edition: { ...REFERENCE_EDITION, title: '' } },
      /^edition: the edition has 1 fault\. The first one: title: "" is not a valid text\./,
    ],
  ])('in a position: %j', (keys, sentence) => {
    expect(saidOfPosition({ ...position, ...keys })).toContainEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });

  it('in texts', () => {
    const [of, ofRecord] = [parsePosition('[1, 2'), parseRecord('[1, 2')];
    expect(of.ok ? [] : of.faults.map(words.position)).toEqual([
      'The position is not JSON. It begins with "[1, 2"; needed: an object with named values.',
    ]);
    expect(ofRecord.ok ? [] : ofRecord.faults.map(words.record)).toEqual([
      'The record is not JSON. It begins with "[1, 2"; needed: an object with named values.',
    ]);
  });

  it('in records that are read or played', () => {
    const recording = new Recording({ edition: REFERENCE_EDITION, names: ['Adda', 'Beli'], chance: seeded('ur') });
    recording.draw();
    const record = recording.record();
    const said = (value: unknown): string[] => {
      const result = replay(value);
      return result.ok ? [] : result.faults.map(words.record);
    };
    expect(said(record)).toEqual([]);
    expect(said({ ...record, rules: 7 })).toEqual(['rules: the game was played with version 7 of the rules; this program uses version 1.']);
    expect(said({ ...record, decisions: [{ choose: 'accept' }] })).toEqual(['Decision 1 (in set-up) was not possible.']);
    expect(said([])).toEqual(['The record: found a list. Allowed: an object with named values.']);
  });

  it('says when hashes were not compared', () => expect(words.hashesNotCompared()).toMatch(/^Every move was legal\. .*\.$/));
});
