/** The whole board in one picture, laid out as the printed one. On a narrow screen its parts stand one below the other. */
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useNarrow } from '../device/media.ts';
import { cityOf, districtOf } from '../geometry/city.ts';
import { MASTERY } from '../pieces/mastery-stairs.tsx';
import { usePlaying } from '../session/context.ts';
import { partAsked, STOCKS_PART, TRACKS_PART } from '../session/parts.ts';
import { BrickBond } from './brickwork.tsx';
import { City } from './city.tsx';
import { EDICTS, Edicts } from './edicts.tsx';
import { Mastery } from './mastery.tsx';
import { PORT, Port } from './port.tsx';
import { STACKED_ZIGGURAT, STOCKS, Stocks, ZIGGURAT, Ziggurat } from './ziggurat.tsx';

const GAP = 8;

export function Board(): ReactNode {
  return useNarrow() ? <Parts /> : <Whole />;
}

function Whole(): ReactNode {
  const { scene, told } = usePlaying();
  const plan = useMemo(() => cityOf(scene.table.setting), [scene.table.setting]);
  const top = MASTERY.height + GAP;
  const lower = Math.max(plan.height, PORT.height);
  const width = Math.max(plan.width + GAP + PORT.width, ZIGGURAT.width + MASTERY.width + EDICTS.width + 2 * GAP);
  return (
    <svg className="board" viewBox={`0 0 ${width} ${top + lower}`} role="group" aria-label={told.web.say('game', 'board', {})}>
      <BrickBond />
      <Ziggurat />
      <Stocks y={ZIGGURAT.height + 2} />
      <Mastery x={width - MASTERY.width} />
      <Edicts x={width - MASTERY.width - GAP - EDICTS.width} />
      <g transform={`translate(0 ${top})`}>
        <City plan={plan} height={lower} />
      </g>
      <Port x={width - PORT.width} y={top} height={lower} />
    </svg>
  );
}

/** Draws the part of the question first and the others right after it. */
function Parts(): ReactNode {
  const { scene, told } = usePlaying();
  const plan = useMemo(() => cityOf(scene.table.setting), [scene.table.setting]);
  const isWhole = useDeferredValue(true, false);
  const first = partAsked(scene) ?? 1;
  const part = (id: number, width: number, height: number, label: string, drawn: ReactNode): ReactNode => (
    <svg
      key={id}
      className="part"
      id={`part-${id}`}
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      style={{ aspectRatio: `${width + 6} / ${height + 6}` }}
      role="group"
      aria-label={label}
    >
      {isWhole || id === first ? drawn : null}
    </svg>
  );
  return (
    <div className="parts">
      <svg width={0} height={0} aria-hidden="true">
        <BrickBond />
      </svg>
      {[1, 2, 3].map((district) => {
        const own = districtOf(plan, district);
        return part(district, own.width, own.height, told.words.district(district), <City plan={own} />);
      })}
      {part(4, PORT.width, PORT.height, told.words.district(4), <Port />)}
      {part(5, STACKED_ZIGGURAT.width, STACKED_ZIGGURAT.height, told.words.district(5), <Ziggurat stacked />)}
      {part(
        TRACKS_PART,
        MASTERY.width + GAP + EDICTS.width,
        MASTERY.height,
        told.web.say('game', 'mastery', {}),
        <>
          <Mastery />
          <Edicts x={MASTERY.width + GAP} />
        </>,
      )}
      {part(STOCKS_PART, STOCKS.width, STOCKS.height, told.web.say('game', 'stock', {}), <Stocks />)}
    </div>
  );
}
