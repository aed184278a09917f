/** Moves pieces at the set animation speed, and not at all under reduced motion. Its code loads after the board is shown. */
import type { Notice, Sight } from '@tabannusi/table';
import { PACE_MS, type Pace } from '../device/settings.ts';
import type { Motion } from './motion.ts';

export interface Mover {
  /** Milliseconds before a bot moves: its own delay and the time until motion ends. */
  wait(): number;
  /** Hears what happened before the picture shows it. */
  hear(notices: readonly Notice[]): void;
  /** Called when the picture shows what happened last. */
  show(): void;
  close(): void;
}

/** Nothing moves while a past moment is shown. */
export function createMover(table: Sight, pace: () => Pace, isLookingBack: () => boolean): Mover {
  let motion: Motion | null = null;
  let isOpen = true;
  let moving = 0;
  let isAsked = false;
  const load = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    const { createMotion } = await import('./motion.ts');
    if (isOpen) motion = createMotion(table.setting.solo === null ? null : table.setting.bot);
  };
  const hear = (notice: Notice): void => {
    const { move } = PACE_MS[pace()];
    const isMoving = notice.notice === 'step' && move > 0 && !isLookingBack() && !wantsStillness();
    if (!isMoving && moving > 0) motion?.finish();
    moving = isMoving ? (motion?.note(notice.events, move) ?? 0) : 0;
  };
  return {
    wait: () => Math.max(PACE_MS[pace()].bot, moving),
    hear: (notices) => notices.forEach(hear),
    show() {
      if (isLookingBack()) motion?.finish();
      motion?.show();
      // The board is about to be painted for the first time. Load the code for later moves after that.
      setTimeout(load);
    },
    close() {
      isOpen = false;
      motion?.close();
    },
  };
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
