/** The board of who looks: Houses in their rows with what lies under them, Crates, dice and tiles, Urban cards. */
import { BUILDING_COLOURS, RESOURCE_COLOURS, SPECTATOR } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { Explained, tileHint } from '../board/explained.tsx';
import { Spot } from '../board/spot.tsx';
import { roughRect } from '../geometry/rough.ts';
import { BonusSign } from '../pieces/bonus.tsx';
import { CardBack, URBAN_CARD, UrbanCard } from '../pieces/cards.tsx';
import { Clay } from '../pieces/clay.tsx';
import { ColourMark, fillOf } from '../pieces/colour-mark.tsx';
import { Crate } from '../pieces/crate.tsx';
import { Die } from '../pieces/die.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { House } from '../pieces/house.tsx';
import { SMALLEST } from '../pieces/letters.ts';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { HARBORMASTER, Harbormaster, SpecialWater } from '../pieces/small-tiles.tsx';
import { usePlaying } from '../session/context.ts';
import { place } from '../session/places.ts';

const CELL = { width: 38, height: 29 };
const ROWS = { x: 24, y: 21 };
const HEIGHT = 138;

export function OwnBoard(): ReactNode {
  const { scene, told } = usePlaying();
  const { view, observer } = scene;
  const seat = observer === SPECTATOR ? (view.active ?? view.startSeat) : observer;
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { title, sentences } = told.words.describeSeat(view, seat);
  const cards = own.urbanIds ?? [];
  const hidden = own.urbanCards - cards.length;
  const width = 412 + own.urbanCards * (URBAN_CARD.width + 6);
  return (
    <svg className="own-board" viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={title}>
      <desc>{sentences.join(' ')}</desc>
      <Houses seat={seat} />
      <Goods seat={seat} />
      {cards.map((id, index) => {
        const card = scene.table.setting.edition.urbanCards.cards.find((each) => each.id === id);
        if (card === undefined) return null;
        return (
          <Explained key={id} x={412 + index * (URBAN_CARD.width + 6)} y={20} hint={() => tileHint(told.words.tiles.urbanCard(id))}>
            <UrbanCard card={card} />
            <Spot place={place.urbanCard(id)} x={0} y={0} {...URBAN_CARD} />
          </Explained>
        );
      })}
      {Array.from({ length: hidden }, (_, index) => (
        <g key={index} transform={`translate(${412 + (cards.length + index) * (URBAN_CARD.width + 6)}  20)`}>
          <CardBack />
        </g>
      ))}
    </svg>
  );
}

function Houses({ seat }: { seat: number }): ReactNode {
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
        d={roughRect(0.5, 0.5, ROWS.x + widest * CELL.width + 6, HEIGHT - 2, 6, 1.2, 8)}
        fill="var(--plaster)"
        stroke="var(--line)"
        strokeWidth={1.3}
      />
      {playerBoard.columns.map((code, column) => (
        <BonusSign key={column} code={code} x={ROWS.x + (column + 0.5) * CELL.width} y={12} size={14} />
      ))}
      {rows.map(({ row, under }, index) => {
        const y = ROWS.y + index * CELL.height;
        const gone = own?.vacated[index] ?? 0;
        return (
          <g key={row}>
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
            <Spot place={place.row(row)} x={ROWS.x} y={y} width={under.length * CELL.width} height={CELL.height} />
          </g>
        );
      })}
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

function Goods({ seat }: { seat: number }): ReactNode {
  const { scene, told } = usePlaying();
  const { setting } = scene.table;
  const own = scene.view.seats[seat];
  if (own === undefined) return null;
  const crates = RESOURCE_COLOURS.flatMap((colour, index) => [
    ...Array.from({ length: own.cratesUp[index] ?? 0 }, () => ({ colour, up: true })),
    ...Array.from({ length: own.cratesDown[index] ?? 0 }, () => ({ colour, up: false })),
  ]);
  const counts = [
    { name: 'gold', amount: own.gold },
    { name: 'water', amount: own.water },
    { name: 'garden', amount: own.gardens },
  ] as const;
  return (
    <g transform="translate(232 0)">
      {RESOURCE_COLOURS.map((colour, index) => (
        <g key={colour} opacity={own.dice[index] === 0 ? 0.45 : 1}>
          <Die colour={colour} face={null} x={13 + index * 35} y={15} size={21} />
          <text x={27 + index * 35} y={20} fontSize={14} className="figure" fill="var(--bitumen)">
            {own.dice[index]}
          </text>
        </g>
      ))}
      {Array.from({ length: setting.crateSlots }, (_, slot) => {
        const crate = crates[slot];
        return (
          <g key={slot} transform={`translate(${17 + slot * 36} 48)`}>
            <rect x={-15} y={-15} width={30} height={30} rx={4} fill="none" stroke="var(--line)" strokeDasharray="3 2.4" />
            {crate === undefined ? null : (
              <>
                <Crate colour={crate.colour} up={crate.up} size={25} />
                {crate.up ? null : <Spot place={place.crate(crate.colour)} x={-15} y={-15} width={30} height={30} />}
              </>
            )}
          </g>
        );
      })}
      {counts.map(({ name, amount }, index) => (
        <g key={name} opacity={amount === 0 ? 0.45 : 1}>
          <Glyph name={name} x={13 + index * 42} y={80} size={20} />
          <text x={27 + index * 42} y={85} fontSize={14} className="figure" fill="var(--bitumen)">
            {amount}
          </text>
        </g>
      ))}
      <Explained hint={() => ({ title: told.web.say('game', 'markers', { markers: own.markers, supply: own.markerSupply }), lines: [] })}>
        <ClaimMarker seat={seat} x={139} y={80} radius={9} />
        <text x={152} y={85} fontSize={14} className="figure" fill="var(--bitumen)">
          {own.markers}
        </text>
      </Explained>
      {own.specialWater.map((tile, index) => (
        <g key={tile} transform={`translate(${2 + index * 28} 94)`}>
          <SpecialWater face={setting.edition.specialWater.faces[tile - 1] ?? ''} size={26} seed={tile} />
        </g>
      ))}
      {own.harbormasters.map((id, index) => (
        <Explained key={id} x={124 - index * (HARBORMASTER.width + 3)} y={95} hint={() => tileHint(told.words.tiles.harbormaster(id))}>
          <Harbormaster id={id} />
          <Spot place={place.harbormaster(id)} x={0} y={0} {...HARBORMASTER} />
        </Explained>
      ))}
      {own.abilities.map((ship, index) => (
        <Explained key={ship} x={index * 33} y={119} hint={() => tileHint(told.words.tiles.ship(ship))}>
          <Clay width={31} height={18} round={4} />
          <text x={15.5} y={13} textAnchor="middle" fontSize={SMALLEST} className="figure" fill="var(--lapis)">
            {ship}
          </text>
        </Explained>
      ))}
    </g>
  );
}
