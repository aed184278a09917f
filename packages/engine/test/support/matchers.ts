/** Expectations in the words of the game. A failing one prints what was asked and offered instead. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import type { ChanceKind } from '../../src/model/ask.ts';
import type { AskKind, Game } from './game.ts';
import { seatName } from './seats.ts';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** The question on top is of this kind and is put to this seat. */
    toBeAsked(kind: AskKind, seat?: number): R;
    /** Chance is asked, with this kind of question. */
    toAskChance(kind: ChanceKind): R;
    /** Each of these is offered; with `not`: none of them is. */
    toOffer(...choices: Choice[]): R;
    /** Exactly these are offered, in any order. */
    toOfferOnly(...choices: Choice[]): R;
    /** Exactly these spaces are offered; other offers do not count. */
    toOfferSpaces(...spaces: string[]): R;
    toBeOver(): R;
  }
}

const same = isDeepStrictEqual;

expect.extend({
  toBeAsked(game: Game, kind: AskKind, seat?: number) {
    const ask = game.ask();
    const of = seat === undefined ? '' : ` of ${seatName(seat)}`;
    return {
      pass: ask !== null && ask.ask === kind && (seat === undefined || ask.seat === seat),
      message: () => `expected ${kind}${this.isNot ? ' not' : ''} to be asked${of}.\n${game.describe()}`,
    };
  },
  toAskChance(game: Game, kind: ChanceKind) {
    return {
      pass: game.ask() === null && game.asks() === kind,
      message: () => `expected chance${this.isNot ? ' not' : ''} to be asked ${kind}.\n${game.describe()}`,
    };
  },
  toOffer(game: Game, ...choices: Choice[]) {
    const offered = game.offers();
    const isOffered = (choice: Choice) => offered.some((offer) => same(offer, choice));
    const isNot = this.isNot === true;
    const wrong = choices.filter((choice) => isOffered(choice) === isNot);
    // `not` negates `pass`: none may be offered.
    return {
      pass: isNot ? wrong.length > 0 : wrong.length === 0,
      message: () =>
        `expected${isNot ? ' not' : ''} to be offered: ${wrong.map((choice) => JSON.stringify(choice)).join(', ')}.\n${game.describe()}`,
    };
  },
  toOfferOnly(game: Game, ...choices: Choice[]) {
    const offered = game.offers();
    const all = choices.every((choice) => offered.some((offer) => same(offer, choice)));
    return {
      pass: all && offered.length === choices.length,
      message: () =>
        `expected exactly these offers:\n${choices.map((choice) => `  ${JSON.stringify(choice)}`).join('\n')}\n${game.describe()}`,
    };
  },
  toOfferSpaces(game: Game, ...spaces: string[]) {
    return {
      pass: same(game.spaces(), [...spaces].sort()),
      message: () => `expected the spaces ${[...spaces].sort().join(' ')}, offered were ${game.spaces().join(' ')}.\n${game.describe()}`,
    };
  },
  toBeOver(game: Game) {
    return { pass: game.asks() === 'over', message: () => `expected the game${this.isNot ? ' not' : ''} to be over.\n${game.describe()}` };
  },
});
