/** Measured inside the page during a game: how quickly it answers, and what moves by itself. */
import type { Page } from 'playwright-core';

/** A layout shift. */
export interface Shift {
  readonly value: number;
  /** Whether it happened within half a second of a click. */
  readonly isByInput: boolean;
  readonly parts: readonly string[];
}

export interface Watched {
  /** Milliseconds from a click to the next paint, for clicks of 16 ms or more. */
  readonly slow: readonly number[];
  readonly shifts: readonly Shift[];
}

/** Installed before the page loads. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const slow = new Map<number, number>();
    const shifts: Shift[] = [];
    Reflect.set(window, 'watched', () => ({ slow: [...slow.values()], shifts }));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        // Pointer down, pointer up and click are one interaction; its slowest event is what a person notices.
        if (interactionId > 0) slow.set(interactionId, Math.max(slow.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShift;
        const parts = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}` : '',
        );
        shifts.push({ value, isByInput: hadRecentInput, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const watched = (page: Page): Promise<Watched> => page.evaluate(() => Reflect.get(window, 'watched')());

/** The parts of the Layout Instability API that are used; TypeScript's library has no types for it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
