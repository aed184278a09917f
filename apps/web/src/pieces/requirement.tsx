/** The requirement of a Decree as a row of pictures: numbers beside Buildings and Ships in their colours, Houses, Gardens, the Ziggurat. */
import {
  BUILDING_COLOURS,
  type BuildingColour,
  DECREE_IDS,
  DECREE_REQUIREMENTS,
  type DecreeId,
  type DecreeRequirement,
} from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { ColourMark, fillOf } from './colour-mark.tsx';
import { ink } from './glyphs/ink.ts';
import { Glyph } from './glyphs.tsx';

/** Widths of a number, of a picture, of a picture half hidden behind the next of its kind, and of a gap. */
const [NUMBER, PICTURE, BEHIND, GAP] = [9, 16, 12.5, 5];

/** A number with the pictures of what it counts. */
interface Asked {
  readonly amount: number;
  readonly pictures: readonly ReactNode[];
}

/** From (x, y), the middle of its left side; as large as `width` and the tablet allow. */
export function Requirement({ decree, x, y, width }: { decree: DecreeId; x: number; y: number; width: number }): ReactNode {
  const asked = DECREE_REQUIREMENTS.slice(DECREE_IDS.indexOf(decree), DECREE_IDS.indexOf(decree) + 1).flatMap(askedBy);
  const whole = asked.reduce((sum, each) => sum + widthOf(each) + GAP, -GAP);
  let across = 0;
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.min(1.3, width / whole)})`}>
      {asked.map((each, index) => {
        const left = across;
        across += widthOf(each) + GAP;
        const first = each.amount > 1 ? NUMBER : 0;
        return (
          <g key={index} transform={`translate(${left} 0)`}>
            {each.amount > 1 ? (
              <text y={4.8} fontSize={14} className="figure" fill="var(--bitumen)">
                {each.amount}
              </text>
            ) : null}
            {each.pictures.map((picture, n) => (
              <g key={n} transform={`translate(${first + PICTURE / 2 + n * BEHIND} 0)`}>
                {picture}
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

const widthOf = ({ amount, pictures }: Asked): number => (amount > 1 ? NUMBER : 0) + PICTURE + (pictures.length - 1) * BEHIND;

function askedBy(requirement: DecreeRequirement): Asked[] {
  const { buildings, buildingsAtGardens, ships, orZigguratHouses, portHouses, ownGardens, gardensAtBuildings, allZigguratTiles } =
    requirement;
  return [
    ...ofColours(buildings, block),
    ...some(orZigguratHouses ? 1 : 0, <Glyph name="ziggurat" size={13} />),
    ...ofColours(buildingsAtGardens, block),
    ...some(buildingsAtGardens.some((amount) => amount > 0) ? 1 : 0, <Glyph name="garden" size={12} />),
    ...ofColours(ships, sail),
    ...some(gardensAtBuildings, <Glyph name="garden" size={15} />, <Glyph name="building" size={13} />),
    ...some(ownGardens, <Glyph name="garden" size={15} />, <Glyph name="marker" size={11} />),
    ...some(portHouses, <Glyph name="house" size={14} />, <Glyph name="ship" size={12} />),
    ...some(allZigguratTiles ? BUILDING_COLOURS.length : 0, <Glyph name="ziggurat" size={14} />, <Glyph name="marker" size={11} />),
  ];
}

const some = (amount: number, ...pictures: readonly ReactNode[]): Asked[] => (amount === 0 ? [] : [{ amount, pictures }]);

/** Groups the colours of which the same number is required. */
function ofColours(amounts: readonly number[], draw: (colour: BuildingColour) => ReactNode): Asked[] {
  const wanted = BUILDING_COLOURS.flatMap((colour, index) => ((amounts[index] ?? 0) > 0 ? [{ colour, amount: amounts[index] ?? 0 }] : []));
  const groups = Map.groupBy(wanted, ({ amount }) => amount);
  return [...groups].map(([amount, colours]) => ({ amount, pictures: colours.map(({ colour }) => draw(colour)) }));
}

const block = (colour: BuildingColour): ReactNode => (
  <g>
    <path
      d="M-6.6 6V-3.2L-4 -5.8H6.6V3.2L4 6ZM-6.6 -3.2H4V6M4 -3.2L6.6 -5.8"
      {...ink}
      strokeWidth={1.1}
      stroke="var(--piece-line)"
      fill={fillOf(colour)}
    />
    <ColourMark colour={colour} x={-1.3} y={1.5} size={7} />
  </g>
);

const sail = (colour: BuildingColour): ReactNode => (
  <g {...ink} strokeWidth={1.1}>
    <path d="M-6.6 2.4H6.6Q5.2 6.6 2.4 6.6H-2.4Q-5.2 6.6 -6.6 2.4Z" fill="var(--shade)" />
    <path d="M-4.6 -6.6H4.6V1H-4.6Z" stroke="var(--piece-line)" fill={fillOf(colour)} />
    <ColourMark colour={colour} y={-2.8} size={6.4} />
  </g>
);
