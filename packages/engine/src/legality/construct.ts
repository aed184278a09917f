/** Whether a group of Projects may be constructed. */

import { houseRow } from '../model/houses.ts';
import { NONE } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { canPay } from './payments.ts';

/** Local Resources that a House in a common District costs (ACT-BLD-04). */
export const CONSTRUCT_LOCAL = 2;

export function forbidsConstruct(state: State, seat: number, district: number, colour: number): RuleId | null {
  const pieces = state.projects[district * 3 + colour];
  if (pieces === 0) return 'ACT-BLD-03';
  if (houseRow(state, seat, colour) === NONE) return 'A-41';
  if (state.pieceStock[colour] < pieces) return 'A-42';
  const own = ownProjects(state, seat, district, colour);
  const local = state.bargeColour[district];
  const payable =
    local === colour
      ? canPay(state, seat, local, CONSTRUCT_LOCAL + own, local, 0)
      : canPay(state, seat, local, CONSTRUCT_LOCAL, colour, own);
  return payable ? null : 'ACT-BLD-04';
}

/** Projects of a colour in a District that carry the seat's marker. */
export const ownProjects = (state: State, seat: number, district: number, colour: number): number =>
  state.ownProjects[(seat * 3 + district) * 3 + colour];
