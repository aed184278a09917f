/** The steps of an entry as each observer is told them, with hashes of what each observer knows after them. */
import {
  CHANCE,
  type Choice,
  hashMasked,
  idOf,
  isOver,
  Masked,
  mask,
  type Outcome,
  type Setting,
  SPECTATOR,
  type State,
  tell,
} from '@tabannusi/engine';
import type { ToldStep } from './messages.ts';

interface Step {
  readonly by: number;
  readonly id: string;
  /** The seats that are told the step; null if everybody is. */
  readonly for: readonly number[] | null;
}

const masks = new WeakMap<Setting, Masked>();

/** The steps of one entry. */
export class ToldSteps {
  readonly #steps: Step[] = [];
  /** Hashes by observer. */
  readonly #hashes = new Map<number, string>();

  /** Adds a step; pass it to `playAnswers`. */
  readonly add = (state: State, by: number, answer: Choice | Outcome): void => {
    const isOpen = tell(state, answer, SPECTATOR) !== null;
    const seats = isOpen ? null : seatsOf(state.setting).filter((seat) => tell(state, answer, seat) !== null);
    this.#steps.push({ by, id: idOf(answer), for: seats });
  };

  /**
   * Takes the hashes after the last step. There are none when the game is over: final scoring reveals all cards, and observers cannot
   * follow it until they receive the last entry.
   */
  end(state: State): void {
    if (isOver(state)) return;
    const observers = this.hides ? [...seatsOf(state.setting), SPECTATOR] : [SPECTATOR];
    for (const observer of observers) this.#hashes.set(observer, hashOf(state, observer));
  }

  /** Whether any step is hidden from somebody. */
  get hides(): boolean {
    return this.#steps.some((step) => step.for !== null);
  }

  /** The ids of the hidden steps, in order. Nobody may see them before the end. */
  get hidden(): string[] {
    return this.#steps.flatMap((step) => (step.for === null ? [] : [step.id]));
  }

  for(observer: number): ToldStep[] {
    return this.#steps.map((step) => [
      step.by === CHANCE ? 'chance' : step.by,
      step.for === null || step.for.includes(observer) ? step.id : null,
    ]);
  }

  /** Returns the observer's hash; undefined if there is none. */
  hash(observer: number): string | undefined {
    return this.#hashes.get(observer);
  }
}

const seatsOf = ({ players }: Setting): number[] => Array.from({ length: players }, (_, seat) => seat);

function hashOf(state: State, observer: number): string {
  const masked = masks.get(state.setting) ?? new Masked(state.setting);
  masks.set(state.setting, masked);
  return hashMasked(mask(state, observer, masked));
}
