/** Action tiles, Harbormasters, special Water tiles and Ziggurat tiles: signs on clay, with the printed number. */

import { ACTION_TILES, HARBORMASTERS, type HarbormasterId, ZIGGURAT_TILE_VALUES, type ZigguratTileId } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { BonusSign } from './bonus.tsx';
import { Clay } from './clay.tsx';
import { EffectSigns } from './effects.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { SMALLEST } from './letters.ts';
import { ClaimMarker } from './player-mark.tsx';
import { Water } from './tiles-on-spaces.tsx';

export const ACTION_TILE = { width: 62, height: 26 };

/** Action tiles are numbered from 1. */
export const ActionTile = memo(function ActionTile({ tile }: { tile: number }): ReactNode {
  const effects = ACTION_TILES[tile - 1] ?? {};
  return (
    <g>
      <Clay {...ACTION_TILE} seed={tile} round={6} />
      <EffectSigns effects={effects} x={ACTION_TILE.width / 2} y={ACTION_TILE.height / 2} size={14} />
    </g>
  );
});

export const HARBORMASTER = { width: 46, height: 26 };

export const Harbormaster = memo(function Harbormaster({ id }: { id: HarbormasterId }): ReactNode {
  const { effects } = HARBORMASTERS[id];
  return (
    <g>
      <Clay {...HARBORMASTER} seed={id.charCodeAt(1)} fill="var(--sand)" round={9} />
      {id === 'B7' ? (
        <>
          <text x={14} y={17.6} fontSize={SMALLEST} textAnchor="middle" className="figure" fill="var(--bitumen)">
            −{HARBORMASTERS.B7.discount}
          </text>
          <Glyph name="anyDie" x={31} y={HARBORMASTER.height / 2} size={14} />
        </>
      ) : (
        <EffectSigns effects={effects} x={HARBORMASTER.width / 2} y={HARBORMASTER.height / 2} size={12} gap={2} />
      )}
    </g>
  );
});

/** A special Water tile with its face, a square of `size`. */
export const SpecialWater = memo(function SpecialWater({
  face,
  size = 34,
  seed = 1,
}: {
  face: string;
  size?: number;
  seed?: number;
}): ReactNode {
  return (
    <g>
      <Water size={size} seed={seed} special />
      <circle cx={size / 2} cy={size / 2} r={size * 0.34} fill="var(--plaster)" stroke="var(--gold-dark)" strokeWidth={1} />
      <BonusSign code={face} x={size / 2} y={size / 2} size={size * 0.42} />
    </g>
  );
});

export const ZIGGURAT_TILE = { width: 120, height: 46 };

/** The signs of what each tile counts. */
const COUNTED: Readonly<Record<ZigguratTileId, readonly GlyphName[]>> = {
  Z01: ['house', 'building'],
  Z02: ['house', 'ziggurat'],
  Z03: ['blueLine'],
  Z04: ['ship', 'marker'],
  Z05: ['building', 'garden'],
  Z06: ['garden', 'marker'],
  Z07: ['house', 'ship'],
  Z08: [],
  Z09: ['card', 'decree'],
  Z10: ['building', 'building', 'building', 'ship', 'ship', 'ship'],
};

/**
 * Returns the place of a claim marker beside the value of its claim space: one marker is large, two stand side by side, more in two rows.
 */
function claimAt(index: number, count: number, x: number, y: number): { x: number; y: number; radius: number } {
  if (count === 1) return { x, y, radius: 6 };
  const row = count === 2 ? 0 : Math.floor(index / 2) - 0.5;
  return { x: x + (index % 2 === 0 ? -4.9 : 4.9), y: y + row * 9.4, radius: count === 2 ? 5 : 4.2 };
}

/** `claims` holds the number of claim spaces marked by each seat. Markers are drawn only on the rightmost one. */
export const ZigguratTile = memo(function ZigguratTile({ id, claims, nameClaim }: ZigguratTileProps): ReactNode {
  const { width, height } = ZIGGURAT_TILE;
  const counted = COUNTED[id];
  const pitch = counted.length > 2 ? 13.4 : 20;
  return (
    <g>
      <Clay width={width} height={height} seed={id.charCodeAt(2)} round={3} />
      <text x={5} y={14.5} fontSize={SMALLEST} className="figure" fill="var(--faded)">
        {id}
      </text>
      {counted.map((name, index) => (
        <Glyph
          key={index}
          name={name}
          x={width / 2 + 13 + (index - (counted.length - 1) / 2) * pitch}
          y={10.5}
          size={counted.length > 2 ? 11 : 15}
        />
      ))}
      {ZIGGURAT_TILE_VALUES[id].map((vp, space) => {
        const seats = claims.flatMap((count, seat) => (count > space ? [seat] : []));
        const x = 4 + space * 37.5;
        return (
          <g key={space}>
            <rect x={x} y={22} width={35} height={20.5} rx={3} fill="var(--shade)" stroke="var(--line)" strokeWidth={0.9} />
            <text x={x + 8.5} y={36.8} textAnchor="middle" fontSize={13.5} className="figure" fill="var(--bitumen)">
              {vp}
            </text>
            {seats.map((seat, index) => (
              <g key={seat} data-at={claims[seat] === space + 1 ? nameClaim?.(seat) : undefined}>
                <ClaimMarker seat={seat} {...claimAt(index, seats.length, x + 23.6, 32.2)} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
});

interface ZigguratTileProps {
  readonly id: ZigguratTileId;
  readonly claims: readonly number[];
  /** Returns the place key for a seat's last claim. Undefined if no markers come to this tile. */
  readonly nameClaim?: ((seat: number) => string) | undefined;
}
