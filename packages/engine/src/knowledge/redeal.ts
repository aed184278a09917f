/**
 * Makes a playable state from what an observer knows. Everything unknown is dealt anew, uniformly among all possible deals. The observer
 * cannot tell the state from the real one.
 */
import type { Random } from '../contracts.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { FRAME, frameKindAt, frameSeatAt } from '../model/frames.ts';
import { FRAME_BYTES } from '../model/layout.ts';
import { State, URBAN_DECK, URBAN_HELD } from '../model/state.ts';
import { contentOf, type Masked, UNKNOWN } from './masked.ts';

export function redeal(masked: Masked, random: Random, given?: State): State {
  const content = contentOf(masked);
  const out = given ?? new State(masked.setting, content.layout);
  out.copyFrom(content);
  const unknown = shuffledUnknown(content, random);
  let next = 0;
  for (let seat = 0; seat < masked.setting.players; seat++) {
    const first = next;
    for (let n = 0; n < masked.hiddenHeld[seat]; n++) out.urban[unknown[next++]] = URBAN_HELD + seat;
    dealPendingCards(out, seat, unknown, first);
  }
  for (let n = 0; n < masked.hiddenBottoms; n++) out.urban[unknown[next++]] = masked.hiddenBottom[n];
  while (next < unknown.length) out.urban[unknown[next++]] = URBAN_DECK;
  return out;
}

/** Returns the cards that the observer does not know, in random order. */
function shuffledUnknown(content: State, random: Random): number[] {
  const cards: number[] = [];
  for (let card = 0; card < content.urban.length; card++) if (content.urban[card] === UNKNOWN) cards.push(card);
  for (let left = cards.length; left > 1; left--) {
    const lot = random.below(left);
    const card = cards[lot];
    cards[lot] = cards[left - 1];
    cards[left - 1] = card;
  }
  return cards;
}

/**
 * Cards that a seat is choosing from are among those it holds. The first ones are used, which is as random as any others after shuffling.
 */
function dealPendingCards(out: State, seat: number, cards: readonly number[], first: number): void {
  let next = first;
  for (let index = 0; index < out.depth; index++) {
    if (frameKindAt(out, index) !== FRAME.urbanCard || frameSeatAt(out, index) !== seat) continue;
    const frame = index * FRAME_BYTES;
    if (out.stack[frame + FIELDS.urbanCard.card] === UNKNOWN) out.stack[frame + FIELDS.urbanCard.card] = cards[next++];
    if (out.stack[frame + FIELDS.urbanCard.otherCard] === UNKNOWN) out.stack[frame + FIELDS.urbanCard.otherCard] = cards[next++];
  }
}
