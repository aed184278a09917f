/**
 * The skyline of Ur above the title: ziggurat, houses, palms and Barges on the river. The light theme has the sun, the dark one moon, stars
 * and lit windows.
 */
import type { ReactNode } from 'react';
import { lots, roughPolygon, wave } from '../geometry/rough.ts';
import { Barge } from '../pieces/barge.tsx';

const HOUSES = [
  { x: -104, width: 70, height: 38 },
  { x: -24, width: 74, height: 30 },
  { x: 60, width: 92, height: 42 },
  { x: 160, width: 60, height: 30 },
  { x: 228, width: 84, height: 40 },
  { x: 320, width: 58, height: 28 },
  { x: 388, width: 92, height: 48 },
  { x: 490, width: 64, height: 32 },
  { x: 562, width: 74, height: 40 },
  { x: 1052, width: 76, height: 44 },
  { x: 1140, width: 58, height: 30 },
  { x: 1208, width: 88, height: 48 },
] as const;
const PALMS = [-36, 484, 556, 640, 662, 1046, 1134, 1204] as const;
const SHORE = 200;
const BOTTOM = 252;

export function Skyline(): ReactNode {
  return (
    <svg className="skyline" viewBox={`-110 0 1420 ${BOTTOM}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <Heavens />
      <path d={`M-110 184Q20 166 330 180T700 170T960 178T1310 172V${BOTTOM}H-110Z`} fill="var(--sand)" />
      <path d={`M-110 192Q90 180 300 190T720 186T1310 188V${BOTTOM}H-110Z`} fill="var(--shade)" />
      {HOUSES.map((house, index) => (
        <MudHouse key={house.x} {...house} seed={index + 2} />
      ))}
      <Temple />
      <g fill="none" stroke="var(--reed-dark)" strokeWidth={3.6} strokeLinecap="round" className="palms">
        {PALMS.map((x, index) => (
          <path
            key={x}
            transform={`translate(${x} ${158 - (index % 3) * 9}) scale(${1 - (index % 2) * 0.2})`}
            d="M0 2Q4 22 0 44M0 0Q-10 -15 -25 -4M0 0Q10 -15 25 -4M0 0Q-17 -2 -21 13M0 0Q17 -2 21 13M0 0Q-3 -15 1 -23"
          />
        ))}
      </g>
      <rect x={-110} y={SHORE} width={1420} height={BOTTOM - SHORE} fill="var(--river)" />
      <path d={`M-110 ${SHORE}H1310`} stroke="var(--ripple)" strokeWidth={3} strokeOpacity={0.6} />
      <path
        d="M700 212H1020M740 221H984M782 230H936M816 239H906"
        stroke="var(--gold)"
        strokeOpacity={0.5}
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="46 12 90 16"
      />
      <g fill="none" stroke="var(--ripple)" strokeWidth={2} strokeLinecap="round">
        {[-70, 30, 150, 440, 560, 690, 780, 1000, 1090, 1210].map((x, index) => (
          <path key={x} d={wave(x, 214 + (index % 3) * 13, 64, 4, 3)} />
        ))}
      </g>
      <Barge colour="yellow" dice={[1, 0, 2, 0, 1, 0]} x={236} y={194} />
      <Barge colour="white" dice={[0, 1, 0, 1, 0, 1]} x={1050} y={204} />
    </svg>
  );
}

/** Sun or moon behind the ziggurat, in rings of light. The stars leave out the title and the switches. */
function Heavens(): ReactNode {
  const next = lots(11);
  const stars = Array.from({ length: 46 }, () => ({
    x: next() * 700 + 600,
    y: (next() + 1) * 72 + 4,
    r: 0.8 + Math.abs(next()) * 1.1,
  })).filter(({ x, y }) => !(y < 130 && x < 330) && !(y < 46 && x > 900));
  return (
    <>
      <g className="day">
        <g fill="var(--glow)" fillOpacity={0.3}>
          <circle cx={860} cy={96} r={260} />
          <circle cx={860} cy={96} r={190} />
          <circle cx={860} cy={96} r={134} />
        </g>
        <circle cx={860} cy={96} r={86} fill="var(--gold)" />
      </g>
      <g className="night" fill="var(--glow)">
        {stars.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
        <g fill="var(--lapis)" fillOpacity={0.09}>
          <circle cx={1182} cy={98} r={210} />
          <circle cx={1182} cy={98} r={140} />
          <circle cx={1182} cy={98} r={84} />
        </g>
        <path d="M1188 64A34 34 0 1 0 1202 122A28 28 0 1 1 1188 64Z" />
      </g>
    </>
  );
}

function MudHouse({ x, width, height, seed }: { x: number; width: number; height: number; seed: number }): ReactNode {
  const top = SHORE - height;
  const teeth = Array.from({ length: Math.floor(width / 22) }, (_, tooth) => x + 4 + tooth * 22);
  return (
    <g>
      <path
        d={roughPolygon(
          [
            [x, top],
            [x + width, top],
            [x + width + 2, SHORE + 2],
            [x - 2, SHORE + 2],
          ],
          seed,
          1.5,
          2,
        )}
        fill="var(--shade)"
        stroke="var(--line)"
        strokeWidth={1.8}
      />
      <path
        d={teeth.map((tooth) => `M${tooth} ${top + 1}v-7h11v7`).join('')}
        fill="var(--shade)"
        stroke="var(--line)"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <path d={`M${x + width / 2 - 5} ${SHORE}v-13q5 -5 10 0v13Z`} className="doorway" />
      <path d={`M${x + 11} ${top + 10}h6v7h-6ZM${x + width - 17} ${top + 10}h6v7h-6Z`} className="doorway" />
    </g>
  );
}

/** Three terraces with buttresses, a stair up the middle and the shrine on top. */
function Temple(): ReactNode {
  const terraces = [
    { half: 190, top: 120, bottom: 166 },
    { half: 134, top: 80, bottom: 120 },
    { half: 78, top: 46, bottom: 80 },
  ] as const;
  return (
    <g transform="translate(164 8.6) scale(1.16)" stroke="var(--mortar)" strokeWidth={2} strokeLinejoin="round">
      {terraces.map(({ half, top, bottom }, index) => (
        <g key={half}>
          <path
            d={roughPolygon(
              [
                [600 - half + 8, top],
                [600 + half - 8, top],
                [600 + half, bottom],
                [600 - half, bottom],
              ],
              index + 3,
              1.4,
              2,
            )}
            fill="var(--brick)"
          />
          <path
            d={Array.from({ length: Math.floor(half / 13) }, (_, n) => `M${600 - half + 20 + n * 26} ${top + 5}V${bottom - 3}`).join('')}
            strokeWidth={1.4}
            strokeOpacity={0.55}
          />
          <path d={`M${600 - half + 10} ${top + 2}H${600 + half - 10}`} stroke="var(--lit-edge)" strokeWidth={3} />
        </g>
      ))}
      <path d="M570 46V20H579V27H592V20H608V27H621V20H630V46Z" fill="var(--blue)" stroke="var(--piece-line)" />
      <path d="M594 46V36Q600 30 606 36V46Z" className="doorway" stroke="none" />
      <path d="M574 166L590 46H610L626 166Z" fill="var(--sand)" />
      <path
        d="M577 152H623M579 140H621M581 128H619M582 116H618M584 104H616M585 93H615M587 82H613M588 71H612M589 60H611"
        strokeWidth={1.4}
      />
    </g>
  );
}
