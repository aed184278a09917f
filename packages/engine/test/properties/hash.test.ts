/** The hash distinguishes positions by everything that can be read and nothing else, and is stable. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KINGS } from '../../src/edition/types.ts';
import { apply, asked, isOver, legal } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { FRAME_BYTES } from '../../src/model/layout.ts';
import type { State } from '../../src/model/state.ts';
import { fixedHashes } from './fixed-hashes.ts';
import { EDITIONS, overGames, PLAYER_COUNTS, walk } from './games.ts';

/** Where the bytes that count end: the fields, behind the ledger, and the live part of the stack. */
const liveBytes = (state: State): number => state.layout.stackOffset + state.depth * FRAME_BYTES;

test('every byte counts', () => {
  overGames(12, (name) => {
    walk(name, (state, _, step) => {
      if (step % 10 !== 0) return;
      const before = hashText(state);
      const seen = new Set([before]);
      const live = liveBytes(state);
      for (let at = state.layout.ledgerBytes; at < live; at++) {
        const byte = state.bytes[at];
        state.bytes[at] = byte ^ (1 + ((name.seed + at * 31) % 255));
        seen.add(hashText(state));
        state.bytes[at] = byte;
      }
      expect(seen.size).toBe(live - state.layout.ledgerBytes + 1);
      expect(hashText(state)).toBe(before);
    });
  });
});

test('a deeper stack is another state', () => {
  overGames(20, (name) => {
    walk(name, (state) => {
      const copy = state.clone();
      copy.depth++;
      expect(hashText(copy)).not.toBe(hashText(state));
    });
  });
});

test('what is left above the live stack does not count, nor does the VP ledger before the fields, neither for the hash nor for the game', () => {
  overGames(30, (name) => {
    let littered: State | null = null;
    walk(name, (state, answer, step) => {
      if (step === name.seed % 120) littered = state.clone();
      if (littered === null) return;
      littered.bytes.fill(0xd7 ^ (step & 31), liveBytes(littered));
      littered.bytes.fill(0xd7 ^ (step & 31), 0, littered.layout.ledgerBytes);
      expect(hashText(littered)).toBe(hashText(state));
      if (isOver(state)) return;
      if (asked(state) !== CHANCE) expect(legal(littered)).toBe(legal(state));
      apply(littered, answer);
    });
  });
});

test('all different positions of many games have different hashes', () => {
  const known = new Map<string, string>();
  const visit = (state: State) => {
    const hash = hashText(state);
    const content = createHash('sha1')
      .update(state.bytes.subarray(state.layout.ledgerBytes, liveBytes(state)))
      .digest('base64');
    const before = known.get(hash);
    if (before !== undefined && before !== content) throw new Error(`two positions with the hash ${hash}`);
    known.set(hash, content);
  };
  // Within one setting: positions of different settings may have the same bytes.
  overGames(200, (name) => walk(name, visit), { edition: 'reference', players: 3 });
  expect(known.size).toBeGreaterThan(4_000);
});

test('the hashes of fixed games are the checked-in ones', () => {
  const table = JSON.parse(readFileSync(new URL('./fixed-hashes.json', import.meta.url), 'utf8')) as Record<string, string>;
  expect(fixedHashes()).toEqual(table);
  expect(Object.keys(table).length).toBe(Object.keys(EDITIONS).length * PLAYER_COUNTS.length * 2 * 3 + KINGS.length * 2);
});
