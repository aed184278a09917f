/** On a narrow screen: buttons that bring the parts of the board into sight. What is asked brings its own part there. */
import type { Ask } from '@tabannusi/engine';
import { type ReactNode, useEffect } from 'react';
import { Crown } from '../pieces/crown.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { usePlaying } from '../session/context.ts';
import { Sign } from './sign.tsx';

/** Districts are parts by their number; then come the Mastery tracks with Decrees and special Water, the stocks, and what belongs to the Bot. */
const TRACKS = 6;
const STOCKS = 7;
const BOT = 8;

const PARTS: Readonly<Partial<Record<Ask['ask'], number>>> = {
  startColour: STOCKS,
  supplyDie: STOCKS,
  ship: 4,
  portSpace: 4,
  zigguratSpace: 5,
  zigguratClaim: 5,
  stepOfChoice: TRACKS,
  paidStep: TRACKS,
  specialWater: TRACKS,
};

const partOf = (question: Ask | null): number | null =>
  question === null ? null : 'district' in question ? question.district : (PARTS[question.ask] ?? null);

/** Nothing happens where the board is one picture. */
const show = (part: number): void => document.getElementById(`part-${part}`)?.scrollIntoView({ block: 'start' });

export function DistrictStrip(): ReactNode {
  const { scene, told } = usePlaying();
  const part = scene.offers.length === 0 ? null : partOf(scene.view.question);
  useEffect(() => {
    if (part !== null) show(part);
  }, [part]);
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
        aria-current={part === TRACKS}
        onClick={() => show(TRACKS)}
      >
        <Sign size={18}>
          <Glyph name="step" />
        </Sign>
      </button>
      {scene.view.solo === null ? null : (
        <button type="button" className="sign-only" aria-label={told.names[scene.view.solo.seat]} onClick={() => show(BOT)}>
          <Sign size={20}>
            <Crown />
          </Sign>
        </button>
      )}
    </nav>
  );
}
