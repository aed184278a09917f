/** A tablet of clay on which the thing that is pointed at is explained. What was clicked stays there until one clicks elsewhere. */
import { Fragment, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { RuleLink } from '../frame/rule-link.tsx';
import type { Hint } from '../pointing/hints.ts';
import { forgetPress } from '../pointing/pointed-at.ts';
import { addressOf } from '../route.ts';
import { type Playing, usePlaying } from '../session/context.ts';
import { useStore } from '../store.ts';

export function Tablet(): ReactNode {
  const { session, hint, told, scene, explain, sentence } = usePlaying();
  const shown = useStore(hint);
  const lines = shown === null ? [] : linesOf(shown, sentence);
  const tablet = useRef<HTMLElement>(null);
  useEffect(() => {
    const letGo = ({ target }: Event): void => {
      if (!(target instanceof Node && tablet.current?.contains(target))) hint.letGo();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hint.letGo();
    };
    addEventListener('pointerdown', letGo, true);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', letGo, true);
      removeEventListener('keydown', onKey);
    };
  }, [hint]);
  // What was true of one scene may not be of the next.
  useEffect(
    () =>
      session.subscribe(() => {
        forgetPress();
        hint.clear();
      }),
    [session, hint],
  );
  const pointAgain = usePointAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is another scene, or words that came late say more
  useEffect(() => {
    const timer = setTimeout(pointAgain, AFTERWARDS);
    return () => clearTimeout(timer);
  }, [scene, explain, pointAgain]);
  return (
    <section
      ref={tablet}
      className={`tablet ${shown === null ? 'blank' : shown.forbidden ? 'forbidden' : ''} ${hint.isKept() ? 'kept' : ''}`}
      aria-label={told.web.say('game', 'details', {})}
      onPointerEnter={hint.hold}
      onPointerLeave={() => hint.set(null)}
    >
      <div className="slab">
        {/* Who goes from place to place by keyboard hears it. */}
        <div aria-live="polite">
          {shown === null ? null : (
            // When the sentences come, it is another text: none of its lines goes anywhere.
            <Fragment key={[shown.title, ...lines].join()}>
              <h2>{shown.title}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {shown.rules === undefined ? null : (
                <p className="rule-links">
                  {shown.rules.map((rule) => (
                    <RuleLink key={rule} rule={rule} />
                  ))}
                </p>
              )}
            </Fragment>
          )}
        </div>
        {shown === null ? (
          <>
            <p className="faded">{told.web.say('game', 'pointAtSomething', {})}</p>
            <p>
              <a href={addressOf({ at: 'rules', rule: null })} target="_blank" rel="noreferrer">
                {told.web.say('frame', 'rules', {})}
              </a>
            </p>
          </>
        ) : null}
      </div>
    </section>
  );
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

/** What has no words of its own says its rules. */
const linesOf = ({ lines, rules = [] }: Hint, sentence: Playing['sentence']): readonly string[] =>
  lines.length > 0 || sentence === null ? lines : rules.map(sentence);
