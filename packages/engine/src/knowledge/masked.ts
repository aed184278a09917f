/**
 * What one observer may know of a game: the public fields of the state and, of the Urban cards, what the observer has seen.
 *
 * It is a type of its own, so that nothing in the engine can take it for a state: views and re-dealt states are made from it alone, and
 * what is not in it cannot leak. `mask.ts` fills it.
 */
import { computeLayout, type Layout } from '../model/layout.ts';
import type { Setting } from '../model/setting.ts';
import { State } from '../model/state.ts';

/** The observer who sits at no seat. */
export const SPECTATOR = 255;

/** In `urban` and in the cards of another seat's pending question: a card that the observer does not know. */
export const UNKNOWN = 253;

/** For the files of this folder only. */
export let contentOf: (masked: Masked) => State;

export class Masked {
  readonly setting: Setting;
  /** A seat, or SPECTATOR. */
  observer = SPECTATOR;
  /** Urban cards by seat that the observer does not know, those of a pending choice included. */
  readonly hiddenHeld: Uint8Array;
  /** The places at the bottom of the deck with a card that the observer does not know, from the top, and how many there are. */
  readonly hiddenBottom: Uint8Array;
  hiddenBottoms = 0;
  /**
   * A state that holds what is public, with UNKNOWN for what is not. Private to the folder: `contentOf` is not exported by the package, so
   * that no program can play on a masked state by mistake.
   */
  readonly #content: State;

  constructor(setting: Setting, layout: Layout = computeLayout(setting)) {
    this.setting = setting;
    this.#content = new State(setting, layout);
    this.hiddenHeld = new Uint8Array(setting.players);
    this.hiddenBottom = new Uint8Array(setting.urbanVp.length);
  }

  static {
    contentOf = (masked) => masked.#content;
  }
}
