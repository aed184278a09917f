/** A record replays to the same game, and verifies itself. */
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import { describeChoice, legal } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { type Replayed, replay } from '../../src/record/replay.ts';
import { OTHER_EDITION } from '../edition/other-edition.ts';
import { changed, recorded } from './recorded.ts';

const faultsOf = (result: Replayed): unknown => (result.ok ? null : result.faults);

describe('a record', () => {
  it.each([2, 3, 4])('plays the same game of %i again, to the end and from any point', (players) => {
    for (let seed = 0; seed < 8; seed++) {
      for (const decisions of [0, 1, 40 + seed * 13, Number.POSITIVE_INFINITY]) {
        const recording = recorded(players, `record ${seed}`, decisions);
        const result = replay(changed(recording.record()));
        expect(faultsOf(result)).toBeNull();
        if (result.ok) expect(hashText(result.state)).toBe(hashText(recording.state));
      }
    }
  });

  it('is the same when it was written and read', () => {
    const record = recorded(3, 'same', 100).record();
    expect(readRecord(changed(record))).toMatchObject({ ok: true, record });
  });

  it('names a shipped edition, and holds any other whole', () => {
    expect(recorded(2, 'a', 3).record().edition).toMatchObject({ id: 'reference', version: 3 });
    const other = recorded(3, 'a', 60, OTHER_EDITION);
    expect(other.record().edition).toEqual(OTHER_EDITION);
    expect(faultsOf(replay(changed(other.record())))).toBeNull();
  });

  it('names its edition without the hash, if a person leaves it out', () => {
    const record = recorded(2, 'a', 3).record();
    expect(faultsOf(replay(changed(record, { edition: { id: 'reference', version: 3 } })))).toBeNull();
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

  it('keeps its own form of what was decided and what happened, whatever becomes of the given one', () => {
    const recording = recorded(2, 'own form', 12);
    const { state } = recording;
    const choice = { ...describeChoice(state, state.choices[legal(state) - 1]) } as Record<string, unknown>;
    const turnedRound = Object.fromEntries(Object.entries(choice).reverse()) as Record<string, unknown>;
    expect(recording.decide(turnedRound as unknown as Choice)).toMatchObject({ ok: true, own: choice });
    const before = JSON.stringify(recording.record());
    turnedRound.choose = 'nothing';
    const { decisions, chance, turns, switches } = recording.record();
    expect(Object.keys(decisions.at(-1)!)[0]).toBe('choose');
    for (const kept of [...decisions, ...chance, ...turns]) expect(Object.isFrozen(kept)).toBe(true);
    Object.assign(switches, { firstGame: !switches.firstGame });
    expect(JSON.stringify(recording.record())).toBe(before);
    expect(faultsOf(replay(recording.record()))).toBeNull();
  });

  it('without a seed is played, and its chance is taken as it stands', () => {
    const { seed: _, ...shared } = recorded(2, 'c', 30).record();
    expect(faultsOf(replay(shared))).toBeNull();
  });

  it('of a branch has its chance from its own seed from there on, and what was before as it stands', () => {
    const before = recorded(2, 'trunk', 50).record();
    const seedFrom = before.chance.length;
    const branch = replay(changed(before, { seed: 'branch', seedFrom }));
    if (!branch.ok) throw new Error(JSON.stringify(branch.faults));
    const { recording, state } = branch;
    while (recording.record().chance.length < seedFrom + 5) {
      legal(state);
      recording.decide(describeChoice(state, state.choices[0]));
      recording.draw();
    }
    const record = recording.record();
    expect(record).toMatchObject({ seed: 'branch', seedFrom });
    expect(faultsOf(replay(changed(record)))).toBeNull();
    expect(faultsOf(replay(changed(record, { seedFrom: seedFrom - 1 })))).toMatchObject([{ code: 'otherChance', at: seedFrom - 1 }]);
    expect(faultsOf(replay(changed(record, { seed: 'trunk' })))).toMatchObject([{ code: 'otherChance' }]);
  });

  it('may have the keys of a decision or an outcome in any order', () => {
    const record = recorded(2, 'order', 60).record();
    const turned = (entries: readonly object[]) => entries.map((entry) => Object.fromEntries(Object.entries(entry).reverse()));
    expect(faultsOf(replay(changed(record, { decisions: turned(record.decisions), chance: turned(record.chance) })))).toBeNull();
  });

  it('of this layout has its hashes compared, of another it is played without that, and says so', () => {
    const record = recorded(2, 'd', 30).record();
    expect(replay(changed(record))).toMatchObject({ ok: true, hashesCompared: true });
    const turns = record.turns.map(({ decisions }) => ({ decisions, hash: '0000000000000000' }));
    expect(replay(changed(record, { layout: 999, turns }))).toMatchObject({ ok: true, hashesCompared: false });
  });

  it('may end in the middle of a draw', () => {
    const record = recorded(2, 'set-up', 0).record();
    for (const length of [0, 1, record.chance.length - 1]) {
      const cut = changed(record, { chance: record.chance.slice(0, length), turns: [] });
      expect(faultsOf(replay(cut))).toBeNull();
    }
  });

  it('calls final what cannot be taken back, and more if its players have confirmed it', () => {
    const record = recorded(2, 'confirmed', 61).record();
    expect(record.confirmed).toBeLessThan(record.decisions.length);
    for (const confirmed of [record.confirmed, record.decisions.length])
      expect(faultsOf(replay(changed(record, { confirmed })))).toBeNull();
  });
});

describe('verification', () => {
  it('names the first turn that differs, not what follows from it', () => {
    const record = recorded(3, 'first').record();
    // From the ninth turn on everything is wrong: first all hashes, then the decisions.
    const turns = record.turns.map((turn, at) => (at < 8 ? turn : { ...turn, hash: record.turns[0].hash }));
    const decisions = [...record.decisions.slice(0, record.turns[12].decisions), { choose: 'done' }];
    expect(faultsOf(replay(changed(record, { turns, decisions })))).toEqual([
      { code: 'otherHash', path: 'turns', at: 8, turn: 9, found: record.turns[0].hash, allowed: record.turns[8].hash },
    ]);
  });

  it('names the first outcome that the seed does not give, and the one that it gives', () => {
    const record = recorded(2, 'chance', 40).record();
    const [first] = record.chance;
    const other = record.chance.find(({ chance }, at) => at > 0 && chance === first.chance);
    const chance = [other, ...record.chance.slice(1)].map((outcome, at) => (at > 0 && outcome === other ? first : outcome));
    expect(faultsOf(replay(changed(record, { chance })))).toEqual([
      { code: 'otherChance', path: 'chance', at: 0, turn: 0, found: other, allowed: first },
    ]);
  });
});
