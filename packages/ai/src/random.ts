/** Makes a random choice. */
import { anyChoice } from '@tabannusi/engine';
import type { Bot } from './bot.ts';

/** Answers at once. */
export const random = { choose: anyChoice } satisfies Bot;
