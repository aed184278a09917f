/** Writes what an observer may know: public fields, pending decisions without another seat's cards, and the observer's own Urban cards. */
import { FIELDS } from '../model/frame-fields.ts';
import { FRAME, frameKindAt, frameSeatAt, topKind } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { FRAME_BYTES } from '../model/layout.ts';
import { type State, URBAN_BOTTOM, URBAN_DECK, URBAN_HELD } from '../model/state.ts';
import { contentOf, Masked, UNKNOWN } from './masked.ts';

/** Fills `out` with what the observer (a seat, or SPECTATOR) may know of a state of the same setting. */
export function mask(state: State, observer: number, out: Masked = new Masked(state.setting, state.layout)): Masked {
  const content = contentOf(out);
  out.observer = observer;
  content.publicFields.set(state.publicFields);
  maskFrames(state, observer, content);
  maskUrbanCards(state, observer, out, content);
  content.count = -1;
  return out;
}

/** Copies the stack, which is public except for the two cards that another seat chooses from. */
function maskFrames(state: State, observer: number, content: State): void {
  const { stack, stackWords } = content;
  const { depth } = state;
  content.depth = depth;
  for (let word = 0; word < 2 * depth; word++) stackWords[word] = state.stackWords[word];
  // Clears old frames above it, which may hold what another observer knew.
  stackWords.fill(0, 2 * depth);
  for (let index = 0; index < depth; index++) {
    if (frameKindAt(state, index) !== FRAME.urbanCard || frameSeatAt(state, index) === observer) continue;
    const frame = index * FRAME_BYTES;
    if (stack[frame + FIELDS.urbanCard.card] !== NONE) stack[frame + FIELDS.urbanCard.card] = UNKNOWN;
    if (stack[frame + FIELDS.urbanCard.otherCard] !== NONE) stack[frame + FIELDS.urbanCard.otherCard] = UNKNOWN;
  }
}

/**
 * A card is known to its holder, and to the player who put it at the bottom of the deck; of all other cards, only the number is
 * known. Once the game is over, all held cards lie open (END-05).
 */
function maskUrbanCards(state: State, observer: number, out: Masked, content: State): void {
  const { urban } = state;
  const known = content.urban;
  for (let seat = 0; seat < state.setting.players; seat++) out.hiddenHeld[seat] = 0;
  out.hiddenBottoms = 0;
  const over = topKind(state) === FRAME.over;
  for (let card = 0; card < urban.length; card++) {
    const place = urban[card];
    known[card] = UNKNOWN;
    if (place === URBAN_DECK) continue;
    const held = place >= URBAN_HELD;
    const seat = held ? place - URBAN_HELD : (place - URBAN_BOTTOM) & 3;
    if (seat === observer || (over && held)) known[card] = place;
    else if (held) out.hiddenHeld[seat]++;
    else insertBottom(out, place);
  }
}

/** Keeps the places in the order of the deck, so that their order reveals nothing about the cards. */
function insertBottom(out: Masked, place: number): void {
  let at = out.hiddenBottoms++;
  for (; at > 0 && out.hiddenBottom[at - 1] > place; at--) out.hiddenBottom[at] = out.hiddenBottom[at - 1];
  out.hiddenBottom[at] = place;
}
