/**
 * A game is played in one tab at a time. Who plays it holds a lock of its name, which the browser frees when the tab is closed or breaks; who
 * comes second waits for it, or takes it.
 */

/** `waiting` lasts a moment; `elsewhere` and `taken` end by themselves when the other tab leaves the game. */
export type Held = 'waiting' | 'here' | 'elsewhere' | 'taken';

export interface Hold {
  /** Another tab that plays the game is told to stop. */
  takeOver(): void;
  /** What another tab has made of the game is found, although the lock is here. */
  lose(): void;
  leave(): void;
}

/** A page that is loaded anew has left a moment ago: nobody is told of another tab before that has passed. */
const MOMENT_MS = 500;

export function holdGame(id: string, locks: LockManager | undefined, tell: (held: Held) => void): Hold {
  if (locks === undefined) {
    // Such a browser does not know about tabs; what two of them write is told apart all the same.
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
      // Another tab has taken it, or nobody waits for it any more.
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

  const patience = setTimeout(() => change('elsewhere'), MOMENT_MS);
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
