/**
 * The source of a running game's outcomes. The game asks for each outcome separately, so a source may use one generator for all, or a
 * different one for each kind, District and number.
 */
import { Generator } from '../chance/generator.ts';
import type { Random } from '../contracts.ts';
import { questionKind } from '../engine.ts';
import type { ChanceKind } from '../model/ask.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { top } from '../model/frames.ts';
import type { State } from '../model/state.ts';

export interface ChanceAsked {
  readonly kind: ChanceKind;
  /** From 1, for Barges and dice. Null for the other kinds, whose decks, bags and stocks the whole table shares. */
  readonly district: number | null;
  /** The number of earlier outcomes of this kind and, if there is one, of this District. */
  readonly number: number;
  /** The number of all earlier outcomes. */
  readonly outcomes: number;
  /** The asking state; it must not be changed. */
  readonly state: State;
}

/**
 * Returns the generator for an outcome; null if the outcome is supplied from outside. Each outcome is asked for once, in the order of the
 * game.
 */
export type Chance = (asked: ChanceAsked) => Random | null;

/** The chance of a game with a seed. The first `seedFrom` outcomes of a branch were copied from the game it left, so they are not drawn. */
export function seeded(seed: string, seedFrom = 0): Chance {
  const generator = new Generator(seed, 'game');
  return ({ outcomes }) => (outcomes < seedFrom ? null : generator);
}

/** A source that draws nothing: all outcomes are supplied from outside. */
export const handedIn: Chance = () => null;

/** Returns the kind and District of the outcome that a state waits for. */
export function chanceAsked(state: State): Pick<ChanceAsked, 'kind' | 'district'> {
  const kind = questionKind(state) as ChanceKind;
  const fields = FIELDS[kind];
  return { kind, district: 'district' in fields ? state.stack[top(state) + fields.district] + 1 : null };
}
