/** Plans its turns, but with few iterations, and gives only half the weight to what pays off later. */
import { novice } from './novice.ts';

export const mason = novice({ iterations: 100, foresight: 0.5, slips: 15, slip: 5, grabs: 0 });
