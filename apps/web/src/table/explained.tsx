/** Something of the Bot that explains itself when it is pointed at. */
import type { ReactNode } from 'react';
import { usePointing } from '../session/context.ts';
import type { Hint } from '../session/hints.ts';

export function Explained({
  hint: make,
  x = 0,
  y = 0,
  children,
}: {
  hint: () => Hint;
  x?: number;
  y?: number;
  children: ReactNode;
}): ReactNode {
  const { hint } = usePointing();
  return (
    <g
      transform={`translate(${x} ${y})`}
      onPointerEnter={() => hint.set(make())}
      onPointerLeave={() => hint.set(null)}
      onPointerUp={() => hint.keep(make())}
    >
      {children}
    </g>
  );
}
