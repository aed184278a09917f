/** Dice on Barges, in the general supply and in the players' areas. */
import { RESOURCE_COLOURS, type ResourceColour } from '../../src/edition/types.ts';
import type { View } from '../../src/knowledge/view.ts';
import { type Folds, inDistrict, inSeat, plus, plusAll, total } from './folds.ts';

export const DICE_FOLDS: Folds<'bargeLaid' | 'diceRolled' | 'dieTaken' | 'bargeDieGained' | 'supplyDieGained' | 'diceReturned'> = {
  bargeLaid: (view, { district, colour }) => inDistrict(view, district, () => ({ barge: colour })),
  diceRolled: (view, { district, colour, faces }) =>
    inDistrict(withSupply(view, colour, -total(faces)), district, ({ dice }) => ({ dice: plusAll(dice, faces) })),
  dieTaken: takeFromBarge,
  bargeDieGained: takeFromBarge,
  supplyDieGained: (view, { seat, colour }) => withDice(withSupply(view, colour, -1), seat, colour, 1),
  diceReturned: (view, { seat, colour, amount }) => withDice(withSupply(view, colour, amount), seat, colour, -amount),
};

interface Taken {
  readonly seat: number;
  readonly district: number;
  readonly colour: ResourceColour;
  readonly face: number;
}

function takeFromBarge(view: View, { seat, district, colour, face }: Taken): View {
  return withDice(
    inDistrict(view, district, ({ dice }) => ({ dice: plus(dice, face - 1, -1) })),
    seat,
    colour,
    1,
  );
}

const withSupply = (view: View, colour: ResourceColour, more: number): View => ({
  ...view,
  supply: plus(view.supply, RESOURCE_COLOURS.indexOf(colour), more),
});

const withDice = (view: View, seat: number, colour: ResourceColour, more: number): View =>
  inSeat(view, seat, ({ dice }) => ({ dice: plus(dice, RESOURCE_COLOURS.indexOf(colour), more) }));
