/** A beginner: it answers half of its questions with the largest immediate gain, and gives no weight to what pays off later. */
import { novice } from './novice.ts';

export const brickmaker = novice({ iterations: 30, foresight: 0, slips: 30, slip: 8, grabs: 50 });
