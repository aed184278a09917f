/** What one tap does: ways to a place, forced steps, dice with a destination, and undo of all of it (decision 0044). */
import { answerOf, apply, asked, describeQuestion, hashState, type King, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, type Table } from '@tabannusi/table';
import { loadSpeaker } from '@tabannusi/text';
import { describe, expect, it, vi } from 'vitest';
import { keyOf } from '../src/places/place.ts';
import { placeOf } from '../src/places/place-of.ts';
import { forcedIn } from '../src/session/forced.ts';
import * as quick from '../src/session/quick.ts';
import { createSession, loadQuick, type Session } from '../src/session/session.ts';
import { tell } from '../src/session/told.ts';
import { waysOf } from '../src/session/ways.ts';
import { scenesOf } from './scenes.ts';

const english = await loadSpeaker('en');
const PEOPLE = ['a', 'b', 'c'].map((name) => ({ kind: 'person', name }) as const);

/** The questions on the way to places, over all games. */
const asks = new Set<string>();
/** The forced steps of all games. */
const forced = { lone: 0, paid: 0 };

describe.each([
  { seats: PEOPLE.slice(0, 1), king: 'gilgabot' as King, seed: 'taps alone' },
  { seats: PEOPLE, seed: 'taps' },
])('in a game of $seats.length', (game) => {
  it('takes only legal choices on the way to a place, and the last one is about that place', () => {
    for (const { offers, state } of scenesOf({ edition: REFERENCE_EDITION, ...game })) {
      const before = hashState(state);
      for (const [key, ways] of waysOf(state, offers)) {
        for (const { first, steps } of ways) {
          const then = state.clone();
          let place: string | null = null;
          for (const choice of [first.choice, ...steps.map((step) => step.choice)]) {
            const question = describeQuestion(then);
            const answer = answerOf(then, choice);
            if (answer === null) throw new Error(`${JSON.stringify(choice)} is not legal`);
            const at = placeOf(question, choice);
            place = at === null ? null : keyOf(at);
            asks.add(question.ask);
            apply(then, answer);
          }
          expect(place).toBe(key);
        }
      }
      expect(hashState(state)).toEqual(before);
    }
  });

  it('forces no step that costs what nobody said, warns, or cannot be undone', () => {
    for (const scene of scenesOf({ edition: REFERENCE_EDITION, ...game })) {
      const { state, view, offers } = scene;
      const seat = view.question?.seat ?? 0;
      const [unasked, agreed] = [forcedIn(scene, false), forcedIn(scene, true)];
      if (agreed === null) {
        expect(unasked).toBeNull();
        continue;
      }
      expect([agreed.warnings, agreed.endsUndo]).toEqual([[], null]);
      const then = state.clone();
      apply(then, agreed.answer);
      expect(asked(then)).toBe(seat);
      expect(then.active).toBe(state.active);
      if (unasked === null) {
        // The suggested payment of a price that was named.
        expect([view.question?.ask, agreed]).toEqual([expect.stringMatching(/^(payment|shipPayment)$/), offers[0]]);
        expect(offers.some(({ choice }) => choice.choose === 'payLess')).toBe(false);
        forced.paid++;
        continue;
      }
      if (view.question?.ask.endsWith('ayment')) continue;
      expect(offers).toHaveLength(1);
      expect([then.vp[seat], then.gold[seat], then.markers[seat]].map(Number)).toEqual(
        [state.vp[seat], state.gold[seat], state.markers[seat]].map((before, n) =>
          Math.max(Number(before), Number([then.vp, then.gold, then.markers][n]?.[seat])),
        ),
      );
      forced.lone++;
    }
  });
});

it('found ways through all these questions', () =>
  expect([...asks]).toEqual(
    expect.arrayContaining(['action', 'projectColour', 'projectSpace', 'ship', 'portSpace', 'zigguratSpace', 'gardening', 'waterSpace']),
  ));

it('found steps of both kinds to force', () => expect(Math.min(forced.paid, forced.lone)).toBeGreaterThan(2));

/** A session of one person against a king, whose code for taps has loaded. */
async function begin(seed: string, isAutomatic = true): Promise<{ table: Table; session: Session }> {
  const table = newTable({ edition: REFERENCE_EDITION, seats: PEOPLE.slice(0, 1), king: 'gilgabot', seed });
  const loading = loadQuick();
  const session = createSession({
    table,
    bots: {},
    keep: () => undefined,
    pace: () => 0,
    quick: () => loading,
    isAutomatic: () => isAutomatic,
  });
  session.subscribe(() => undefined);
  await vi.waitUntil(() => session.get().tapFinder !== null);
  return { table, session };
}

/** Makes some choice, on the board if possible. */
function tapSomething(session: Session, n: number): void {
  const { warned, between, prompt, ways, offers } = session.get();
  const onBoard = [...ways.values()];
  if (warned !== null) session.insist();
  else if (prompt.wait === 'confirm') session.confirm();
  else if (between !== null) session.take([between[n % between.length] as (typeof between)[number]]);
  else if (n % 3 > 0 && onBoard.length > 0) session.take(onBoard[n % onBoard.length] ?? []);
  else {
    const { buttons } = tell(session.get(), english);
    const button = buttons[(n * 7) % Math.max(1, offers.length)];
    if (button !== undefined) session.choose(button.preview, button.meant);
  }
}

it('undoes and redoes everything that a tap did', async () => {
  const { table, session } = await begin('undo of taps');
  let [several, undone, reported] = [0, 0, 0];
  for (let n = 0; table.prompt.wait !== 'over' && n < 500; n++) {
    const { moment } = table;
    const { question } = session.get().view;
    tapSomething(session, n);
    const after = table.moment;
    const { warned, between, made } = session.get();
    if (after === moment || warned !== null || between !== null) continue;
    if (after > moment + 1) several++;
    if (made.length > 0) reported++;
    if (session.get().prompt.wait !== 'decision' || table.seats.length > 1) continue;
    session.undo();
    if (session.get().refused !== null) continue;
    expect(table.moment).toBe(moment);
    expect(session.get().view.question).toEqual(question);
    session.redo();
    expect(table.moment).toBe(after);
    undone++;
  }
  expect({ several: several > 20, undone: undone > 50, reported: reported > 2 }).toEqual({ several: true, undone: true, reported: true });
  session.close();
});

it('undoes as far as a question that is asked where nobody knows the taps any more', async () => {
  const { table, session } = await begin('undo after a reload');
  let seen = 0;
  for (let n = 0; table.prompt.wait !== 'over' && seen < 3 && n < 400; n++) {
    const { moment } = table;
    tapSomething(session, n);
    const { made, warned } = session.get();
    if (made.length === 0 || warned !== null) continue;
    // Another session at the same table does not know where taps began.
    const loading = loadQuick();
    const other = createSession({ table, bots: {}, keep: () => undefined, pace: () => 0, quick: () => loading, isAutomatic: () => true });
    other.subscribe(() => undefined);
    await vi.waitUntil(() => other.get().tapFinder !== null || other.get().offers.length === 0);
    const after = table.moment;
    other.undo();
    expect(forcedIn(other.get(), true)).toBeNull();
    expect(table.moment).toBeGreaterThanOrEqual(moment);
    while (table.moment < after) other.redo();
    other.close();
    seen++;
  }
  expect(seen).toBe(3);
  session.close();
});

it('asks a payment again where somebody wants to pay differently', async () => {
  const { table, session } = await begin('pay differently');
  let asks: string | undefined;
  for (let n = 0; asks === undefined && n < 400; n++) {
    tapSomething(session, n);
    if (!session.get().made.some(({ choices }) => choices > 1)) continue;
    session.payDifferently();
    asks = session.get().view.question?.ask;
    expect(session.get().offers.length).toBeGreaterThan(1);
    expect(session.get().made).toEqual([]);
    const { moment } = table;
    const other = session.get().offers[1];
    if (other !== undefined) session.choose(other);
    expect(table.moment).toBeGreaterThan(moment);
  }
  expect(asks).toMatch(/ayment$/);
  session.close();
});

it('makes no step by itself where that is switched off', async () => {
  const { table, session } = await begin('not automatic', false);
  for (let n = 0; table.prompt.wait !== 'over' && n < 200; n++) {
    tapSomething(session, n * 3);
    expect(session.get().made).toEqual([]);
  }
  session.close();
});

it('says where a die leads, and goes there with it', async () => {
  const labels = new Set<string>();
  let [led, scoring] = [0, 0];
  for (const scene of scenesOf({ edition: REFERENCE_EDITION, seats: PEOPLE, seed: 'dice' })) {
    if (scene.view.question?.ask !== 'die') continue;
    for (const { label, meant, note, preview } of tell({ ...scene, tapFinder: quick }, english).buttons) {
      labels.add(label.replace(/^\d → (?!another)\w+/, '3 → Scribes').replace(/^\d → a/, '3 → a'));
      const [way] = meant;
      if (way !== undefined && way.choose === 'destination') {
        expect(preview.leads.some(({ district, gold }) => district === way.district && gold === way.gold)).toBe(true);
        led++;
      }
      expect(note === null).toBe(preview.scores.length === 0);
      if (note !== null) scoring++;
    }
  }
  expect([...labels]).toEqual(expect.arrayContaining(['3 → Scribes', '3 → another District (1 Gold)']));
  expect(led).toBeGreaterThan(50);
  expect(scoring).toBeGreaterThan(3);
});
