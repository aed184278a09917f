/** The code for taps that make several choices (decision 0044). It loads after the board, because the first question needs none of it. */
export { buttonsOf, meantWith } from './buttons.ts';
export { forcedIn } from './forced.ts';
export { Taps } from './taps.ts';
export { labelOf } from './way-words.ts';
export { waysOf } from './ways.ts';
