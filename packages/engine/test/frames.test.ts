import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSetting, REFERENCE_EDITION, State } from '../src/index.ts';
import { FIELDS } from '../src/model/frame-fields.ts';
import { FRAME, FRAME_KINDS, pushBytes } from '../src/model/frames.ts';
import { FRAME_BYTES } from '../src/model/layout.ts';
import { push } from '../src/model/push.ts';

const SEAT = 1;

/** Returns the bytes of the only frame on a stack. */
function bytesOf(pushFrame: (state: State) => void): number[] {
  const state = new State(createSetting(REFERENCE_EDITION, 2));
  pushFrame(state);
  expect(state.depth).toBe(1);
  return [...state.stack.subarray(0, FRAME_BYTES)];
}

describe('a frame', () => {
  it.each(FRAME_KINDS)('%s is pushed with each field in its own byte and 0 in the others', (kind) => {
    const places = Object.entries<number>(FIELDS[kind]);
    expect(new Set(places.map(([, at]) => at)).size).toBe(places.length);
    const expected = [FRAME[kind], SEAT, 0, 0, 0, 0, 0, 0];
    for (const [, at] of places) expected[at] = 200 + at;
    const payload = Object.fromEntries(places.map(([field, at]) => [field, 200 + at]));
    const pushKind = push[kind] as (state: State, seat: number, payload?: object) => void;
    expect(bytesOf((state) => pushKind(state, SEAT, payload))).toEqual(expected);
  });

  it('has 0 in the fields that are left out', () => {
    expect(bytesOf((state) => push.portHouse(state, SEAT, { portSpace: 4, row: 3 }))).toEqual([FRAME.portHouse, SEAT, 4, 3, 0, 0, 0, 0]);
    expect(bytesOf((state) => push.turn(state, SEAT))).toEqual([FRAME.turn, SEAT, 0, 0, 0, 0, 0, 0]);
  });

  it('cannot be pushed with a field that is missing, unknown or of another kind', () => {
    const state = new State(createSetting(REFERENCE_EDITION, 2));
    // @ts-expect-error: the row is missing
    push.portHouse(state, SEAT, { portSpace: 4 });
    // @ts-expect-error: a construct has a colour, a House has none
    push.portHouse(state, SEAT, { portSpace: 4, row: 3, colour: 1 });
    // @ts-expect-error: nothing was said
    expect(() => push.portHouse(state, SEAT)).toThrow(TypeError);
    // @ts-expect-error: the field is called `stage`
    expect(FIELDS.portHouse.step).toBeUndefined();
  });
});

describe('the rules', () => {
  it('name the fields of frames: only the model knows bytes by number', () => {
    const root = new URL('../src/', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('model'),
    );
    expect(files.length).toBeGreaterThan(150);
    const bare = files.filter((file) => /\bstack\[[^\]]*\b[1-9]\]/.test(readFileSync(new URL(file, root), 'utf8')));
    expect(bare).toEqual([]);
    const byPosition = files.filter((file) => readFileSync(new URL(file, root), 'utf8').includes(pushBytes.name));
    expect(byPosition).toEqual(['record/position/pending.ts']);
  });
});
