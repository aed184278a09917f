/** Lets pieces move at one's pace; where reduced motion is asked for they do not. The code for it comes after the board shows. */
import { SPECTATOR } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';
import { PACE_MS, type Pace } from '../device/settings.ts';
import type { Motion } from './motion.ts';

export interface Mover {
  /** Milliseconds before a bot answers: its own time, and until what moves has come to rest. */
  wait(): number;
  /** The picture shows what happened last. */
  show(): void;
  close(): void;
}

/** It must hear of a step before who draws it. Nothing moves while one looks back. */
export function createMover(table: Table, pace: () => Pace, isLookingBack: () => boolean): Mover {
  let motion: Motion | null = null;
  let isOpen = true;
  let moving = 0;
  let isAsked = false;
  const load = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    const { createMotion } = await import('./motion.ts');
    if (isOpen) motion = createMotion(table.view(SPECTATOR).solo?.seat ?? null);
  };
  const leave = table.subscribe(SPECTATOR, (notice) => {
    const { move } = PACE_MS[pace()];
    const isMoving = notice.notice === 'step' && move > 0 && !isLookingBack() && !wantsStillness();
    if (!isMoving) motion?.finish();
    moving = isMoving ? (motion?.note(notice.events, move) ?? 0) : 0;
  });
  return {
    wait: () => Math.max(PACE_MS[pace()].bot, moving),
    show() {
      if (isLookingBack()) motion?.finish();
      motion?.show();
      load();
    },
    close() {
      isOpen = false;
      leave();
      motion?.close();
    },
  };
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
