/** Every choice as a button with its words, its price and its gain; keys 1-9 press the first nine. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFrame } from '../frame.ts';
import { hintOf, usePlaying } from '../session/context.ts';
import { deedOf } from '../session/keys.ts';
import type { Scene } from '../session/scene.ts';
import { ChoiceSign } from './choice-sign.tsx';
import { Chips } from './sign.tsx';
import { Warned } from './warned.tsx';

export function Choices(): ReactNode {
  const { scene, session, told, hint, adviser } = usePlaying();
  const { web, tableWords, offers } = told;
  const { settings } = useFrame();
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.matches('input, select'))) return;
      const offer = settings.numbers ? told.offers[Number(key) - 1] : undefined;
      const deed = deedOf(settings.keys, key.toLowerCase());
      if (offer !== undefined && scene.warned === null) session.choose(offer.offer);
      else if (deed === 'hint') adviser.toggle();
      else if (deed !== null) session[deed]();
      else if (key === 'Escape') adviser.dismiss();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [told, scene, session, adviser, settings]);

  const section = useKeptFocus(scene);

  if (scene.handOver !== null)
    return (
      <Few section={section}>
        <button type="button" className="main" onClick={session.takeOver}>
          {tableWords.handOver(scene.handOver).take}
        </button>
      </Few>
    );
  if (scene.warned !== null)
    return (
      <Few section={section}>
        <Warned warnings={scene.warned.warnings} />
      </Few>
    );
  if (scene.prompt.wait === 'confirm' && scene.table.seats[scene.prompt.seat]?.kind === 'person')
    return (
      <Few section={section}>
        <button type="button" className="main" onClick={session.confirm}>
          {web.say('game', 'confirm', {})}
        </button>
      </Few>
    );
  return (
    <section ref={section} className={offers.length > 12 ? 'choices many' : 'choices'} aria-label={web.say('game', 'choices', {})}>
      {offers.map((offer, index) => (
        <button
          key={JSON.stringify(offer.offer.choice)}
          type="button"
          className="choice"
          onClick={() => session.choose(offer.offer)}
          onFocus={() => hint.set(hintOf(offer))}
          onPointerEnter={() => hint.set(hintOf(offer))}
          onPointerLeave={() => hint.set(null)}
        >
          {index < 9 && settings.numbers ? (
            <span className="key" aria-hidden="true">
              {index + 1}
            </span>
          ) : null}
          <ChoiceSign choice={offer.offer.choice} />
          <span className={offer.offer.choice.choose === 'space' ? 'label name' : 'label'}>{offer.label}</span>
          <Chips change={offer.change} cost={offer.cost} />
        </button>
      ))}
    </section>
  );
}

/**
 * What was pressed is gone when the game goes on. Where it had the focus, the first of the next choices gets it, so that the keyboard stays where it
 * was; a mouse leaves the focus alone.
 */
function useKeptFocus(scene: Scene): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every scene may have taken the focus away
  useEffect(() => {
    if (isByKeyboard.current && document.activeElement === document.body) section.current?.querySelector('button')?.focus();
  }, [scene]);
  return section;
}

function Few({ section, children }: { section: RefObject<HTMLElement | null>; children: ReactNode }): ReactNode {
  const { told } = usePlaying();
  return (
    <section ref={section} className="choices few" aria-label={told.web.say('game', 'choices', {})}>
      {children}
    </section>
  );
}
