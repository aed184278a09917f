/**
 * What one observer may know of a game: the public fields of the state and the Urban cards that the observer has seen.
 *
 * It is a type of its own, so that the engine cannot mistake it for a state. Views and re-dealt states are made from it alone, so they
 * cannot reveal anything else. `mask.ts` fills it.
 */
import { computeLayout, type Layout } from '../model/layout.ts';
import type { Setting } from '../model/setting.ts';
import { State } from '../model/state.ts';

/** The observer without a seat. */
export const SPECTATOR = 255;

/** A card that the observer does not know, in `urban` and in another seat's pending choice. */
export const UNKNOWN = 253;

/** For files of this folder only. */
export let contentOf: (masked: Masked) => State;

export class Masked {
  readonly setting: Setting;
  /** A seat, or SPECTATOR. */
  observer = SPECTATOR;
  /** By seat, the number of Urban cards that the observer does not know, including those of a pending choice. */
  readonly hiddenHeld: Uint8Array;
  /** From the top, the places at the bottom of the deck that hold a card unknown to the observer, and their number. */
  readonly hiddenBottom: Uint8Array;
  hiddenBottoms = 0;
  /**
   * A state that holds what is public, with UNKNOWN for the rest. Private to the folder: the package does not export `contentOf`, so no
   * program can play on a masked state by mistake.
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
