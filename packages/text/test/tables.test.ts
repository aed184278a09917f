/** A table in words: what is waited for, what was refused, warnings, standing orders, notes. */
import { createSetting, REFERENCE_EDITION, type RecordFault } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createFaultWords, createTableWords } from '../src/index.ts';
import { NAMES } from './games.ts';
import { REPLAY_FAULTS } from './samples/record-faults.ts';
import {
  BRANCHES,
  ORDERS,
  PROMPTS,
  PROOF_FAULTS,
  REFUSALS,
  SETTINGS,
  STEP_ORDERS,
  seatsOf,
  TABLE_FAULTS,
  TABLE_WARNINGS,
} from './samples/tables.ts';

const words = createTableWords('en', { seats: seatsOf(NAMES), setting: createSetting(REFERENCE_EDITION, 3) });

it.each(PROMPTS)('%j, read by %s', (prompt, reader, sentence) => expect(words.prompt(prompt, reader)).toBe(sentence));

it('hands a shared screen over', () => {
  expect(words.handOver(1)).toEqual({ ask: 'Hand the screen to Beli.', take: 'I am Beli: show my cards' });
});

it.each(Object.values(REFUSALS).flat())('refuses: %j', (refused, sentence) => expect(words.refusal(refused)).toBe(sentence));

it.each(Object.values(TABLE_WARNINGS).flat())('warns: %j', (warning, sentence) => expect(words.warning(warning)).toBe(sentence));

it.each(Object.entries(SETTINGS) as [keyof typeof SETTINGS, string][])('has a label for the switch %s', (setting, label) =>
  expect(words.setting(setting)).toBe(label),
);

describe('standing orders', () => {
  it('have a heading', () => expect(words.ordersHeading(0)).toBe('Adda’s standing orders for other players’ turns'));
  it.each(Object.entries(STEP_ORDERS) as [keyof typeof STEP_ORDERS, string][])('for steps: %s', (steps, line) =>
    expect(words.orders({ steps })).toEqual([line]),
  );
  it.each(ORDERS)('%j', (orders, lines) => expect(words.orders(orders)).toEqual(lines));
});

it('says who sits where', () => {
  expect([0, 1, 2].map(words.seat)).toEqual(['Adda (human)', 'Beli (human)', 'Enna (bot)']);
  expect([words.seatKind('person'), words.seatKind('bot')]).toEqual(['human', 'bot']);
});

it('notes what orders, undo and branches do', () => {
  expect(words.ordered(1)).toBe('By Beli’s standing order:');
  expect([1, 3].map(words.takenBack)).toEqual(['Undone: 1 move.', 'Undone: 3 moves.']);
  expect(words.sinceLastTurn()).toBe('Since your last turn');
  for (const [moment, sentence] of BRANCHES) expect(words.branch('Ur, Monday', moment)).toBe(sentence);
});

it('tells of a bot that failed, with the technical reason in brackets', () => {
  expect(words.botFailed(2, 'no bot apprentice')).toBe('Enna couldn’t decide, so a random choice was made (no bot apprentice).');
});

describe('a saved table', () => {
  const { saved, record } = createFaultWords('en');
  it.each(Object.values(TABLE_FAULTS))('%j', (fault, sentence) => expect(saved(fault)).toBe(sentence));

  it('has the faults of its record, in the words that they have anyway', () => {
    const [[ofPlay] = []] = REPLAY_FAULTS.notLegal;
    const ofForm: RecordFault = { code: 'missing', path: 'seats', place: null, found: 'undefined', allowed: { is: 'object' } };
    if (ofPlay === undefined) throw new Error('there is no sample');
    expect([saved(ofPlay), saved(ofForm)]).toEqual([record(ofPlay), record(ofForm)]);
  });
});

describe('a proof of dice', () => {
  const { proof, record } = createFaultWords('en');
  it.each(Object.values(PROOF_FAULTS))('%j', (fault, sentence) => expect(proof(fault)).toBe(sentence));

  it('has the faults of its record, in the words that they have anyway', () => {
    const [[ofPlay] = []] = REPLAY_FAULTS.otherChance;
    if (ofPlay === undefined) throw new Error('there is no sample');
    expect(proof(ofPlay)).toBe(record(ofPlay));
  });
});
