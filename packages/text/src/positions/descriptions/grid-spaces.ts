/** The spaces of a common District and of the Water at its borders, grouped by what lies on them. */
import type { Piece } from '@tabannusi/engine';
import { at } from '../../speech/at.ts';
import { bonusWords } from '../../tiles/bonuses.ts';
import { bonusValues } from '../../tiles/space-bonuses.ts';
import { type GridCell, waterBonus } from '../pictures/grid.ts';
import { listSentence, playerAt, type Seen, someSentence } from './description.ts';

interface Filled {
  readonly cell: GridCell;
  readonly piece: Piece;
}
type Of<K extends Piece['kind']> = Extract<Piece, { readonly kind: K }>;
/** Spaces whose pieces belong together, and one of these pieces. */
interface Together<P extends Piece> {
  readonly piece: P;
  readonly spaces: string[];
}

export function gridSentences(seen: Seen, district: number): string[] {
  const filled = filledSpaces(seen, district);
  const { free, taken } = sentencesOf(seen, filled);
  return [...taken, listSentence(seen, seen.speech.catalogue.description.freeSpaces, free)];
}

/** What lies on one space; for a Building, with all its spaces. */
export function spaceSentence(seen: Seen, space: number): string {
  const { view, grid } = seen;
  const piece = at(view.spaces, space);
  const isMeant = (other: number): boolean => {
    const lies = at(view.spaces, other);
    return other === space || (piece.kind === 'building' && lies.kind === 'building' && lies.building === piece.building);
  };
  const filled = grid.rows.flatMap((row) =>
    row.flatMap((cell) => (cell !== null && isMeant(cell.space) ? [{ cell, piece: at(view.spaces, cell.space) }] : [])),
  );
  const { free, taken } = sentencesOf(seen, filled);
  return taken[0] ?? listSentence(seen, seen.speech.catalogue.description.freeSpaces, free);
}

/** Sentences about the pieces on spaces, and the names of the free spaces. */
function sentencesOf(seen: Seen, filled: readonly Filled[]): { readonly free: string[]; readonly taken: string[] } {
  const { speech, table } = seen;
  const messages = speech.catalogue.description;
  const owned = (message: string, { piece, spaces }: Together<Of<'building'> | Of<'project'> | Of<'garden'>>): string =>
    speech.say(message, {
      player: playerAt(seen, piece.seat),
      colour: 'colour' in piece ? piece.colour : '',
      size: spaces.length,
      spaces: speech.list(spaces),
    });
  const space = (cell: GridCell, code: string): string =>
    speech.say(messages.space, { space: cell.name, ...bonusValues(code === '' ? '' : bonusWords(speech, code)) });
  const buildings = together(filled, 'building', ({ building }) => building).map((group) => owned(messages.building, group));
  const projects = together(filled, 'project', ({ colour, seat }) => `${colour} ${seat}`).map((group) => owned(messages.project, group));
  const gardens = together(filled, 'garden', ({ seat }) => String(seat)).map((group) => owned(messages.garden, group));
  const water = filled.flatMap(({ cell, piece }) =>
    piece.kind === 'water' ? [space(cell, waterBonus(table.game.setting, cell, piece.tile))] : [],
  );
  const free = filled.flatMap(({ cell, piece }) => (piece.kind === 'empty' ? [space(cell, cell.bonus)] : []));
  const taken = [
    ...someSentence(seen, messages.buildings, buildings),
    ...someSentence(seen, messages.projects, projects),
    ...someSentence(seen, messages.gardens, gardens),
    ...someSentence(seen, messages.water, water),
  ];
  return { free, taken };
}

/** Returns the spaces of a District and of its borders. */
export function filledSpaces({ grid, view }: Seen, district: number): Filled[] {
  return grid.rows.flatMap((row) =>
    row.flatMap((cell, column) =>
      cell !== null && Math.abs(at(grid.districts, column) - district) < 1 ? [{ cell, piece: at(view.spaces, cell.space) }] : [],
    ),
  );
}

function together<K extends Piece['kind']>(filled: readonly Filled[], kind: K, keyOf: (piece: Of<K>) => string): Together<Of<K>>[] {
  const groups = new Map<string, Together<Of<K>>>();
  for (const { cell, piece } of filled) {
    if (!isOf(piece, kind)) continue;
    const key = keyOf(piece);
    const group = groups.get(key) ?? { piece, spaces: [] };
    group.spaces.push(cell.name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const isOf = <K extends Piece['kind']>(piece: Piece, kind: K): piece is Of<K> => piece.kind === kind;
