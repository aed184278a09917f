/** The cost of one click: its choice is resolved once, applied once and masked once, and the consequences come in one order. */
import { BOTS } from '@tabannusi/ai';
import { type Choice, type Preview, REFERENCE_EDITION } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, newTable, type SeatSettings } from '@tabannusi/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../src/session/session.ts';

/** How often each door of the engine is called. Previews are counted separately. */
const passed = vi.hoisted(() => ({ resolved: 0, applied: 0, masked: 0, previewed: 0, isPreviewing: false }));

vi.mock('../../../packages/engine/src/play.ts', async (original) => {
  const play = await original<Record<string, (...args: unknown[]) => unknown>>();
  const answerOf = (...args: unknown[]) => {
    passed.resolved++;
    return play.answerOf?.(...args);
  };
  return { ...play, answerOf };
});
vi.mock('../../../packages/engine/src/engine.ts', async (original) => {
  const engine = await original<Record<string, (...args: unknown[]) => unknown>>();
  const apply = (...args: unknown[]) => {
    if (!passed.isPreviewing) passed.applied++;
    return engine.apply?.(...args);
  };
  return { ...engine, apply };
});
vi.mock('../../../packages/engine/src/knowledge/mask.ts', async (original) => {
  const { mask } = await original<{ mask: (...args: unknown[]) => unknown }>();
  return {
    mask(...args: unknown[]) {
      passed.masked++;
      return mask(...args);
    },
  };
});
vi.mock('../../../packages/engine/src/preview/preview.ts', async (original) => {
  const { preview } = await original<{ preview: (state: unknown) => Preview[] }>();
  return {
    preview(state: unknown) {
      passed.previewed++;
      passed.isPreviewing = true;
      const previews = preview(state);
      passed.isPreviewing = false;
      return previews;
    },
  };
});

const SEATS = [
  { kind: 'person', name: 'a' },
  { kind: 'bot', name: 'b', bot: 'apprentice' },
] as const;

/** The end of a turn needs no confirmation. */
const AT_ONCE = { ...DEFAULT_SETTINGS, confirm: false };

/** A person, who is asked first, against a bot that never answers. `fails` replaces the keeping of the game. */
function begin(name: string, { fails, settings = AT_ONCE }: { fails?: () => never; settings?: SeatSettings } = {}) {
  for (let seed = 0; ; seed++) {
    const order: string[] = [];
    const table = newTable({ edition: REFERENCE_EDITION, seats: [...SEATS], seed: `${name} ${seed}`, settings });
    const session = createSession({
      table,
      bots: {},
      keep: fails ?? (() => order.push('keep')),
      motion: fails ?? (() => order.push('motion')),
      sound: () => order.push('sound'),
      pace() {
        order.push('bots');
        return 1_000_000;
      },
    });
    session.subscribe(() => order.push('scene'));
    const [offer] = session.get().offers;
    if (offer !== undefined) return { table, session, order, offer };
    session.close();
  }
}

const fromNow = (): void => void Object.assign(passed, { resolved: 0, applied: 0, masked: 0, previewed: 0 });

it.each([
  ['at once', AT_ONCE],
  ['with confirmation', { ...DEFAULT_SETTINGS, warnings: { ...DEFAULT_SETTINGS.warnings, actionsLeft: false } }],
])('resolves its choice once, applies it once and masks once: %s', (_, settings) => {
  const kinds = new Set<string>();
  const clicks = { chosen: 0, held: 0, confirmed: 0, insisted: 0 };
  for (let seed = 0; seed < 4; seed++) {
    const { session, table } = begin(`click ${seed}`, { settings });
    for (let n = 0; n < 200; n++) {
      const { prompt } = table;
      if (prompt.wait === 'decision' && prompt.by === 'bot') table.play(prompt.seat, table.choices(prompt.seat)[0] as Choice);
      const { moment } = table;
      if (prompt.wait === 'confirm') {
        fromNow();
        session.confirm();
        // The choice was resolved when it was made.
        expect(passed).toMatchObject({ resolved: 0, applied: table.moment - moment, masked: 1 });
        clicks.confirmed++;
        continue;
      }
      const { offers, view } = session.get();
      const offer = offers[n % Math.max(1, offers.length)];
      if (offer === undefined) continue;
      fromNow();
      session.choose(offer);
      if (session.get().warned !== null) {
        // Only the warning has been shown.
        expect(passed).toMatchObject({ resolved: 0, applied: 0, masked: 0 });
        session.insist();
        expect(table.prompt.wait).not.toBe('confirm');
        clicks.insisted++;
      }
      // The decision and the outcomes of chance after it; none if it is held back.
      expect(passed).toMatchObject({ resolved: 1, applied: table.moment - moment, masked: 1 });
      expect(table.moment > moment).toBe(table.prompt.wait !== 'confirm');
      if (table.prompt.wait === 'confirm') clicks.held++;
      kinds.add(view.question?.ask ?? '');
      clicks.chosen++;
    }
    session.close();
  }
  expect(clicks.chosen).toBeGreaterThan(200);
  expect(clicks.insisted).toBeGreaterThan(0);
  expect(clicks.held > 0).toBe(settings.confirm);
  expect(clicks.confirmed > 0).toBe(settings.confirm);
  expect(kinds).toContain('projectSpace');
});

it('resolves the choice of a bot once and applies it once, and masks for the bot and for the scene', async () => {
  const seats = ['a', 'b'].map((name) => ({ kind: 'bot', name, bot: 'random' }) as const);
  const table = newTable({ edition: REFERENCE_EDITION, seats, seed: 'bots click' });
  const session = createSession({ table, bots: {}, keep: () => undefined, pace: () => 1_000_000 });
  for (let n = 0; n < 100 && table.prompt.wait !== 'over'; n++) {
    const { moment } = table;
    fromNow();
    expect(await table.askBot(BOTS)).toMatchObject({ ok: true, fault: null });
    expect(passed).toMatchObject({ resolved: 1, applied: table.moment - moment, masked: 2 });
  }
  session.close();
});

it('is kept, moved, heard, shown and answered by bots in this order', () => {
  const { session, order, table, offer } = begin('order');
  session.choose(offer);
  expect(order).toEqual(['keep', 'motion', 'sound', 'scene']);
  while (table.prompt.wait === 'decision' && table.prompt.by === 'person') {
    order.length = 0;
    const { warned, offers } = session.get();
    if (warned !== null) session.insist();
    else if (offers[0] !== undefined) session.choose(offers[0]);
  }
  expect(order).toEqual(['keep', 'motion', 'sound', 'scene', 'bots']);
  session.close();
});

it('shows the new scene where something before it fails', () => {
  const fails = (): never => {
    throw new Error('no room');
  };
  const { session, order, offer } = begin('fails', { fails });
  const { moment } = session.get();
  expect(() => session.choose(offer)).toThrow('no room');
  expect(session.get().moment).toBeGreaterThan(moment);
  expect(order).toEqual(['sound', 'scene']);
  session.close();
});

describe('where something fails while bots play', () => {
  /** Two bots, and what the session would do after their pause. */
  function bots() {
    const pauses: (() => Promise<void>)[] = [];
    vi.stubGlobal('setTimeout', (then: () => Promise<void>) => pauses.push(then));
    const seats = ['a', 'b'].map((name) => ({ kind: 'bot', name, bot: 'random' }) as const);
    const table = newTable({ edition: REFERENCE_EDITION, seats, seed: 'bots fail' });
    const keep = (): never => {
      throw new Error('no room');
    };
    return { pauses, table, session: createSession({ table, bots: BOTS, keep, pace: () => 0 }) };
  }

  afterEach(() => void vi.unstubAllGlobals());

  it('asks the next bot all the same', async () => {
    const { pauses, table, session } = bots();
    const moments = new Set([table.moment]);
    for (let n = 0; n < 3; n++) {
      expect(pauses).toHaveLength(1);
      await expect(pauses.shift()?.()).rejects.toThrow('a listener of the table failed');
      expect(session.get().moment).toBe(table.moment);
      moments.add(table.moment);
    }
    expect(moments.size).toBe(4);
  });

  it('asks no bot again before the next deed where it could not be asked', async () => {
    const { pauses, table } = bots();
    vi.spyOn(table, 'askBot').mockRejectedValue(new Error('cannot be asked'));
    await expect(pauses.shift()?.()).rejects.toThrow('cannot be asked');
    expect(pauses).toEqual([]);
  });
});

it('is refused where its number fits and its choice does not: the scene may be gone', () => {
  const { session, table, offer } = begin('stale');
  session.choose(offer);
  const { moment } = table;
  const [present] = session.get().offers;
  if (present === undefined) throw new Error('nothing is asked of the person');
  session.choose({ ...present, choice: { choose: 'space', space: 'zz9' } });
  expect(table.moment).toBe(moment);
  expect(session.get().refused).toMatchObject({ code: 'notLegal' });
  session.close();
});
