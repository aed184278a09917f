/** Makes and shows the scenes of a session. The scene of the present moment is made once and kept until the game goes on. */
import { SPECTATOR } from '@tabannusi/engine';
import type { Screen, Sight } from '@tabannusi/table';
import { createStore, type Store } from '../store.ts';
import { type Aids, type Scene, sceneOf } from './scene.ts';
import type { TapFinder } from './tapped.ts';

/** What is shown besides the game. */
export type Extra = Partial<Pick<Scene, 'refused' | 'warned' | 'made' | 'between'>>;

export interface Scenes extends Store<Scene> {
  /** Returns the scene of the present moment. */
  present(): Scene;
  /** The game, the screen or the search for taps has changed. */
  forget(): void;
  show(extra?: Extra): void;
  /** Shows the scene again if there is something to choose and nothing would be lost. */
  again(): void;
  /** Shows a past moment; null shows the present one. */
  look(moment: number | null): void;
}

interface Parts {
  readonly table: Sight;
  readonly screen: Screen;
  readonly isHosted: boolean;
  readonly aids: Aids | undefined;
  readonly tapFinder: () => TapFinder | null;
}

export function createScenes({ table, screen, isHosted, aids, tapFinder }: Parts): Scenes {
  // An onlooker has no seat at this screen.
  const isOnlooker = !isHosted && screen.observer === SPECTATOR;
  const always = () => ({ isOnlooker, tapFinder: tapFinder(), ...(aids === undefined ? {} : { aids }) });
  const store = createStore(sceneOf(table, screen, always()));
  let past: number | null = null;
  let known: Scene | null = store.get();

  const present = (): Scene => {
    known ??= sceneOf(table, screen, always(), store.get().view);
    return known;
  };
  const show = (extra: Extra = {}): void =>
    store.set(sceneOf(table, screen, { past, like: past === null ? present() : null, ...always(), ...extra }, store.get().view));

  return {
    get: store.get,
    subscribe: store.subscribe,
    present,
    forget() {
      known = null;
    },
    show,
    again() {
      known = null;
      const { offers, warned, refused } = store.get();
      if (offers.length > 0 && warned === null && refused === null) show();
    },
    look(moment) {
      past = moment === null ? null : Math.min(Math.max(0, moment), table.moment);
      show();
    },
  };
}
