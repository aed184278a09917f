/** What the next table is opened with: the same game and options, with seats rotated by one and kept for the same people. */
import type { GameStart, Place, TableOptions } from './entries.ts';
import type { Hosted } from './hosted.ts';

export interface Rematch {
  readonly options: TableOptions;
  readonly game: GameStart;
  readonly places: readonly Place[];
}

export function rematchOf({ options, game, seats }: Hosted): Rematch {
  const places = seats.map(({ sitter }): Place => {
    if (sitter === null) return null;
    return 'bot' in sitter ? sitter : { invited: sitter.person };
  });
  const [first = null, ...others] = places;
  return { options, game, places: [...others, first] };
}
