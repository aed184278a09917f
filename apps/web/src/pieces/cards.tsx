/** Decrees as clay tablets with a seal and pictures. Urban cards as plans of Houses by District. */
import { DECREES, type DecreeId, type DecreeSymbol, type UrbanCard as PrintedUrbanCard } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { Clay } from './clay.tsx';
import { DistrictSeal } from './district-seal.tsx';
import { EffectSigns, effectsWidth } from './effects.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { Laurel } from './gold.tsx';
import { SMALLEST } from './letters.ts';
import { ClaimMarker } from './player-mark.tsx';
import { Requirement } from './requirement.tsx';

export const DECREE = { width: 222, height: 36 };
/** Where the pictures of the requirements begin. */
const ASKED = 35;

const SEALS: Readonly<Record<DecreeSymbol, GlyphName>> = { city: 'building', harbour: 'ship', garden: 'garden' };

/** `name` is the requirement in words, for screen readers; `owner` is the seat that scored it, null if none. */
export const Decree = memo(function Decree({ id, symbol, name, owner }: DecreeProps): ReactNode {
  const effects = DECREES[id];
  const signs = effectsWidth(effects, 14, 3);
  return (
    <g role="img" aria-label={name}>
      <Clay {...DECREE} seed={id.charCodeAt(2)} fill={owner === null ? 'var(--plaster)' : 'var(--shade)'} round={5} />
      <circle cx={18} cy={18} r={12.5} fill="var(--shade)" stroke="var(--line)" strokeWidth={1} />
      <Glyph name={SEALS[symbol]} x={18} y={18} size={15} />
      <Requirement decree={id} x={ASKED} y={18} width={DECREE.width - ASKED - signs - 16} />
      <path d={`M${DECREE.width - signs - 12} 7V29`} stroke="var(--line)" strokeWidth={1} strokeDasharray="2 2.6" />
      <EffectSigns effects={effects} x={DECREE.width - 6 - signs / 2} y={18} size={14} gap={3} />
      {owner === null ? null : <ClaimMarker seat={owner} x={18} y={18} radius={9} />}
    </g>
  );
});

interface DecreeProps {
  readonly id: DecreeId;
  readonly symbol: DecreeSymbol;
  readonly name: string;
  readonly owner: number | null;
}

export const URBAN_CARD = { width: 74, height: 96 };

/** The Houses required in Districts 1, 2, 3 and the Port, and the VP. */
export const UrbanCard = memo(function UrbanCard({ card }: { card: PrintedUrbanCard }): ReactNode {
  return (
    <g>
      <Clay {...URBAN_CARD} seed={card.id.charCodeAt(2)} round={5} />
      <path d={`M1 23.5V6Q1 1 6 1H${URBAN_CARD.width - 6}Q${URBAN_CARD.width - 1} 1 ${URBAN_CARD.width - 1} 6V23.5Z`} fill="var(--sand)" />
      <path d={TOWN} fill="var(--brick)" />
      <path d={`M1 23.5H${URBAN_CARD.width - 1}`} stroke="var(--line)" strokeWidth={1.1} />
      <text x={7} y={14.5} fontSize={SMALLEST} className="figure label">
        {card.id}
      </text>
      <Laurel vp={card.vp} x={59} y={13} size={22} />
      {card.houses.map((houses, district) => (
        <g key={district} transform={`translate(0 ${32 + district * 16})`} opacity={houses === 0 ? 0.35 : 1}>
          <DistrictSeal district={district + 1} x={13} />
          {Array.from({ length: houses }, (_, house) => (
            <Glyph key={house} name="house" x={31 + house * 15} size={13} />
          ))}
        </g>
      ))}
    </g>
  );
});

/** The roofs at the top of an Urban card. */
const TOWN = 'M1 23.5V19H8V17.4H10V19H15V20.6H22V17.2H25V15H27V17.2H30V15H32V17.2H35V19.4H40V18H44V20H52V23.5Z';

/** The back of an Urban card: a reed mat. */
export function CardBack(): ReactNode {
  const { width, height } = URBAN_CARD;
  const rows = Array.from({ length: 9 }, (_, row) => 8 + row * 10);
  return (
    <g>
      <Clay width={width} height={height} fill="var(--brick)" line="var(--mortar)" round={5} />
      <g stroke="var(--sand)" strokeWidth={1.3} strokeOpacity={0.7}>
        {rows.map((y, row) => (
          <path key={y} d={`M${6 + (row % 2) * 5} ${y}H${width - 6}`} strokeDasharray="7 3" />
        ))}
      </g>
    </g>
  );
}
