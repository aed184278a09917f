/** A position for an onlooker: the board, the panels and the explanations. */
import { Generator, mask, redeal, SPECTATOR, type State, viewOf } from '@tabannusi/engine';
import { newTable } from '@tabannusi/table';
import { type ReactNode, useMemo } from 'react';
import { Board } from '../board/board.tsx';
import { createAdviser } from '../session/advice.ts';
import { PlayingContext, PointingContext } from '../session/context.ts';
import { createOnlooker } from '../session/onlooker.ts';
import type { Scene } from '../session/scene.ts';
import type { Session } from '../session/session.ts';
import { Panels } from '../table/panels.tsx';
import { Tablet } from '../table/tablet.tsx';
import { usePlayed } from '../table/use-played.ts';

export function PositionBoard({ state, names }: { state: State; names: readonly string[] }): ReactNode {
  const { session, adviser } = useMemo(() => {
    const made = sessionOf(state, names);
    return { session: made, adviser: createAdviser(made, () => ({ stop: () => undefined })) };
  }, [state, names]);
  const { playing, pointing, Walk } = usePlayed(session, session.get(), adviser);
  return (
    <PlayingContext value={playing}>
      <PointingContext value={pointing}>
        <div className="position">
          <Panels />
          <div className="middle">
            <Board />
          </div>
          <Tablet />
          <Walk />
        </div>
      </PointingContext>
    </PlayingContext>
  );
}

/** Drawing asks a table only for its setting and its names, so an empty table with these stands in. */
function sessionOf(state: State, names: readonly string[]): Session {
  const { edition, switches, solo } = state.setting;
  const seats = names.map((name) => ({ kind: 'person', name }) as const);
  const table = newTable({ edition, switches, king: solo?.king, seats: solo === null ? seats : seats.slice(0, 1), seed: 'position' });
  const masked = mask(state, SPECTATOR);
  const onlooker = createOnlooker(table, null);
  const scene: Scene = { ...onlooker.get(), state: redeal(masked, new Generator('position', 'redeal')), view: viewOf(masked) };
  return { ...onlooker, get: () => scene };
}
