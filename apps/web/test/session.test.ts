/** The session: bots play by themselves, everything is kept, refusals and slips are shown. */

import { apprentice } from '@tabannusi/ai';
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, newTable, openTable, type SavedTable, type Table } from '@tabannusi/table';
import { expect, it, vi } from 'vitest';
import { FIRST_KEYS } from '../src/device/keys.ts';
import { createSettings } from '../src/device/settings.ts';
import { createSession, type Session } from '../src/session/session.ts';
import { createStore } from '../src/store.ts';

function begin(second: 'person' | 'bot'): { table: Table; session: Session; kept: SavedTable[] } {
  const other = second === 'bot' ? ({ kind: 'bot', name: 'b', bot: 'apprentice' } as const) : ({ kind: 'person', name: 'b' } as const);
  const table = newTable({ edition: REFERENCE_EDITION, seats: [{ kind: 'person', name: 'a' }, other], seed: 'session' });
  const kept: SavedTable[] = [];
  const session = createSession({ table, bots: { apprentice }, keep: (save) => kept.push(save()), pace: () => 0 });
  return { table, session, kept };
}

/** Makes the first choice, whatever is asked. */
function goOn(session: Session): void {
  const { handOver, warned, prompt, offers } = session.get();
  if (handOver !== null) session.takeOver();
  else if (warned !== null) session.insist();
  else if (prompt.wait === 'confirm') session.confirm();
  else if (offers[0] !== undefined) session.choose(offers[0]);
}

it('plays a game against a bot, and what it keeps can be opened at every decision', async () => {
  const { session, kept } = begin('bot');
  await vi.waitUntil(
    () => {
      goOn(session);
      return session.get().prompt.wait === 'over';
    },
    { timeout: 60_000, interval: 0 },
  );
  expect(kept.length).toBeGreaterThan(100);
  for (let n = 0; n < kept.length; n += 50) expect(openTable(kept[n]).ok).toBe(true);
  session.close();
});

it('shows no choices before the screen is handed over, and says why nothing can be taken back', () => {
  const { session } = begin('person');
  expect(session.get().handOver).not.toBeNull();
  expect(session.get().offers).toEqual([]);
  session.takeOver();
  expect(session.get().offers.length).toBeGreaterThan(0);
  session.undo();
  expect(session.get().refused).toMatchObject({ ok: false });
  goOn(session);
  expect(session.get().refused).toBeNull();
  session.close();
});

it('takes back nothing of what a bot does, and nothing before the screen is handed over', async () => {
  const { session, table } = begin('bot');
  await vi.waitUntil(
    () => {
      const { prompt } = table;
      if (prompt.wait === 'decision' && prompt.by === 'bot') {
        const before = table.moment;
        for (const deed of [session.undo, session.restart, session.redo, session.confirm]) deed();
        expect(table.moment).toBe(before);
        expect(session.get().refused).toBeNull();
      } else goOn(session);
      return table.turns.length > 4;
    },
    { timeout: 60_000, interval: 0 },
  );
  session.close();

  const { session: shared, table: handed } = begin('person');
  while (handed.turns.length < 2 || shared.get().handOver === null) goOn(shared);
  const before = handed.moment;
  for (const deed of [shared.undo, shared.restart]) deed();
  expect(handed.moment).toBe(before);
  shared.close();
});

it('takes back and makes again', () => {
  const { session, table } = begin('person');
  session.takeOver();
  const before = table.moment;
  goOn(session);
  const after = session.get().moment;
  expect(after).toBeGreaterThan(before);
  session.undo();
  expect(session.get().moment).toBe(before);
  session.redo();
  expect(session.get().moment).toBe(after);
  session.close();
});

it('asks about the end of a turn only while an Action is left, and once', () => {
  const { session, table } = begin('person');
  const asks = { warning: 0, nothing: 0 };
  for (let n = 0; n < 400 && Object.values(asks).includes(0); n++) {
    const { offers, view } = session.get();
    const offer = view.question?.ask === 'action' ? offers.find(({ choice }) => choice.choose === 'done') : undefined;
    // Ends the first turn too early, and others when nothing is left to do.
    if (offer === undefined || (asks.warning > 0 && offers[0] !== offer)) {
      goOn(session);
      continue;
    }
    const turns = table.turns.length;
    session.choose(offer);
    if (session.get().warned === null) {
      asks.nothing++;
    } else {
      asks.warning++;
      session.insist();
    }
    expect(table.prompt.wait).toBe('decision');
    expect(table.turns.length).toBeGreaterThan(turns);
  }
  expect(Object.values(asks)).not.toContain(0);
  session.close();
});

it('looks at any moment and back, and the game is as it was', () => {
  const { session, table, kept } = begin('person');
  session.takeOver();
  for (let n = 0; n < 12; n++) goOn(session);
  const [now, written] = [session.get(), kept.length];
  session.look(1);
  expect(session.get()).toMatchObject({ past: 1, moment: now.moment, offers: [] });
  expect(session.get().view).toEqual(table.view(now.observer, 1));
  session.look(9_999);
  expect(session.get().past).toBe(table.moment);
  session.look(null);
  expect(session.get()).toEqual(now);
  expect(kept.length).toBe(written);
  session.close();
});

it('tells listeners of a store of changes only', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(1);
  store.set(2);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(3);
});

it('takes the language of the browser, and of kept settings only what it knows', () => {
  const storage = {
    getItem: () => '{"theme":"torchlight","language":"tlh","pace":7,"standing":true,"seat":{"confirm":1},"keys":{"undo":"r","redo":"r"}}',
    setItem: vi.fn(),
  };
  const settings = createSettings(storage, ['nl-NL', 'pl-PL', 'en']);
  const first = {
    pace: 'steady',
    seat: DEFAULT_SETTINGS,
    keys: FIRST_KEYS,
    numbers: true,
    marks: true,
    sound: false,
    estimate: true,
    automatic: true,
    recapWaits: false,
  };
  expect(settings.get()).toEqual({ language: 'pl', theme: 'torchlight', standing: true, ...first });
  settings.change({ language: 'de' });
  expect(storage.setItem).toHaveBeenCalledWith('tabannusi-settings', JSON.stringify(settings.get()));
  settings.reset();
  expect(settings.get()).toEqual({ language: 'de', theme: 'system', standing: false, ...first });
});
