/**
 * Where the outcomes of a running game come from. The game asks for each of them by itself, so that a source may use one generator for all, or
 * another one for each kind, District and number.
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
  /** From 1, for Barges and dice. Null for the other kinds: the whole table shares their decks, bags and stocks. */
  readonly district: number | null;
  /** How many outcomes of this kind, and of this District if there is one, there were before. */
  readonly number: number;
  /** How many outcomes there were before in all. */
  readonly outcomes: number;
  /** The state that asks, to be looked at alone. */
  readonly state: State;
}

/** What the outcome is drawn with; null where it is not drawn here but handed in. Each outcome is asked for once, in the order of the game. */
export type Chance = (asked: ChanceAsked) => Random | null;

/** The chance of a game with a seed. The first outcomes of a branch come from the game that it left, and are handed in. */
export function seeded(seed: string, seedFrom = 0): Chance {
  const generator = new Generator(seed, 'game');
  return ({ outcomes }) => (outcomes < seedFrom ? null : generator);
}

/** All outcomes are handed in. */
export const handedIn: Chance = () => null;

/** What the outcome belongs to, in a state that asks chance. */
export function chanceAsked(state: State): Pick<ChanceAsked, 'kind' | 'district'> {
  const kind = questionKind(state) as ChanceKind;
  const fields = FIELDS[kind];
  return { kind, district: 'district' in fields ? state.stack[top(state) + fields.district] + 1 : null };
}
