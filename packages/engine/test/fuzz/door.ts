/** A function of the engine that takes input from outside (a door), as the fuzz test sees it. */

/** What every fault of every door has. */
export interface Fault {
  readonly code: string;
  readonly path: string;
}

/** The answer of a door: its faults, none if it accepts the input, and other values that must be the same for a repeated call. */
interface Answer {
  readonly faults: readonly Fault[];
  readonly says: unknown;
}

/** `Case` is the context of the input, such as the state in which a choice comes. */
export interface Door<Case = unknown> {
  /** Every code that a refusal can have. */
  readonly codes: readonly string[];
  /** Cases of a seed, from random games at random moments. */
  cases(seed: string): readonly Case[];
  /** Returns a new valid input for this case, as from JSON. */
  good(one: Case): Record<string, unknown>;
  /** Gives the input to the door. Throws if a condition that must hold for any input does not. */
  knock(one: Case, input: unknown): Answer;
  /** Throws if an accepted input is not as it must be. */
  letIn(one: Case, input: unknown, seed: string): void;
  /** The door's schema, if it has one. */
  readonly schema: SchemaOfDoor | null;
}

export interface SchemaOfDoor {
  fits(input: unknown): boolean;
  /** Whether a fault is one that the schema cannot express. */
  isBeyond(fault: Fault): boolean;
}
