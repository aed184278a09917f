/** The scoring whose sources of VP are shown in the place of the log. */
import { useEffect, useMemo, useState } from 'react';
import { usePlaying } from '../session/context.ts';
import { type Scoring, scoringAt, scoringToSee } from '../session/scorings.ts';

export interface ScoringToSee {
  readonly scoring: Scoring | null;
  readonly open: (moment: number) => void;
  readonly close: () => void;
}

/** Returns the scoring that replaces the lines of the log: one that was opened, else the latest one unless it was closed. */
export function useScoring(): ScoringToSee {
  const { scene } = usePlaying();
  const [asked, setAsked] = useState<number | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const toSee = useMemo(() => scoringToSee(scene), [scene]);
  // An opened scoring closes when the game goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment
  useEffect(() => setAsked(null), [scene.moment, scene.past]);
  const scoring = asked !== null ? scoringAt(scene, asked) : toSee?.moment === closed ? null : toSee;
  return {
    scoring,
    open: setAsked,
    close() {
      setAsked(null);
      setClosed(scoring?.moment ?? null);
    },
  };
}
