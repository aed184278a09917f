/**
 * Starts of games in which the Automa deck runs out. Random games are too short for that, because scorings reset the deck earlier (SOLO-42,
 * SOLO-44).
 */
import { Generator } from '../../src/chance/generator.ts';
import type { Edition, King } from '../../src/edition/types.ts';
import type { State } from '../../src/model/state.ts';
import { readPosition } from '../../src/record/position/read.ts';

/** The person's first turn in the standard set-up, with one to four cards in the deck and any others open and covered. */
export function shortDeck(king: King, seed: number, { id, version }: Edition): State {
  const lots = new Generator(`deck ${seed}`);
  const cards = Array.from({ length: 15 }, (_, card) => card + 1);
  const take = (): number => cards.splice(lots.below(cards.length), 1)[0];
  const [left, right] = [take(), take()];
  for (let deck = 1 + lots.below(4); deck > 0; deck--) take();
  const result = readPosition({
    format: 'tabannusi-position',
    version: 1,
    edition: { id, version },
    players: 1,
    king,
    solo: { cards: { left, right, covered: cards } },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.state;
}
