/** Every choice as a button with its words, price and gain. The keys 1 to 9 press the first nine. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { deedOf, isForSomethingElse } from '../device/keys.ts';
import { useFrame } from '../frame/frame.ts';
import { Chips } from '../pieces/sign.tsx';
import { pointedAt } from '../pointing/pointed-at.ts';
import { unlessDoubled, unlessHeld } from '../pointing/unless-doubled.ts';
import { usePlaying } from '../session/context.ts';
import type { Scene } from '../session/scene.ts';
import type { ToldOffer } from '../session/told.ts';
import { ChoiceSign } from './choice-sign.tsx';
import { Warned } from './warned.tsx';

/** The longest labels, in characters, of which two fit side by side, and of which two do so on a phone. */
const LONG = 30;
const BROAD = 12;

/**
 * Returns the class for the layout: up to four choices are large, less so if long; more long choices stand in two columns; many choices are
 * small.
 */
function shapeOf(offers: readonly ToldOffer[]): string {
  const isLong = offers.some(({ label }) => label.length > LONG);
  const isBroad = offers.some(({ label }) => label.length > BROAD);
  if (offers.length < 5) return `tablets ${isLong ? 'wordy' : isBroad ? 'broad' : ''}`;
  if (isLong) return 'long';
  return offers.length > 12 ? 'many' : '';
}

/** The buttons have new keys at every moment, so that none is moved to another place. */
export function Choices(): ReactNode {
  const { scene, session, told } = usePlaying();
  const { web, tableWords, offers } = told;
  useKeys();
  const section = useKeptFocus(scene);

  if (scene.handOver !== null)
    return (
      <Few section={section}>
        <button type="button" className="main" onClick={unlessDoubled(session.takeOver)}>
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
        <button type="button" className="main" onClick={unlessDoubled(session.confirm)}>
          {web.say('game', 'confirm', {})}
        </button>
      </Few>
    );
  return (
    <section
      key={scene.moment}
      ref={section}
      className={`choices ${shapeOf(offers)}`}
      aria-label={web.say('game', 'choices', {})}
      onKeyDown={unlessHeld}
    >
      {offers.map((offer, index) => (
        <Choice key={JSON.stringify(offer.preview.choice)} offer={offer} index={index} />
      ))}
    </section>
  );
}

function Choice({ offer, index }: { offer: ToldOffer; index: number }): ReactNode {
  const { session, told, tablet, explain } = usePlaying();
  const { settings } = useFrame();
  const { choice, cost } = offer.preview;
  return (
    <button
      type="button"
      className="choice"
      onClick={unlessDoubled(() => session.choose(offer.preview))}
      onFocus={() => tablet.set(explain(offer))}
      {...pointedAt(tablet, () => explain(offer))}
    >
      {index < 9 && settings.numbers ? (
        <span className="key" aria-hidden="true">
          {index + 1}
        </span>
      ) : null}
      <ChoiceSign choice={choice} />
      <span className="words">
        <span className={choice.choose === 'space' ? 'label name' : 'label'}>{offer.label}</span>
        {offer.isSuggested ? <span className="proposed">{told.web.say('course', 'proposed', {})}</span> : null}
      </span>
      <Chips change={offer.gain} cost={cost} />
    </button>
  );
}

/** Numbers choose, and letters do what the settings say. */
function useKeys(): void {
  const { scene, session, told, adviser } = usePlaying();
  const { settings } = useFrame();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key } = event;
      if (event.repeat || isForSomethingElse(event)) return;
      const offer = settings.numbers ? told.offers[Number(key) - 1] : undefined;
      const deed = deedOf(settings.keys, key.toLowerCase());
      if (scene.warned !== null && key === 'Escape') session.reconsider();
      else if (offer !== undefined && scene.warned === null) session.choose(offer.preview);
      else if (deed === 'hint') adviser.toggle();
      else if (deed !== null && deed !== 'commands') session[deed]();
      else if (key === 'Escape') adviser.dismiss();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [told, scene, session, adviser, settings]);
}

/**
 * Keeps the focus when the pressed button disappears: the first of the next choices takes it if the button had it. A mouse leaves the focus
 * alone. A warning focuses its safe answer, and reconsidering returns the focus to the choice.
 */
function useKeptFocus(scene: Scene): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
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
    const buttons = [...(section.current?.querySelectorAll('button') ?? [])];
    const isBack = warned.current?.moment === scene.moment && scene.warned === null;
    const place = isBack && warned.current !== null ? placeOfWarned(warned.current) : 0;
    if (isByKeyboard.current && document.activeElement === document.body) (buttons[place] ?? buttons[0])?.focus();
    warned.current = scene.warned === null ? null : scene;
  }, [scene]);
  return section;
}

/** Returns the index of the choice that waits for confirmation; 0 if it is not among them. */
function placeOfWarned({ offers, warned }: Scene): number {
  const waiting = JSON.stringify(warned?.offer.choice);
  return Math.max(
    0,
    offers.findIndex(({ choice }) => JSON.stringify(choice) === waiting),
  );
}

function Few({ section, children }: { section: RefObject<HTMLElement | null>; children: ReactNode }): ReactNode {
  const { scene, told } = usePlaying();
  return (
    <section
      key={scene.moment}
      ref={section}
      className="choices few"
      aria-label={told.web.say('game', 'choices', {})}
      onKeyDown={unlessHeld}
    >
      {children}
    </section>
  );
}
