/** Signs between words. Screen readers skip them, because the words beside them say the same. */

import { BUILDING_COLOURS, type Preview, RESOURCE_COLOURS, type SeatChange } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { keyOf, type Place } from '../places/place.ts';
import { signed } from '../words/figures.ts';
import { ColourMark, fillOf } from './colour-mark.tsx';
import { Crate } from './crate.tsx';
import { Die } from './die.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { Laurel } from './gold.tsx';

/** A drawing around the origin in a square of `size`. `at` is its place if pieces go to it. */
export function Sign({ children, size = 20, view = 18, at }: SignProps): ReactNode {
  return (
    <svg
      className="sign"
      width={size}
      height={size}
      viewBox={`${-view / 2} ${-view / 2} ${view} ${view}`}
      aria-hidden="true"
      data-at={at && keyOf(at)}
    >
      {children}
    </svg>
  );
}

interface SignProps {
  readonly children: ReactNode;
  readonly size?: number;
  readonly view?: number;
  readonly at?: Place;
}

interface Chip {
  readonly key: string;
  readonly amount: number;
  /** Null for VP, whose sign includes the number. */
  readonly drawn: ReactNode;
}

const GLYPH_OF = {
  gold: 'gold',
  markers: 'marker',
  water: 'water',
  specialWater: 'specialWater',
  gardens: 'garden',
} as const satisfies Readonly<Partial<Record<keyof SeatChange, GlyphName>>>;

/** The immediate cost and gain of a choice as signs with numbers, on one line: what is paid or lost, then what is gained. */
export function Chips({ change, cost }: { change: SeatChange | null; cost: Preview['cost'] }): ReactNode {
  const chips = [...(cost === null ? [] : costChips(cost)), ...(change === null ? [] : changeChips(change))];
  const [paid, gained] = [chips.filter(({ amount }) => amount < 0), chips.filter(({ amount }) => amount > 0)];
  if (chips.length === 0) return null;
  return (
    <span className="chips" aria-hidden="true">
      {paid.map(({ key, ...chip }) => (
        <DrawnChip key={key} {...chip} />
      ))}
      {paid.length > 0 && gained.length > 0 ? <span className="gets" /> : null}
      {gained.map(({ key, ...chip }) => (
        <DrawnChip key={key} {...chip} />
      ))}
    </span>
  );
}

const DrawnChip = ({ amount, drawn }: Omit<Chip, 'key'>): ReactNode => (
  <span className={amount < 0 ? 'chip pays' : 'chip'}>
    {drawn === null ? (
      <Vp amount={amount} />
    ) : (
      <>
        {signed(amount)}
        <Sign size={18}>{drawn}</Sign>
      </>
    )}
  </span>
);

/** A laurel with the number in it, as on the board. */
function Vp({ amount }: { amount: number }): ReactNode {
  const vp = signed(amount);
  const size = vp.length > 2 ? 32 : 26;
  return (
    <Sign size={size} view={size}>
      <Laurel vp={vp} size={size} />
    </Sign>
  );
}

function changeChips(change: SeatChange): Chip[] {
  const chips: Chip[] = [];
  if (change.vp !== undefined) chips.push({ key: 'vp', amount: change.vp, drawn: null });
  for (const [key, name] of Object.entries(GLYPH_OF)) {
    const amount = change[key as keyof typeof GLYPH_OF];
    if (amount !== undefined) chips.push({ key, amount, drawn: <Glyph name={name} /> });
  }
  chips.push(...coloured('dice', change.dice, (colour) => <Die colour={colour} face={null} size={15} />));
  chips.push(...coloured('up', change.cratesUp, (colour) => <Crate colour={colour} size={16} />));
  change.mastery?.forEach((amount, index) => {
    const colour = BUILDING_COLOURS[index];
    if (amount !== 0 && colour !== undefined) chips.push({ key: `track ${colour}`, amount, drawn: <Track colour={colour} /> });
  });
  return chips;
}

function costChips({ dice, crates, gold }: NonNullable<Preview['cost']>): Chip[] {
  const paid = (amounts: readonly number[]): number[] => amounts.map((amount) => -amount);
  return [
    ...coloured('pay dice', paid(dice), (colour) => <Die colour={colour} face={null} size={15} />),
    ...coloured('pay crates', paid(crates), (colour) => <Crate colour={colour} size={16} />),
    ...(gold === 0 ? [] : [{ key: 'pay gold', amount: -gold, drawn: <Glyph name="gold" /> }]),
  ];
}

function coloured(key: string, amounts: readonly number[] = [], draw: (colour: (typeof RESOURCE_COLOURS)[number]) => ReactNode): Chip[] {
  return RESOURCE_COLOURS.flatMap((colour, index) => {
    const amount = amounts[index] ?? 0;
    return amount === 0 ? [] : [{ key: `${key} ${colour}`, amount, drawn: draw(colour) }];
  });
}

/** The sign of a step on the track of a colour. */
export function Track({ colour }: { colour: (typeof BUILDING_COLOURS)[number] }): ReactNode {
  return (
    <g>
      <path
        d="M-7 6.4H-2.6V2.6H1.6V-1.2H6V6.4Z"
        fill={fillOf(colour)}
        stroke="var(--piece-line)"
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <ColourMark colour={colour} x={-3} y={-4} size={8} stroke="var(--bitumen)" />
    </g>
  );
}
