/** Input that is not a legal choice or possible outcome is refused, and does not change a single byte. */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import type { Choice, Outcome } from '../../src/choices.ts';
import {
  DECREE_IDS,
  DECREE_SYMBOLS,
  type DecreeId,
  HARBORMASTER_IDS,
  RESOURCE_COLOURS,
  ZIGGURAT_TILE_IDS,
} from '../../src/edition/types.ts';
import { apply, asked, describeChoice, describeOutcome, drawOutcome, isOver, legal, newGame, questionKind } from '../../src/engine.ts';
import { FIELDS } from '../../src/model/frame-fields.ts';
import { top } from '../../src/model/frames.ts';
import { CHANCE, NONE } from '../../src/model/ids.ts';
import { RULE_IDS, RULING_IDS } from '../../src/model/rule-ids.ts';
import { IN_STACK, State, URBAN_DECK } from '../../src/model/state.ts';
import { play, playOutcome } from '../../src/play.ts';
import { whyNot } from '../../src/reasons/why-not.ts';
import { PLAYER_COUNTS, settingOf } from './games.ts';
import { RandomAnswers } from './random-answers.ts';

const RULES: ReadonlySet<string> = new Set([...RULE_IDS, ...RULING_IDS]);

/** Any value, and values that get past careless checks. */
const strange = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withDate: true, withMap: true, maxDepth: 3 }),
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    Number.NaN,
    -0,
    0.5,
    -1,
    1e9,
    2 ** 32,
    Infinity,
    '1',
    ' 1',
    '0x1',
    '',
    true,
    null,
    undefined,
    [1],
    [[1]],
    {},
    1n,
  ),
);

/** A position somewhere in a random game; in set-up half of the time, where chance is asked. */
interface Place {
  readonly players: 2 | 3 | 4;
  readonly seed: number;
  readonly steps: number;
}
const place: fc.Arbitrary<Place> = fc.record({
  players: fc.constantFrom(...PLAYER_COUNTS),
  seed: fc.nat(),
  steps: fc.oneof(fc.nat(30), fc.nat(260)),
});

test('anything', () => {
  fc.assert(
    fc.property(place, strange, (at, value) => {
      refused(reach(at), value);
    }),
    { numRuns: 1500 },
  );
});

test('a legal choice or possible outcome with one thing changed', () => {
  fc.assert(
    fc.property(place, fc.nat(), fc.nat(), strange, fc.string(), (at, pick, where, value, key) => {
      const state = reach(at);
      const form = someForm(state, pick, at.seed);
      if (form === null) return;
      for (const changed of changes(form, where, value, key)) refused(state, changed);
    }),
    { numRuns: 1500 },
  );
});

test('a choice of another decision, and an outcome where a choice is asked', () => {
  fc.assert(
    fc.property(place, place, fc.nat(), (at, other, pick) => {
      const state = reach(at);
      const form = someForm(reach(other), pick, other.seed);
      if (form !== null && !isOffered(state, form)) refused(state, form);
    }),
    { numRuns: 1000 },
  );
});

test('choices and outcomes after the end', () => {
  const state = reach({ players: 2, seed: 1, steps: Number.POSITIVE_INFINITY });
  expect(play(state, { choose: 'done' })).toEqual({ ok: false, code: 'over' });
  expect(playOutcome(state, { chance: 'startPlayer', seat: 0 })).toEqual({ ok: false, code: 'over' });
});

/**
 * Checks that both `play` and `playOutcome` refuse the value, that `whyNot` has a reason against it, that nothing throws, and that the
 * state and the legal list stay the same.
 */
function refused(state: State, value: unknown): void {
  const before = state.clone();
  for (const door of [play, playOutcome] as ((state: State, value: never) => { ok: boolean })[]) {
    const answer = door(state, value as never);
    if (answer.ok) throw new Error(`it was accepted: ${inspect(value)}`);
    if (state.depth !== before.depth || Buffer.compare(state.bytes, before.bytes) !== 0)
      throw new Error('it was refused, but changed the state');
  }
  const reasons = whyNot(state, value as never);
  if (reasons.length === 0) throw new Error(`there is no reason against it: ${inspect(value)}`);
  for (const { rule } of reasons) if (!RULES.has(rule)) throw new Error(`the reason is no rule: ${String(rule)}`);
  if (state.depth !== before.depth || Buffer.compare(state.bytes, before.bytes) !== 0) throw new Error('whyNot changed the state');
  if (!isOver(state) && asked(state) !== CHANCE) {
    const count = legal(state);
    state.count = -1;
    expect(legal(state)).toBe(count);
  }
}

function reach({ players, seed, steps }: Place): State {
  const state = newGame(new State(settingOf({ edition: 'reference', players, seed })));
  const answers = new RandomAnswers('uniform', seed);
  for (let n = 0; n < steps && !isOver(state); n++) apply(state, answers.next(state));
  return state;
}

/** Returns the outside form of some legal choice or possible outcome of a position. */
function someForm(state: State, pick: number, seed: number): Choice | Outcome | null {
  if (isOver(state)) return null;
  if (asked(state) === CHANCE) return describeOutcome(state, drawOutcome(state, new Generator(seed)));
  return describeChoice(state, state.choices[pick % legal(state)]);
}

/** Returns whether a form is legal or possible in a position. */
function isOffered(state: State, form: Choice | Outcome): boolean {
  if (isOver(state)) return false;
  if ('chance' in form) return isPossible(state, form);
  if (asked(state) === CHANCE) return false;
  return state.choices.slice(0, legal(state)).some((choice) => JSON.stringify(describeChoice(state, choice)) === JSON.stringify(form));
}

/** Returns whether an outcome is possible according to the rules: it is asked for, and what it draws is still available. */
function isPossible(state: State, outcome: Outcome): boolean {
  const kind = questionKind(state);
  const { edition, players } = state.setting;
  switch (outcome.chance) {
    case 'barge':
      return kind === 'dealBarge' && !state.bargeColour.includes(RESOURCE_COLOURS.indexOf(outcome.colour));
    case 'dice':
      return (
        kind === 'rollDice' && sum(outcome.faces) === state.supply[state.bargeColour[state.stack[top(state) + FIELDS.rollDice.district]]]
      );
    case 'ship':
      return kind === 'dealShip' && !state.ships.includes(edition.ships.tiles.findIndex(({ id }) => id === outcome.ship));
    case 'specialWater':
      return kind === 'dealSpecialWater' && state.special[outcome.tile - 1] === IN_STACK;
    case 'crate':
      return (kind === 'dealCrate' || kind === 'dealPortCrate') && state.crateStock[RESOURCE_COLOURS.indexOf(outcome.colour)] > 0;
    case 'harbormaster':
      return kind === 'dealHarbormaster' && (state.asideHarbormasters[0] & (1 << HARBORMASTER_IDS.indexOf(outcome.harbormaster))) !== 0;
    case 'actionTile':
      return kind === 'dealActionTile' && !state.actionTiles.includes(outcome.tile - 1);
    case 'zigguratTile':
      return kind === 'dealZigguratTile' && !state.zigguratTiles.includes(ZIGGURAT_TILE_IDS.indexOf(outcome.tile));
    case 'decree':
      return kind === 'dealDecree' && !state.decrees.includes(DECREE_IDS.indexOf(outcome.decree)) && hasSymbol(state, outcome.decree);
    case 'urbanCard':
      // In these games the deck never runs short.
      return kind === 'dealUrbanCard' && state.urban[edition.urbanCards.cards.findIndex(({ id }) => id === outcome.card)] === URBAN_DECK;
    case 'startPlayer':
      return kind === 'drawStartPlayer' && outcome.seat < players;
    case 'automaCard':
    case 'automaTile':
    case 'colour':
      // No Bot plays in these games.
      return false;
  }
}

/** With two players the second Decree differs in its symbol; with more the first three have the three symbols in their order (SET-15, A-05). */
function hasSymbol({ setting, decrees }: State, decree: DecreeId): boolean {
  const symbol = setting.decreeSymbols[DECREE_IDS.indexOf(decree)];
  const space = decrees.indexOf(NONE);
  if (setting.players > 2) return space === DECREE_SYMBOLS.length || symbol === space;
  return space === 0 || symbol !== setting.decreeSymbols[decrees[0]];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Forms that differ from a legal one in a single thing; none of them is legal. */
function* changes(form: Choice | Outcome, where: number, value: unknown, key: string): Iterable<unknown> {
  const keys = Object.keys(form);
  const at = keys[where % keys.length] as keyof typeof form;
  const good: unknown = form[at];
  // A different value in one place, unless it is equal or might be legal.
  if (typeof value !== typeof good || (typeof good === 'object' && !Array.isArray(value))) yield { ...form, [at]: value };
  for (const twisted of twist(good)) if (twisted !== good || Object.is(twisted, -0)) yield { ...form, [at]: twisted };
  // A key too many or too few.
  if (!Object.hasOwn(form, key)) yield withKey({ ...form }, key, value);
  yield withKey({ ...form }, '__proto__', value);
  yield Object.fromEntries(Object.entries(form).filter(([name]) => name !== at));
  // The right values, but inherited.
  yield Object.create(form);
  yield [form];
  yield JSON.stringify(form);
}

/** Values that a careless comparison takes for the legal one. */
function twist(good: unknown): unknown[] {
  if (typeof good === 'number')
    return [String(good), [good], good + 0.5, -good || -0, good + 2 ** 32, BigInt(good), { valueOf: () => good }];
  if (typeof good === 'string') return [[good], `${good} `, good.toUpperCase(), new String(good), { toString: () => good }];
  if (Array.isArray(good)) {
    const [first = 0, ...rest] = good as number[];
    const halves = good.map((n: number) => n + 0.5);
    return [[...good, 0], rest, { ...good }, good.map(String), halves, good.join(), [-1, ...rest], [first + 1, ...rest]];
  }
  return [];
}

function withKey(form: object, key: string, value: unknown): object {
  return Object.defineProperty(form, key, { value, enumerable: true, configurable: true, writable: true });
}
