/** One reused copy of a state, on which a choice is tried: what happens to it is seen by nobody. */
import type { Setting } from '../model/setting.ts';
import { State } from '../model/state.ts';

const copies = new WeakMap<Setting, State>();

/** The copy, equal to the state and without listeners; it holds until the next call for the same setting. */
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
