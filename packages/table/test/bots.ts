/** Bots for tests: the table itself has none. */
import { anyChoice } from '@tabannusi/engine';
import type { Bot } from '../src/index.ts';

export const lots: Bot = { choose: anyChoice };
/** The engine lists the sensible answer first. */
export const first: Bot = { choose: ({ choices }) => choices[0] ?? { choose: 'done' } };
