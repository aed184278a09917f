/** Checks of the previews at a position, for the short and the long run. */
import type { Choice } from '../../src/choices.ts';
import { apply, asked, describeChoice, isOver, legal, questionKind } from '../../src/engine.ts';
import { PAYMENTS } from '../../src/model/ask.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { BUILDING_COLOUR_COUNT, CHANCE, NONE, RESOURCE_COLOUR_COUNT } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';
import type { SeatChange } from '../../src/preview/changes.ts';
import { type Preview, preview } from '../../src/preview/preview.ts';
import { legalChoices, textOf } from './why-not.ts';

/** Checks all previews of a question: they leave the state unchanged and predict what happens when their choice is made. */
export function checkPreviews(state: State): Preview[] {
  const before = state.clone();
  const choices = legalChoices(state);
  const answers = state.choices.slice(0, legal(state));
  const previews = preview(state);
  if (state.depth !== before.depth || Buffer.compare(state.bytes, before.bytes) !== 0) throw new Error('the state was changed');
  if (JSON.stringify(legalChoices(state)) !== JSON.stringify(choices)) throw new Error('the list of legal choices was changed');
  expectSame(
    'the choices',
    previews.map(({ choice }) => choice),
    choices,
  );
  answers.forEach((answer, n) => {
    try {
      checkPreview(state, answer, previews[n], choices);
    } catch (error) {
      throw new Error(`${textOf(choices[n])}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
  return previews;
}

function checkPreview(state: State, answer: number, found: Preview, choices: Choice[]): void {
  const { choice, changes, cost, paysNext, leads, scores, closes, endsUndo } = found;
  const seat = asked(state);
  const after = state.clone();
  const events: GameEvent[] = [];
  after.events = events;
  apply(after, answer);
  const over = isOver(after);
  const byDefault = payByDefault(state, choice, after, events);
  const isRevealing = after.active === NONE && events.some((event) => event.event === 'districtScored' && event.district === 5);
  expectSame(
    'endsUndo',
    endsUndo,
    over || isRevealing ? 'reveal' : asked(after) === CHANCE ? 'chance' : asked(after) === seat ? null : 'seat',
  );
  expectSame('cost', cost === null ? NO_COST : [...cost.dice, ...cost.crates, cost.gold], byDefault.cost);
  expectSame('paysNext', paysNext, byDefault.isAsked);
  expectSame('changes', written(state, changes, seat, byDefault.cost), counted(state, byDefault.after, byDefault.events));
  const isOnTheWay = !over && questionKind(after) === 'destination' && questionKind(state) !== 'destination';
  expectSame(
    'leads',
    leads.map(({ district, gold }) => ({ choose: 'destination', district, gold })),
    isOnTheWay ? legalChoices(after) : [],
  );
  // A scoring is complete, because its Barge is refilled before the next question.
  for (const district of scores) {
    if (!byDefault.after.isBargeEmpty(district - 1) || state.isBargeEmpty(district - 1)) throw new Error(`not emptied: ${district}`);
    if (byDefault.events.some(({ event }) => event === 'scoringBegan')) throw new Error('scored already');
  }
  // If the same question follows, choices it no longer lists are closed; if the turn ends, all others are.
  const own = choices.filter((other) => textOf(other) !== textOf(choice)).map(textOf);
  if (!over && after.depth === state.depth && questionKind(after) === questionKind(state) && asked(after) === seat && !isPaying(state)) {
    const left = new Set(legalChoices(after).map(textOf));
    expectSame(
      'closes',
      closes.map(textOf),
      own.filter((text) => !left.has(text)),
    );
  }
  if (questionKind(state) === 'action' && choice.choose === 'done') expectSame('closes', closes.map(textOf), own);
  // A closed action is not offered when actions are asked next.
  if (!over && questionKind(after) === 'action' && asked(after) === seat && !isPaying(state)) {
    const left = new Set(legalChoices(after).map(textOf));
    const wrong = closes.filter((closed) => left.has(textOf(closed)));
    if (wrong.length > 0) throw new Error(`closed, but offered: ${wrong.map(textOf).join()}`);
  }
}

const isPaying = (state: State): boolean => PAYMENTS.some((payment) => payment === questionKind(state));

/** Every number of every seat, from the ledger and by counting. Numbers that would reveal Urban cards are left out. */
const written = (state: State, changes: readonly SeatChange[], payer: number, cost: readonly number[]): number[][] =>
  bySeat(state, (seat) => {
    const paid = seat === payer ? cost : NO_COST;
    const change = changes.find((found) => found.seat === seat) ?? { seat };
    const { gold = 0, vp = 0, markers = 0, markerSupply = 0, water = 0, specialWater = 0, gardens = 0 } = change;
    const zeros = new Array<number>(RESOURCE_COLOUR_COUNT).fill(0);
    const { dice = zeros, cratesUp = zeros, cratesDown = zeros, mastery = zeros.slice(0, BUILDING_COLOUR_COUNT) } = change;
    return [
      ...[gold - paid[2 * RESOURCE_COLOUR_COUNT], vp, markers, markerSupply, water, specialWater, gardens],
      ...dice.map((amount, colour) => amount - paid[colour]),
      ...cratesUp.map((amount, colour) => amount - paid[RESOURCE_COLOUR_COUNT + colour]),
      ...cratesDown.map((amount, colour) => amount + paid[RESOURCE_COLOUR_COUNT + colour]),
      ...mastery,
    ];
  });

function counted(before: State, after: State, events: readonly GameEvent[]): number[][] {
  const has = (state: State, seat: number): number[] => {
    const colours = (field: Uint8Array, size: number) => [...field.subarray(seat * size, (seat + 1) * size)];
    const { gold, vp, markers, markerSupply, water, specialHeld, gardens } = state;
    return [
      ...[gold, vp, markers, markerSupply, water, specialHeld, gardens].map((field) => field[seat]),
      ...[state.dice, state.crateUp, state.crateDown].flatMap((field) => colours(field, RESOURCE_COLOUR_COUNT)),
      ...colours(state.mastery, BUILDING_COLOUR_COUNT),
    ];
  };
  return bySeat(before, (seat) => {
    const were = has(before, seat);
    const changed = has(after, seat).map((amount, n) => amount - were[n]);
    changed[1] -= secretVp(seat, before, events);
    return changed;
  });
}

/** The VP that a seat was announced to gain for the Ziggurat and Urban cards in final scoring. */
function secretVp(seat: number, state: State, events: readonly GameEvent[]): number {
  const first = state.active === NONE ? 0 : events.findIndex(({ event }) => event === 'finalScoringBegan');
  if (first < 0) return 0;
  return events.slice(first).reduce((sum, event) => {
    if (event.event === 'districtScored' && event.district === 5 && event.seat === seat) return sum + event.vp;
    return event.event === 'urbanCardsRevealed' && event.seat === seat ? sum + event.vp : sum;
  }, 0);
}

const bySeat = (state: State, numbers: (seat: number) => number[]): number[][] =>
  Array.from({ length: state.setting.players }, (_, seat) => numbers(seat));

const NO_COST: readonly number[] = new Array<number>(2 * RESOURCE_COLOUR_COUNT + 1).fill(0);

interface ByDefault {
  readonly cost: readonly number[];
  readonly isAsked: boolean;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** Adds the first offered payment to a choice. Returns what was paid, the resulting position and all events until then. */
function payByDefault(state: State, choice: Choice, after: State, events: readonly GameEvent[]): ByDefault {
  const seat = asked(state);
  const cost = [...NO_COST];
  const add = (paid: { dice: readonly number[]; crates: readonly number[]; gold: number }): void =>
    [...paid.dice, ...paid.crates, paid.gold].forEach((amount, n) => {
      cost[n] += amount;
    });
  for (const event of events) if (event.event === 'paid' && event.seat === seat) add(event);
  if (choice.choose === 'destination') cost[cost.length - 1] += choice.gold;
  const next = after.clone();
  const later: GameEvent[] = [];
  next.events = later;
  let isAsked = false;
  while (!isOver(next) && isPaying(next) && asked(next) === seat && next.depth > state.depth) {
    isAsked = true;
    legal(next);
    const mix = describeChoice(next, next.choices[0]);
    const before = later.length;
    apply(next, next.choices[0]);
    if (mix.choose === 'pay') add(mix);
    else for (const event of later.slice(before)) if (event.event === 'paid') add(event);
  }
  return { cost, isAsked, after: next, events: [...events, ...later] };
}

function expectSame(what: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: found ${a}, expected ${b}`);
}
