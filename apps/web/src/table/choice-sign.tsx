/** A small drawing of what a choice is about, beside its words. */
import type { Choice } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { fillOf } from '../pieces/colour-mark.tsx';
import { Crate } from '../pieces/crate.tsx';
import { Die } from '../pieces/die.tsx';
import { ACTION_SIGNS, Glyph } from '../pieces/glyphs.tsx';
import { Sign } from '../pieces/sign.tsx';
import { Project } from '../pieces/tiles-on-spaces.tsx';
import { usePlaying } from '../session/context.ts';

/** Nothing for choices about things that are not drawn. */
export function ChoiceSign({ choice }: { choice: Choice }): ReactNode {
  const { view } = usePlaying().scene;
  const drawn = drawnOf(choice, view);
  return drawn === null ? null : (
    <Sign size={24} view={22}>
      {drawn}
    </Sign>
  );
}

function drawnOf(choice: Choice, { question, districts }: ReturnType<typeof usePlaying>['scene']['view']): ReactNode {
  switch (choice.choose) {
    case 'die': {
      const barge = question !== null && 'district' in question ? districts[question.district - 1]?.barge : null;
      return barge == null ? null : <Die colour={barge} face={choice.face} />;
    }
    case 'colour':
      return (
        <g transform="translate(-11 -11)">
          <Project colour={choice.colour} seat={null} size={22} />
        </g>
      );
    case 'track':
      return (
        <path d="M-9 9H-3V3H3V-3H9V9Z" fill={fillOf(choice.colour)} stroke="var(--piece-line)" strokeWidth={1.2} strokeLinejoin="round" />
      );
    case 'resource':
      return choice.colour === 'gold' ? <Glyph name="gold" size={18} /> : <Die colour={choice.colour} face={null} />;
    case 'crate':
    case 'refill':
      return <Crate colour={choice.colour} size={19} />;
    case 'action':
      return <Glyph name={ACTION_SIGNS[choice.action]} size={20} />;
    case 'actionTile':
      return <Glyph name="tile" size={20} />;
    case 'decree':
    case 'urbanCard':
      return <Glyph name="card" size={20} />;
    case 'harbormaster':
      return <Glyph name="harbormaster" size={20} />;
    case 'ship':
      return <Glyph name="ship" size={20} />;
    case 'lay':
      return <Glyph name={choice.tile === 'water' ? 'water' : 'specialWater'} size={20} />;
    case 'buy':
      return <Glyph name={choice.tile} size={20} />;
    case 'place':
      return <Glyph name="garden" size={20} />;
    case 'gain':
      return <Glyph name={choice.gain} size={20} />;
    default:
      return null;
  }
}
