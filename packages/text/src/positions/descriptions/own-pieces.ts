/** Counts a player's pieces on the board. */
import { BUILDING_COLOURS, type Piece } from '@tabannusi/engine';
import type { Seen } from './description.ts';
import { filledSpaces } from './grid-spaces.ts';

/** A player's Houses by District; every Building has one House (KEY-09). */
export const ownHouses = (seen: Seen, seat: number): number[] => {
  const { view } = seen;
  const common = [1, 2, 3].map(
    (district) =>
      buildingsIn(
        filledSpaces(seen, district).map(({ piece }) => piece),
        seat,
      ).length,
  );
  const inPort = view.port.flatMap(({ blue, red }) => [blue, red]).filter((owner) => owner === seat).length;
  const inZiggurat = view.ziggurat.flatMap(({ houses }) => houses).filter((owner) => owner === seat).length;
  return [...common, inPort, inZiggurat];
};

/** A player's Buildings by colour. */
export function ownBuildings({ view }: Seen, seat: number): number[] {
  const own = buildingsIn(view.spaces, seat);
  return BUILDING_COLOURS.map((colour) => own.filter((building) => building.colour === colour).length);
}

export const ownGardens = ({ view }: Seen, seat: number): number =>
  view.spaces.filter((piece) => piece.kind === 'garden' && piece.seat === seat).length;

/** One piece of each of the player's Buildings. */
function buildingsIn(pieces: readonly Piece[], seat: number): Extract<Piece, { readonly kind: 'building' }>[] {
  const own = pieces.flatMap((piece) => (piece.kind === 'building' && piece.seat === seat ? [piece] : []));
  return [...new Map(own.map((piece) => [piece.building, piece])).values()];
}
