/** Ctrl-C as a signal, from outside a line editor. */
const listeners: (() => void)[] = [];

/** The listener added last is called, once; the next Ctrl-C goes to the one before. Returns a function that removes the listener. */
export function onInterrupt(listener: () => void): () => void {
  if (listeners.length === 0) process.on('SIGINT', interrupt);
  listeners.push(listener);
  return () => leave(listeners.indexOf(listener));
}

function interrupt(): void {
  const last = listeners.at(-1);
  leave(listeners.length - 1);
  last?.();
}

/** Without listeners Ctrl-C ends the process, as usual. */
function leave(at: number): void {
  if (at < 0) return;
  listeners.splice(at, 1);
  if (listeners.length === 0) process.off('SIGINT', interrupt);
}
