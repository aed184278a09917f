/** Every choice as a button with its words, its price and its gain; keys 1-9 press the first nine. */
import { type ReactNode, useEffect } from 'react';
import { hintOf, usePlaying } from '../session/context.ts';
import { Chips } from './sign.tsx';

export function Choices(): ReactNode {
  const { scene, session, told, hint } = usePlaying();
  const { web, tableWords, offers } = told;
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.matches('input, select'))) return;
      const offer = told.offers[Number(key) - 1];
      if (offer !== undefined && scene.warned === null) session.choose(offer.offer);
      else if (key === 'u') session.undo();
      else if (key === 'r') session.redo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [told, scene, session]);

  if (scene.handOver !== null)
    return (
      <Few>
        <button type="button" className="main" onClick={session.takeOver}>
          {tableWords.handOver(scene.handOver).take}
        </button>
      </Few>
    );
  if (scene.warned !== null)
    return (
      <Few>
        {scene.warned.warnings.map((warning) => (
          <p key={warning.warning} className="warning">
            {tableWords.warning(warning)}
          </p>
        ))}
        <button type="button" className="main" onClick={session.reconsider}>
          {web.say('game', 'thinkAgain', {})}
        </button>
        <button type="button" onClick={session.insist}>
          {web.say('game', 'doIt', {})}
        </button>
      </Few>
    );
  if (scene.prompt.wait === 'confirm' && scene.table.seats[scene.prompt.seat]?.kind === 'person')
    return (
      <Few>
        <button type="button" className="main" onClick={session.confirm}>
          {web.say('game', 'confirm', {})}
        </button>
      </Few>
    );
  return (
    <section className={offers.length > 12 ? 'choices many' : 'choices'} aria-label={web.say('game', 'choices', {})}>
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
          {index < 9 ? (
            <span className="key" aria-hidden="true">
              {index + 1}
            </span>
          ) : null}
          <span>{offer.label}</span>
          <Chips change={offer.change} cost={offer.cost} />
        </button>
      ))}
    </section>
  );
}

function Few({ children }: { children: ReactNode }): ReactNode {
  const { told } = usePlaying();
  return (
    <section className="choices few" aria-label={told.web.say('game', 'choices', {})}>
      {children}
    </section>
  );
}
