/** Faults of positions: each code with a planted case, and malicious input. A refusal has a stable code, a path and the numbers. */
import { describe, expect, it } from 'vitest';
import { hashText } from '../../src/model/hash.ts';
import { POSITION_FAULT_CODES, type PositionFaultCode } from '../../src/record/position/faults.ts';
import { readPosition } from '../../src/record/position/read.ts';
import { faultSites, sitesReached } from './position-fault-sites.ts';
import { PLANTED } from './position-planted.ts';
import { stateOf } from './position-round-trip.ts';
import { written } from './position-written.ts';

function faultsOf(input: unknown) {
  const result = readPosition(input);
  return result.ok ? [] : result.faults;
}

describe('planted faults', () => {
  for (const { what, code, path, position, numbers } of PLANTED) {
    it(`refuses ${what}: ${code} at ${path === '' ? 'the position' : path}`, () => {
      const fault = faultsOf(position).find((candidate) => candidate.code === code);
      expect(fault, JSON.stringify(faultsOf(position))).toMatchObject({ code, path, ...numbers });
    });
  }

  it('has a case for every code', () => {
    const planted = new Set<PositionFaultCode>(PLANTED.map(({ code }) => code));
    expect(POSITION_FAULT_CODES.filter((code) => !planted.has(code))).toEqual([]);
  });

  it('lists all keys of a position where one is unknown, those that must be there too', () => {
    const [fault] = faultsOf(written({ silver: 3 }));
    expect(fault).toMatchObject({ code: 'unknownKey', path: 'silver' });
    expect(fault?.allowed).toMatchObject({ values: expect.arrayContaining(['format', 'version', 'edition', 'players', 'pending']) });
  });

  it('has a case, and so an asserted place, for every line of the reader that reports a fault', () => {
    const reached = sitesReached(PLANTED.map(({ position }) => position));
    expect(faultSites.length).toBeGreaterThan(90);
    expect(faultSites.filter((site) => !reached.has(site))).toEqual([]);
  });
});

describe('hostile input', () => {
  const never = (): never => {
    throw new Error('not to be read');
  };

  it('never throws, whatever is given', () => {
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const cyclic: Record<string, unknown> = written();
    cyclic['seats'] = [cyclic];
    const inputs: unknown[] = [
      undefined,
      null,
      0,
      Number.NaN,
      'tabannusi-position',
      Symbol('position'),
      1n,
      () => {},
      [],
      [[[[[[[[[]]]]]]]]],
      new Map([['format', 'tabannusi-position']]),
      new Uint8Array(1_000_000),
      new Proxy({}, { ownKeys: never, get: never, has: never, getOwnPropertyDescriptor: never }),
      revoked.proxy,
      cyclic,
      written({ edition: revoked.proxy }),
      written({ edition: new Proxy({}, { getOwnPropertyDescriptor: never, ownKeys: never }) }),
      written({
        edition: {
          format: 1,
          get id() {
            return never();
          },
        },
      }),
      Object.defineProperty(written(), 'players', { get: never, enumerable: true }),
      written({ seats: new Array(2 ** 32 - 1) }),
      written({ water: new Array(100_000).fill('k1') }),
      written({ startSeat: Number.NaN }),
      written({ startSeat: Number.POSITIVE_INFINITY }),
      written({ startSeat: 0.5 }),
      written({ seats: [{ gold: 1e300 }] }),
      written({ ending: 'x'.repeat(1_000_000) }),
      JSON.parse('{"__proto__":{"players":2},"format":"tabannusi-position","version":1}'),
      written({ constructor: 1, toString: 2, hasOwnProperty: 3 }),
      Object.create({ format: 'tabannusi-position', version: 1 }),
    ];
    for (const input of inputs) expect(faultsOf(input).length).toBeGreaterThan(0);
  });

  it('reads every property once: what a getter says later does not matter', () => {
    let times = 0;
    const input = Object.defineProperty(written(), 'startSeat', { enumerable: true, get: () => (times++ === 0 ? 1 : 99) });
    expect(stateOf(input).startSeat).toBe(1);
    expect(times).toBe(1);
  });

  it('takes minus zero for zero, and a property that is undefined for absent', () => {
    const plain = hashText(stateOf(written()));
    expect(hashText(stateOf(written({ startSeat: -0, seats: [{ dice: { white: -0 } }] })))).toBe(plain);
    expect(hashText(stateOf(written({ timeGold: undefined })))).toBe(plain);
  });

  it('reports at most 100 faults', () => {
    const seat = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`key${n}`, 1]));
    expect(faultsOf(written({ seats: [seat] }))).toHaveLength(100);
  });
});
