/** Ctrl-C while something is going on that has figures to show. */

/** The first one calls `then` instead of who listens otherwise; a second one is theirs again, and so are all once the answer was called. */
export function takeInterrupt(then: () => void): () => void {
  const others = process.listeners('SIGINT');
  const giveBack = (): void => {
    process.off('SIGINT', first);
    for (const other of others.splice(0)) process.on('SIGINT', other);
  };
  const first = (): void => {
    giveBack();
    then();
  };
  process.on('SIGINT', first);
  for (const other of others) process.off('SIGINT', other);
  return giveBack;
}
