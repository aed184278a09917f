/**
 * A choice is explained while a mouse is on it, and stays explained after its other button. A finger that stays on it asks what it would do, and does
 * not make it.
 */
import type { MouseEvent, PointerEvent } from 'react';
import type { TabletStore, TabletText } from './tablet-text.ts';

/** Milliseconds, as long as a telephone waits before it offers to copy something. */
const LONG = 450;

/** There is one press at a time. */
let waiting: ReturnType<typeof setTimeout> | undefined;
let isLong = false;

/** Nothing is asked by a finger that still stays: the game went on under it. */
export function forgetPress(): void {
  clearTimeout(waiting);
}

interface PointedAt {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: MouseEvent): void;
  onClickCapture(event: MouseEvent): void;
}

export const pointedAt = (tablet: TabletStore, make: () => TabletText): PointedAt => ({
  onPointerEnter({ pointerType }) {
    if (pointerType !== 'touch') tablet.set(make());
  },
  onPointerLeave: () => tablet.set(null),
  onPointerDown({ pointerType }) {
    forgetPress();
    isLong = false;
    if (pointerType !== 'touch') return;
    waiting = setTimeout(() => {
      isLong = true;
      tablet.keep(make());
    }, LONG);
  },
  onPointerUp: forgetPress,
  onPointerCancel: forgetPress,
  onContextMenu(event) {
    event.preventDefault();
    forgetPress();
    tablet.keep(make());
  },
  // What was explained is not done when the finger leaves.
  onClickCapture(event) {
    if (!isLong) return;
    isLong = false;
    event.stopPropagation();
    event.preventDefault();
  },
});
