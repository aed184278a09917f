/** Tabs tell each other when a game was written. */

const NAME = 'tabannusi-games';
let channel: BroadcastChannel | null = null;

const open = (): BroadcastChannel => {
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

export const announce = (id: string): void => open().postMessage(id);

/** Tells of what other tabs announce. The answer ends it. */
export function hear(id: string, listener: () => void): () => void {
  const heard = ({ data }: MessageEvent<unknown>): void => {
    if (data === id) listener();
  };
  open().addEventListener('message', heard);
  return () => open().removeEventListener('message', heard);
}
