/** Any sequence of play, undo, redo, restart, orders, history, saving and branching keeps the table sound. */
import { expect, test } from 'vitest';
import { checkSequence, type Deeds } from './sequences.ts';

test('150 random sequences', () => {
  const deeds: Deeds = {};
  for (let n = 0; n < 150; n++) checkSequence(2 + (n % 3), `sequence ${n}`, 60, deeds);
  for (const count of Object.values(deeds)) expect(count).toBeGreaterThan(50);
  expect(Object.keys(deeds).length).toBe(11);
});
