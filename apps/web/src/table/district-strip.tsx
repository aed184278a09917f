/** On a narrow screen: buttons that bring the parts of the board into sight. */
import type { ReactNode } from 'react';
import { Glyph } from '../pieces/glyphs.tsx';
import { usePlaying } from '../session/context.ts';
import { Sign } from './sign.tsx';

export function DistrictStrip(): ReactNode {
  const { scene, told } = usePlaying();
  const show = (part: number): void => document.getElementById(`part-${part}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  return (
    <nav className="strip" aria-label={told.web.say('game', 'districtStrip', {})}>
      {[1, 2, 3, 4, 5].map((district) => (
        <button key={district} type="button" onClick={() => show(district)}>
          <strong className="figure">{district}</strong>
          <span>{told.web.district(scene.table.setting, district)}</span>
        </button>
      ))}
      <button type="button" aria-label={told.web.say('game', 'mastery', {})} onClick={() => show(6)}>
        <Sign size={18}>
          <Glyph name="step" />
        </Sign>
      </button>
    </nav>
  );
}
