/** A tablet of clay on which the thing that is pointed at is explained. What was clicked stays there until one clicks elsewhere. */
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { addressOf } from '../route.ts';
import { usePlaying } from '../session/context.ts';
import { useStore } from '../session/store.ts';

export function Tablet(): ReactNode {
  const { hint, told, scene } = usePlaying();
  const shown = useStore(hint);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was true of one scene may not be of the next
  useEffect(() => hint.letGo(), [hint, scene]);
  return (
    <section
      ref={tablet}
      className={shown === null ? 'tablet blank' : shown.forbidden ? 'tablet forbidden' : 'tablet'}
      aria-label={told.web.say('game', 'details', {})}
    >
      {shown === null ? (
        <>
          <p className="faded">{told.web.say('game', 'pointAtSomething', {})}</p>
          <p>
            <a href={addressOf({ at: 'rules', rule: null })} target="_blank" rel="noreferrer">
              {told.web.say('rules', 'title', {})}
            </a>
          </p>
        </>
      ) : (
        <Fragment key={[shown.title, ...shown.lines].join()}>
          <h2>{shown.title}</h2>
          {shown.lines.map((line) => (
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
    </section>
  );
}

/** A rule is read beside the game, which stays as it is. */
function RuleLink({ rule }: { rule: string }): ReactNode {
  const { told } = usePlaying();
  return (
    <a href={addressOf({ at: 'rules', rule })} target="_blank" rel="noreferrer" aria-label={told.web.say('rules', 'open', { rule })}>
      {rule}
    </a>
  );
}
