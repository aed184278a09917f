/** The channel on which tabs tell each other that a game was written. */

const CHANNEL = 'tabannusi-games';
let channel: BroadcastChannel | null = null;

const open = (): BroadcastChannel => {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
};

export const announce = (id: string): void => open().postMessage(id);

/** Listens for writes by other tabs. Returns a function that stops listening. */
export function hear(id: string, listener: () => void): () => void {
  const heard = ({ data }: MessageEvent<unknown>): void => {
    if (data === id) listener();
  };
  open().addEventListener('message', heard);
  return () => open().removeEventListener('message', heard);
}
