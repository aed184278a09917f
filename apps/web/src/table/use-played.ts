/** What all parts of a table read: the scene in words, and the explanations of things. */
import type { RuleWords, Speaker } from '@tabannusi/text';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type * as explaining from '../board/explaining.ts';
import { useFrame } from '../frame/frame.ts';
import { createTablet } from '../pointing/tablet-text.ts';
import type { Adviser } from '../session/advice.ts';
import { type Playing, type Pointing, tabletTextOf } from '../session/context.ts';
import type { Scene } from '../session/scene.ts';
import type { Session } from '../session/session.ts';
import { tell } from '../session/told.ts';

export interface Played {
  readonly playing: Playing;
  readonly pointing: Pointing;
  /** Adds keyboard navigation through the things of each region. */
  readonly Walk: ComponentType;
}

const Nothing = (): null => null;

export function usePlayed(session: Session, scene: Scene, adviser: Adviser): Played {
  const { speaker } = useFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was explained in one language is not kept in the next
  const tablet = useMemo(createTablet, [speaker]);
  const rules = useRules(speaker);
  const playing = useMemo(() => {
    const told = tell(scene, speaker);
    const explain = rules?.createExplain(scene, told, rules) ?? tabletTextOf;
    return { session, scene, tablet, adviser, told, explain, bot: rules?.bot ?? null, sentence: rules?.sentence ?? null };
  }, [session, scene, tablet, adviser, speaker, rules]);
  const explain = useRef<Pointing['explain']>(() => null);
  explain.current = useMemo(
    () => rules?.createExplainAt(scene, playing.told, playing.explain, rules) ?? (() => null),
    [scene, playing, rules],
  );
  const pointing = useMemo(() => ({ tablet, explain: (...about: Parameters<Pointing['explain']>) => explain.current(...about) }), [tablet]);
  return { playing, pointing, Walk: rules?.Walk ?? Nothing };
}

type Rules = RuleWords & typeof explaining;

/** Null until the sentences of the rules and the code that finds them have loaded. Nothing waits for them. */
function useRules(speaker: Speaker): Rules | null {
  const [loaded, setLoaded] = useState<{ readonly speaker: Speaker; readonly rules: Rules } | null>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([speaker.loadRuleWords(), import('../board/explaining.ts')]).then(
      ([words, explaining]) => isWanted && setLoaded({ speaker, rules: { ...words, ...explaining } }),
    );
    return () => {
      isWanted = false;
    };
  }, [speaker]);
  // Rules in the previous language are not used with the new speaker.
  return loaded?.speaker === speaker ? loaded.rules : null;
}
