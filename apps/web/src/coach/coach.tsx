/**
 * The coach of a first game, above the choices: a plan, an explanation of its next step, what the last turn brought, and a button to stop.
 */
import type { Advice } from '@tabannusi/ai';
import { mask } from '@tabannusi/engine';
import { type CoachWords, loadCoachWords, loadPlanWords, type PlanWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { think } from '../bots/think.ts';
import { smallStorage } from '../device/small-storage.ts';
import { useSpoken } from '../frame/spoken.ts';
import { keyOf } from '../places/place.ts';
import { placeOf } from '../places/place-of.ts';
import { useMarks } from '../pointing/use-marks.ts';
import { usePlaying } from '../session/context.ts';
import type { Scene } from '../session/scene.ts';
import { type Coached, coachedGame, endCoached, keepCoached } from './coached.ts';
import { cameOf, nextStep, topicOf, type Voice, voiceIn } from './coaching.ts';
import { NEWCOMER } from './first-game.ts';

/** Nothing for a game without a coach. */
export function Coach({ id }: { id: string }): ReactNode {
  const [coached, setCoached] = useState(() => coachedGame(smallStorage(), id));
  const words = useSpoken(loadCoachWords);
  const plans = useSpoken(loadPlanWords);
  const { told, scene } = usePlaying();
  const planWords = useMemo(() => plans?.of(told.words, scene.table.setting) ?? null, [plans, told.words, scene.table]);
  if (coached === null || words === null || planWords === null || scene.prompt.wait === 'over') return null;
  const say = (keys: readonly string[]): void => {
    const next = { ...coached, said: [...new Set([...coached.said, ...keys])] };
    keepCoached(smallStorage(), next);
    setCoached(next);
  };
  const stop = (): void => {
    endCoached(smallStorage());
    setCoached(null);
  };
  return <Speaking {...{ coached, words, planWords, say, stop }} />;
}

interface SpeakingProps {
  readonly coached: Coached;
  readonly words: CoachWords;
  readonly planWords: PlanWords;
  /** Records that the explanations with these keys were given. */
  readonly say: (keys: readonly string[]) => void;
  readonly stop: () => void;
}

function Speaking({ coached, words, planWords, say, stop }: SpeakingProps): ReactNode {
  const { scene } = usePlaying();
  const voice = voiceIn(scene.table.turns.filter(({ seat }) => seat === NEWCOMER).length);
  const advice = useAdvice(scene, voice);
  const placed = usePlaced(advice, voice, planWords);
  const topic = useTopic(advice, coached, say);
  const ask = scene.actor === NEWCOMER ? scene.view.question?.ask : undefined;
  // The player has read it once their next turn has begun.
  const came = ask === undefined || ask === 'die' ? cameOf(scene.table, NEWCOMER) : null;
  const isPlanned = advice !== null && voice === 'plan';
  const step = isPlanned ? nextStep(advice) : null;
  const places = step?.deeds.flatMap(({ question, choice }) => placeOf(question, choice) ?? []).map(keyOf) ?? [];
  useMarks('data-plan', places, `${scene.moment}`);
  const plan = isPlanned && step !== null ? planWords.plan(advice) : null;
  const isNudged = advice !== null && voice === 'nudge' && ask === 'die';
  return (
    <section className="lesson coach" aria-label={words.say('coach', 'title', {})}>
      <div role="status">
        {placed === null ? null : <p>{words.say('coach', 'placed', placed)}</p>}
        {came === null || voice === 'goodbye' ? null : (
          <p className="faded">{words.say('coach', 'came', { vp: came.vp, coming: came.coming })}</p>
        )}
        {topic === null ? null : <p>{words.say('topic', topic, {})}</p>}
        {plan === null ? null : <Planned plan={plan} />}
        {isNudged ? <p className="says">{planWords.nudge(advice)}</p> : null}
        {voice === 'goodbye' ? <p className="says">{words.say('coach', 'goodbye', {})}</p> : null}
      </div>
      <div className="lesson-ways">
        <button type="button" onClick={stop}>
          {words.say('coach', 'stop', {})}
        </button>
      </div>
    </section>
  );
}

function Planned({ plan }: { plan: ReturnType<PlanWords['plan']> }): ReactNode {
  const [first] = plan.facts;
  return (
    <>
      <ol className="planned">
        {plan.steps.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
      {(plan.facts.length > 1 ? plan.facts.slice(1) : [first]).map((fact) => (
        <p key={fact} className="faded">
          {fact}
        </p>
      ))}
    </>
  );
}

/** Plans for the player's question; null while they are being computed, and when the coach says nothing. */
function useAdvice(scene: Scene, voice: Voice): Advice | null {
  const [found, setFound] = useState<{ readonly moment: number; readonly advice: Advice } | null>(null);
  const { moment, actor, past, offers } = scene;
  const isWanted = past === null && actor === NEWCOMER && offers.length > 0 && voice !== 'quiet' && voice !== 'goodbye';
  const now = useRef(scene);
  now.current = scene;
  useEffect(() => {
    if (!isWanted) return;
    const { state, offers: all } = now.current;
    const known = { seat: NEWCOMER, masked: mask(state, NEWCOMER), choices: all.map(({ choice }) => choice) };
    return think(known, (advice) => advice !== null && setFound({ moment, advice })).stop;
  }, [isWanted, moment]);
  return isWanted && found?.moment === moment ? found.advice : null;
}

/**
 * Makes the choices of set-up for the player, unless they were undone. Returns the choices and the reason, as long as they can be undone.
 */
function usePlaced(advice: Advice | null, voice: Voice, planWords: PlanWords): { readonly choices: string; readonly facts: string } | null {
  const { session, scene, told } = usePlaying();
  const [made, setMade] = useState<{ readonly labels: readonly string[]; readonly facts: string } | null>(null);
  /** The last moment at which the coach chose. After an undo to an earlier moment, the player chooses. */
  const last = useRef(-1);
  useEffect(() => {
    if (advice === null || voice !== 'setUp' || scene.moment <= last.current) return;
    const choice = JSON.stringify(advice.plans[0].steps[0]?.deeds[0]?.choice);
    const offer = told.offers.find(({ preview }) => JSON.stringify(preview.choice) === choice);
    if (offer === undefined) return;
    last.current = scene.moment;
    const isPlaced = scene.view.question?.ask !== 'startColour' && scene.view.question?.ask !== 'startSpace';
    setMade((before) => ({
      labels: [...(before?.labels ?? []), offer.label],
      facts: isPlaced && before !== null ? before.facts : (planWords.plan(advice).facts[1] ?? ''),
    }));
    session.choose(offer.preview);
  }, [advice, voice, scene, told, session, planWords]);
  const isUndone = scene.moment <= last.current;
  const isFresh = voice === 'setUp' || scene.view.question?.ask === 'pawns';
  return made === null || isUndone || !isFresh ? null : { choices: told.web.list(made.labels), facts: made.facts };
}

/** The thing to explain at this moment; it is never explained again. */
function useTopic(advice: Advice | null, { said }: Coached, say: (keys: readonly string[]) => void): ReturnType<typeof topicOf> {
  const { moment } = usePlaying().scene;
  const [shown, setShown] = useState<{ readonly moment: number; readonly topic: ReturnType<typeof topicOf> } | null>(null);
  useEffect(() => {
    if (advice === null || shown?.moment === moment) return;
    const topic = topicOf(advice, said);
    setShown({ moment, topic });
    if (topic !== null) say([topic]);
  }, [advice, moment, said, shown, say]);
  return shown?.moment === moment ? shown.topic : null;
}
