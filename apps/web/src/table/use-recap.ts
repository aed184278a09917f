/** The turns of others to tell: from their end until the next decision at this screen, or until the card is closed. */
import { loadRecapWords, type RecapWords, type Speaker } from '@tabannusi/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { useSpoken } from '../frame/spoken.ts';
import { type Changed, markChanged } from '../motion/changed.ts';
import { placesOfEvent } from '../places/place-of.ts';
import { usePlaying } from '../session/context.ts';
import { firstTurnSince, type PastTurn, recapOf, seatsAtScreen } from '../session/recap.ts';

interface Recap {
  /** Null until the words have loaded. */
  readonly words: RecapWords | null;
  readonly turns: readonly PastTurn[];
  readonly close: () => void;
}

export function useRecap(): Recap {
  const { scene, session, told } = usePlaying();
  const { settings } = useFrame();
  const load = useSpoken(loadWords);
  const words = useMemo(() => load?.words({ names: told.names, game: scene.state }) ?? null, [load, told.names, scene.state]);
  /** The number of turns that need not be told any more. */
  const [closed, setClosed] = useState(0);
  const seats = seatsAtScreen(scene, session.hosted !== null);
  const first = firstTurnSince(scene, seats);
  // What was told before a decision stays so when the decision is undone.
  useEffect(() => setClosed((before) => Math.max(before, first)), [first]);
  const from = Math.max(first, closed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seats follow from the scene
  const turns = useMemo(() => recapOf(scene, seats, from), [scene, from]);
  useMarks(turns);
  useWait(settings.recapWaits && turns.length > 0 && words !== null);
  return { words, turns, close: () => setClosed(scene.table.turns.length) };
}

const loadWords = async (speaker: Speaker): Promise<{ words: Awaited<ReturnType<typeof loadRecapWords>> }> => ({
  words: await loadRecapWords(speaker),
});

/** Where the turns wait to be read: nothing can be chosen before the card is closed. */
function useWait(isWaiting: boolean): void {
  const { scene } = usePlaying();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question has new buttons
  useEffect(() => {
    if (!isWaiting) return;
    const held = [...document.querySelectorAll<HTMLElement>('.choices, .middle')];
    for (const element of held) element.inert = true;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('.recap .close')?.focus();
    return () => {
      for (const element of held) element.inert = false;
    };
  }, [isWaiting, scene]);
}

/** Marks what the turns changed on the board, until the next click outside of a card. The click itself renders nothing. */
function useMarks(turns: readonly PastTurn[]): void {
  const { scene } = usePlaying();
  const seen = useRef<number | undefined>(undefined);
  const last = turns.at(-1)?.turn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every scene the picture changes
  useEffect(() => {
    if (last === seen.current) return;
    const unmark = markChanged(changesIn(turns));
    const see = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.recap .turns')) return;
      seen.current = last;
      end();
    };
    const end = (): void => {
      removeEventListener('click', see, true);
      unmark();
    };
    addEventListener('click', see, true);
    return end;
  }, [turns, last, scene]);
}

function changesIn(turns: readonly PastTurn[]): Changed[] {
  const vp = turns.reduce<number[]>((sums, turn) => turn.vp.map((each, seat) => (sums[seat] ?? 0) + each), []);
  return [
    ...turns
      .flatMap(({ route, acts }) => [
        ...(route === null || route.from === route.district ? [] : placesOfEvent(route)),
        ...acts.flat().flatMap(placesOfEvent),
      ])
      .map((place) => ({ place, text: '' })),
    ...vp.flatMap((each, seat): Changed[] =>
      each === 0 ? [] : [{ place: { kind: 'good', seat, good: 'vp' }, text: each > 0 ? `+${each}` : `−${-each}` }],
    ),
  ];
}
