/** A door of the engine for things from outside, as the fuzz sees it. */

/** What every fault of every door has. */
export interface Fault {
  readonly code: string;
  readonly path: string;
}

/** What a door says: its faults, none where it lets something in, and what else is to be the same when it is asked again. */
interface Answer {
  readonly faults: readonly Fault[];
  readonly says: unknown;
}

/** `Case` is what is at the door beside the input: for a choice the state in which it comes. */
export interface Door<Case = unknown> {
  /** Every code that a refusal can have. */
  readonly codes: readonly string[];
  /** Cases of a seed, from random games at random moments. */
  cases(seed: string): readonly Case[];
  /** What is right in this case, as JSON gives it, made anew. */
  good(one: Case): Record<string, unknown>;
  /** Gives the input to the door. It throws where something does not hold that must, whatever the input is. */
  knock(one: Case, input: unknown): Answer;
  /** Throws where an input that was let in is not what it must be. */
  letIn(one: Case, input: unknown, seed: string): void;
  /** The door's schema, if it has one. */
  readonly schema: SchemaOfDoor | null;
}

export interface SchemaOfDoor {
  fits(input: unknown): boolean;
  /** Whether a fault is one that the schema cannot say. */
  isBeyond(fault: Fault): boolean;
}
