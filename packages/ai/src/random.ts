/** Takes any choice. */
import { anyChoice } from '@tabannusi/engine';
import type { Bot } from './bot.ts';

/** It answers at once. */
export const random = { choose: anyChoice } satisfies Bot;
