/** The card of a hint: the best choices with VP and reasons. Clicking one marks its place and explains it; nothing is played. */
import type { Hint, Hinted } from '@tabannusi/ai';
import { type HintWords, loadHintWords, type ToldHint } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { useSpoken } from '../frame/spoken.ts';
import { usePlaying } from '../session/context.ts';
import type { ToldOffer } from '../session/told-offer.ts';
import { useStore } from '../store.ts';
import { useDrawers } from './drawers.tsx';

export function AdviceCard(): ReactNode {
  const { adviser, told } = usePlaying();
  const advice = useStore(adviser);
  const words: HintWords | null = useSpoken(loadHintWords);
  const { web } = told;
  const isBusy = advice === 'thinking' || words === null;
  /** Closes the card and moves the focus back to the Hint button. */
  const putAway = (): void => {
    document.querySelector<HTMLElement>('.turn-buttons [aria-pressed]')?.focus();
    adviser.dismiss();
  };
  return (
    <section className="advice" aria-label={web.say('hint', 'title', {})} aria-busy={isBusy} aria-live="polite">
      <header>
        <h2>{web.say('hint', 'title', {})}</h2>
        <button type="button" onClick={putAway}>
          {isBusy ? web.say('hint', 'stop', {}) : web.say('game', 'close', {})}
        </button>
      </header>
      {isBusy ? (
        <p className="busy">{web.say('hint', 'thinking', {})}</p>
      ) : advice?.hint == null ? (
        <p>{web.say('hint', 'failed', {})}</p>
      ) : (
        <Best hint={advice.hint} words={words} />
      )}
    </section>
  );
}

function Best({ hint, words }: { hint: Hint; words: HintWords }): ReactNode {
  const { told } = usePlaying();
  const note = words.note(hint, told.weighed.length);
  if (note !== null) return <p>{note}</p>;
  return (
    <>
      <ol>
        {hint.best.map((hinted) => {
          const offer = offerOf(told.weighed, hinted);
          return offer === undefined ? null : <Item key={offer.label} offer={offer} said={words.told(hinted, hint)} />;
        })}
      </ol>
      <p className="faded">{told.web.say('hint', 'howTo', {})}</p>
    </>
  );
}

/** Choices from the worker are equal to the offered ones, not identical. */
function offerOf(offers: readonly ToldOffer[], { choice }: Hinted): ToldOffer | undefined {
  const text = JSON.stringify(choice);
  return offers.find(({ preview }) => JSON.stringify(preview.choice) === text);
}

function Item({ offer: asked, said }: { offer: ToldOffer; said: ToldHint }): ReactNode {
  const { tablet, explain, told } = usePlaying();
  // A die says where it leads, as its button does.
  const label = told.buttons.find(({ preview }) => preview.answer === asked.preview.answer)?.label;
  const offer = { ...asked, label: label ?? asked.label };
  const drawers = useDrawers();
  const isKept = useStore(tablet)?.title === offer.label;
  const shown = explain(offer);
  const show = (): void => {
    tablet.keep(shown);
    drawers.show(null);
    // The mark is drawn in the next frame; on a small screen it may be out of view.
    requestAnimationFrame(() => document.querySelector('.spot.pointed-at')?.scrollIntoView({ block: 'center' }));
  };
  return (
    <li>
      <button type="button" aria-pressed={isKept} onClick={show}>
        <span className="label">{offer.label}</span>
        <strong className="figure">{said.figure}</strong>
      </button>
      <p>{said.place}</p>
      {said.reasons === null ? null : <p>{said.reasons}</p>}
      {isKept
        ? shown.lines.map((line) => (
            <p key={line} className="effect">
              {line}
            </p>
          ))
        : null}
    </li>
  );
}
