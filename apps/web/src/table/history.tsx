/** Shows any past moment and returns to the present. The game goes on undisturbed: bots play, and nothing is undone. */
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lateView } from '../late/late-view.ts';
import { playerFill } from '../pieces/player-mark.tsx';
import { usePlaying } from '../session/context.ts';
import { turnAfter, turnAt, turnBefore } from '../session/history.ts';

const ShareMoment = lateView(async () => (await import('../share/share-moment.tsx')).ShareMoment);

export function History({ past }: { past: number }): ReactNode {
  const { scene, session, told } = usePlaying();
  const { table, moment } = scene;
  const { web } = told;
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
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') session.look(null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
  const ways = [
    { way: 'turnBack', to: turnBefore(table, past), can: past > 0 },
    { way: 'stepBack', to: past - 1, can: past > 0 },
    { way: 'stepOn', to: past + 1, can: past < moment },
    { way: 'turnOn', to: turnAfter(table, past), can: past < moment },
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
        {ways.map(({ way, to, can }) => (
          <button key={way} type="button" disabled={!can} onClick={() => session.look(to)}>
            {web.say('history', way, {})}
          </button>
        ))}
        <button type="button" className="main" onClick={() => session.look(null)}>
          {web.say('history', 'toNow', {})}
        </button>
        {session.hosted === null ? null : (
          <Suspense>
            <ShareMoment table={session.hosted} moment={past} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

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
