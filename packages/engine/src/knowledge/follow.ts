/**
 * Follows a game with the knowledge of one observer, step by step as `tell` describes it: a running game on a state that fits everything
 * the observer knows (decision 0035).
 *
 * Hidden cards lie at random in that state. What the observer may know of it (mask, events, turns) equals the real game at every step
 * except the last: at the end all cards lie open, and only the record tells which they are.
 */
import type { Choice, Outcome } from '../choices.ts';
import type { Random } from '../contracts.ts';
import { asked, describeChoice, describeOutcome, drawOutcome, isOver, legal } from '../engine.ts';
import type { RunningGame } from '../game/running-game.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { FRAME, frameKindAt, topKind } from '../model/frames.ts';
import { CHANCE } from '../model/ids.ts';
import { FRAME_BYTES } from '../model/layout.ts';
import type { State } from '../model/state.ts';
import { type Played, refused } from '../play.ts';
import { mask } from './mask.ts';
import { contentOf, UNKNOWN } from './masked.ts';
import { type Told, tell } from './told.ts';

/**
 * Performs a step as the observer is told it. A hidden step may be any possible one, because the observer cannot tell them apart. If a told
 * card is elsewhere among the hidden ones, they are dealt again so that it fits. Refuses what cannot have happened, and then changes
 * nothing.
 */
export function follow(game: RunningGame, told: Told, observer: number): Played {
  const { state } = game;
  if (isOver(state)) return refused(state);
  if (told === null) {
    const any = anyAnswer(state);
    return tell(state, any, observer) === null ? make(game, any) : { ok: false, code: 'notLegal' };
  }
  if ('chance' in told && told.chance === 'urbanCard') dealToTop(game, told.card, observer);
  return make(game, told);
}

const make = (game: RunningGame, answer: Choice | Outcome): Played => ('chance' in answer ? game.happen(answer) : game.decide(answer));

/** A generator that always draws the first possibility. */
const FIRST: Random = { below: () => 0 };

function anyAnswer(state: State): Choice | Outcome {
  if (asked(state) === CHANCE) return describeOutcome(state, drawOutcome(state, FIRST));
  legal(state);
  return describeChoice(state, state.choices[0]);
}

/** If the told card cannot be drawn from where it lies, swaps it with a card that can. The observer knows neither. */
function dealToTop(game: RunningGame, id: string, observer: number): void {
  const { state } = game;
  const card = state.setting.edition.urbanCards.cards.findIndex((one) => one.id === id);
  const drawn = urbanCardToDraw(state);
  if (card < 0 || drawn === null || state.urban[card] === state.urban[drawn]) return;
  const known = contentOf(mask(state, observer)).urban;
  if (known[card] !== UNKNOWN || known[drawn] !== UNKNOWN) return;
  const other = state.clone();
  other.urban[card] = state.urban[drawn];
  other.urban[drawn] = state.urban[card];
  changePending(other, card, drawn);
  game.assume(other);
}

/** Returns the card; null if the state does not wait for an Urban card. */
function urbanCardToDraw(state: State): number | null {
  if (topKind(state) !== FRAME.dealUrbanCard) return null;
  return drawOutcome(state, FIRST);
}

/** Swaps the cards in a pending choice, too, so that a player still chooses between cards that they hold. */
function changePending(state: State, card: number, other: number): void {
  const { stack, depth } = state;
  for (let index = 0; index < depth; index++) {
    if (frameKindAt(state, index) !== FRAME.urbanCard) continue;
    const frame = index * FRAME_BYTES;
    for (const at of [frame + FIELDS.urbanCard.card, frame + FIELDS.urbanCard.otherCard]) {
      if (stack[at] === card) stack[at] = other;
      else if (stack[at] === other) stack[at] = card;
    }
  }
}
