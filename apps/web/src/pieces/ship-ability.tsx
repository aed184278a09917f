/** The ability of a Ship on a plate under its hull: when it applies, and its effect. */
import { isGainShip, type NamedShipId, SHIPS, type ShipGain, type ShipId, type Trigger } from '@tabannusi/engine';
import { memo, type ReactNode } from 'react';
import { roughRect } from '../geometry/rough.ts';
import { ColourMark, fillOf } from './colour-mark.tsx';
import { Amount, Glyph, type GlyphName, laurelSize } from './glyphs.tsx';

export const PLATE = { width: 56, height: 20 };

/** A sign of an ability; of VP and other things that can be several with the number. `blue` is a blue Resource. */
type AbilitySign = GlyphName | 'blue' | readonly [name: GlyphName | 'vp', amount: number];

/** The trigger or the price, then the effect. */
type Signs = readonly [when: readonly AbilitySign[], then: readonly AbilitySign[]];

/** The signs of a gain follow from the engine's table; those of other abilities are listed. */
const signsOf = (ship: ShipId): Signs => (isGainShip(ship) ? [TRIGGERS[SHIPS[ship].when], [gained(SHIPS[ship].gain)]] : abilities()[ship]);

const gained = ([what, amount]: ShipGain): AbilitySign => (what === 'vp' || amount > 1 ? [what, amount] : what);

const TRIGGERS: Readonly<Record<Trigger, readonly AbilitySign[]>> = {
  shipMarked: ['ship'],
  housePlaced: ['house'],
  projectPlaced: ['project'],
  opposingMarkerBuiltOver: ['building', 'marker'],
  gardenPlaced: ['garden'],
  blueLineCrossed: ['blueLine'],
};

const abilities = (): Readonly<Record<NamedShipId, Signs>> => ({
  S03: [['anyDie'], [['refill', SHIPS.S03.refills]]],
  S05: [['ziggurat'], ['garden', 'marker']],
  S08: [['house'], ['gardening']],
  S09: [Array.from({ length: SHIPS.S09.blue }, () => 'blue' as const), ['house']],
  S11: [['blue'], ['gold']],
  S12: [['marker'], ['garden']],
  S13: [['project'], ['paidStep']],
  S14: [['building', 'marker'], ['paidStep']],
  S15: [['ship'], ['step']],
});

/** Sized so that the two widest abilities fit beside each other in the Port. */
const [SIZE, GAP, ARROW, MARGIN] = [12, 1.5, 6, 2.5];

/** (x, y) is the upper left corner. */
export const ShipAbility = memo(function ShipAbility({ ship, x = 0, y = 0 }: { ship: ShipId; x?: number; y?: number }): ReactNode {
  const [when, then] = signsOf(ship);
  const arrow = across(when) + GAP;
  const whole = arrow + ARROW + GAP + across(then);
  const left = (PLATE.width - whole) / 2;
  const middle = PLATE.height / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={roughRect(left - MARGIN, 1.6, whole + 2 * MARGIN, PLATE.height - 3.2, ship.charCodeAt(2), 0.6, 4)}
        fill="var(--plaster)"
        stroke="var(--mortar)"
        strokeWidth={1}
      />
      <SignRow signs={when} x={left} y={middle} />
      <path
        d={`M${left + arrow + 1.4} ${middle - 3.2}L${left + arrow + 5} ${middle}L${left + arrow + 1.4} ${middle + 3.2}Z`}
        fill="var(--bitumen)"
      />
      <SignRow signs={then} x={left + arrow + ARROW + GAP} y={middle} />
    </g>
  );
});

/** (x, y) is the middle of the left side of the row. */
function SignRow({ signs, x, y }: { signs: readonly AbilitySign[]; x: number; y: number }): ReactNode {
  let left = x;
  return signs.map((sign, index) => {
    const middle = left + across([sign]) / 2;
    left += across([sign]) + GAP;
    if (sign === 'blue')
      return (
        <g key={index} transform={`translate(${middle} ${y})`}>
          <rect x={-5.5} y={-5.5} width={11} height={11} rx={2} fill={fillOf('blue')} stroke="var(--piece-line)" strokeWidth={0.8} />
          <ColourMark colour="blue" size={8.5} />
        </g>
      );
    if (typeof sign === 'string') return <Glyph key={index} name={sign} x={middle} y={y} size={SIZE} />;
    const [name, amount] = sign;
    return (
      <Amount key={index} name={name} amount={amount} x={name === 'vp' ? middle : middle - 2} y={name === 'vp' ? y : y - 1} size={SIZE} />
    );
  });
}

function across(signs: readonly AbilitySign[]): number {
  const widthOf = (sign: AbilitySign): number => (typeof sign === 'string' ? SIZE : sign[0] === 'vp' ? laurelSize(SIZE) : SIZE + 4);
  return signs.reduce((sum, sign) => sum + widthOf(sign) + GAP, -GAP);
}
