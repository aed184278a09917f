/** The keys of the table: codes choose, Enter confirms, and letters and signs do what the settings say. Load after the board. */
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { deedOf, isForSomethingElse } from '../device/keys.ts';
import { useFrame } from '../frame/frame.ts';
import { lateView } from '../late/late-view.ts';
import { usePlaying } from '../session/context.ts';
import type { Scene } from '../session/scene.ts';
import { choiceOf, isHalf } from './choice-codes.ts';

/** `taken` returns the keys that were pressed before. */
export const keysOf =
  (taken: () => readonly string[]): (() => ReactNode) =>
  () => {
    const [isListed, setListed] = useState(false);
    const list = useCallback(() => setListed(true), []);
    useChoiceKeys(list);
    useKeptFocus();
    useEffect(() => {
      for (const key of taken()) dispatchEvent(new KeyboardEvent('keydown', { key }));
    }, []);
    return isListed ? (
      <Suspense>
        <KeyList onClose={() => setListed(false)} />
      </Suspense>
    ) : null;
  };

/** Loads when it is first asked for. */
const KeyList = lateView(async () => (await import('./key-list.tsx')).KeyList);

/** While the turns of others wait to be read, nothing can be chosen. */
const isWaiting = (): boolean => document.querySelector('.choices[inert]') !== null;

function useChoiceKeys(list: () => void): void {
  const { scene, session, adviser, told } = usePlaying();
  const { settings } = useFrame();
  const typed = useRef('');
  useEffect(() => {
    const { between, warned, past } = scene;
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || isForSomethingElse(event) || document.querySelector('dialog[open]') !== null) return;
      const key = event.key.toLowerCase();
      const code = typed.current + key;
      typed.current = settings.numbers && isHalf(code) ? code : '';
      if (typed.current !== '') return;
      if (key === '?') list();
      const index = settings.numbers && !isWaiting() ? choiceOf(code) : null;
      if (index !== null && choose(index)) return;
      const deed = deedOf(settings.keys, key);
      if (key === 'escape') leave();
      else if (key === 'enter') onEnter(event);
      else if (deed === 'hint') adviser.toggle();
      else if (deed === 'stepBack') session.look((past ?? scene.moment) - 1);
      else if (deed === 'stepOn') stepOn();
      else if (deed !== null && deed !== 'commands' && past === null) session[deed]();
    };
    /** Returns whether there is such a choice. */
    const choose = (index: number): boolean => {
      const way = between?.[index];
      const button = between === null && warned === null ? told.buttons[index] : undefined;
      if (way !== undefined) session.take([way]);
      else if (button !== undefined) session.choose(button.preview, button.meant);
      return way !== undefined || button !== undefined;
    };
    const leave = (): void => (warned === null && between === null ? adviser.dismiss() : session.reconsider());
    /** A button or link with the focus answers Enter itself. */
    const onEnter = ({ target }: KeyboardEvent): void => {
      if (target instanceof Element && target.closest('button, a, [role="button"], summary') !== null) return;
      if (past !== null || scene.handOver !== null || warned !== null || between !== null) return;
      const [first, second] = told.buttons;
      if (isWaiting()) document.querySelector<HTMLElement>('.recap .close')?.click();
      else if (scene.prompt.wait === 'confirm') session.confirm();
      // The suggested payment, and whatever is the only choice.
      else if (first !== undefined && (second === undefined || first.isSuggested)) session.choose(first.preview, first.meant);
    };
    const stepOn = (): void => {
      if (past !== null) session.look(past + 1 < scene.moment ? past + 1 : null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [scene, session, adviser, settings, told, list]);
}

/**
 * Keeps the focus when the pressed button disappears: the first of the next choices takes it if the button had it. A mouse leaves the focus
 * alone. A warning focuses its safe answer, and reconsidering returns the focus to the choice.
 */
function useKeptFocus(): void {
  const { scene } = usePlaying();
  const warned = useRef<Scene | null>(null);
  const isByKeyboard = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event): void => {
      isByKeyboard.current = type === 'keydown';
    };
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', note, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('pointerdown', note, true);
    };
  }, []);
  useEffect(() => {
    const isBack = warned.current?.moment === scene.moment && scene.warned === null;
    const place = isBack && warned.current !== null ? placeOfWarned(warned.current) : 0;
    warned.current = scene.warned === null ? null : scene;
    const keep = (): boolean => {
      const buttons = document.querySelectorAll<HTMLElement>('.choices button');
      if (isByKeyboard.current && document.activeElement === document.body) (buttons[place] ?? buttons[0])?.focus();
      return buttons.length > 0;
    };
    if (keep()) return;
    // The buttons are still loading.
    const observer = new MutationObserver(() => keep() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [scene]);
}

/** Returns the index of the choice that waits for confirmation; 0 if it is not among them. */
function placeOfWarned({ offers, warned }: Scene): number {
  const waiting = JSON.stringify(warned?.offer.choice);
  return Math.max(
    0,
    offers.findIndex(({ choice }) => JSON.stringify(choice) === waiting),
  );
}
