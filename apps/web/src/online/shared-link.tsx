/** A link to share: by copying, with the device's own sharing, or as a QR code. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, Suspense, useState } from 'react';
import { lateView } from '../late/late-view.ts';
import { copyText } from '../share/copy.ts';

const QrCode = lateView(async () => (await import('./qr-code.tsx')).QrCode);

interface SharedLinkProps {
  readonly words: OnlineWords;
  readonly label: string;
  readonly link: string;
  /** Whether the QR code is shown at once. */
  readonly isShown?: boolean;
}

export function SharedLink({ words, label, link, isShown = false }: SharedLinkProps): ReactNode {
  const [note, setNote] = useState<'copied' | 'copyByHand' | null>(null);
  const [isDrawn, setDrawn] = useState(isShown);
  const mayShare = typeof navigator.share === 'function';
  const copy = async (): Promise<void> => setNote((await copyText(link)) ? 'copied' : 'copyByHand');
  // A person who closes the device's sharing dialog has changed their mind; that is not an error.
  const share = (): void => void navigator.share({ url: link }).catch(() => {});
  return (
    <div className="shared-link">
      <label>
        {label}
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <p className="deeds">
        <button type="button" onClick={copy}>
          {words.say('copy', {})}
        </button>
        {mayShare ? (
          <button type="button" onClick={share}>
            {words.say('share', {})}
          </button>
        ) : null}
        <button type="button" aria-expanded={isDrawn} onClick={() => setDrawn(!isDrawn)}>
          {words.say(isDrawn ? 'hideQr' : 'showQr', {})}
        </button>
      </p>
      <p role="status">{note === null ? '' : words.say(note, {})}</p>
      {isDrawn ? (
        <Suspense>
          <QrCode text={link} label={words.say('qr', { link })} />
        </Suspense>
      ) : null}
    </div>
  );
}
