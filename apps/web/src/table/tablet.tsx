/** A clay tablet with the explanation of what is hovered over. After a click the explanation stays until a click elsewhere. */
import { Fragment, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { RuleLink } from '../frame/rule-link.tsx';
import { forgetPress } from '../pointing/pointed-at.ts';
import type { TabletStore, TabletText } from '../pointing/tablet-text.ts';
import { addressOf } from '../route.ts';
import { usePlaying } from '../session/context.ts';
import { useStore } from '../store.ts';

export function Tablet(): ReactNode {
  const { tablet, told } = usePlaying();
  const shown = useStore(tablet);
  const drawn = useRef<HTMLElement>(null);
  useLettingGo(tablet, drawn);
  useClearingWithEveryScene();
  return (
    <section
      ref={drawn}
      className={`tablet ${shown === null ? 'blank' : shown.forbidden ? 'forbidden' : ''} ${tablet.isKept() ? 'kept' : ''}`}
      aria-label={told.web.say('game', 'details', {})}
      onPointerEnter={tablet.hold}
      onPointerLeave={() => tablet.set(null)}
    >
      <div className="slab">
        {/* Announced, for those who move from place to place by keyboard. */}
        <div aria-live="polite">{shown === null ? null : <Text {...shown} />}</div>
        {shown === null ? <Blank /> : null}
      </div>
    </section>
  );
}

function Text({ title, lines, rules }: TabletText): ReactNode {
  const { sentence } = usePlaying();
  // Something without lines of its own shows the sentences of its rules.
  const said = lines.length > 0 || sentence === null ? lines : (rules ?? []).map(sentence);
  return (
    // Another key when the sentences arrive, so that no line is moved.
    <Fragment key={[title, ...said].join()}>
      <h2>{title}</h2>
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rules === undefined ? null : (
        <p className="rule-links">
          {rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
    </Fragment>
  );
}

function Blank(): ReactNode {
  const { told } = usePlaying();
  return (
    <>
      <p className="faded">{told.web.say('game', 'pointAtSomething', {})}</p>
      <p>
        <a href={addressOf({ at: 'rules', rule: null })} target="_blank" rel="noreferrer">
          {told.web.say('frame', 'rules', {})}
        </a>
      </p>
    </>
  );
}

/** Clears a kept text on a click elsewhere and on Escape. */
function useLettingGo(tablet: TabletStore, drawn: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const letGo = ({ target }: Event): void => {
      if (!(target instanceof Node && drawn.current?.contains(target))) tablet.letGo();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') tablet.letGo();
    };
    addEventListener('pointerdown', letGo, true);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', letGo, true);
      removeEventListener('keydown', onKey);
    };
  }, [tablet, drawn]);
}

/** Clears the tablet with every scene, because it may not be true any more. A resting mouse then gets a new explanation. */
function useClearingWithEveryScene(): void {
  const { session, tablet, scene, explain } = usePlaying();
  useEffect(
    () =>
      session.subscribe(() => {
        forgetPress();
        tablet.clear();
      }),
    [session, tablet],
  );
  const pointAgain = usePointAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is another scene, or words that came late say more
  useEffect(() => {
    const timer = setTimeout(pointAgain, DELAY_MS);
    return () => clearTimeout(timer);
  }, [scene, explain, pointAgain]);
}

/** Milliseconds, so that the new picture does not wait for it. */
const DELAY_MS = 150;

/**
 * Returns a function that explains what now lies under a resting mouse, by repeating its event. It does nothing while the keyboard is in
 * use.
 */
function usePointAgain(): () => void {
  const rests = useRef<PointerEvent | null>(null);
  useEffect(() => {
    const note = (event: Event): void => {
      rests.current = event instanceof PointerEvent && event.pointerType === 'mouse' ? event : null;
    };
    addEventListener('pointermove', note);
    addEventListener('keydown', note);
    return () => {
      removeEventListener('pointermove', note);
      removeEventListener('keydown', note);
    };
  }, []);
  return useCallback(() => {
    if (rests.current === null) return;
    const { clientX, clientY, pointerType } = rests.current;
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  }, []);
}
