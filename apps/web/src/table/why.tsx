/** The links to the rules behind a step of the Bot. */
import type { GameEvent } from '@tabannusi/engine';
import { type ReactNode, useState } from 'react';
import { RuleLink } from '../frame/rule-link.tsx';
import { usePlaying } from '../session/context.ts';

export function Why({ step }: { step: GameEvent }): ReactNode {
  const { told, bot } = usePlaying();
  const [isOpen, setOpen] = useState(false);
  const label = told.web.say('game', 'why', {});
  return (
    <>
      <button
        type="button"
        className="beside why"
        tabIndex={-1}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div className="reasons">
          {bot?.why(step).map(({ rule, sentence }) => (
            <p key={rule}>
              {sentence} <RuleLink rule={rule} />
            </p>
          ))}
        </div>
      ) : null}
    </>
  );
}
