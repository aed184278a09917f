/** A tablet of clay on which the thing that is pointed at is explained. What was clicked stays there until one clicks elsewhere. */
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
  useTruth();
  return (
    <section
      ref={drawn}
      className={`tablet ${shown === null ? 'blank' : shown.forbidden ? 'forbidden' : ''} ${tablet.isKept() ? 'kept' : ''}`}
      aria-label={told.web.say('game', 'details', {})}
      onPointerEnter={tablet.hold}
      onPointerLeave={() => tablet.set(null)}
    >
      <div className="slab">
        {/* Who goes from place to place by keyboard hears it. */}
        <div aria-live="polite">{shown === null ? null : <Text {...shown} />}</div>
        {shown === null ? <Blank /> : null}
      </div>
    </section>
  );
}

function Text({ title, lines, rules }: TabletText): ReactNode {
  const { sentence } = usePlaying();
  // What has no words of its own says its rules.
  const said = lines.length > 0 || sentence === null ? lines : (rules ?? []).map(sentence);
  return (
    // When the sentences come, it is another text: none of its lines goes anywhere.
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

/** What is kept is let go by a click elsewhere and by Escape. */
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

/** What was true of one scene may not be of the next: it goes, and a mouse that rests is asked anew where it points. */
function useTruth(): void {
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
    const timer = setTimeout(pointAgain, AFTERWARDS);
    return () => clearTimeout(timer);
  }, [scene, explain, pointAgain]);
}

/** Milliseconds: the new picture is not kept waiting for it. */
const AFTERWARDS = 150;

/** A mouse that rests where something else lies now points at that: the page is told as if it had just come there. Not where keys are used. */
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
