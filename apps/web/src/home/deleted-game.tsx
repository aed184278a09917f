/** A game marked for deletion, which can be restored until the page is left. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useAppWords } from '../frame/spoken.ts';

/** Takes the focus from the removed button and gives it back when the game is restored. */
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
