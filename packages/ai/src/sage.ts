/** Plays like `vizier` with twice the iterations, and counts the network's opinion of the end of its own turn as much as one luck of the rounds. */
import { visionary } from './vizier.ts';

export const sage = visionary({ iterations: 16_000, end: 1 });
