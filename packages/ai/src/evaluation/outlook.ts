/** Estimates how many turns each seat still has and how often each District will be scored, from public information. */
import type { State } from '@tabannusi/engine';
import { DISTRICTS, FACES, LAST_ROUND, PLAYING } from '@tabannusi/engine/search';

/**
 * Fitted to games of `builder`: turns of all seats together for each die on the Barges that will be emptied first, turns for each scoring
 * before the end, and turns of each seat after that.
 */
const TURNS_PER_DIE = 0.9;
const TURNS_PER_SCORING = 1.2;
const TURNS_AFTER_END = 1.75;

export class Outlook {
  /** By District: expected scorings, including the final one. */
  readonly scorings = new Float64Array(DISTRICTS);
  /** By seat: expected turns, including the present one. */
  readonly turns = new Float64Array(4);
  readonly #dice = new Uint8Array(DISTRICTS);
  readonly #sorted = new Uint8Array(DISTRICTS);

  read(state: State): void {
    for (let district = 0; district < DISTRICTS; district++) {
      let dice = 0;
      for (let face = 0; face < FACES; face++) dice += state.barge[district * FACES + face];
      this.#dice[district] = dice;
    }
    const full = state.ending === PLAYING ? state.timeGold : 0;
    this.#readScorings(full);
    this.#readTurns(state, full);
  }

  /** The next scoring before the end is likely in a District with few dice on its Barge, later ones in almost any District. */
  #readScorings(full: number): void {
    let [soon, later] = [0, 0];
    for (let district = 0; district < DISTRICTS; district++) {
      soon += SOON[this.#dice[district]];
      later += LATER[this.#dice[district]];
    }
    for (let district = 0; district < DISTRICTS; district++) {
      const dice = this.#dice[district];
      this.scorings[district] = full === 0 ? 1 : 1 + SOON[dice] / soon + ((full - 1) * LATER[dice]) / later;
    }
  }

  #readTurns(state: State, full: number): void {
    const { players } = state.setting;
    if (state.ending !== PLAYING) {
      for (let seat = 0; seat < players; seat++) this.turns[seat] = turnsToTheEnd(state, seat);
      return;
    }
    const all = TURNS_PER_DIE * this.#diceOfFewest(full) + TURNS_PER_SCORING * full;
    this.turns.fill(all / players + TURNS_AFTER_END, 0, players);
    if (state.active < players) this.turns[state.active]++;
  }

  /** The number of dice on the given number of Barges with the fewest dice. */
  #diceOfFewest(barges: number): number {
    const dice = this.#sorted;
    dice.set(this.#dice);
    dice.sort();
    let sum = 0;
    for (let n = 0; n < barges && n < DISTRICTS; n++) sum += dice[n];
    return sum;
  }
}

/** By number of dice on the Barge: its share of the next scoring, and of a later one. */
const MOST_DICE = 64;
const SOON = Float64Array.from({ length: MOST_DICE }, (_, dice) => (dice + 0.3) ** -1.5);
const LATER = Float64Array.from({ length: MOST_DICE }, (_, dice) => (dice + 2) ** -0.5);

/** Once Game End is triggered, turns can be counted: the rest of this round and, unless it is the last, the last round. */
function turnsToTheEnd(state: State, seat: number): number {
  const { players } = state.setting;
  const place = (each: number): number => (each - state.startSeat + players) % players;
  const inThisRound = state.active < players && place(seat) >= place(state.active) ? 1 : 0;
  return state.ending === LAST_ROUND ? inThisRound : inThisRound + 1;
}
