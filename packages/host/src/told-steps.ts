/** The steps of an entry as each observer is told them, with the hashes of what is known after them. */
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
  /** The seats that are told of it; null if everybody is. */
  readonly for: readonly number[] | null;
}

const masks = new WeakMap<Setting, Masked>();

/** Of one entry. */
export class ToldSteps {
  readonly #steps: Step[] = [];
  /** By observer. */
  readonly #hashes = new Map<number, string>();

  /** For `playAnswers`. */
  readonly add = (state: State, by: number, answer: Choice | Outcome): void => {
    const isOpen = tell(state, answer, SPECTATOR) !== null;
    const seats = isOpen ? null : seatsOf(state.setting).filter((seat) => tell(state, answer, seat) !== null);
    this.#steps.push({ by, id: idOf(answer), for: seats });
  };

  /** The state after the last step. The hidden cards lie open at the end, which nobody can follow before the last entry is told. */
  end(state: State): void {
    if (isOver(state)) return;
    const observers = this.hides ? [...seatsOf(state.setting), SPECTATOR] : [SPECTATOR];
    for (const observer of observers) this.#hashes.set(observer, hashOf(state, observer));
  }

  /** Whether there is a step that somebody is not told of. */
  get hides(): boolean {
    return this.#steps.some((step) => step.for !== null);
  }

  /** Ids of the hidden steps, in their order. For nobody before the end. */
  get hidden(): string[] {
    return this.#steps.flatMap((step) => (step.for === null ? [] : [step.id]));
  }

  for(observer: number): ToldStep[] {
    return this.#steps.map((step) => [
      step.by === CHANCE ? 'chance' : step.by,
      step.for === null || step.for.includes(observer) ? step.id : null,
    ]);
  }

  /** Undefined where there is none. */
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
