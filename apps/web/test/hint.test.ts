/** The adviser of a session, and what everybody would have if the game ended now. */
import { type Advice, random } from '@tabannusi/ai';
import { type Known, mask, REFERENCE_EDITION, SHIPPED, SPECTATOR } from '@tabannusi/engine';
import { newTable, type Table } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { createAdviser, type Thinker } from '../src/session/advice.ts';
import { estimateOf } from '../src/session/estimate.ts';
import { createSession } from '../src/session/session.ts';

const seats = ['a', 'b'].map((name) => ({ kind: 'person', name }) as const);
const PLANS: Advice = { plans: [{ steps: [], now: [], coming: [], prepares: { next: null, sites: [], values: [] } }] };

function begin() {
  const table = newTable({ edition: REFERENCE_EDITION, seats, seed: 'advice' });
  const session = createSession({ table, bots: {}, keep: () => undefined, pace: () => 0 });
  const asked: { known: Known; done(plans: Advice | null): void; stopped: boolean }[] = [];
  const think: Thinker = (known, done) => {
    const one = { known, done, stopped: false };
    asked.push(one);
    const stop = (): void => {
      one.stopped = true;
    };
    return { stop };
  };
  return { session, asked, adviser: createAdviser(session, think) };
}

it('asks for who has taken the screen over, shows the answer, and puts it away when the game goes on', () => {
  const { session, asked, adviser } = begin();
  adviser.toggle();
  expect(asked.length).toBe(0);
  session.takeOver();
  adviser.toggle();
  expect(adviser.get()).toBe('thinking');
  expect(asked[0]?.known.seat).toBe(session.get().observer);
  expect(asked[0]?.known.masked.observer).toBe(session.get().observer);
  expect(asked[0]?.known.choices).toEqual(session.get().offers.map(({ choice }) => choice));
  asked[0]?.done(PLANS);
  expect(adviser.get()).toEqual({ plans: PLANS });
  const [offer] = session.get().offers;
  if (offer !== undefined) session.choose(offer);
  expect(adviser.get()).toBeNull();
});

it('weighs the decision of a past moment with what the screen may show of it, and nobody’s choice between Urban cards', () => {
  const { session, asked, adviser } = begin();
  for (let n = 0; n < 12; n++) {
    session.takeOver();
    const [offer] = session.get().offers;
    if (offer !== undefined) session.choose(offer);
    session.insist();
    session.confirm();
  }
  const { table, moment } = session.get();
  const weighed: number[] = [];
  for (let past = 0; past < moment; past++) {
    session.look(past);
    const scene = session.get();
    const { question } = scene.view;
    expect(scene.offers).toEqual([]);
    adviser.toggle();
    if (question === null || question.ask === 'urbanCard') {
      expect(adviser.get()).toBeNull();
      continue;
    }
    expect(adviser.get()).toBe('thinking');
    const { known } = asked.at(-1) ?? {};
    expect(known?.seat).toBe(question.seat);
    expect(known?.choices).toEqual(scene.weighed.map(({ choice }) => choice));
    // Another seat's cards stay hidden: the state is one that the observer cannot tell from the real one.
    expect(known?.masked).toEqual(mask(table.stateFor(scene.observer, past), question.seat));
    // What was really chosen is among the choices.
    const chosen = table.log(scene.observer, past, past + 1)[0];
    if (chosen?.by === question.seat) weighed.push(past);
  }
  expect(weighed.length).toBeGreaterThan(8);
  session.look(null);
  expect(adviser.get()).toBeNull();
});

it('stops what is thought out, by itself and on request', () => {
  const { session, asked, adviser } = begin();
  session.takeOver();
  adviser.toggle();
  adviser.toggle();
  expect([adviser.get(), asked[0]?.stopped]).toEqual([null, true]);
  adviser.toggle();
  const [offer] = session.get().offers;
  if (offer !== undefined) session.choose(offer);
  expect([adviser.get(), asked[1]?.stopped]).toEqual([null, true]);
  adviser.close();
});

it('counts what Final Scoring then adds, but for the Urban cards [END-04] [END-06]', async () => {
  const edition = SHIPPED.at(-1) ?? REFERENCE_EDITION;
  const table = newTable({ edition, seats: botSeats(), seed: 'estimate' });
  const estimates: ReturnType<typeof estimateOf>[] = [];
  while (table.prompt.wait !== 'over') {
    estimates.push(estimateOf(sceneAt(table)));
    await table.askBot({ random });
  }
  const over = estimateOf(sceneAt(table));
  const revealed = table.log(SPECTATOR).flatMap(({ events }) => events.filter((event) => event.event === 'urbanCardsRevealed'));
  // Nothing happens between the last decision and Final Scoring in this game.
  expect(over.final).toEqual([]);
  expect(over.total).toEqual(estimates.at(-1)?.total.map((vp, seat) => vp + (revealed.find((event) => event.seat === seat)?.vp ?? 0)));
  for (const { soFar, final, total } of estimates) {
    expect(total).toEqual(soFar.map((vp, seat) => final.reduce((sum, each) => sum + (each.vp[seat] ?? 0), vp)));
  }
});

const botSeats = () => ['a', 'b'].map((name) => ({ kind: 'bot', name, bot: 'random' }) as const);

const sceneAt = (table: Table) => ({ state: table.stateFor(SPECTATOR), view: table.view(SPECTATOR) });
