/**
 * Makes sure that a game is played in one tab at a time. The playing tab holds a lock with the name of the game, which the browser releases
 * when the tab is closed or crashes. A second tab waits for the lock or takes it over.
 */

/** `waiting` is brief. `elsewhere` and `taken` end by themselves when the other tab leaves the game. */
export type Held = 'waiting' | 'here' | 'elsewhere' | 'taken';

export interface Hold {
  /** Takes the lock from the tab that plays the game, which is told to stop. */
  takeOver(): void;
  /** Reports that another tab has written the game although this tab holds the lock. */
  lose(): void;
  leave(): void;
}

/** A page that is being reloaded may hold the lock a moment longer, so wait this long before reporting another tab. */
const RELOAD_MS = 500;

export function holdGame(id: string, locks: LockManager | undefined, tell: (held: Held) => void): Hold {
  if (locks === undefined) {
    // Without locks, tabs do not know of each other. Writes by a second tab are still noticed (`lose`).
    tell('here');
    return { takeOver: () => tell('here'), lose: () => tell('taken'), leave: () => undefined };
  }
  let now: Held = 'waiting';
  const change = (held: Held): void => {
    now = held;
    tell(held);
  };
  const leaving = new AbortController();
  let release: () => void = () => undefined;
  /** The waiting request, which a take-over replaces. */
  let queued: AbortController;

  const hold = (options: LockOptions): void => {
    locks
      .request(`tabannusi-game-${id}`, options, () => {
        if (leaving.signal.aborted) return;
        clearTimeout(patience);
        change('here');
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      // Another tab has taken the lock, or this one has stopped waiting.
      .catch(lose);
  };
  const queue = (): void => {
    queued = new AbortController();
    hold({ signal: AbortSignal.any([leaving.signal, queued.signal]) });
  };
  const lose = (): void => {
    if (now !== 'here' || leaving.signal.aborted) return;
    release();
    change('taken');
    queue();
  };

  const patience = setTimeout(() => change('elsewhere'), RELOAD_MS);
  queue();
  return {
    takeOver() {
      queued.abort();
      hold({ steal: true });
    },
    lose,
    leave() {
      clearTimeout(patience);
      leaving.abort();
      release();
    },
  };
}
