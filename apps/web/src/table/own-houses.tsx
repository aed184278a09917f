/** The player's Houses in their rows, with what lies under them and the bonuses of vacated columns. */
import { BUILDING_COLOURS, type BuildingColour, type HouseBonus } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { DarkSpot, Spot } from '../board/spot.tsx';
import { roughRect } from '../geometry/rough.ts';
import { BonusSign } from '../pieces/bonus.tsx';
import { ColourMark, fillOf } from '../pieces/colour-mark.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { House } from '../pieces/house.tsx';
import { usePlaying } from '../session/context.ts';

const CELL = { width: 38, height: 29 };
const ROWS = { x: 24, y: 21 };

export function OwnHouses({ seat, height }: { seat: number; height: number }): ReactNode {
  const { scene } = usePlaying();
  const { playerBoard } = scene.table.setting.edition;
  const own = scene.view.seats[seat];
  const rows = [
    ...BUILDING_COLOURS.map((colour) => ({ row: colour, under: playerBoard.rows[colour] })),
    { row: 'bottom' as const, under: playerBoard.bottomRow },
  ];
  const widest = Math.max(...rows.map(({ under }) => under.length));
  return (
    <g>
      <path
        d={roughRect(0.5, 0.5, ROWS.x + widest * CELL.width + 6, height - 2, 6, 1.2, 8)}
        fill="var(--plaster)"
        stroke="var(--line)"
        strokeWidth={1.3}
      />
      {playerBoard.columns.map((code, column) => (
        <g key={column}>
          <BonusSign code={code} x={ROWS.x + (column + 0.5) * CELL.width} y={12} size={14} />
          {code === '' ? null : (
            <DarkSpot place={{ kind: 'column', column }} x={ROWS.x + column * CELL.width} y={1} width={CELL.width} height={20} />
          )}
        </g>
      ))}
      {rows.map(({ row, under }, index) => (
        <HouseRow
          key={row}
          row={row}
          under={under}
          index={index}
          left={own?.houses[index] ?? 0}
          moved={row === 'bottom' ? (own?.movedHouses ?? 0) : 0}
          seat={seat}
        />
      ))}
    </g>
  );
}

interface HouseRowProps {
  readonly row: BuildingColour | 'bottom';
  readonly under: readonly HouseBonus[];
  readonly index: number;
  /** The number of Houses in the row, and how many of them stand behind its right end. Houses leave from the left. */
  readonly left: number;
  readonly moved: number;
  readonly seat: number;
}

function HouseRow({ row, under, index, left, moved, seat }: HouseRowProps): ReactNode {
  const gone = under.length + moved - left;
  const y = ROWS.y + index * CELL.height;
  return (
    <g>
      {row === 'bottom' ? (
        <Glyph name="ship" x={13} y={y + 14} size={15} />
      ) : (
        <ColourMark colour={row} x={13} y={y + 14} size={15} stroke="var(--bitumen)" />
      )}
      {under.map(({ gold, claims }, house) => {
        const x = ROWS.x + house * CELL.width;
        return (
          <g key={house}>
            <path
              d={roughRect(x + 1, y + 1, CELL.width - 3, CELL.height - 3, index + house, 0.4, 3)}
              fill={row === 'bottom' ? 'var(--shade)' : fillOf(row)}
              fillOpacity={house < gone ? 0.35 : 1}
              stroke="var(--piece-line)"
              strokeOpacity={0.45}
            />
            {house < gone ? <Under gold={gold} claims={claims} x={x + CELL.width / 2} y={y + CELL.height / 2} /> : null}
            {house < gone ? null : (
              <g>
                <House seat={seat} x={x + 12} y={y + CELL.height / 2} size={19} />
                <Under gold={gold} claims={claims} x={x + 29} y={y + CELL.height / 2} stacked />
              </g>
            )}
          </g>
        );
      })}
      <Spot place={{ kind: 'row', row }} x={ROWS.x} y={y} width={under.length * CELL.width} height={CELL.height} />
    </g>
  );
}

/** Gold and Claim markers under a House. */
function Under({
  gold,
  claims,
  x,
  y,
  stacked = false,
}: {
  gold: number;
  claims: number;
  x: number;
  y: number;
  stacked?: boolean;
}): ReactNode {
  const codes = [gold === 0 ? '' : gold === 1 ? 'au' : `au${gold}`, claims === 0 ? '' : `c${claims}`].filter((code) => code !== '');
  const size = stacked ? 10 : 13;
  return codes.map((code, index) => {
    const off = (index - (codes.length - 1) / 2) * (size + 1);
    return <BonusSign key={code} code={code} x={stacked ? x : x + off} y={stacked ? y + off : y} size={size} />;
  });
}
