/** A game that is looked at, by somebody who sees what all may see: nothing can be chosen, and every moment can be looked at. */
import { SPECTATOR } from '@tabannusi/engine';
import type { Sight, Table } from '@tabannusi/table';
import { createStore } from '../store.ts';
import { sceneOf } from './scene.ts';
import type { Session } from './session.ts';

const SCREEN = { observer: SPECTATOR, handOver: null, canChoose: false };

/** `hosted` is the table itself, where it is here. */
export function createOnlooker(table: Sight, hosted: Table | null): Session {
  const store = createStore(sceneOf(table, SCREEN, { isOnlooker: true }));
  const nothing = (): void => undefined;
  return {
    hosted,
    get: store.get,
    subscribe: store.subscribe,
    choose: nothing,
    insist: nothing,
    reconsider: nothing,
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
