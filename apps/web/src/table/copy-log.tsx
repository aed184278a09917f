/** Copies the filtered log as text. Unfiltered, that is the log of the whole game. */
import { type ReactNode, useState } from 'react';
import { usePlaying } from '../session/context.ts';
import { copyText } from '../share/copy.ts';

export function CopyLog({ text }: { text: () => string }): ReactNode {
  const { scene, told } = usePlaying();
  const [copied, setCopied] = useState<unknown>(null);
  const copy = async (): Promise<void> => setCopied((await copyText(text())) ? scene : null);
  return (
    <button type="button" onClick={copy}>
      {told.web.say('log', copied === scene ? 'copied' : 'copy', {})}
    </button>
  );
}
