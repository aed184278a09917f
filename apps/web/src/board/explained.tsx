/** Something on the board that explains itself when it is pointed at. */
import type { ReactNode } from 'react';
import { usePointing } from '../session/context.ts';
import type { Hint } from '../session/hints.ts';
import { ruleOfBonus, ruleOfTile } from '../session/tile-rules.ts';

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

/** The words of a tile or card as a hint. */
export const tileHint = ({ number, name, text }: { number: string; name: string; text: string }): Hint => ({
  title: number === '' ? name : `${number} · ${name}`,
  lines: [text],
  rules: [ruleOfTile(number)],
});

/** A bonus by its code as a hint; `title` says where it lies. */
export function bonusHint(bonus: (code: string) => string, code: string, title: string): Hint {
  const rule = ruleOfBonus(code);
  return { title, lines: code === '' ? [] : [bonus(code)], ...(rule === null ? {} : { rules: [rule] }) };
}
