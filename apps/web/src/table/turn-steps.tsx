/** The steps of the turn as a row of signs, the present one lit, with its name or that of the part of the Action. */
import { type ReactNode, useMemo } from 'react';
import { ACTION_SIGNS, Glyph, type GlyphName } from '../pieces/glyphs.tsx';
import { Sign } from '../pieces/sign.tsx';
import { usePlaying } from '../session/context.ts';
import { type TurnPath, turnPathOf } from '../session/turn-path.ts';

export function TurnSteps(): ReactNode {
  const { scene, told } = usePlaying();
  const { web } = told;
  const path = useMemo(() => turnPathOf(scene), [scene]);
  // Empty, to keep its room.
  if (path === null) return <div className="turn-steps" />;
  const { steps, at, stage } = path;
  const name = web.say('turnStep', steps[at]?.step ?? 'end', {});
  const step = web.say('course', 'step', { step: at + 1, steps: steps.length, name });
  const part = stage === null ? null : web.say('course', 'stage', { step: stage.number, name: web.say('stage', stage.stage, {}) });
  return (
    <div
      className="turn-steps"
      title={part === null ? step : web.list([step, part])}
      role="group"
      aria-label={web.say('course', 'steps', {})}
    >
      <p className="path" aria-hidden="true">
        {steps.map((each, index) => (
          <span key={index} className={index === at ? 'step now' : index < at ? 'step done' : 'step'}>
            <Sign size={18}>
              <Glyph name={signOf(each)} />
            </Sign>
          </span>
        ))}
      </p>
      {part === null ? null : <p className="unseen">{step}</p>}
      <p key={part ?? step} className="said">
        {part ?? step}
      </p>
    </div>
  );
}

const SIGNS = { die: 'die', architect: 'architect', action: 'tile', end: 'assistant' } as const satisfies Readonly<
  Record<string, GlyphName>
>;

const signOf = ({ step, action }: TurnPath['steps'][number]): GlyphName =>
  action === null || action === 'tile' ? SIGNS[step] : ACTION_SIGNS[action];
