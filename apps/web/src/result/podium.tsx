/** All players with their VP, the winner first: an Architect on a brick tower as high as the VP, with the sun behind the winner. */
import type { ReactNode } from 'react';
import { BrickBond } from '../board/brickwork.tsx';
import { useFrame } from '../frame/frame.ts';
import { roughPolygon } from '../geometry/rough.ts';
import { Architect } from '../pieces/pawns.tsx';
import { PlayerSign, playerFill } from '../pieces/player-mark.tsx';

/** Room above the highest tower, its height, and the least height, which leaves room for the banner. */
const [HEAD, HIGHEST, LEAST] = [88, 148, 50];
const FLOOR = HEAD + HIGHEST;
const [WIDTH, MIDDLE] = [200, 100];

export function Podium({ names, total, won }: { names: readonly string[]; total: readonly number[]; won: readonly number[] }): ReactNode {
  const { web } = useFrame();
  const most = Math.max(1, ...total);
  const ranked = total.map((vp, seat) => ({ vp, seat })).toSorted((a, b) => b.vp - a.vp);
  return (
    <>
      <svg className="unseen" aria-hidden="true">
        <BrickBond />
      </svg>
      <ol className="podium">
        {ranked.map(({ vp, seat }) => (
          <li key={seat} className={won.includes(seat) ? 'won' : undefined}>
            <Tower seat={seat} share={Math.max(0, vp) / most} isWinner={won.includes(seat)} />
            <span className="name">{names[seat]}</span>
            <strong className="figure">{web.say('game', 'vp', { vp })}</strong>
          </li>
        ))}
      </ol>
    </>
  );
}

/** `share` is the part of the highest VP, in [0, 1]. */
function Tower({ seat, share, isWinner }: { seat: number; share: number; isWinner: boolean }): ReactNode {
  const top = FLOOR - Math.max(LEAST, share * HIGHEST);
  const tower = roughPolygon(
    [
      [MIDDLE - 52, top],
      [MIDDLE + 52, top],
      [MIDDLE + 60, FLOOR],
      [MIDDLE - 60, FLOOR],
    ],
    seat + 2,
    1.2,
    3,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${FLOOR + 12}`} aria-hidden="true">
      {isWinner ? (
        <g>
          <circle cx={MIDDLE} cy={top - 34} r={52} fill="var(--glow)" fillOpacity={0.35} />
          <circle cx={MIDDLE} cy={top - 34} r={38} fill="var(--gold)" />
        </g>
      ) : null}
      <path d={tower} transform="translate(5 3)" fill="var(--shadow)" />
      <path d={tower} fill="var(--brick)" />
      <path d={tower} fill="url(#brick-bond)" stroke="var(--mortar)" strokeWidth={2} />
      <path
        d={`M${MIDDLE - 58} ${top + 4}V${top - 7}h16v5h18v-5h16v5h16v-5h16v5h18v-5h16V${top + 4}Z`}
        fill="var(--brick)"
        stroke="var(--mortar)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path d={`M${MIDDLE - 56} ${top + 5}H${MIDDLE + 56}`} stroke="var(--lit-edge)" strokeWidth={2.4} />
      <path
        d={`M${MIDDLE - 17} ${top + 5}h34v38l-17 -8l-17 8Z`}
        fill={playerFill(seat)}
        stroke="var(--player-line)"
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <PlayerSign seat={seat} x={MIDDLE} y={top + 20} radius={10} />
      <Architect seat={seat} x={MIDDLE - 2} y={top - 1} scale={2.5} />
      <path d={`M6 ${FLOOR + 1}H${WIDTH - 6}`} stroke="var(--line)" strokeWidth={3} strokeLinecap="round" />
    </svg>
  );
}
