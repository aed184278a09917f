/** The button in the menu for a mode in which everything explains itself when it is chosen, and nothing is played. Escape leaves it. */
import { type HelpWords, loadHelpWords } from '@tabannusi/text';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSpoken } from '../frame/spoken.ts';
import { usePlaying } from '../session/context.ts';

export function Explain(): ReactNode {
  const words = useSpoken(loadHelpWords);
  const [isOn, setOn] = useState(false);
  const end = useCallback(() => setOn(false), []);
  if (words === null) return null;
  const begin = (): void => {
    document.querySelector<HTMLElement>('.menu')?.hidePopover();
    setOn(true);
  };
  const table = document.querySelector('.game');
  return (
    <>
      <button type="button" onClick={begin}>
        ? {words.say('explain', {})}
      </button>
      {isOn && table !== null ? createPortal(<ExplainMode words={words} onEnd={end} />, table) : null}
    </>
  );
}

function ExplainMode({ words, onEnd }: { words: HelpWords; onEnd: () => void }): ReactNode {
  const { tablet } = usePlaying();
  useEffect(() => {
    const explain = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.game') === null || target.closest('.explain-mode, .tablet') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      // What explains itself after a right click does so now.
      tablet.clear();
      target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
      const control = target.closest('button, a, select');
      const title = control?.getAttribute('aria-label') ?? control?.textContent.trim() ?? '';
      if (!tablet.isKept() && title !== '') tablet.keep({ title, lines: [] });
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEnd();
      // Shortcuts would play.
      else if (event.key !== 'Tab' && event.key !== 'Enter' && event.key !== ' ' && !event.key.startsWith('Arrow')) event.stopPropagation();
    };
    addEventListener('click', explain, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('click', explain, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [tablet, onEnd]);
  return (
    <div className="explain-mode" role="status">
      {words.say('explaining', {})}{' '}
      <button type="button" onClick={onEnd}>
        {words.say('done', {})}
      </button>
    </div>
  );
}
