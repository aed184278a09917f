/**
 * The card of a hint: first where to look, then a plan for the rest of the turn, then other plans. The places of the plan are marked on the
 * board; pressing a step marks its places alone and explains its first choice. Nothing is played.
 */
import type { Advice, PlannedStep } from '@tabannusi/ai';
import { loadPlanWords, type PlanWords, STRENGTHS, type Strength, type ToldPlan } from '@tabannusi/text';
import { type ReactNode, useMemo, useState } from 'react';
import { useSpoken } from '../frame/spoken.ts';
import { keyOf } from '../places/place.ts';
import { placeOf } from '../places/place-of.ts';
import { useMarks } from '../pointing/use-marks.ts';
import { usePlaying } from '../session/context.ts';
import { useStore } from '../store.ts';
import { useDrawers } from './drawers.tsx';

export function AdviceCard(): ReactNode {
  const { adviser, told, scene } = usePlaying();
  const advice = useStore(adviser);
  const spoken = useSpoken(loadPlanWords);
  const words = useMemo(() => spoken?.of(told.words, scene.table.setting) ?? null, [spoken, told.words, scene.table]);
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
      ) : advice?.plans == null ? (
        <p>{web.say('hint', 'failed', {})}</p>
      ) : (
        <Advised advice={advice.plans} words={words} />
      )}
    </section>
  );
}

function Advised({ advice, words }: { advice: Advice; words: PlanWords }): ReactNode {
  const { told } = usePlaying();
  const [strength, setStrength] = useState<Strength>('nudge');
  /** The pressed step: its plan and its number. */
  const [pressed, setPressed] = useState<readonly [plan: number, step: number] | null>(null);
  const { plans } = advice;
  const shown = pressed === null ? plans[0].steps : plans[pressed[0]]?.steps.slice(pressed[1] - 1, pressed[1]);
  useMarks('data-plan', strength === 'nudge' ? nudged(plans[0].steps) : placesOf(shown ?? []), `${strength} ${pressed?.join()}`);
  const next = words.more(advice, strength, 'button');
  if (told.weighed.length === 1 && plans[0].steps.length === 1) return <p>{words.only()}</p>;
  return (
    <>
      {strength === 'nudge' ? (
        <p>{words.nudge(advice)}</p>
      ) : (
        <Plan {...{ pressed, setPressed }} at={0} plan={words.plan(advice)} steps={plans[0].steps} />
      )}
      {strength === 'alternatives'
        ? words
            .others(advice)
            .map((plan, n) => (
              <Plan key={plan.steps[0]?.text ?? n} {...{ pressed, setPressed, plan }} at={n + 1} steps={plans[n + 1]?.steps ?? []} />
            ))
        : null}
      {next === null ? null : (
        <button type="button" className="more" onClick={() => setStrength(STRENGTHS[STRENGTHS.indexOf(strength) + 1] ?? strength)}>
          {next}
        </button>
      )}
      {strength === 'nudge' ? null : <p className="faded">{told.web.say('hint', 'howTo', {})}</p>}
    </>
  );
}

interface PlanProps {
  /** The index of the plan. */
  readonly at: number;
  readonly plan: ToldPlan;
  readonly steps: readonly PlannedStep[];
  readonly pressed: readonly [plan: number, step: number] | null;
  readonly setPressed: (pressed: readonly [plan: number, step: number] | null) => void;
}

function Plan({ at, plan, steps, pressed, setPressed }: PlanProps): ReactNode {
  const { told, tablet, explain } = usePlaying();
  const drawers = useDrawers();
  const show = (number: number): void => {
    setPressed([at, number]);
    drawers.show(null);
    const choice = JSON.stringify(steps[number - 1]?.deeds[0]?.choice);
    // Choices from the worker are equal to the offered ones, not identical.
    const offer = number === 1 ? told.weighed.find(({ preview }) => JSON.stringify(preview.choice) === choice) : undefined;
    if (offer !== undefined) tablet.keep(explain(offer));
  };
  return (
    <>
      <h3>{plan.title}</h3>
      <ol>
        {plan.steps.map(({ number, text }) => (
          <li key={number} value={number}>
            <button type="button" aria-pressed={pressed?.[0] === at && pressed[1] === number} onClick={() => show(number)}>
              <span className="number figure">{number}</span>
              <span className="label">{text}</span>
            </button>
          </li>
        ))}
      </ol>
      <ul>
        {plan.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

const placesOf = (steps: readonly PlannedStep[]): string[] =>
  steps.flatMap(({ deeds }) => deeds.flatMap(({ question, choice }) => placeOf(question, choice) ?? [])).map(keyOf);

/** The place that the weakest hint marks: a District, not a choice. */
const nudged = (steps: readonly PlannedStep[]): string[] => {
  const { district } = steps.find(({ kind }) => kind !== 'end') ?? steps[0] ?? { district: null };
  return district === null ? [] : [keyOf({ kind: 'district', district })];
};
