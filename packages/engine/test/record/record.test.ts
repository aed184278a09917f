/** A record plays the same game again, proves itself, and says what is wrong with it. */
import { describe, expect, it } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import type { Choice, Outcome } from '../../src/choices.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { describeChoice, isOver, legal } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import type { GameRecord } from '../../src/record/record.ts';
import { Recording } from '../../src/record/recording.ts';
import { type Replayed, replay } from '../../src/record/replay.ts';
import { OTHER_EDITION } from '../edition/other-edition.ts';

const NAMES = ['Adda', 'Beli', 'Enna', 'Ilku'];

/** A game of random players, recorded; with so many decisions, or whole. */
function recorded(players: number, seed: string, decisions = Number.POSITIVE_INFINITY, edition = REFERENCE_EDITION): Recording {
  const recording = new Recording({ edition, names: NAMES.slice(0, players), seed });
  const [chance, lots] = [new Generator(seed, 'game'), new Generator(seed, 'bot')];
  const { state } = recording;
  recording.draw(chance);
  for (let n = 0; n < decisions && !isOver(state); n++) {
    const answer = state.choices[lots.below(legal(state))];
    if (!recording.decide(describeChoice(state, answer)).ok) throw new Error('a legal choice was refused');
    recording.draw(chance);
  }
  return recording;
}

const throughJson = (record: GameRecord): unknown => JSON.parse(JSON.stringify(record));
/** The record as plain data with one thing changed. */
function changed(record: GameRecord, change: (data: Record<string, unknown>) => void): unknown {
  const data = throughJson(record) as Record<string, unknown>;
  change(data);
  return data;
}
const faultsOf = (result: Replayed): unknown => (result.ok ? null : result.faults);

describe('a record', () => {
  it.each([2, 3, 4])('plays the same game of %i again, to the end and from any point', (players) => {
    for (let seed = 0; seed < 8; seed++) {
      for (const decisions of [0, 1, 40 + seed * 13, Number.POSITIVE_INFINITY]) {
        const recording = recorded(players, `record ${seed}`, decisions);
        const result = replay(throughJson(recording.record()));
        expect(faultsOf(result)).toBeNull();
        if (result.ok) expect(hashText(result.state)).toBe(hashText(recording.state));
      }
    }
  });

  it('names a shipped edition, and holds any other whole', () => {
    expect(recorded(2, 'a', 3).record().edition).toMatchObject({ id: 'reference', version: 1 });
    const other = recorded(3, 'a', 60, OTHER_EDITION);
    expect(other.record().edition).toEqual({ edition: OTHER_EDITION });
    expect(faultsOf(replay(throughJson(other.record())))).toBeNull();
  });

  it('has a hash for the beginning of each turn, in clockwise order', () => {
    const { turns } = recorded(3, 'turns').record();
    expect(turns.length).toBeGreaterThan(15);
    expect(new Set(turns.map(({ hash }) => hash)).size).toBe(turns.length);
  });

  it('keeps nothing that was refused', () => {
    const recording = recorded(2, 'b', 5);
    const before = JSON.stringify(recording.record());
    expect(recording.decide({ choose: 'district', district: 9 })).toMatchObject({ ok: false });
    expect(recording.happen({ chance: 'startPlayer', seat: 0 })).toMatchObject({ ok: false });
    expect(JSON.stringify(recording.record())).toBe(before);
  });

  it('without a seed is played, and its chance is taken as it stands', () => {
    const { seed: _, ...shared } = recorded(2, 'c', 30).record();
    expect(faultsOf(replay(shared))).toBeNull();
  });

  it('of another layout is played without comparing hashes', () => {
    const record = recorded(2, 'd', 30).record();
    expect(replay(changed(record, (data) => Object.assign(data, { layout: 999 })))).toMatchObject({ ok: true, hashes: false });
  });
});

describe('what is wrong with a record is named', () => {
  const record = recorded(2, 'wrong', 60).record();
  const withDecision = (at: number, choice: unknown) =>
    changed(record, (data) => Object.assign(data, { decisions: record.decisions.map((old, index) => (index === at ? choice : old)) }));
  const withOutcome = (at: number, outcome: unknown) =>
    changed(record, (data) => Object.assign(data, { chance: record.chance.map((old, index) => (index === at ? outcome : old)) }));

  const CASES: readonly [name: string, value: () => unknown, fault: object][] = [
    ['nothing', () => undefined, { code: 'notAnObject', path: '' }],
    ['a list', () => [], { code: 'notAnObject', path: '' }],
    ['another format', () => changed(record, (data) => Object.assign(data, { format: 'chess' })), { code: 'otherFormat' }],
    [
      'another version',
      () => changed(record, (data) => Object.assign(data, { version: 2 })),
      { code: 'otherVersion', found: 2, allowed: 1 },
    ],
    ['other rules', () => changed(record, (data) => Object.assign(data, { rules: 7 })), { code: 'otherRules', found: 7, allowed: 1 }],
    ['an unknown key', () => changed(record, (data) => Object.assign(data, { winner: 0 })), { code: 'unknownKey', path: 'winner' }],
    [
      'an unknown edition',
      () => changed(record, (data) => Object.assign(data, { edition: { id: 'x', version: 1, hash: '' } })),
      { code: 'unknownEdition' },
    ],
    [
      'an edition with another content',
      () => changed(record, (data) => Object.assign(data, { edition: { id: 'reference', version: 1, hash: '0000000000000000' } })),
      { code: 'otherEdition', path: 'edition.hash' },
    ],
    [
      'a broken edition',
      () => changed(record, (data) => Object.assign(data, { edition: { edition: { format: 1 } } })),
      { code: 'badEdition' },
    ],
    ['one seat', () => changed(record, (data) => Object.assign(data, { seats: [{ name: 'A' }] })), { code: 'badSeats' }],
    ['a switch too few', () => changed(record, (data) => Object.assign(data, { switches: { firstGame: true } })), { code: 'badSwitches' }],
    ['a seed that is a number', () => changed(record, (data) => Object.assign(data, { seed: 3 })), { code: 'badSeed' }],
    [
      'too many decisions',
      () => changed(record, (data) => Object.assign(data, { decisions: new Array(20_001).fill(0) })),
      { code: 'tooMany', allowed: 20_000 },
    ],
    [
      'more confirmed than decided',
      () => changed(record, (data) => Object.assign(data, { confirmed: 61 })),
      { code: 'badNumber', path: 'confirmed' },
    ],
    [
      'turns without hashes',
      () => changed(record, (data) => Object.assign(data, { turns: [{ decisions: 1 }] })),
      { code: 'badList', path: 'turns' },
    ],
    ['an illegal decision', () => withDecision(7, { choose: 'district', district: 77 }), { path: 'decisions', at: 7, code: 'notLegal' }],
    ['a decision that is none', () => withDecision(0, null), { path: 'decisions', at: 0, code: 'notLegal' }],
    ['an impossible outcome', () => withOutcome(0, { chance: 'startPlayer', seat: 9 }), { path: 'chance', at: 0, code: 'notLegal' }],
    [
      'chance that the seed does not give',
      () => changed(record, (data) => Object.assign(data, { seed: 'another' })),
      { path: 'chance', code: 'otherChance' },
    ],
    [
      'a decision too many',
      () =>
        changed(recorded(2, 'whole').record(), (data) =>
          Object.assign(data, { decisions: [...(data.decisions as Choice[]), { choose: 'done' }] }),
        ),
      { path: 'decisions', code: 'leftOver' },
    ],
    [
      'chance too much',
      () => changed(record, (data) => Object.assign(data, { chance: [...(data.chance as Outcome[]), { chance: 'startPlayer', seat: 0 }] })),
      { path: 'chance', code: 'leftOver' },
    ],
    [
      'a hash that differs, by its turn',
      () =>
        changed(record, (data) =>
          Object.assign(data, { turns: record.turns.map((turn, index) => (index === 4 ? { ...turn, hash: '0123456789abcdef' } : turn)) }),
        ),
      { path: 'turns', at: 4, code: 'otherHash' },
    ],
  ];

  it.each(CASES)('%s', (_, value, fault) => {
    expect(faultsOf(replay(value()))).toMatchObject([fault]);
  });

  it('something that throws when it is looked at', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(faultsOf(replay(hostile))).toEqual([{ code: 'unreadable', path: '' }]);
  });
});
