/** A note with the rule of a question, the first time that a question of its kind appears. It goes with the question, or when it is dismissed. */
import { questionRule } from '@tabannusi/engine';
import { loadHelpWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useState } from 'react';
import { isCoaching } from '../coach/coached.ts';
import { smallStorage } from '../device/small-storage.ts';
import { RuleLink } from '../frame/rule-link.tsx';
import { useSpoken } from '../frame/spoken.ts';
import { usePlaying } from '../session/context.ts';
import { isNew, noteSeen } from './first-questions.ts';

export function FirstNote(): ReactNode {
  const { scene, sentence } = usePlaying();
  const words = useSpoken(loadHelpWords);
  /** The kind of question with a note, and the moment of its first one. */
  const [shown, setShown] = useState<{ readonly ask: string; readonly moment: number } | null>(null);
  const { moment } = scene;
  const question = scene.offers.length > 1 ? scene.view.question : null;
  const ask = question?.ask;
  useEffect(() => {
    // A coach explains by itself.
    if (ask === undefined || isCoaching(smallStorage()) || !isNew(smallStorage(), ask)) return;
    noteSeen(smallStorage(), ask);
    setShown({ ask, moment });
  }, [ask, moment]);
  if (words === null || sentence === null || question === null || shown?.ask !== ask || shown?.moment !== moment) return null;
  const rule = questionRule(question);
  const putAway = (kind: string): void => {
    noteSeen(smallStorage(), kind);
    setShown(null);
  };
  return (
    <aside className="first-note" aria-label={words.say('first', {})}>
      <p>
        <strong>{words.say('first', {})}</strong> {sentence(rule)} <RuleLink rule={rule} />
      </p>
      <p>
        <button type="button" onClick={() => putAway(question.ask)}>
          {words.say('gotIt', {})}
        </button>{' '}
        <button type="button" onClick={() => putAway('all')}>
          {words.say('noMore', {})}
        </button>
      </p>
    </aside>
  );
}
