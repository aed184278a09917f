/** The river bank below the panels, where there is room left: reeds, a heron, water. */
import { memo, type ReactNode } from 'react';
import { lots, wave } from '../geometry/rough.ts';

const next = lots(5);
const STALKS = Array.from({ length: 22 }, (_, index) => {
  const foot = 4 + index * 8.6 + next() * 3;
  return { foot, lean: next() * 15, height: 60 + (index % 4) * 16 + next() * 16, isFlowering: index % 3 === 0 };
});

export const Reeds = memo(function Reeds(): ReactNode {
  return (
    <svg className="reeds" viewBox="0 0 190 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round" strokeLinejoin="round" opacity={0.62}>
        <path
          d={STALKS.map(({ foot, lean, height }) => `M${foot} 206q${lean / 3} ${-height / 2} ${lean} ${-height}`).join('')}
          strokeWidth={1.8}
        />
        <path
          d={STALKS.filter(({ isFlowering }) => isFlowering)
            .map(({ foot, lean, height }) => `M${foot + lean} ${206 - height}q1 -9 3 -18`)
            .join('')}
          strokeWidth={5}
        />
        <path
          d={STALKS.filter(({ isFlowering }) => !isFlowering)
            .map(({ foot, height, lean }) => `M${foot + lean / 5} ${206 - height * 0.35}q${lean + 6} -10 ${lean + 12} ${6 - height / 4}`)
            .join('')}
          strokeWidth={1.4}
        />
        <path d={HERON} fill="var(--ground)" strokeWidth={1.8} />
        <path d={`${wave(4, 208, 180, 3, 9)}${wave(20, 215, 120, 2.4, 6)}`} strokeWidth={1.6} />
      </g>
    </svg>
  );
});

const HERON =
  'M118 206V172M128 206V170M110 158Q122 140 140 148Q152 152 158 164Q140 176 124 172Q112 170 110 158ZM112 160Q104 146 112 132Q118 122 111 114Q106 108 99 111L82 117L99 118Q104 120 103 126Q98 144 110 162';
