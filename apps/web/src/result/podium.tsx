/** Everybody with their VP, the first one first, with bars as long as the VP. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame.ts';
import { ClaimMarker, PLAYER_COLOURS } from '../pieces/player-mark.tsx';
import { Sign } from '../table/sign.tsx';

export function Podium({ names, total, won }: { names: readonly string[]; total: readonly number[]; won: readonly number[] }): ReactNode {
  const { web } = useFrame();
  const most = Math.max(1, ...total);
  const ranked = total.map((vp, seat) => ({ vp, seat })).toSorted((a, b) => b.vp - a.vp);
  return (
    <ol className="podium">
      {ranked.map(({ vp, seat }) => (
        <li key={seat} className={won.includes(seat) ? 'won' : undefined} data-player={PLAYER_COLOURS[seat]}>
          <Sign size={40} view={17}>
            <ClaimMarker seat={seat} />
          </Sign>
          <span className="name">{names[seat]}</span>
          <strong className="figure">{web.say('game', 'vp', { vp })}</strong>
          <span className="bar" style={{ transform: `scaleX(${Math.max(0, vp) / most})` }} />
        </li>
      ))}
    </ol>
  );
}
