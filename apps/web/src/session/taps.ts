/**
 * Carries out a tap: its choice, then the choices that belong to it, then forced steps. All of them are undone and redone together
 * (decision 0044).
 */
import type { Choice, Preview } from '@tabannusi/engine';
import type { Back, Screen, Sight } from '@tabannusi/table';
import { makeChoice } from './make-choice.ts';
import type { Scene } from './scene.ts';
import type { Forced, MadeStep, Waiting } from './tapped.ts';

/** What to show after a tap, an undo or a redo. */
interface Outcome {
  /** Null if nothing was refused. */
  readonly refused: Scene['refused'];
  readonly warned: Waiting | null;
  readonly made: readonly MadeStep[];
}

interface Parts {
  readonly table: Sight;
  readonly screen: Pick<Screen, 'actor'>;
  /** The scene of the present moment. */
  readonly look: () => Scene;
  /** Null while forced steps are switched off. */
  readonly forced: () => Forced | null;
}

const NOTHING: Outcome = { refused: null, warned: null, made: [] };

const isSame = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Taps {
  readonly #parts: Parts;
  /** The moments at which taps began, ascending. Those after the present moment were undone. */
  #began: number[] = [];
  /** The steps that each of these taps made without asking, by the moment at which it began. */
  readonly #made = new Map<number, readonly MadeStep[]>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `isAgreed`: the person insists on a choice that may be a mistake. */
  tap(seat: number, first: Preview, meant: readonly Choice[], isAgreed = false): Outcome {
    const { table, look } = this.#parts;
    const began = table.moment;
    const made: MadeStep[] = [];
    let offer: Preview | null = first;
    let rest = meant;
    while (offer !== null) {
      const notMade = makeChoice(table, { seat, scene: look(), offer, meant: rest, isAgreed: isAgreed && offer === first });
      if (notMade !== null) return this.#end(began, { ...notMade, made });
      const wanted = rest[0];
      rest = rest.slice(1);
      const next: Preview | null = this.#next(offer, wanted);
      if (next !== null && wanted === undefined) made.push(...madeIn(look(), next));
      offer = next;
    }
    return this.#end(began, { made });
  }

  /** Undoes the last tap, as far as possible. Refuses if nothing can be undone. */
  undo(seat: number): Outcome {
    const { table } = this.#parts;
    const to = table.prompt.wait === 'confirm' ? table.moment : this.#began.findLast((moment) => moment < table.moment);
    return this.#again(
      () => table.undo(seat),
      () => (to === undefined ? this.#isForcedNow() : table.moment > to),
    );
  }

  /** Redoes the tap that was undone last. */
  redo(seat: number): Outcome {
    const { table } = this.#parts;
    const from = table.moment;
    const to = this.#began.find((moment) => moment > from);
    // The last tap ends when nothing is left to redo.
    const isNoted = this.#began.includes(from);
    const done = this.#again(
      () => table.redo(seat),
      () => (to === undefined ? isNoted || this.#isForcedNow() : table.moment < to),
    );
    return { ...done, made: done.refused === null ? (this.#made.get(from) ?? []) : [] };
  }

  /** Goes back to the first payment among the forced steps, and asks for it. */
  payDifferently(seat: number, made: readonly MadeStep[]): Outcome {
    const { table } = this.#parts;
    const payment = made.find(({ choices }) => choices > 1);
    if (payment === undefined) return NOTHING;
    return this.#again(
      () => table.undo(seat),
      () => table.moment > payment.moment,
    );
  }

  #again(deed: () => Back, isUnfinished: () => boolean): Outcome {
    const first = deed();
    if (!first.ok) return { ...NOTHING, refused: first };
    while (isUnfinished() && deed().ok);
    return NOTHING;
  }

  #end(began: number, outcome: Partial<Outcome>): Outcome {
    if (this.#parts.table.moment > began) {
      this.#began = [...this.#began.filter((moment) => moment < began), began];
      this.#made.set(began, outcome.made ?? []);
    }
    return { ...NOTHING, ...outcome };
  }

  /** The next choice of the tap: one that belongs to it, or a forced step; nothing beyond a barrier. */
  #next({ endsUndo, paysNext }: Preview, wanted: Choice | undefined): Preview | null {
    const { screen, look, table, forced } = this.#parts;
    if (endsUndo !== null || screen.actor === null || table.prompt.wait !== 'decision') return null;
    if (wanted !== undefined) return look().offers.find(({ choice }) => isSame(choice, wanted)) ?? null;
    return forced()?.(look(), paysNext) ?? null;
  }

  /** Whether the question of this moment would be answered without asking. After a reload, the page does not know where taps began. */
  #isForcedNow(): boolean {
    const { table, look, forced } = this.#parts;
    return table.prompt.wait === 'decision' && (forced()?.(look(), true) ?? null) !== null;
  }
}

const madeIn = ({ state, moment, offers, view: { question } }: Scene, { choice }: Preview): MadeStep[] =>
  question === null ? [] : [{ state, question, choice, moment, choices: offers.length }];
