/** The possessions of the player besides Houses: dice, Crates, Gold, tiles, markers, Harbormasters and the abilities of Ships. */
import { RESOURCE_COLOURS, type View } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { DarkSpot, Spot } from '../board/spot.tsx';
import { Clay } from '../pieces/clay.tsx';
import { Crate } from '../pieces/crate.tsx';
import { Die } from '../pieces/die.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { SMALLEST } from '../pieces/letters.ts';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { HARBORMASTER, Harbormaster, SpecialWater } from '../pieces/small-tiles.tsx';
import { keyOf } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';

/** Width from the dice to the Urban cards. */
const ROOM = 174;
/** The box around a Crate. */
const SLOT = { x: -15, y: -15, width: 30, height: 30 };

type Own = View['seats'][number];

export function OwnGoods({ seat }: { seat: number }): ReactNode {
  const { scene } = usePlaying();
  const own = scene.view.seats[seat];
  if (own === undefined) return null;
  return (
    <g transform="translate(232 0)">
      <OwnDice seat={seat} own={own} />
      <OwnCrates seat={seat} own={own} />
      <Counts seat={seat} own={own} />
      <OwnTiles own={own} />
    </g>
  );
}

function OwnDice({ seat, own }: { seat: number; own: Own }): ReactNode {
  return RESOURCE_COLOURS.map((colour, index) => (
    <g key={colour} opacity={own.dice[index] === 0 ? 0.35 : 1}>
      <g data-at={keyOf({ kind: 'dice', seat, colour })}>
        <Die colour={colour} face={null} x={13 + index * 35} y={15} size={21} />
      </g>
      <text x={27 + index * 35} y={20} fontSize={14} className="figure" fill="var(--bitumen)">
        {own.dice[index] === 0 ? '' : own.dice[index]}
      </text>
      <DarkSpot place={{ kind: 'dice', seat, colour }} x={1 + index * 35} y={1} width={35} height={29} />
    </g>
  ));
}

function OwnCrates({ seat, own }: { seat: number; own: Own }): ReactNode {
  const { crateSlots } = usePlaying().scene.table.setting;
  const crates = RESOURCE_COLOURS.flatMap((colour, index) => [
    ...Array.from({ length: own.cratesUp[index] ?? 0 }, () => ({ colour, up: true })),
    ...Array.from({ length: own.cratesDown[index] ?? 0 }, () => ({ colour, up: false })),
  ]);
  return (
    <g data-at={keyOf({ kind: 'good', seat, good: 'crates' })}>
      {Array.from({ length: crateSlots }, (_, slot) => {
        const crate = crates[slot];
        return (
          <g key={slot} transform={`translate(${17 + slot * 36} 48)`}>
            <rect {...SLOT} rx={4} fill="none" stroke="var(--line)" strokeDasharray="3 2.4" />
            {crate === undefined ? null : <Crate colour={crate.colour} up={crate.up} size={25} />}
            <Spot
              place={crate === undefined ? { kind: 'crateSlot' } : { kind: crate.up ? 'fullCrate' : 'crate', colour: crate.colour }}
              {...SLOT}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The numbers of Gold, Water, Gardens and Claim markers. */
function Counts({ seat, own }: { seat: number; own: Own }): ReactNode {
  const counts = [
    { name: 'gold', amount: own.gold },
    { name: 'water', amount: own.water },
    { name: 'garden', amount: own.gardens },
  ] as const;
  return (
    <>
      {counts.map(({ name, amount }, index) => (
        <g key={name} opacity={amount === 0 ? 0.35 : 1}>
          <g data-at={keyOf({ kind: 'good', seat, good: name })}>
            <Glyph name={name} x={13 + index * 42} y={80} size={20} />
          </g>
          <text x={27 + index * 42} y={85} fontSize={14} className="figure" fill="var(--bitumen)">
            {amount === 0 ? '' : amount}
          </text>
          <DarkSpot place={{ kind: 'good', seat, good: name }} x={1 + index * 42} y={66} width={42} height={27} />
        </g>
      ))}
      <g>
        <g data-at={keyOf({ kind: 'good', seat, good: 'marker' })}>
          <ClaimMarker seat={seat} x={139} y={80} radius={9} />
        </g>
        <text x={152} y={85} fontSize={14} className="figure" fill="var(--bitumen)">
          {own.markers}
        </text>
        <DarkSpot place={{ kind: 'good', seat, good: 'marker' }} x={127} y={66} width={46} height={27} />
      </g>
    </>
  );
}

/** Special Water, Harbormasters and the abilities of Ships. */
function OwnTiles({ own }: { own: Own }): ReactNode {
  const { faces } = usePlaying().scene.table.setting.edition.specialWater;
  return (
    <>
      {own.specialWater.map((tile, index) => (
        <g key={tile} transform={`translate(${2 + index * pitchOf(own.specialWater.length, 26)} 94)`}>
          <SpecialWater face={faces[tile - 1] ?? ''} size={26} seed={tile} />
          <DarkSpot place={{ kind: 'specialWater', tile }} x={0} y={0} width={26} height={26} />
        </g>
      ))}
      {own.harbormasters.map((id, index) => (
        <g key={id} transform={`translate(${124 - index * (HARBORMASTER.width + 3)} 95)`}>
          <Harbormaster id={id} />
          <Spot place={{ kind: 'harbormaster', harbormaster: id }} x={0} y={0} {...HARBORMASTER} />
        </g>
      ))}
      {own.abilities.map((ship, index) => (
        <g key={ship} transform={`translate(${index * pitchOf(own.abilities.length, 31)} 119)`}>
          <Clay width={31} height={18} round={4} />
          <text x={15.5} y={13} textAnchor="middle" fontSize={SMALLEST} className="figure" fill="var(--lapis)">
            {ship}
          </text>
          <DarkSpot place={{ kind: 'ability', ship }} x={0} y={0} width={31} height={18} />
        </g>
      ))}
    </>
  );
}

/** Returns the distance from one thing to the next. Many things overlap, so that none leaves the board. */
const pitchOf = (count: number, width: number): number => Math.min(width + 2, (ROOM - width) / Math.max(1, count - 1));
