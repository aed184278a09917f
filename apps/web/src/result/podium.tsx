/** Everybody with their VP, the first one first, with bars as long as the VP. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame.ts';
import { ClaimMarker, useSeatColour } from '../pieces/player-mark.tsx';
import { Sign } from '../table/sign.tsx';

export function Podium({ names, total, won }: { names: readonly string[]; total: readonly number[]; won: readonly number[] }): ReactNode {
  const most = Math.max(1, ...total);
  const ranked = total.map((vp, seat) => ({ vp, seat })).toSorted((a, b) => b.vp - a.vp);
  return (
    <ol className="podium">
      {ranked.map(({ vp, seat }) => (
        <Ranked key={seat} seat={seat} name={names[seat]} vp={vp} share={Math.max(0, vp) / most} isWinner={won.includes(seat)} />
      ))}
    </ol>
  );
}

interface RankedProps {
  readonly seat: number;
  readonly name: string | undefined;
  readonly vp: number;
  /** Of the most VP. */
  readonly share: number;
  readonly isWinner: boolean;
}

function Ranked({ seat, name, vp, share, isWinner }: RankedProps): ReactNode {
  const { web } = useFrame();
  return (
    <li className={isWinner ? 'won' : undefined} data-player={useSeatColour(seat)}>
      <Sign size={40} view={17}>
        <ClaimMarker seat={seat} />
      </Sign>
      <span className="name">{name}</span>
      <strong className="figure">{web.say('game', 'vp', { vp })}</strong>
      <span className="bar" style={{ transform: `scaleX(${share})` }} />
    </li>
  );
}
