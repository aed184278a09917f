/** A finger that stays on a choice asks what it would do, and does not make it; so does the other button of a mouse. */
import type { MouseEvent, PointerEvent } from 'react';

/** Milliseconds, as long as a telephone waits before it offers to copy something. */
const LONG = 450;

/** There is one press at a time. */
let waiting: ReturnType<typeof setTimeout> | undefined;
let isLong = false;

function forget(): void {
  clearTimeout(waiting);
}

export interface LongPress {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: MouseEvent): void;
  onClickCapture(event: MouseEvent): void;
}

export const onLongPress = (explain: () => void): LongPress => ({
  onPointerDown({ pointerType }) {
    forget();
    isLong = false;
    if (pointerType === 'mouse') return;
    waiting = setTimeout(() => {
      isLong = true;
      explain();
    }, LONG);
  },
  onPointerUp: forget,
  onPointerCancel: forget,
  onContextMenu(event) {
    event.preventDefault();
    forget();
    explain();
  },
  // What was explained is not done when the finger leaves.
  onClickCapture(event) {
    if (!isLong) return;
    isLong = false;
    event.stopPropagation();
    event.preventDefault();
  },
});
