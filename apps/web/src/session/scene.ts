/** What the page shows of a game at one moment, before it is put into words. */
import { type Preview, preview, SPECTATOR, type State, type View } from '@tabannusi/engine';
import type { Prompt, Refusal, Screen, Sight } from '@tabannusi/table';
import { sharing } from './sharing.ts';
import type { MadeStep, TapFinder, Waiting, Way, Ways } from './tapped.ts';

/** What the players of a game may ask the program for. */
export interface Aids {
  readonly hints: boolean;
  /** The standing if the game ended now. */
  readonly estimate: boolean;
}

const ALL_AIDS: Aids = { hints: true, estimate: true };

export interface Scene {
  readonly table: Sight;
  /** The present moment. */
  readonly moment: number;
  /**
   * The past moment that is shown; null if the present one is. While it is shown, nothing can be chosen, and the game goes on in the
   * background.
   */
  readonly past: number | null;
  readonly prompt: Prompt;
  /** Whether the person at the screen has no part in the game. */
  readonly isOnlooker: boolean;
  readonly aids: Aids;
  /** Whether several people share the screen. */
  readonly isShared: boolean;
  /** The seat whose cards are shown, or SPECTATOR. */
  readonly observer: number;
  readonly view: View;
  /** A state that the observer cannot distinguish from the real one. Dealt on first access. */
  readonly state: State;
  /** The seat that may act at the screen now; null if nobody may. */
  readonly actor: number | null;
  /** The person who must take over the screen first; null if nobody must. */
  readonly handOver: number | null;
  /** The offers at the screen with their previews; empty while somebody else is asked. Computed on first access. */
  readonly offers: readonly Preview[];
  /** What a hint can weigh: the offers or, while a past moment is shown, those of its question. Computed on first access. */
  readonly weighed: readonly Preview[];
  /** The last refusal; null if there is none. */
  readonly refused: Refusal | null;
  /** A choice that waits for confirmation, because it may be a slip; null if there is none. */
  readonly warned: Waiting | null;
  /** The forced steps of the last tap. */
  readonly made: readonly MadeStep[];
  /** The choices that a tap on a place can make, by the key of the place. Computed on first access. */
  readonly ways: Ways;
  /** Finds taps that make two choices; null if every tap makes one. */
  readonly tapFinder: TapFinder | null;
  /** The ways to a tapped place, one of which must be chosen; null if there is nothing to choose. */
  readonly between: readonly Way[] | null;
}

interface Details extends Partial<Pick<Scene, 'past' | 'refused' | 'warned' | 'made' | 'between' | 'isOnlooker' | 'aids' | 'tapFinder'>> {
  /** Returns a scene of the same moment with the same view, state and offers. */
  readonly like?: Scene | null;
}

const NO_WAYS: Ways = new Map();

/** Returns the seat whose board is shown. */
export const seatShown = ({ observer, view }: Pick<Scene, 'observer' | 'view'>): number =>
  observer === SPECTATOR ? (view.active ?? view.startSeat) : observer;

/** Whether there are hints. A game without them has them once it is over. */
export const hasHints = ({ aids, prompt }: Pick<Scene, 'aids' | 'prompt'>): boolean => aids.hints || prompt.wait === 'over';

/**
 * Whether a hint can be asked for now. In a past moment anybody's decision can be weighed, with what the observer knew. The choices between
 * Urban cards are secret: nobody else knows them.
 */
export function canAdvise(scene: Pick<Scene, 'past' | 'prompt' | 'aids' | 'offers' | 'view' | 'observer'>): boolean {
  const { past, offers, view, observer } = scene;
  if (!hasHints(scene)) return false;
  if (past === null) return offers.length > 0;
  const { question } = view;
  return question !== null && (question.ask !== 'urbanCard' || question.seat === observer);
}

/** With the view shown before, unchanged parts of the new view are the same objects. */
export function sceneOf(
  table: Sight,
  screen: Pick<Screen, 'observer' | 'handOver' | 'canChoose' | 'isShared' | 'actor'>,
  {
    past = null,
    refused = null,
    warned = null,
    made = [],
    between = null,
    isOnlooker = false,
    aids = ALL_AIDS,
    tapFinder = null,
    like = null,
  }: Details = {},
  before?: View,
): Scene {
  const { observer, handOver, isShared } = screen;
  const seen = like ?? table.seen(observer, past ?? table.moment);
  const canChoose = past === null && screen.canChoose;
  let offers: readonly Preview[] | null = null;
  let weighed: readonly Preview[] | null = null;
  let ways: Scene['ways'] | null = null;
  return {
    table,
    moment: table.moment,
    past,
    prompt: table.prompt,
    isOnlooker,
    aids,
    isShared,
    observer,
    view: before === undefined ? seen.view : sharing(before, seen.view),
    get state() {
      return seen.state;
    },
    actor: past === null ? screen.actor : null,
    handOver,
    get offers() {
      offers ??= like?.offers ?? (canChoose ? preview(seen.state) : []);
      return offers;
    },
    get weighed() {
      if (past === null) return this.offers;
      weighed ??= canAdvise(this) ? preview(seen.state) : [];
      return weighed;
    },
    refused,
    warned,
    made,
    tapFinder,
    get ways() {
      ways ??= tapFinder === null ? NO_WAYS : (like?.ways ?? tapFinder.waysOf(seen.state, this.offers));
      return ways;
    },
    between,
  };
}
