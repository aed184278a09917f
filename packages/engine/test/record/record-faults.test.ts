/** Faults of records: each code with a planted case. Malicious input does no harm. */
import { describe, expect, it } from 'vitest';
import { RECORD_FAULT_CODES, TEXT_FAULT_CODES } from '../../src/record/faults.ts';
import { parsePosition, parseRecord, TEXT_LIMITS } from '../../src/record/parse.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { replay } from '../../src/record/replay.ts';
import { written } from './position-written.ts';
import { GOOD, PLANTED_IN_FORM, PLANTED_IN_PLAY } from './record-planted.ts';
import { changed } from './recorded.ts';

function faultsOf(record: unknown) {
  const result = replay(record);
  return result.ok ? [] : result.faults;
}

describe('reading', () => {
  it.each(PLANTED_IN_FORM)('refuses $what: $fault.code', ({ record, fault }) => {
    expect(faultsOf(record)).toMatchObject([fault]);
  });

  it('has a case for every code of its own', () => {
    const planted = new Set(PLANTED_IN_FORM.map(({ fault }) => fault.code));
    const read = RECORD_FAULT_CODES.slice(TEXT_FAULT_CODES.length);
    expect(read.filter((code) => !planted.has(code))).toEqual([]);
  });

  it('finds all faults at once, up to 100 of them', () => {
    const many = changed(GOOD, { edition: { id: 'mine', version: 1 }, seats: [], layout: 'x', decisions: [{ choose: 'die', face: 7 }] });
    expect(faultsOf(many).map(({ path }) => path)).toEqual(['edition', 'layout', 'seats', 'decisions[0].face']);
    expect(faultsOf({ ...many, decisions: new Array(200).fill(null) })).toHaveLength(100);
  });
});

describe('playing', () => {
  const cases = Object.entries(PLANTED_IN_PLAY).flatMap(([code, planted]) => planted.map((one) => ({ code, ...one })));
  it.each(cases)('refuses $what: $code', ({ code, record, fault }) => {
    expect(readRecord(record).ok).toBe(true);
    expect(faultsOf(record)).toMatchObject([{ code, ...fault }]);
  });
});

describe('text', () => {
  it('is read as a record or a position', () => {
    expect(parseRecord(JSON.stringify(GOOD))).toMatchObject({ ok: true, record: GOOD });
    expect(parsePosition(JSON.stringify(written())).ok).toBe(true);
    expect(parseRecord('{}')).toMatchObject({ ok: false, faults: [{ code: 'wrongFormat' }] });
    expect(parsePosition('[]')).toMatchObject({ ok: false, faults: [{ code: 'wrongType' }] });
  });

  it.each([parseRecord, parsePosition])('that is no JSON is refused', (parse) => {
    for (const text of ['', '{', '{"format":"tabannusi', 'tabannusi', '['.repeat(200_000), undefined as unknown as string]) {
      expect(parse(text)).toMatchObject({ ok: false, faults: [{ code: 'notJson', path: '', allowed: { is: 'object' } }] });
    }
    expect(parse('{ format: 1 }')).toMatchObject({ faults: [{ found: '"{ format: 1 }"' }] });
  });

  it.each([
    [parseRecord, TEXT_LIMITS.record],
    [parsePosition, TEXT_LIMITS.position],
  ] as const)('that is too long is refused', (parse, max) => {
    expect(parse(' '.repeat(max))).toMatchObject({ faults: [{ code: 'notJson' }] });
    expect(parse(' '.repeat(max + 1))).toMatchObject({
      ok: false,
      faults: [{ code: 'tooLong', path: '', found: `${max + 1}`, allowed: { min: 0, max } }],
    });
  });
});

describe('hostile input', () => {
  const never = (): never => {
    throw new Error('not to be read');
  };
  const trap = new Proxy({}, { ownKeys: never, get: never, has: never, getOwnPropertyDescriptor: never });

  it('never throws, whatever is given', () => {
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const cyclic = changed(GOOD);
    cyclic['edition'] = cyclic;
    cyclic['decisions'] = [cyclic];
    const inputs: unknown[] = [
      null,
      0,
      Number.NaN,
      'tabannusi-record',
      Symbol('record'),
      1n,
      () => {},
      new Map([['format', 'tabannusi-record']]),
      new Uint8Array(1_000_000),
      trap,
      revoked.proxy,
      cyclic,
      ...['format', 'rules', 'edition', 'switches', 'seats', 'seed', 'decisions', 'chance', 'turns'].flatMap((key) => [
        changed(GOOD, { [key]: trap }),
        changed(GOOD, { [key]: revoked.proxy }),
        changed(GOOD, { [key]: [trap, revoked.proxy] }),
        changed(GOOD, { [key]: { format: 1, choose: trap } }),
        changed(GOOD, { [key]: { length: 3, toString: never, valueOf: never } }),
        Object.defineProperty(changed(GOOD), key, { get: never, enumerable: true }),
      ]),
      changed(GOOD, { decisions: new Array(2 ** 32 - 1) }),
      changed(GOOD, { decisions: [{ choose: trap }, { choose: { toString: never } }, { choose: 'pay', dice: trap, crates: cyclic }] }),
      changed(GOOD, { seed: 'x'.repeat(1_000_000) }),
      JSON.parse(`{"__proto__":${JSON.stringify(GOOD)}}`),
      JSON.parse(JSON.stringify(GOOD).replace('{', '{"__proto__":{"seed":"x"},')),
      Object.create(GOOD),
    ];
    for (const input of inputs) expect(faultsOf(input).length).toBeGreaterThan(0);
  });

  it('is copied: what a getter says later does not matter, and the input stays as it was', () => {
    let times = 0;
    const input = Object.defineProperty(changed(GOOD), 'seed', { enumerable: true, get: () => (times++ === 0 ? GOOD.seed : 3) });
    const before = JSON.stringify(changed(GOOD));
    expect(readRecord(input)).toMatchObject({ ok: true, record: { seed: GOOD.seed } });
    expect(times).toBe(1);
    const plain = changed(GOOD);
    replay(plain);
    expect(JSON.stringify(plain)).toBe(before);
  });

  it('takes minus zero for zero, and a property that is undefined for absent', () => {
    const { seed: _, ...rest } = GOOD;
    const zeroes = GOOD.chance.map((outcome) =>
      outcome.chance === 'startPlayer' && outcome.seat === 0 ? { ...outcome, seat: -0 } : outcome,
    );
    expect(faultsOf({ ...rest, chance: zeroes, seed: undefined })).toEqual([]);
  });
});
