/** Plays like `vizier` with twice the iterations, and gives the network's judgement at the end of its own turn the weight of one luck. */
import { visionary } from './vizier.ts';

export const sage = visionary({ iterations: 16_000, end: 1 });
