/** Any sequence of play, undo, redo, restart, orders, history, saving and branching keeps the table sound. */
import { expect, test } from 'vitest';
import { checkSequence, type Deeds } from './sequences.ts';

test('60 random sequences, those of solo games among them', () => {
  const deeds: Deeds = {};
  for (let n = 0; n < 60; n++) checkSequence(1 + (n % 4), `sequence ${n}`, 60, deeds);
  for (const count of Object.values(deeds)) expect(count).toBeGreaterThan(15);
  expect(Object.keys(deeds).length).toBe(11);
});
