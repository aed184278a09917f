/** Follows the entries of a table as a spectator was told them, and compares each with a proof. */
import { canonical } from './canonical.ts';
import type { ChainLink, Proof } from './proof.ts';
import { type SealedSeat, sealOf } from './sealed.ts';
import type { ToldGame } from './told-game.ts';

type Entry = ChainLink['entry'];

type Phase = 'unopened' | 'open' | 'sealed' | 'playing' | 'over';

interface ToldSeat {
  readonly isTaken: boolean;
  readonly isBot: boolean;
  readonly isReady: boolean;
  /** Null for a seat that gives no share. */
  readonly commitment: unknown;
  readonly isShared: boolean;
  readonly early: boolean;
}

const FREE: ToldSeat = { isTaken: false, isBot: false, isReady: false, commitment: null, isShared: false, early: false };

/** The phases in which each kind of entry may come. Orders from before the game are only in old logs. */
const PHASES: Readonly<Record<string, readonly Phase[]>> = {
  opened: ['unopened'],
  seated: ['open'],
  stood: ['open', 'sealed'],
  ready: ['open'],
  sealed: ['open'],
  shared: ['open', 'sealed'],
  begun: ['sealed'],
  played: ['playing'],
  orders: ['open', 'sealed', 'playing'],
  over: ['playing'],
  ended: ['playing'],
  rematch: ['over'],
};

export class ToldTable {
  readonly #proof: Proof;
  readonly #game: ToldGame;
  #phase: Phase = 'unopened';
  #seats: ToldSeat[] = [];
  #entries = 0;
  /** The number of steps that were told. */
  #told = 0;

  constructor(proof: Proof, game: ToldGame) {
    this.#proof = proof;
    this.#game = game;
  }

  get isOver(): boolean {
    return this.#phase === 'over';
  }

  /** Takes the next entry, and returns the keys of what contradicts the proof. */
  take(entry: Entry): string[] {
    const { kind, seq, seat } = entry;
    const phases = typeof kind === 'string' && Object.hasOwn(PHASES, kind) ? PHASES[kind] : undefined;
    if (phases?.includes(this.#phase) !== true) return ['kind'];
    if (seq !== ++this.#entries) return ['seq'];
    if ('seat' in entry && !(typeof seat === 'number' && Object.hasOwn(this.#seats, seat))) return ['seat'];
    switch (kind) {
      case 'opened':
        return this.#opened(entry);
      case 'sealed':
        return this.#sealed(entry);
      case 'begun':
        return this.#begun(entry);
      case 'played':
        return this.#played(entry);
      case 'over':
      case 'ended':
        return this.#ended(entry);
      case 'orders':
      case 'rematch':
        return [];
      default:
        return this.#seatChanged(entry, Number(seat));
    }
  }

  #opened({ table, commitment, game, places, proven }: Entry): string[] {
    const { sealed } = this.#proof;
    this.#phase = 'open';
    const isFitting = Array.isArray(places) && places.length === sealed.seats.length;
    if (isFitting) this.#seats = places.map((place) => ({ ...FREE, isTaken: isBot(place), isBot: isBot(place) }));
    return different({ table, commitment, game, places: isFitting, proven }, { ...sealed, places: true, proven: true });
  }

  #seatChanged({ kind, sitter, commitment, early }: Entry, seat: number): string[] {
    const before = this.#seats[seat] ?? FREE;
    switch (kind) {
      case 'seated':
        this.#anew(seat, { ...FREE, isTaken: true, isBot: isBot(sitter), commitment });
        return isBot(sitter) && commitment !== null ? ['commitment'] : [];
      case 'stood':
        // Shares that were revealed for a round that failed are early in the next one.
        if (this.#phase === 'sealed') this.#seats = this.#seats.map((one) => ({ ...one, early: one.isShared }));
        this.#phase = 'open';
        this.#anew(seat, FREE);
        return [];
      case 'ready':
        this.#seats[seat] = { ...before, isReady: true };
        return before.isTaken ? [] : ['seat'];
      default: {
        const isEarly = this.#phase === 'open';
        this.#seats[seat] = { ...before, isShared: true, early: isEarly };
        return before.commitment === null || before.isShared ? ['seat'] : different({ early }, { early: isEarly });
      }
    }
  }

  /** Whoever was ready is not ready to play with somebody else. */
  #anew(seat: number, sits: ToldSeat): void {
    this.#seats = this.#seats.map((one, n) => (n === seat ? sits : { ...one, isReady: false }));
  }

  #sealed({ seal }: Entry): string[] {
    this.#phase = 'sealed';
    if (this.#seats.some(({ isTaken, isBot, isReady }) => !isTaken || !(isBot || isReady))) return ['kind'];
    return different({ seal }, { seal: sealOf({ ...this.#proof.sealed, seats: this.#sealedSeats() }) });
  }

  /** What was told of the seats must be what the proof says, or the seal would be another. */
  #begun({ shares, ...stretch }: Entry): string[] {
    this.#phase = 'playing';
    const isShared = this.#seats.every(({ commitment, isShared }) => commitment === null || isShared);
    const isSealed = canonical(this.#sealedSeats()) === canonical(this.#proof.sealed.seats);
    return isShared && isSealed ? [...different({ shares }, this.#proof), ...this.#stepped(stretch)] : ['kind'];
  }

  #played({ seat, ...stretch }: Entry): string[] {
    const [[by] = [null]] = this.#game.steps.slice(this.#told);
    return [...different({ seat }, { seat: by }), ...this.#stepped(stretch)];
  }

  #stepped({ steps, ordered }: Entry): string[] {
    const from = this.#told;
    const count = Array.isArray(steps) ? steps.length : 0;
    this.#told += count;
    if (count === 0) return ['steps'];
    const isFitting = typeof ordered === 'number' && Number.isInteger(ordered) && ordered >= 0 && ordered <= count;
    return [...different({ steps }, { steps: this.#game.steps.slice(from, this.#told) }), ...(isFitting ? [] : ['ordered'])];
  }

  #ended({ kind, secret, hidden }: Entry): string[] {
    this.#phase = 'over';
    const isWhole = this.#told === this.#game.steps.length && this.#game.isOver === (kind === 'over');
    return isWhole ? different({ secret, hidden }, { ...this.#proof, hidden: this.#game.hidden }) : ['kind'];
  }

  #sealedSeats(): (SealedSeat | null)[] {
    // A commitment of another form differs from the one in the proof.
    return this.#seats.map(({ commitment, early }) => (commitment === null ? null : { commitment: commitment as string, early }));
  }
}

const isBot = (sitter: unknown): boolean => typeof sitter === 'object' && sitter !== null && 'bot' in sitter;

/** Returns the keys of the members of `found` that `wanted` has otherwise. */
const different = (found: Readonly<Record<string, unknown>>, wanted: object): string[] =>
  Object.keys(found).filter((key) => canonical(found[key]) !== canonical(Reflect.get(wanted, key)));
