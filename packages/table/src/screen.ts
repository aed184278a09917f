/**
 * One screen that several persons share. It shows a person's own cards only to who has taken it over, and goes back to what everybody may see
 * before the next one looks.
 */
import { SPECTATOR, type View } from '@tabannusi/engine';
import type { Table } from './table.ts';

export class Screen {
  /** Whether there is anybody to hand over to: a person alone with bots always sees the own cards. */
  readonly isShared: boolean;
  readonly #table: Table;
  /** Who looks, and the number of the turn since when; nobody between two persons. */
  #viewer: number | null;
  #since = -1;
  readonly #leave: () => void;

  constructor(table: Table) {
    this.#table = table;
    const persons = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.isShared = persons.length > 1;
    this.#viewer = this.isShared ? null : (persons[0] ?? null);
    this.#leave = table.subscribe(SPECTATOR, () => this.#lookAway());
  }

  /** Whose cards are shown: a seat, or SPECTATOR. */
  get observer(): number {
    return this.#viewer ?? SPECTATOR;
  }

  /** What the screen may show. */
  get view(): View {
    return this.#table.view(this.observer);
  }

  /**
   * The person who must take the screen over before the game goes on. None must for a decision in another's turn, or in the rest of the own turn
   * after one: it can be made on the open board, unless its choices are secret (URB-04).
   */
  get handOver(): number | null {
    const person = this.#personAsked();
    if (person === null || person === this.#viewer) return null;
    const { active, question } = this.#table.view(SPECTATOR);
    const isOwn = active === null || active === person;
    return (isOwn && this.#since !== this.#table.turns.length) || question?.ask === 'urbanCard' ? person : null;
  }

  /** A person sits down at the screen. */
  takeOver(seat: number): void {
    if (this.#table.seats[seat]?.kind !== 'person') throw new RangeError(`seat: ${seat} is no person`);
    this.#viewer = seat;
    this.#since = this.#table.turns.length;
  }

  /** Ends it: the screen follows the table no longer. */
  close(): void {
    this.#leave();
  }

  /** What the next person may not see is gone before somebody else is asked. */
  #lookAway(): void {
    if (this.isShared && this.#personAsked() !== this.#viewer) this.#viewer = null;
  }

  #personAsked(): number | null {
    const { prompt } = this.#table;
    if (prompt.wait === 'over') return null;
    return this.#table.seats[prompt.seat]?.kind === 'person' ? prompt.seat : null;
  }
}
