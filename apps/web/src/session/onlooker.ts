/** A game that can only be viewed: the screen shows what all players may see, at any moment, and nothing can be chosen. */
import { SPECTATOR } from '@tabannusi/engine';
import type { Sight, Table } from '@tabannusi/table';
import { createStore } from '../store.ts';
import { sceneOf } from './scene.ts';
import type { Session } from './session.ts';

const SCREEN = { observer: SPECTATOR, handOver: null, canChoose: false, isShared: false, actor: null };

/** `hosted` is the table itself; null if it is not on this page. */
export function createOnlooker(table: Sight, hosted: Table | null): Session {
  const store = createStore(sceneOf(table, SCREEN, { isOnlooker: true }));
  const nothing = (): void => undefined;
  return {
    hosted,
    get: store.get,
    subscribe: store.subscribe,
    choose: nothing,
    take: nothing,
    insist: nothing,
    reconsider: nothing,
    payDifferently: nothing,
    undo: nothing,
    redo: nothing,
    restart: nothing,
    confirm: nothing,
    takeOver: nothing,
    look(moment) {
      const past = moment === null ? null : Math.min(Math.max(0, moment), table.moment);
      store.set(sceneOf(table, SCREEN, { past, isOnlooker: true }, store.get().view));
    },
    close: nothing,
  };
}
