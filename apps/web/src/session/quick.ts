/** The code that makes one tap do several things (decision 0044). It loads after the board, which asks where to begin. */
export { buttonsOf, meantWith } from './buttons.ts';
export { forcedIn } from './forced.ts';
export { Taps } from './taps.ts';
export { labelOf } from './way-words.ts';
export { waysOf } from './ways.ts';
