/** What is to come: how many turns each seat still has and how often each District will be scored. Guesses from what lies open. */
import type { State } from '@tabannusi/engine';
import { DISTRICTS, FACES, LAST_ROUND, PLAYING } from '@tabannusi/engine/search';

/** Dice that a turn takes from the Barges: its own and now and then one by a bonus. */
const DICE_PER_TURN = 1.25;
/** Turns after the scoring that triggers the end: the rest of the round and the last one (END-02). */
const TURNS_AFTER_END = 1.5;

export class Outlook {
  /** By District: scorings to come, the final one included. */
  readonly scorings = new Float64Array(DISTRICTS);
  /** By seat: turns to come, the present one included. */
  readonly turns = new Float64Array(4);
  readonly #dice = new Uint8Array(DISTRICTS);

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

  /** Those before the end are shared out by how few dice are left: a Barge with one or two is scored soon. */
  #readScorings(full: number): void {
    let sum = 0;
    for (let district = 0; district < DISTRICTS; district++) {
      const share = 1 / ((this.#dice[district] + 1) * (this.#dice[district] + 1));
      this.scorings[district] = share;
      sum += share;
    }
    for (let district = 0; district < DISTRICTS; district++) {
      const share = this.scorings[district] / sum;
      // The first is nearly sure where the share is great; further ones are as likely as anywhere.
      this.scorings[district] = full === 0 ? 1 : 1 + (1 - (1 - share) ** full) + Math.max(0, full - DISTRICTS * (1 - share)) / DISTRICTS;
    }
  }

  #readTurns(state: State, full: number): void {
    const { players } = state.setting;
    if (state.ending !== PLAYING) {
      for (let seat = 0; seat < players; seat++) this.turns[seat] = turnsToTheEnd(state, seat);
      return;
    }
    let dice = 0;
    // The dice of as many Barges as are still to be emptied, as if they were all like the average one.
    for (let district = 0; district < DISTRICTS; district++) dice += this.#dice[district];
    const turns = (dice * full) / DISTRICTS / (players * DICE_PER_TURN) + TURNS_AFTER_END;
    this.turns.fill(turns, 0, players);
  }
}

/** After the trigger turns can be counted: the rest of this round, if it is not the last, and the last one. */
function turnsToTheEnd(state: State, seat: number): number {
  const { players } = state.setting;
  const place = (each: number): number => (each - state.startSeat + players) % players;
  const inThisRound = state.active < players && place(seat) >= place(state.active) ? 1 : 0;
  return state.ending === LAST_ROUND ? inThisRound : inThisRound + 1;
}
