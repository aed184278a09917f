/** Marks places on the board while a line about them is hovered over or has the focus. */
import { useEffect, useRef } from 'react';
import { shine } from '../motion/shine.ts';
import type { Place } from '../places/place.ts';

export function useShine(places: readonly Place[]): {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
} {
  const dark = useRef<() => void>(() => {});
  const point = (): void => {
    dark.current();
    dark.current = shine(places);
  };
  const leave = (): void => dark.current();
  useEffect(() => () => dark.current(), []);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
