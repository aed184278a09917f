/** Shows any past moment and returns to the present. The game goes on undisturbed: bots play, and nothing is undone. */
import type { AppWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFrame } from '../frame/frame.ts';
import { useAppWords } from '../frame/spoken.ts';
import { playerFill } from '../pieces/player-mark.tsx';
import { usePlaying } from '../session/context.ts';
import { turnAfter, turnAt, turnBefore } from '../session/history.ts';
import { FromHere } from './from-here.tsx';
import { shortcutOf } from './shortcut.ts';

interface HistoryProps {
  /** Null for a game that is not in the library. */
  readonly id: string | null;
  readonly past: number;
}

/** Waits for all its words, so that nothing moves when they come. */
export function History(shown: HistoryProps): ReactNode {
  const words = useAppWords();
  return words === null ? null : <Looking {...shown} words={words} />;
}

function Looking({ id, past, words }: HistoryProps & { readonly words: AppWords }): ReactNode {
  const { scene, session, adviser, told } = usePlaying();
  const { table, moment } = scene;
  const { web } = told;
  const { settings } = useFrame();
  const slider = useRef<HTMLInputElement>(null);
  // The focus moves here, so that the arrow keys step through the game at once, and back when the present is shown again.
  useEffect(() => {
    const before = document.activeElement;
    slider.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      if (adviser.get() === null) session.look(null);
      else {
        // A hint lies above the board and closes first, and alone.
        event.stopPropagation();
        adviser.dismiss();
      }
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [session, adviser]);
  const ways = [
    { way: 'turnBack', to: turnBefore(table, past), can: past > 0, sign: 'M4 4V14M14 4L8 9L14 14' },
    { way: 'stepBack', to: past - 1, can: past > 0, sign: 'M12 4L6 9L12 14' },
    { way: 'stepOn', to: past + 1, can: past < moment, sign: 'M6 4L12 9L6 14' },
    { way: 'turnOn', to: turnAfter(table, past), can: past < moment, sign: 'M14 4V14M4 4L10 9L4 14' },
  ] as const;
  return (
    <section className="history" aria-label={web.say('history', 'title', {})}>
      <TurnStrip past={past} />
      <input
        ref={slider}
        type="range"
        min={0}
        max={moment}
        value={past}
        aria-label={web.say('history', 'slider', {})}
        aria-valuetext={web.say('history', 'moment', { turn: turnAt(table, past), step: past, steps: moment })}
        onChange={({ target }) => session.look(target.valueAsNumber)}
      />
      <div className="ways">
        {ways.map(({ way, to, can, sign }) => (
          <button
            key={way}
            type="button"
            className="step"
            disabled={!can}
            aria-label={web.say('history', way, {})}
            {...(way === 'stepBack' || way === 'stepOn' ? shortcutOf(web, settings.keys, way) : { title: web.say('history', way, {}) })}
            onClick={() => session.look(to)}
          >
            <StepSign path={sign} />
          </button>
        ))}
        <button type="button" className="main" onClick={() => session.look(null)}>
          {web.say('history', 'toNow', {})}
        </button>
        <FromHere id={id} past={past} words={words} />
      </div>
    </section>
  );
}

const StepSign = ({ path }: { path: string }): ReactNode => (
  <svg className="sign" width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** The turns side by side in the colours of their players, as wide as they are long, with the moment that is shown. */
function TurnStrip({ past }: { past: number }): ReactNode {
  const { table, moment } = usePlaying().scene;
  return (
    <svg className="turn-strip" viewBox={`0 0 ${Math.max(1, moment)} 10`} preserveAspectRatio="none" aria-hidden="true">
      {table.turns.map((turn, index) => {
        const end = table.turns[index + 1]?.moment ?? moment;
        return (
          <rect
            key={turn.moment}
            x={turn.moment}
            width={Math.max(0, end - turn.moment)}
            y={turn.seat * 2.5}
            height={2.5}
            fill={playerFill(turn.seat)}
          />
        );
      })}
      <rect x={past - moment / 400} width={moment / 200} height={10} fill="var(--bitumen)" />
    </svg>
  );
}
