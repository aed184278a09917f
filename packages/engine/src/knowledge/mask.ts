/** Writes what an observer may know: public fields as they are, pending decisions without another seat's cards, own Urban cards. */
import { A, B, FRAME, frameKindAt, frameSeatAt, topKind } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { FRAME_BYTES } from '../model/layout.ts';
import { type State, URBAN_BOTTOM, URBAN_DECK, URBAN_HELD } from '../model/state.ts';
import { contentOf, Masked, UNKNOWN } from './masked.ts';

/** Fills `out` with what the observer (a seat, or SPECTATOR) may know of a state of the same setting. */
export function mask(state: State, observer: number, out: Masked = new Masked(state.setting, state.layout)): Masked {
  const content = contentOf(out);
  out.observer = observer;
  content.publicFields.set(state.publicFields);
  content.ledger.set(state.ledger);
  maskFrames(state, observer, content);
  maskUrbanCards(state, observer, out, content);
  content.count = -1;
  return out;
}

/** The stack is public but for the two cards that another seat chooses from. */
function maskFrames(state: State, observer: number, content: State): void {
  content.depth = state.depth;
  for (let index = 0; index < state.depth; index++) {
    content.stackWords[2 * index] = state.stackWords[2 * index];
    content.stackWords[2 * index + 1] = state.stackWords[2 * index + 1];
    if (frameKindAt(state, index) !== FRAME.urbanCard || frameSeatAt(state, index) === observer) continue;
    const frame = index * FRAME_BYTES;
    if (content.stack[frame + A] !== NONE) content.stack[frame + A] = UNKNOWN;
    if (content.stack[frame + B] !== NONE) content.stack[frame + B] = UNKNOWN;
  }
}

/**
 * A card is known to who holds it, and to who put it at the bottom of the deck; of all others only numbers are. Once the game is over
 * all held cards lie open (END-05).
 */
function maskUrbanCards(state: State, observer: number, out: Masked, content: State): void {
  out.hiddenHeld.fill(0);
  out.hiddenBottoms = 0;
  const over = topKind(state) === FRAME.over;
  for (let card = 0; card < state.urban.length; card++) {
    const place = state.urban[card];
    const seat = seatOfPlace(place);
    const known = (over && place >= URBAN_HELD) || (seat === observer && seat !== NONE);
    content.urban[card] = known ? place : UNKNOWN;
    if (known || place === URBAN_DECK) continue;
    if (place >= URBAN_HELD) out.hiddenHeld[seat]++;
    else insertBottom(out, place);
  }
}

/** The seat that holds a card or has put it at the bottom; NONE for the deck. */
function seatOfPlace(place: number): number {
  if (place === URBAN_DECK) return NONE;
  return place >= URBAN_HELD ? place - URBAN_HELD : (place - URBAN_BOTTOM) & 3;
}

/** Keeps the places in the order of the deck, so that it tells nothing of the cards. */
function insertBottom(out: Masked, place: number): void {
  let at = out.hiddenBottoms++;
  for (; at > 0 && out.hiddenBottom[at - 1] > place; at--) out.hiddenBottom[at] = out.hiddenBottom[at - 1];
  out.hiddenBottom[at] = place;
}
