/** The dice of a game's twin: the same course as far as one observer can see it, with other cards for all other seats. */
import { type Chance, describeChoice, describeOutcome, drawOutcome, idOf, legal, type Outcome, type State, tell } from '@tabannusi/engine';
import { resume } from '../src/course.ts';
import type { Dice, Hosted, ToldEntry } from '../src/index.ts';

/** The deals of Urban cards in a finished game. */
export interface Deals {
  /** `own`: whether the observer is dealt the card. */
  readonly deals: readonly { readonly card: string; readonly own: boolean }[];
  /** The cards that the observer was dealt. */
  readonly cards: ReadonlySet<string>;
}

/** Thrown if the twin cannot be dealt, because the remaining cards do not allow it. */
export class NoTwin extends Error {}

/** Returns the deals of a game from what the observer was told of it, and from all of its outcomes. */
export function dealsOf(entries: readonly ToldEntry[], chance: readonly Outcome[]): Deals {
  const own = entries.flatMap((entry) => ('steps' in entry ? entry.steps : []));
  const ownCards = own.flatMap(([by, id]) => (by === 'chance' && id?.startsWith('urbanCard:') === true ? [id] : []));
  // Cards return to the bottom of the deck, so one may be dealt twice; first come those of the observer in their order.
  let next = 0;
  const deals = chance
    .filter((outcome) => outcome.chance === 'urbanCard')
    .map((outcome) => {
      const isOwn = ownCards[next] === idOf(outcome);
      if (isOwn) next++;
      return { card: outcome.card, own: isOwn };
    });
  return { deals, cards: new Set(ownCards.map((id) => id.slice('urbanCard:'.length))) };
}

/** Returns what is offered to the seat that is asked. */
export function offered(hosted: Hosted): string[] {
  const { state } = resume(hosted.setting, hosted.course).game;
  return Array.from(state.choices.subarray(0, legal(state)), (answer) => idOf(describeChoice(state, answer)));
}

/** Returns the dice of the first game with other cards for the other seats, as far as others are left. */
export function twinDice(dice: Dice, { deals, cards }: Deals, observer: number, exchanged: { count: number }): Dice {
  let dealt = 0;
  const chance =
    (source: Chance): Chance =>
    (asked) => {
      const random = source(asked);
      const options = cardsOf(asked.state);
      if (options.length === 0) return random;
      const deal = deals[dealt++];
      const isOwn = tell(asked.state, { chance: 'urbanCard', card: options[0] ?? '' }, observer) !== null;
      if (deal === undefined || deal.own !== isOwn) throw new NoTwin('another course');
      const free = options.filter((card) => !cards.has(card));
      const wanted = isOwn ? deal.card : (free.find((card) => card !== deal.card) ?? free[0] ?? deal.card);
      const place = options.indexOf(wanted);
      if (place < 0) throw new NoTwin('the card lies elsewhere');
      if (!isOwn && wanted !== deal.card) exchanged.count++;
      return { below: () => place };
    };
  return { ...dice, chance: (of) => chance(dice.chance(of)) };
}

/** Returns the cards that chance may deal; empty if chance is asked for something else. */
function cardsOf(state: State): string[] {
  const cards: string[] = [];
  for (let lot = 0; ; lot++) {
    let bound = 0;
    const outcome = describeOutcome(
      state,
      drawOutcome(state, {
        below: (n) => {
          bound = n;
          return Math.min(lot, n - 1);
        },
      }),
    );
    if (outcome.chance !== 'urbanCard') return [];
    cards.push(outcome.card);
    if (lot + 1 >= bound) return cards;
  }
}
