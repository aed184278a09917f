/** Every choice as a button with its words, price and gain, and the code to type for it. */
import { type ReactNode, Suspense } from 'react';
import { lateView } from '../late/late-view.ts';
import { Chips } from '../pieces/sign.tsx';
import { pointedAt } from '../pointing/pointed-at.ts';
import { unlessDoubled, unlessHeld } from '../pointing/unless-doubled.ts';
import { usePlaying } from '../session/context.ts';
import type { ToldButton } from '../session/tapped.ts';
import { Code } from './choice-code.tsx';
import { ChoiceSign } from './choice-sign.tsx';

/** Load after the board, because the first question needs none of it. */
const Between = lateView(async () => (await import('./tapped-place.tsx')).Between);
const Warned = lateView(async () => (await import('./warned.tsx')).Warned);
const Made = lateView(async () => (await import('./tapped-place.tsx')).Made);

/** The longest labels, in characters, of which two fit side by side, and of which two do so on a phone. */
const LONG = 30;
const BROAD = 12;

/**
 * Returns the class for the layout: up to four choices are large, less so if long; more long choices stand in two columns; many choices are
 * small.
 */
function shapeOf(offers: readonly ToldButton[]): string {
  const isLong = offers.some(({ label }) => label.length > LONG);
  const isBroad = offers.some(({ label }) => label.length > BROAD);
  if (offers.length < 5) return `tablets ${isLong ? 'wordy' : isBroad ? 'broad' : ''}`;
  if (isLong) return 'long';
  return offers.length > 12 ? 'many' : '';
}

/** The buttons have new keys at every moment, so that none is moved to another place. */
export function Choices(): ReactNode {
  const { scene, session, told } = usePlaying();
  const { web, tableWords, buttons } = told;
  const { between, warned } = scene;
  const isConfirming = scene.prompt.wait === 'confirm' && scene.table.seats[scene.prompt.seat]?.kind === 'person';
  if (scene.handOver !== null)
    return (
      <Few>
        <button type="button" className="main" onClick={unlessDoubled(session.takeOver)}>
          {tableWords.handOver(scene.handOver).take}
        </button>
      </Few>
    );
  if (warned !== null)
    return (
      <Few>
        <Suspense>
          <Warned warnings={warned.warnings} />
        </Suspense>
      </Few>
    );
  if (isConfirming)
    return (
      <Few>
        <button type="button" className="main" onClick={unlessDoubled(session.confirm)}>
          {web.say('game', 'confirm', {})}
        </button>
      </Few>
    );
  if (between !== null)
    return (
      <Suspense fallback={<section className="choices" />}>
        <Between ways={between} />
      </Suspense>
    );
  return (
    <section
      key={scene.moment}
      className={`choices ${shapeOf(buttons)}`}
      aria-label={web.say('game', 'choices', {})}
      data-taps={scene.tapFinder === null ? 'one' : 'several'}
      onKeyDown={unlessHeld}
    >
      {scene.made.length === 0 ? null : (
        <Suspense>
          <Made />
        </Suspense>
      )}
      {buttons.map((button, index) => (
        <Choice key={`${JSON.stringify(button.preview.choice)} ${JSON.stringify(button.meant)}`} offer={button} index={index} />
      ))}
    </section>
  );
}

function Choice({ offer, index }: { offer: ToldButton; index: number }): ReactNode {
  const { session, told, tablet, explain } = usePlaying();
  const { choice, cost } = offer.preview;
  return (
    <button
      type="button"
      className="choice"
      onClick={unlessDoubled(() => session.choose(offer.preview, offer.meant))}
      onFocus={() => tablet.set(explain(offer))}
      {...pointedAt(tablet, () => explain(offer))}
    >
      <Code index={index} />
      <ChoiceSign choice={choice} />
      <span className="words">
        <span className={choice.choose === 'space' ? 'label name' : 'label'}>{offer.label}</span>
        {offer.isSuggested ? <span className="proposed">{told.web.say('course', 'proposed', {})}</span> : null}
        {offer.note === null ? null : <span className="proposed">{offer.note}</span>}
      </span>
      <Chips change={offer.gain} cost={cost} />
    </button>
  );
}

function Few({ children }: { children: ReactNode }): ReactNode {
  const { scene, told } = usePlaying();
  return (
    <section key={scene.moment} className="choices few" aria-label={told.web.say('game', 'choices', {})} onKeyDown={unlessHeld}>
      {children}
    </section>
  );
}
