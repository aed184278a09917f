/** The form for a new online table. */
import { BOTS } from '@tabannusi/ai';
import { DEFAULT_SWITCHES, REFERENCE_EDITION, replay } from '@tabannusi/engine';
import { newTable, type Seat } from '@tabannusi/table';
import { loadOnlineWords, loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { withoutSecrets } from '../../src/online/continued.ts';
import { botName, ONLINE_BOTS } from '../../src/online/online-bots.ts';
import {
  FIRST_OPENING,
  keepOpening,
  keptOpening,
  type OpeningForm,
  onlyOnce,
  openingOf,
  ownSeat,
  plannedSitters,
  withSitter,
} from '../../src/online/opening.ts';

function storage(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const KEY = 'tabannusi-opening';
const SEATS: readonly Seat[] = ['Puabi', 'Shulgi'].map((name) => ({ kind: 'person', name }));

it('offers every bot of the server', async () => {
  const words = await loadOnlineWords(await loadSpeaker('en'));
  expect([...ONLINE_BOTS].sort()).toEqual(Object.keys(BOTS).sort());
  expect(new Set(ONLINE_BOTS.map((bot) => botName(words, bot))).size).toBe(ONLINE_BOTS.length);
  expect(botName(words, 'newer')).toBe('newer');
});

it('asks the server for persons, bots and what is allowed', () => {
  const form: OpeningForm = {
    ...FIRST_OPENING,
    players: 3,
    sitters: ['vizier', 'you', 'friend', 'random'],
    hints: false,
    watching: 'seats',
  };
  expect(openingOf(form, REFERENCE_EDITION)).toEqual({
    game: {
      seats: 3,
      edition: { id: REFERENCE_EDITION.id, version: REFERENCE_EDITION.version },
      switches: { ...DEFAULT_SWITCHES, firstGame: true },
    },
    options: { hints: false, estimate: true, watching: 'seats' },
    places: [{ bot: 'vizier' }, null, null],
  });
  expect(ownSeat(plannedSitters(form))).toBe(1);
});

it('asks for one seat against a king, whoever was to sit on the others', () => {
  const form: OpeningForm = { ...FIRST_OPENING, king: 'sarbot', sitters: ['vizier', 'friend', 'you', 'friend'] };
  expect(openingOf(form, REFERENCE_EDITION)).toMatchObject({ game: { seats: 1, king: 'sarbot' }, places: [null] });
  expect(ownSeat(plannedSitters(form))).toBe(0);
});

it('sends an edition whole if the server does not have it', () => {
  const edition = { ...REFERENCE_EDITION, id: 'mine' };
  expect(openingOf(FIRST_OPENING, edition).game).toMatchObject({ edition: { format: edition.format, id: 'mine' } });
});

it('seats nobody twice', () => {
  const moved = withSitter(FIRST_OPENING.sitters, 1, 'you');
  expect(moved).toEqual(['friend', 'you', 'friend', 'friend']);
  expect(ownSeat(withSitter(moved, 1, 'builder'))).toBeNull();
  expect(onlyOnce(['friend', 'you', 'builder', 'you'])).toEqual(['friend', 'you', 'builder', 'friend']);
});

it('brings a local game without its seed and its names', () => {
  const table = newTable({ edition: REFERENCE_EDITION, seats: SEATS, seed: 'at home' });
  const record = withoutSecrets(table.record());
  expect(JSON.stringify(record)).not.toMatch(/at home|Puabi|Shulgi/);
  expect(replay(record).ok).toBe(true);
});

it('is filled in as it was left, and as at first where that is damaged', () => {
  const form: OpeningForm = {
    ...FIRST_OPENING,
    king: 'gilgabot',
    players: 4,
    sitters: ['friend', 'friend', 'apprentice', 'you'],
    estimate: false,
  };
  const kept = storage();
  keepOpening(kept, form);
  expect(keptOpening(kept)).toEqual(form);
  expect(keptOpening(storage())).toEqual(FIRST_OPENING);
  const damaged = [
    ...['', '{', 'null', '[]', '{"players":5}', '{"king":"nobody"}', '{"sitters":["you","you","friend","friend"]}'],
    ...['{"sitters":["you"]}', '{"switches":{}}', '{"hints":1,"watching":"all"}'],
  ];
  for (const text of damaged) expect(keptOpening(storage({ [KEY]: text })), text).toEqual(FIRST_OPENING);
});

it('goes on where the device stores nothing', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepOpening(full, FIRST_OPENING)).not.toThrow();
});
