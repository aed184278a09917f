/** Positions in the notation of docs/formats.md, and what a term of the evaluation gives for them. */
import { readPosition, type State } from '@tabannusi/engine';
import { TERMS, type TermName } from '../src/evaluation/evaluate.ts';
import { Scene } from '../src/evaluation/scene.ts';
import { WEIGHTS } from '../src/evaluation/weights.ts';

/** Returns the standard set-up for two players, with both pawns of each in District 1, changed by `keys`. */
export function position(keys: Readonly<Record<string, unknown>> = {}): State {
  const { seats = [], ...rest } = keys as { readonly seats?: readonly object[] };
  const read = readPosition({
    format: 'tabannusi-position',
    version: 1,
    edition: { id: 'reference', version: 1 },
    players: 2,
    seats: [0, 1].map((seat) => ({ pawns: 1, ...seats[seat] })),
    ...rest,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.state;
}

/** Returns what a term is worth to a seat, in the eyes of the observer. */
export function worthOf(name: TermName, state: State, seat = 0, observer = seat): number {
  const scene = new Scene(WEIGHTS, observer);
  scene.read(state);
  return TERMS[name](scene, state, seat);
}

/** Returns how much more a term is worth to seat 0 in one position than in another. */
export const gain = (name: TermName, more: Readonly<Record<string, unknown>>, less: Readonly<Record<string, unknown>> = {}): number =>
  worthOf(name, position(more)) - worthOf(name, position(less));
