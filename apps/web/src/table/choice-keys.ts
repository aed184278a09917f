/** The keys of the table: codes choose, Enter confirms, and letters and signs do what the settings say. Load after the board. */
import { useEffect, useRef } from 'react';
import { deedOf, isForSomethingElse } from '../device/keys.ts';
import { useFrame } from '../frame/frame.ts';
import { usePlaying } from '../session/context.ts';
import { choiceOf, isHalf } from './choice-codes.ts';

/** `taken` returns the keys that were pressed before. */
export const keysOf =
  (taken: () => readonly string[]): (() => null) =>
  () => {
    useChoiceKeys();
    useEffect(() => {
      for (const key of taken()) dispatchEvent(new KeyboardEvent('keydown', { key }));
    }, []);
    return null;
  };

function useChoiceKeys(): void {
  const { scene, session, adviser, told } = usePlaying();
  const { settings } = useFrame();
  const typed = useRef('');
  useEffect(() => {
    const { between, warned, past } = scene;
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || isForSomethingElse(event)) return;
      const key = event.key.toLowerCase();
      const code = typed.current + key;
      typed.current = settings.numbers && isHalf(code) ? code : '';
      if (typed.current !== '') return;
      const index = settings.numbers ? choiceOf(code) : null;
      if (index !== null && choose(index)) return;
      const deed = deedOf(settings.keys, key);
      if (key === 'escape') leave();
      else if (key === 'enter') onEnter(event);
      else if (deed === 'hint') adviser.toggle();
      else if (deed === 'stepBack') session.look((past ?? scene.moment) - 1);
      else if (deed === 'stepOn') stepOn();
      else if (deed !== null && deed !== 'commands') session[deed]();
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
      if (scene.prompt.wait === 'confirm') session.confirm();
      // The suggested payment, and whatever is the only choice.
      else if (first !== undefined && (second === undefined || first.isSuggested)) session.choose(first.preview, first.meant);
    };
    const stepOn = (): void => {
      if (past !== null) session.look(past + 1 < scene.moment ? past + 1 : null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [scene, session, adviser, settings, told]);
}
