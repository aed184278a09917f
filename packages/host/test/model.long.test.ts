/** The model of a hosted table over 100,000 schedules; fresh seeds every time. */
import { test } from 'vitest';
import { runModel } from './model.ts';

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 100_000);

test(`hosted tables against the model: ${SCHEDULES} schedules`, () => {
  runModel(SCHEDULES * 0.7, 40, false);
  runModel(SCHEDULES * 0.3, 60, true);
});
