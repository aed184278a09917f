/** Malicious input: `play`, `playOutcome` and `whyNot` answer it, nothing throws, and nothing changes. */
import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { hashText } from '../src/model/hash.ts';
import { answerOf, play, playOutcome } from '../src/play.ts';
import { whyNot } from '../src/reasons/why-not.ts';
import { newTestGame, position, RED } from './support/index.ts';

const choosing = () => position().barge(1, [3]).turnOf(RED).state;

/** A proxy that throws on any access. */
const throwing = (target: object): object =>
  new Proxy(
    target,
    Object.fromEntries(
      ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'].map((trap) => [
        trap,
        () => {
          throw new Error(trap);
        },
      ]),
    ),
  );

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function cyclic(): object {
  const form: Record<string, unknown> = { choose: 'die' };
  form.face = form;
  return form;
}

const withGetter = (key: string, get: () => unknown): object =>
  Object.defineProperty({ choose: 'die', face: 3 }, key, { get, enumerable: true, configurable: true });

/** A careless reader would take each of these for the legal die. */
const HOSTILE: Readonly<Record<string, () => unknown>> = {
  'a getter that throws': () =>
    withGetter('face', () => {
      throw new Error('face');
    }),
  'a sort that throws': () =>
    withGetter('choose', () => {
      throw new Error('choose');
    }),
  'a proxy that throws': () => throwing({ choose: 'die', face: 3 }),
  'a list that throws': () => ({ choose: 'pay', dice: throwing([]), crates: [0, 0, 0, 0, 0], gold: 0 }),
  'a revoked proxy': () => revoked({ choose: 'die', face: 3 }),
  'a revoked list': () => ({ choose: 'pay', dice: revoked([]), crates: [0, 0, 0, 0, 0], gold: 0 }),
  'an object in a circle': cyclic,
  'a huge sort': () => ({ choose: 'd'.repeat(5_000_000) }),
  'a huge value': () => ({ choose: 'space', space: 'a'.repeat(5_000_000) }),
  'a list without end': () => ({ choose: 'pay', dice: new Array(2 ** 32 - 1), crates: [], gold: 0 }),
  'too many keys': () => Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`key${n}`, n])),
  'not a number': () => ({ choose: 'die', face: Number.NaN }),
  'a symbol for a value': () => ({ choose: 'die', face: Symbol('3') }),
  'a symbol for a sort': () => ({ choose: Symbol('die'), face: 3 }),
  'a function': () => Object.assign(() => 3, { choose: 'die', face: 3 }),
  'a large integer': () => ({ choose: 'die', face: 3n }),
  'an object that turns into a number': () => ({ choose: 'die', face: { valueOf: () => 3, toString: () => '3' } }),
  'a sort of all objects': () => ({ choose: 'toString' }),
  'another sort of all objects': () => ({ choose: '__proto__' }),
  'an own key __proto__': () => JSON.parse('{"__proto__": {"choose": "die"}, "face": 3}'),
  'the right values, inherited': () => Object.create({ choose: 'die', face: 3 }),
  'a list with the right keys': () => Object.assign([], { choose: 'die', face: 3 }),
};

describe.each(Object.entries(HOSTILE))('%s', (_, make) => {
  it('is refused with a code and with a reason', () => {
    const state = choosing();
    const before = hashText(state);
    expect(play(state, make() as Choice)).toEqual({ ok: false, code: 'notLegal' });
    expect(playOutcome(newTestGame().state, make() as never)).toEqual({ ok: false, code: 'notLegal' });
    expect(answerOf(state, make() as Choice)).toBeNull();
    expect(whyNot(state, make() as Choice)).toEqual([{ rule: expect.stringMatching(/^[A-Z]+-[A-Z0-9-]+$/) }]);
    expect(hashText(state)).toBe(before);
  });
});

it('a getter is asked once: what it said is what is played', () => {
  const state = choosing();
  let times = 0;
  const changing = withGetter('face', () => (times++ === 0 ? 3 : 6));
  expect(play(state, changing as Choice)).toMatchObject({ ok: true });
  expect(times).toBe(1);
});

it('an object without a prototype is as good as another', () => {
  const state = choosing();
  const bare = Object.assign(Object.create(null), { choose: 'die', face: 3 });
  expect(whyNot(state, bare)).toEqual([]);
  expect(play(state, bare)).toMatchObject({ ok: true });
});

it('where chance is asked there is no answer of a seat', () => {
  expect(answerOf(newTestGame().state, { choose: 'done' })).toBeNull();
});
