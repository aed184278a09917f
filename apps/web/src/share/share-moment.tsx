/** Gives a link to a moment of a game, or the file if the link would be too long. */
import type { Table } from '@tabannusi/table';
import { type ReactNode, useState } from 'react';
import { useAppWords } from '../frame/spoken.ts';
import { addressOf } from '../route.ts';
import { copyText } from './copy.ts';
import { download } from './download.ts';
import { LONGEST_LINK, pack, sharedMoment } from './link.ts';

/** The link or its excessive length, for the moment it was made for. */
type Made = { readonly moment: number } & ({ readonly link: string; readonly isCopied: boolean } | { readonly characters: number });

const bringIntoSight = (shown: HTMLElement | null): void => shown?.scrollIntoView({ block: 'nearest' });

export function ShareMoment({ table, moment }: { table: Table; moment: number }): ReactNode {
  const words = useAppWords();
  const [made, setMade] = useState<Made | null>(null);
  if (words === null) return null;
  const make = async (): Promise<void> => {
    const packed = await pack(sharedMoment(table, moment));
    if (packed.length > LONGEST_LINK) return setMade({ moment, characters: packed.length });
    const link = `${location.href.split('#')[0]}${addressOf({ at: 'moment', packed })}`;
    setMade({ moment, link, isCopied: await copyText(link) });
  };
  const shown = made?.moment === moment ? made : null;
  return (
    <>
      <button type="button" onClick={make}>
        {words.say('link', 'make', {})}
      </button>
      {shown === null ? null : (
        <div className="share" role="status" ref={bringIntoSight}>
          {'link' in shown ? (
            <>
              <p>{words.say('link', shown.isCopied ? 'copied' : 'copy', {})}</p>
              <input readOnly aria-label={words.say('link', 'link', {})} value={shown.link} onFocus={({ target }) => target.select()} />
              <p className="faded">{words.say('link', 'holds', {})}</p>
            </>
          ) : (
            <>
              <p>{words.say('link', 'tooLong', { characters: shown.characters, limit: LONGEST_LINK })}</p>
              <button type="button" onClick={() => download('tabannusi-moment.json', sharedMoment(table, moment))}>
                {words.say('link', 'file', {})}
              </button>
            </>
          )}
        </div>
      )}
    </>
  );
}
