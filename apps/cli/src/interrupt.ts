/** Ctrl-C, where the system sends it to us as a signal. */
const listeners: (() => void)[] = [];

/** Who began to listen last is called, once; the next Ctrl-C goes to who listened before. The answer ends it. */
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

/** Without listeners the system ends us, as it would have without this file. */
function leave(at: number): void {
  if (at < 0) return;
  listeners.splice(at, 1);
  if (listeners.length === 0) process.off('SIGINT', interrupt);
}
