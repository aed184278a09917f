/** What the page shows of a game at one moment, before it is put into words. */
import { type Preview, preview, SPECTATOR, type State, type View } from '@tabannusi/engine';
import type { Prompt, Refusal, Screen, Sight, Warning } from '@tabannusi/table';
import { sharing } from './sharing.ts';

export interface Scene {
  readonly table: Sight;
  /** The present one. */
  readonly moment: number;
  /** The moment that is shown instead of the present one; then nothing can be chosen, and the game goes on unseen. */
  readonly past: number | null;
  readonly prompt: Prompt;
  /** Whether who looks has no part in the game. */
  readonly isOnlooker: boolean;
  /** Whose cards are shown: a seat, or SPECTATOR. */
  readonly observer: number;
  readonly view: View;
  /** A state that the observer cannot tell from the real one. */
  readonly state: State;
  /** The person who must take the screen over first. */
  readonly handOver: number | null;
  /** What can be chosen at the screen, with what it would do; nothing while somebody else is asked. Worked out when it is first looked at. */
  readonly offers: readonly Preview[];
  /** What was refused last. */
  readonly refused: Refusal | null;
  /** A choice that waits, because it may be a slip. */
  readonly warned: { readonly offer: Preview; readonly warnings: readonly Warning[] } | null;
}

/** Whose board lies before who looks. */
export const seatShown = ({ observer, view }: Pick<Scene, 'observer' | 'view'>): number =>
  observer === SPECTATOR ? (view.active ?? view.startSeat) : observer;

/** With the view that was shown before, what did not change in it is the same. */
export function sceneOf(
  table: Sight,
  screen: Pick<Screen, 'observer' | 'handOver' | 'canChoose'>,
  {
    past = null,
    refused = null,
    warned = null,
    isOnlooker = false,
  }: Partial<Pick<Scene, 'past' | 'refused' | 'warned' | 'isOnlooker'>> = {},
  before?: View,
): Scene {
  const { observer, handOver } = screen;
  const { state, view } = table.seen(observer, past ?? table.moment);
  const canChoose = past === null && screen.canChoose;
  let offers: readonly Preview[] | null = null;
  return {
    table,
    moment: table.moment,
    past,
    prompt: table.prompt,
    isOnlooker,
    observer,
    view: before === undefined ? view : sharing(before, view),
    state,
    handOver,
    get offers() {
      offers ??= canChoose ? preview(state) : [];
      return offers;
    },
    refused,
    warned,
  };
}
