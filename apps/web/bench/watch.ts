/** What a page notes about itself while somebody plays: how soon it answers, and what moves although nobody moved it. */
import type { Page } from 'playwright-core';

/** A part of the page that was somewhere else a moment ago. */
export interface Shift {
  readonly value: number;
  /** Within half a second of a click. */
  readonly isByInput: boolean;
  readonly parts: readonly string[];
}

export interface Watched {
  /** Milliseconds from a click to the next paint, of clicks that took 16 or more. */
  readonly slow: readonly number[];
  readonly shifts: readonly Shift[];
}

/** Begins with the page. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const slow = new Map<number, number>();
    const shifts: Shift[] = [];
    Reflect.set(window, 'watched', () => ({ slow: [...slow.values()], shifts }));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        // Pointer down, pointer up and click are one interaction; the slowest of them is what is felt.
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

/** The parts of the Layout Instability API that are read; the library of types has none of it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
