/** Records and positions of every version still open, or are refused with the exact reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import { asked, questionKind } from '../../src/engine.ts';
import { FRAME_KINDS, type FrameKind } from '../../src/model/frames.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { LAYOUT_NUMBER } from '../../src/model/layout.ts';
import { SHIPPED } from '../../src/record/editions.ts';
import { POSITION_VERSION, type Position } from '../../src/record/position/format.ts';
import { type GameRecord, RECORD_VERSION, RULES_VERSION } from '../../src/record/record.ts';
import { Recording } from '../../src/record/recording.ts';
import { replay } from '../../src/record/replay.ts';
import { questionOf } from '../../src/registry.ts';
import { EXPECTED, expectationOf } from './fixtures/expected.ts';
import { fitsPosition, fitsRecord } from './json-schema.ts';

const FOLDER = new URL('fixtures/', import.meta.url);
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && name !== 'expected.json');
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
const RECORDS = NAMES.filter((name) => name.startsWith('record-')).map((name) => [name, read<GameRecord>(name)] as const);
const POSITIONS = NAMES.filter((name) => name.startsWith('position-')).map((name) => [name, read<Position>(name)] as const);
const ours = ([, { rules }]: readonly [string, GameRecord]): boolean => rules === RULES_VERSION;

/** The hashes of states with another layout mean something else. */
function expectSame(name: string, fixture: GameRecord | Position): void {
  const { hash, ...end } = expectationOf(fixture);
  const { layout, hash: expectedHash, ...expectedEnd } = EXPECTED[name];
  expect(end).toMatchObject(expectedEnd);
  if (layout === LAYOUT_NUMBER) expect(hash).toBe(expectedHash);
}

describe('records of every version', () => {
  it.each(RECORDS.filter(ours))('%s plays to the same end', (name, record) => {
    expect(fitsRecord(record)).toBe(true);
    expectSame(name, record);
    expect(replay(record)).toMatchObject({ ok: true, hashesCompared: record.layout === LAYOUT_NUMBER });
  });

  const older = RECORDS.filter((fixture) => !ours(fixture));
  if (older.length > 0) {
    it.each(older)('%s says that its rules are older', (_, record) => {
      const allowed = { is: 'whole', min: RULES_VERSION, max: RULES_VERSION };
      expect(replay(record)).toMatchObject({ ok: false, faults: [{ code: 'otherRules', found: `${record.rules}`, allowed }] });
    });
  }

  it('are there for this version of the format, the rules and the layout', () => {
    const newest = RECORDS.filter(
      ([, { version, rules, layout }]) => version === RECORD_VERSION && rules === RULES_VERSION && layout === LAYOUT_NUMBER,
    );
    expect(newest.map(([, { seats }]) => seats.length).sort()).toEqual(expect.arrayContaining([1, 2, 3, 4]));
    expect(newest.some(([, record]) => 'format' in record.edition)).toBe(true);
    expect(newest.some(([, { seed, confirmed, decisions }]) => seed === undefined && confirmed < decisions.length)).toBe(true);
  });

  it('are there for every version of a shipped edition, with two, three and four players and with the Bot', () => {
    for (const { id, version } of SHIPPED) {
      const seats = RECORDS.flatMap(([, { edition, seats }]) => (edition.id === id && edition.version === version ? [seats.length] : []));
      expect(seats).toEqual(expect.arrayContaining([1, 2, 3, 4]));
    }
  });

  it('ask every question, and give every answer but the one to an empty Barge', () => {
    const questions = new Set<FrameKind>();
    const answers = new Set<Choice['choose']>();
    for (const [, record] of RECORDS.filter(ours)) {
      const result = replay(record);
      if (!result.ok) throw new Error(JSON.stringify(result.faults));
      const { edition } = result.state.setting;
      const names = record.seats.map(({ name }) => name);
      const again = new Recording({ edition, names, switches: record.switches, ...(record.king && { king: record.king }) });
      let happened = 0;
      for (const decision of record.decisions) {
        while (asked(again.state) === CHANCE) again.happen(record.chance[happened++]);
        questions.add(questionKind(again.state));
        answers.add(decision.choose);
        again.decide(decision);
      }
    }
    expect(FRAME_KINDS.filter((kind, number) => questionOf[number] !== null && !questions.has(kind))).toEqual([]);
    expect(answers.size).toBe(31);
    expect(answers.has('noDie')).toBe(false);
  });
});

describe('positions of every version', () => {
  it.each(POSITIONS)('%s reads to the same state', (name, position) => {
    expect(fitsPosition(position)).toBe(true);
    expectSame(name, position);
  });

  it('are there for this version', () => {
    expect(POSITIONS.filter(([, { version }]) => version === POSITION_VERSION).length).toBeGreaterThan(5);
  });
});

it('what is expected of fixtures is kept with them, and for them only', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(NAMES.sort());
});
