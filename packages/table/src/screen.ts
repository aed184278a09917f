/**
 * One screen that several people share, or that belongs to one seat. A shared screen shows a person's own cards only after that person has
 * taken it over, and hides them before the next person looks.
 */
import { type Choice, SPECTATOR, type View } from '@tabannusi/engine';
import type { Sight } from './sight.ts';

export class Screen {
  /** Whether the screen is handed over between people. A person alone with bots always sees their own cards. */
  readonly isShared: boolean;
  readonly #table: Sight;
  /** The seats of the people at this screen. */
  readonly #persons: readonly number[];
  /** The seat whose cards are shown; null between two people. */
  #viewer: number | null;
  /** The seat that took the screen over last, and in which turn. */
  #taken = { seat: -1, turn: -1 };
  readonly #leave: () => void;

  /** `own` is the seat that the screen belongs to, or SPECTATOR; without it, all people at the table share the screen. */
  constructor(table: Sight, own?: number) {
    this.#table = table;
    const persons = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#persons = own === undefined ? persons : own === SPECTATOR ? [] : [own];
    this.isShared = this.#persons.length > 1;
    this.#viewer = this.isShared ? null : (this.#persons[0] ?? null);
    this.#leave = table.subscribe(SPECTATOR, () => this.#lookAway());
  }

  /** Whose cards are shown: a seat, or SPECTATOR. */
  get observer(): number {
    // Another listener may call this before the screen itself has been notified.
    this.#lookAway();
    return this.#viewer ?? SPECTATOR;
  }

  get view(): View {
    return this.#table.view(this.observer);
  }

  /** Whether this screen can make a choice: not before it is handed over, and not while a choice waits for its confirmation. */
  get canChoose(): boolean {
    return this.#table.prompt.wait === 'decision' && this.#personAsked() !== null && this.handOver === null;
  }

  /**
   * The seat that may act at the screen: the person who is asked or, after the game, the first person. Null before the screen is handed
   * over.
   */
  get actor(): number | null {
    if (this.#table.prompt.wait === 'over') return this.#persons[0] ?? null;
    return this.handOver === null ? this.#personAsked() : null;
  }

  get choices(): Choice[] {
    const person = this.#personAsked();
    return person === null || !this.canChoose ? [] : this.#table.choices(person);
  }

  /**
   * The person who must take the screen over before the game goes on; null if nobody must. A decision in another's turn, or in the rest of
   * one's own turn after it, can be made on the open board, unless its choices are secret (URB-04).
   */
  get handOver(): number | null {
    const person = this.#personAsked();
    if (person === null || person === this.observer) return null;
    const { active, question } = this.#table;
    if (question?.ask === 'urbanCard') return person;
    if (active !== null && active !== person) return null;
    return this.#taken.seat === person && this.#taken.turn === this.#table.turns.length ? null : person;
  }

  /** The person who is asked takes the screen over. Throws for any other seat, whose cards would stay visible while the game goes on. */
  takeOver(seat: number): void {
    if (seat !== this.#personAsked()) throw new RangeError(`seat: found ${seat}, allowed ${this.#personAsked() ?? 'none'}`);
    this.#viewer = seat;
    const { turns } = this.#table;
    if (turns.length === 0 || turns.at(-1)?.seat === seat) this.#taken = { seat, turn: turns.length };
  }

  /** Ends the screen's subscription to the table. */
  close(): void {
    this.#leave();
  }

  /** Hides cards before anybody else is asked. When a bot decides in a person's turn, the person still sees their cards. */
  #lookAway(): void {
    if (!this.isShared || this.#viewer === null) return;
    const person = this.#personAsked();
    const isBotInOwnTurn = person === null && this.#table.turns.at(-1)?.seat === this.#viewer && this.#table.prompt.wait !== 'over';
    if (person !== this.#viewer && !isBotInOwnTurn) this.#viewer = null;
  }

  #personAsked(): number | null {
    const { prompt } = this.#table;
    if (prompt.wait === 'over') return null;
    return this.#persons.includes(prompt.seat) ? prompt.seat : null;
  }
}
