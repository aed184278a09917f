/** Announces the events of every step to screen readers, one after the other. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePlaying } from '../session/context.ts';
import { type LogLine, logLines } from '../session/log.ts';

/** The most lines that wait to be announced, so that a listener does not fall further behind. */
const LINES = 40;

export function Announcer(): ReactNode {
  const { scene, told } = usePlaying();
  const { moment, past } = scene;
  const heard = useRef(moment);
  const [said, setSaid] = useState<readonly LogLine[]>([]);
  useEffect(() => {
    const from = heard.current;
    heard.current = moment;
    // An undo is clear from the next question. While a past moment is shown, the moment itself is read.
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
