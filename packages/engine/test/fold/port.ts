/** Ships, Harbormasters, Crates and Houses of the Port. */
import { HARBORMASTER_IDS, PORT_LINES, type PortLine, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import type { View } from '../../src/knowledge/view.ts';
import { byNumber, changed, type Folds, inSeat, inserted, plus, without, withoutMarker } from './folds.ts';

export const PORT_FOLDS: Folds<
  | 'shipLaid'
  | 'shipMarked'
  | 'harbormasterLaid'
  | 'harbormasterGained'
  | 'harbormasterUsed'
  | 'portCrateLaid'
  | 'portHousePlaced'
  | 'crateGained'
  | 'crateDiscarded'
  | 'harbormasterDiscarded'
> = {
  shipLaid: (view, { shipSpace, ship }) => ({ ...view, ships: changed(view.ships, shipSpace - 1, () => ({ ship })) }),
  shipMarked: (view, { seat, shipSpace }, setting) => {
    const ships = changed(view.ships, shipSpace - 1, ({ marks }) => ({ marks: inserted(marks, seat, byNumber) }));
    return inSeat({ ...view, ships }, seat, (own) => withoutMarker(own, seat, setting));
  },
  harbormasterLaid: (view, { line, harbormaster }) =>
    inLine({ ...view, asideHarbormasters: without(view.asideHarbormasters, harbormaster) }, line, () => ({ harbormaster })),
  harbormasterGained: (view, { seat, harbormaster, from }) => {
    const taken =
      from === 'aside'
        ? { ...view, asideHarbormasters: without(view.asideHarbormasters, harbormaster) }
        : inLine(view, from, () => ({ harbormaster: null }));
    return inSeat(taken, seat, (own) => ({
      harbormasters: inserted(own.harbormasters, harbormaster, (held) => HARBORMASTER_IDS.indexOf(held)),
    }));
  },
  harbormasterUsed: (view, { seat, harbormaster }) =>
    inSeat(view, seat, (own) => ({ harbormasters: without(own.harbormasters, harbormaster) })),
  portCrateLaid: (view, { line, colour }) => inLine(view, line, () => ({ crate: colour })),
  portHousePlaced: (view, { seat, line, side }) => inLine(view, line, () => ({ [side]: seat })),
  crateDiscarded: (view, { line }) => inLine(view, line, () => ({ crate: null })),
  harbormasterDiscarded: (view, { line }) => inLine(view, line, () => ({ harbormaster: null })),
  crateGained: (view, { seat, colour, line }) =>
    inSeat(
      inLine(view, line, () => ({ crate: null })),
      seat,
      (own) => ({ cratesUp: plus(own.cratesUp, RESOURCE_COLOURS.indexOf(colour), 1) }),
    ),
};

type Line = View['port'][number];

const inLine = (view: View, line: PortLine, change: (own: Line) => Partial<Line>): View => ({
  ...view,
  port: changed(view.port, PORT_LINES.indexOf(line), change),
});
