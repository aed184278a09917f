/** A game that is to be deleted, and can be had back until the page is left. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useAppWords } from '../frame/spoken.ts';

/** Focus comes here from the button that has gone, and goes back with the game. */
export function DeletedGame({ title, restore }: { title: string; restore: () => void }): ReactNode {
  const words = useAppWords();
  const button = useRef<HTMLButtonElement>(null);
  const isThere = words !== null;
  useEffect(() => {
    if (isThere) button.current?.focus();
  }, [isThere]);
  const onClick = ({ currentTarget }: MouseEvent): void => {
    const line = currentTarget.closest('li');
    flushSync(restore);
    line?.querySelector('a')?.focus();
  };
  return (
    <>
      <p role="status">{words?.say('keep', 'deleted', { game: title })}</p>
      {isThere ? (
        <button ref={button} type="button" onClick={onClick} aria-label={words.say('keep', 'restoreGame', { game: title })}>
          {words.say('keep', 'restore', {})}
        </button>
      ) : null}
    </>
  );
}
