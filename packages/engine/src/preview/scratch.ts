/** A reused copy of a state, for trying a choice without any effect on the game. */
import type { Setting } from '../model/setting.ts';
import { State } from '../model/state.ts';

const copies = new WeakMap<Setting, State>();

/** Returns the copy, equal to the state and without listeners. It is valid until the next call for the same setting. */
export function scratchOf(state: State): State {
  let copy = copies.get(state.setting);
  if (copy === undefined) {
    copy = new State(state.setting, state.layout);
    copies.set(state.setting, copy);
  }
  copy.copyFrom(state);
  copy.events = null;
  return copy;
}
