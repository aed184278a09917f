/**
 * Explains a choice while a mouse hovers over it, and keeps the explanation after a right click. A long touch explains a choice without
 * making it.
 */
import type { MouseEvent, PointerEvent } from 'react';
import type { TabletStore, TabletText } from './tablet-text.ts';

/** Milliseconds: as long as a phone takes to offer copying. */
const LONG_TOUCH_MS = 450;

/** The timer of the current touch. There is one at a time. */
let waiting: ReturnType<typeof setTimeout> | undefined;
let isLong = false;

/** Cancels the timer: the game has gone on under a finger that still touches the screen. */
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
    }, LONG_TOUCH_MS);
  },
  onPointerUp: forgetPress,
  onPointerCancel: forgetPress,
  onContextMenu(event) {
    event.preventDefault();
    forgetPress();
    tablet.keep(make());
  },
  // Lifting the finger after a long touch must not make the choice.
  onClickCapture(event) {
    if (!isLong) return;
    isLong = false;
    event.stopPropagation();
    event.preventDefault();
  },
});
