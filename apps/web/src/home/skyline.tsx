/** The skyline of Ur above the title: ziggurat, houses, palms, a barge on the river, and a frieze as a cylinder seal rolls it. */
import type { ReactNode } from 'react';
import { wave } from '../geometry/rough.ts';
import { Barge } from '../pieces/barge.tsx';

export function Skyline(): ReactNode {
  return (
    <svg className="skyline" viewBox="0 0 1200 210" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx={930} cy={70} r={34} fill="var(--gold)" />
      <circle cx={930} cy={70} r={46} fill="none" stroke="var(--gold)" strokeWidth={2} strokeDasharray="3 7" />
      <path d="M0 150Q200 128 420 146T840 140T1200 150V210H0Z" fill="var(--sand)" />
      <g fill="var(--brick)" stroke="var(--mortar)" strokeWidth={2} strokeLinejoin="round">
        <path d="M420 160L428 118H772L780 160Z" />
        <path d="M470 118L477 82H723L730 118Z" />
        <path d="M530 82L536 50H664L670 82Z" />
        <path d="M572 50V24H580V31H592V24H608V31H620V24H628V50Z" />
        <path d="M578 160L590 82H610L622 160Z" fill="var(--sand)" />
        <path d="M582 146H618M584 132H616M586 118H614M587 104H613M589 92H611" />
      </g>
      <g fill="var(--shade)" stroke="var(--line)" strokeWidth={2} strokeLinejoin="round">
        <path d="M120 160V118H134V126H150V118H164V126H180V118H196V160Z" />
        <path d="M205 160V132H262V160ZM222 160V146H236V160" />
        <path d="M300 160V124H314V131H330V124H344V131H360V124H374V160ZM330 160V144H344V160" />
        <path d="M830 160V128H844V135H862V128H876V160ZM886 160V140H936V160" />
        <path d="M1000 160V116H1014V124H1032V116H1050V124H1064V116H1078V160ZM1032 160V142H1048V160" />
      </g>
      <g fill="none" stroke="var(--reed-dark)" strokeWidth={4} strokeLinecap="round">
        {[70, 280, 395, 800, 965, 1120].map((x, index) => (
          <g key={x} transform={`translate(${x} ${126 - (index % 3) * 8})`}>
            <path d="M0 2Q3 20 0 38M0 0Q-10 -14 -24 -4M0 0Q10 -14 24 -4M0 0Q-16 -2 -20 12M0 0Q16 -2 20 12M0 0Q-3 -15 1 -22" />
          </g>
        ))}
      </g>
      <rect y={160} width={1200} height={50} fill="var(--river)" />
      <g fill="none" stroke="var(--ripple)" strokeWidth={2} strokeLinecap="round">
        {[40, 210, 400, 560, 760, 900, 1080].map((x, index) => (
          <path key={x} d={wave(x, 176 + (index % 3) * 11, 70, 4, 3)} />
        ))}
      </g>
      <Barge colour="yellow" dice={[1, 0, 2, 0, 1, 0]} x={250} y={150} />
      <Barge colour="white" dice={[0, 1, 0, 1, 0, 1]} x={820} y={156} />
    </svg>
  );
}
