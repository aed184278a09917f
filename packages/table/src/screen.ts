/**
 * One screen that several persons share, or that belongs to one seat. It shows a person's own cards only to who has taken it over, and goes back to what everybody may see
 * before the next one looks.
 */
import { type Choice, SPECTATOR, type View } from '@tabannusi/engine';
import type { Sight } from './sight.ts';

export class Screen {
  /** Whether there is anybody to hand over to: a person alone with bots always sees the own cards. */
  readonly isShared: boolean;
  readonly #table: Sight;
  /** The seats of those who look at it. */
  readonly #persons: readonly number[];
  /** Who looks; nobody between two persons. */
  #viewer: number | null;
  /** Who took it over last, and in which turn. */
  #taken = { seat: -1, turn: -1 };
  readonly #leave: () => void;

  /** `own` is the one seat it belongs to, or SPECTATOR; without it all persons share it. */
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
    // Another listener may ask before the screen has been told.
    this.#lookAway();
    return this.#viewer ?? SPECTATOR;
  }

  /** What the screen may show. */
  get view(): View {
    return this.#table.view(this.observer);
  }

  /** Whether something can be chosen at the screen: not before it is handed over, nor while a choice waits for its confirmation. */
  get canChoose(): boolean {
    return this.#table.prompt.wait === 'decision' && this.#personAsked() !== null && this.handOver === null;
  }

  /** Who may act at the screen: the person who is asked, and the first one after the game. Null before it is handed over. */
  get actor(): number | null {
    if (this.#table.prompt.wait === 'over') return this.#persons[0] ?? null;
    return this.handOver === null ? this.#personAsked() : null;
  }

  get choices(): Choice[] {
    const person = this.#personAsked();
    return person === null || !this.canChoose ? [] : this.#table.choices(person);
  }

  /**
   * The person who must take the screen over before the game goes on. None must for a decision in another's turn, or in the rest of the own turn
   * after one: it can be made on the open board, unless its choices are secret (URB-04).
   */
  get handOver(): number | null {
    const person = this.#personAsked();
    if (person === null || person === this.observer) return null;
    const { active, question } = this.#table;
    if (question?.ask === 'urbanCard') return person;
    if (active !== null && active !== person) return null;
    return this.#taken.seat === person && this.#taken.turn === this.#table.turns.length ? null : person;
  }

  /** The person who is asked sits down at the screen. Throws for anybody else: what is shown would not be gone before the game goes on. */
  takeOver(seat: number): void {
    if (seat !== this.#personAsked()) throw new RangeError(`seat: found ${seat}, allowed ${this.#personAsked() ?? 'none'}`);
    this.#viewer = seat;
    const { turns } = this.#table;
    if (turns.length === 0 || turns.at(-1)?.seat === seat) this.#taken = { seat, turn: turns.length };
  }

  /** Ends it: the screen follows the table no longer. */
  close(): void {
    this.#leave();
  }

  /** What the next person may not see is gone before anybody else is asked. A bot that decides in a person's turn sees nothing. */
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
