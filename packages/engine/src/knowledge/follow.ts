/**
 * Follows a game with the knowledge of one observer, by what `tell` gives: a running game on a state that fits all that the observer knows
 * (decision 0035).
 *
 * The hidden cards lie anyhow in that state. What the observer may know of it (mask, events, turns) is what it would be in the real game at every step
 * before the last one: at the end the cards lie open, and only the record can tell which they are.
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
 * Makes the step that the observer is told. A hidden one may be any that is possible: to the observer they are all the same. Where a told card lies
 * elsewhere among the hidden ones, they are dealt so that it fits. What cannot have happened is refused, and changes nothing.
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

/** The first of everything. */
const FIRST: Random = { below: () => 0 };

function anyAnswer(state: State): Choice | Outcome {
  if (asked(state) === CHANCE) return describeOutcome(state, drawOutcome(state, FIRST));
  legal(state);
  return describeChoice(state, state.choices[0]);
}

/** Lets a card that the observer does not know change places with the one that would be drawn, if it cannot be drawn where it lies. */
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

/** Null where no Urban card is asked for. */
function urbanCardToDraw(state: State): number | null {
  if (topKind(state) !== FRAME.dealUrbanCard) return null;
  return drawOutcome(state, FIRST);
}

/** Who chooses between cards that it holds goes on choosing between cards that it holds. */
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
