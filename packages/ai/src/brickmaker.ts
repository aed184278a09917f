/** A beginner: half of its questions it answers with what gains most at once; of what pays off later it sees nothing. */
import { novice } from './novice.ts';

export const brickmaker = novice({ iterations: 30, foresight: 0, slips: 30, slip: 8, grabs: 50 });
