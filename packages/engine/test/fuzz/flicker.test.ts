/** Values that change whenever they are read: a door may accept or refuse them, but what it accepts is consistent and valid. */
import { expect, it } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import type { Choice, Outcome } from '../../src/choices.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { newGame } from '../../src/engine.ts';
import { createSetting } from '../../src/model/setting.ts';
import { State } from '../../src/model/state.ts';
import { play, playOutcome } from '../../src/play.ts';
import { readPosition } from '../../src/record/position/read.ts';
import { replay } from '../../src/record/replay.ts';
import { choices } from './doors/choices.ts';
import { editions } from './doors/editions.ts';
import { positions } from './doors/positions.ts';
import { records } from './doors/records.ts';
import { junk } from './junk.ts';
import { oneIn, pick } from './lots.ts';
import { playOn } from './moments.ts';

/** Returns the same value, except that now and then a part of it reads differently. */
function flickering(lots: Generator, good: unknown, times: number): unknown {
  if (typeof good !== 'object' || good === null) return good;
  return new Proxy(good, {
    get: (target, key) => (oneIn(lots, times) ? junk(lots, Object.keys(good)).value : flickering(lots, Reflect.get(target, key), times)),
  });
}

const TIMES = [5, 50, 500, 5000] as const;
const lots = new Generator('flicker');
const flicker = (good: unknown): unknown => flickering(lots, good, pick(lots, TIMES));

it('a choice or an outcome', () => {
  const cases = choices.cases('flicker');
  let taken = 0;
  for (let n = 0; n < 400; n++) {
    const one = pick(lots, cases);
    const state = one.state.clone();
    const isPlayed = play(state, flicker(choices.good(one)) as Choice).ok || playOutcome(state, flicker(choices.good(one)) as Outcome).ok;
    if (!isPlayed) expect(Buffer.compare(state.bytes, one.state.bytes)).toBe(0);
    else taken++;
    playOn(state, `flicker ${n}`);
  }
  expect(taken).toBeGreaterThan(50);
});

it.each([
  ['a position', positions, readPosition],
  ['a record', records, replay],
] as const)('%s', (_, door, read) => {
  const cases = door.cases('flicker');
  let taken = 0;
  for (let n = 0; n < 150; n++) {
    const result = read(flicker(door.good(pick(lots, cases))));
    if (!result.ok) continue;
    taken++;
    playOn(result.state, `flicker ${n}`);
  }
  expect(taken).toBeGreaterThan(10);
});

it('an edition', () => {
  const cases = editions.cases('flicker');
  let taken = 0;
  for (let n = 0; n < 150; n++) {
    const result = validateEdition(flicker(editions.good(pick(lots, cases))));
    if (!result.ok) continue;
    taken++;
    playOn(newGame(new State(createSetting(result.edition, 3))), `flicker ${n}`);
  }
  expect(taken).toBeGreaterThan(5);
});
