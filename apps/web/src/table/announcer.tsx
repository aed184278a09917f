/** Says what happened to who listens: the events of every step, in words, one after the other. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePlaying } from '../session/context.ts';
import { type LogLine, logLines } from '../session/log.ts';

/** So many lines wait to be read out; who listens is not behind by more. */
const LINES = 40;

export function Announcer(): ReactNode {
  const { scene, told } = usePlaying();
  const { moment, past } = scene;
  const heard = useRef(moment);
  const [said, setSaid] = useState<readonly LogLine[]>([]);
  useEffect(() => {
    const from = heard.current;
    heard.current = moment;
    // What is taken back says so by what is asked next; who looks back hears what they look at.
    if (moment <= from || past !== null) return;
    const lines = logLines(scene, told.speaker, 'all', { from, to: moment });
    setSaid((before) => [...before.filter((line) => line.moment <= from), ...lines].slice(-LINES));
  }, [scene, told.speaker, moment, past]);
  return (
    <div className="unseen" role="log" aria-label={told.web.say('course', 'news', {})}>
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
