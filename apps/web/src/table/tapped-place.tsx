/** The ways to a place that was tapped, and what a tap has done without asking. */
import type { ReactNode } from 'react';
import { unlessDoubled, unlessHeld } from '../pointing/unless-doubled.ts';
import { usePlaying } from '../session/context.ts';
import type { Way } from '../session/tapped.ts';
import { choiceIn, nameOf } from '../session/way-words.ts';
import { Code } from './choice-code.tsx';
import { ChoiceSign } from './choice-sign.tsx';

/** The longest label, in characters, of which two fit side by side. */
const LONG = 30;

export function Between({ ways }: { ways: readonly Way[] }): ReactNode {
  const { session, told } = usePlaying();
  const labels = ways.map((way) => nameOf(told, way));
  return (
    <section
      // Nothing of another place is moved.
      key={labels.join()}
      className={`choices between ${labels.some(({ length }) => length > LONG) ? 'long' : 'tablets broad'}`}
      aria-label={told.web.say('game', 'choices', {})}
      onKeyDown={unlessHeld}
    >
      {ways.map((way, index) => (
        <button key={labels[index]} type="button" className="choice" onClick={unlessDoubled(() => session.take([way]))}>
          <Code index={index} />
          <ChoiceSign choice={way.first.choice} />
          <span className="words">
            <span className="label">{labels[index]}</span>
          </span>
        </button>
      ))}
      <button type="button" onClick={session.reconsider}>
        {told.web.say('game', 'thinkAgain', {})}
      </button>
    </section>
  );
}

/** What was done without asking, and the way to pay differently. */
export function Made(): ReactNode {
  const { scene, session, told } = usePlaying();
  if (scene.made.length === 0) return null;
  const { web } = told;
  const choices = scene.made.map((step) => choiceIn(told, step));
  return (
    <p className="made" role="status">
      {web.say('taps', 'made', { choices: web.list(choices) })}
      {scene.made.some(({ choices: others }) => others > 1) ? (
        <button type="button" className="beside" onClick={session.payDifferently}>
          {web.say('taps', 'payDifferently', {})}
        </button>
      ) : null}
    </p>
  );
}
