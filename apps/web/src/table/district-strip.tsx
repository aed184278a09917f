/** On a narrow screen: buttons that bring the parts of the board into sight. What is asked brings its own part there. */
import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { Crown } from '../pieces/crown.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { Sign } from '../pieces/sign.tsx';
import { usePlaying } from '../session/context.ts';
import { BOT_PART, partAsked, TRACKS_PART } from '../session/parts.ts';
import { useDrawers } from './drawers.tsx';
import { useSteadyPart } from './use-steady-part.ts';

/** Nothing happens where the board is one picture. What is lit in the part is in sight, if not all of it can be. */
function bring(part: number): void {
  const drawn = document.getElementById(`part-${part}`);
  drawn?.scrollIntoView({ block: 'start' });
  drawn?.querySelector('.spot')?.scrollIntoView({ block: 'nearest' });
}

export function DistrictStrip(): ReactNode {
  const { scene, told } = usePlaying();
  const part = partAsked(scene);
  const drawers = useDrawers();
  useSteadyPart();
  const { moment } = scene;
  // Before pieces are measured that move to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question
  useLayoutEffect(() => {
    if (part !== null) bring(part);
  }, [part, moment]);
  /** What belongs to the Bot lies in the drawer of the players, which is there when it has opened. */
  const show = (wanted: number): void => {
    flushSync(() => drawers.show(wanted === BOT_PART ? 'players' : null));
    bring(wanted);
  };
  return (
    <nav className="strip" aria-label={told.web.say('game', 'districtStrip', {})}>
      {[1, 2, 3, 4, 5].map((district) => (
        <button key={district} type="button" aria-current={part === district} onClick={() => show(district)}>
          <strong className="figure">{district}</strong>
          <span>{told.web.district(scene.table.setting, district)}</span>
        </button>
      ))}
      <button
        type="button"
        className="sign-only"
        aria-label={told.web.say('game', 'mastery', {})}
        aria-current={part === TRACKS_PART}
        onClick={() => show(TRACKS_PART)}
      >
        <Sign size={18}>
          <Glyph name="step" />
        </Sign>
      </button>
      {scene.view.solo === null ? null : (
        <button type="button" className="sign-only" aria-label={told.names[scene.view.solo.seat]} onClick={() => show(BOT_PART)}>
          <Sign size={20}>
            <Crown />
          </Sign>
        </button>
      )}
    </nav>
  );
}
