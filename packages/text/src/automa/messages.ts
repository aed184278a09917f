/** The messages about what belongs to the Bot: its cards, the tiles at its Numbers, its bag and its markers. */
import type { Messages } from '../messages.ts';

/**
 * - `face`: what an Automa card shows: `cardNumber`, `rows` (a list of `row`), `arrow` (a row) and `bonus` (a word of `foot`);
 * - `row`: `letter`, `symbol`, `number`; `foot`: `bonus`, what the foot of a card gives; `colour`: a colour alone, for lists;
 * - sentences: `title` with `player`; `card` with `place`, `automaCard` (`none`, or its number) and `cardFace`; `pile` with `number`, `colour`, that of the
 *   tile that shows, `covered`, a list of the colours below it from the top, and `count`; `markers` with `counts`; `bag` with `white`, `yellow`, `brown`; `deck` with `deck` and `resets`.
 */
export type AutomaMessages = Messages<'face' | 'row' | 'foot' | 'colour' | 'title' | 'card' | 'pile' | 'markers' | 'bag' | 'deck'>;
