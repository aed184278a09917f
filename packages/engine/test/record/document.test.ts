/** The examples in docs/formats.md work, and it lists every code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITION_FAULT_CODES } from '../../src/edition/faults.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { describeQuestion } from '../../src/engine.ts';
import { RECORD_FAULT_CODES, TEXT_FAULT_CODES } from '../../src/record/faults.ts';
import { POSITION_FAULT_CODES } from '../../src/record/position/faults.ts';
import { replay } from '../../src/record/replay.ts';
import { scoreDistrict } from '../../src/scoring/district.ts';
import { codesIn, examplesIn } from './document.ts';
import { fitsPosition, fitsRecord } from './json-schema.ts';
import { ASKED_TABLE, GROUP_TABLE, ORDER_TABLE, wrongWaits } from './pending-document.ts';
import { stateOf } from './position-round-trip.ts';
import { PLANTED_IN_FORM, PLANTED_IN_PLAY } from './record-planted.ts';

const DOCUMENT = new URL('../../../../docs/formats.md', import.meta.url);
let FORMATS = readFileSync(DOCUMENT, 'utf8');

describe('the examples', () => {
  it('of a record is one: Adda chooses the colour of a second Project', () => {
    const [record, ...more] = examplesIn('Records');
    expect(more).toEqual([]);
    expect(fitsRecord(record)).toBe(true);
    const result = replay(record);
    expect(result).toMatchObject({ ok: true });
    if (result.ok) expect(describeQuestion(result.state)).toEqual({ ask: 'projectColour', seat: 0, district: 1 });
  });

  it('of a position is one: Red scores 16 VP in District 3', () => {
    const [position, ...more] = examplesIn('Positions');
    expect(more).toEqual([]);
    expect(fitsPosition(position)).toBe(true);
    const vp = new Int32Array(2);
    scoreDistrict(stateOf(position), 2, vp);
    expect([...vp]).toEqual([16, 0]);
  });

  it('are of the present edition, as are all editions that documents name as an example', () => {
    const { id, version } = REFERENCE_EDITION;
    for (const document of ['formats', 'protocol', 'bots']) {
      const text = readFileSync(new URL(`../../../../docs/${document}.md`, import.meta.url), 'utf8');
      const named = [...text.matchAll(/"id": ?"reference", ?"version": ?(\d+)/g)].map(([, number]) => Number(number));
      expect(named, document).toEqual(named.map(() => version));
      if (document !== 'bots') expect(named.length, document).toBeGreaterThan(0);
    }
    for (const example of [...examplesIn('Records'), ...examplesIn('Positions')])
      expect(example).toMatchObject({ edition: { id, version } });
  });
});

describe('the codes', () => {
  it('of records are all that reading and playing can find', () => {
    const ofTheForm = PLANTED_IN_FORM.map(({ fault }) => fault.code).filter((code) => code !== 'badCell');
    const codes = new Set([...RECORD_FAULT_CODES, ...ofTheForm, ...Object.keys(PLANTED_IN_PLAY)]);
    expect(codesIn('Records').sort()).toEqual([...codes].sort());
  });

  it('of positions are all that reading can find', () => {
    expect(codesIn('Positions').sort()).toEqual([...TEXT_FAULT_CODES, ...POSITION_FAULT_CODES].sort());
  });

  it('of editions are all that the validator can find', () => {
    expect(codesIn('Editions').sort()).toEqual([...EDITION_FAULT_CODES].sort());
  });
});

describe('pending decisions', () => {
  it.each([
    ['the groups', GROUP_TABLE],
    ['which frame lies on which', ORDER_TABLE],
    ['which questions are asked', ASKED_TABLE],
  ])('%s: as the reader and the engine have it', (_, expected) => {
    const [head = ''] = expected.split('\n');
    const at = FORMATS.indexOf(`${head}\n`);
    const now = FORMATS.slice(at).split('\n\n')[0]?.trimEnd() ?? '';
    if (process.env['UPDATE_GOLDEN'] === '1' && at >= 0) {
      FORMATS = FORMATS.replace(now, expected);
      writeFileSync(DOCUMENT, FORMATS);
    } else expect(now).toBe(expected);
  });

  it('wait for frames that can lie on them, by fields that they have', () => {
    expect(wrongWaits()).toEqual([]);
  });
});
