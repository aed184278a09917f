/** The font sizes of a page. */
import type { Page } from 'playwright-core';

/** Returns texts with a font size below `least` pixels, with their size. */
export const tinyTexts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((smallest) => {
    const found: string[] = [];
    for (const text of document.querySelectorAll('text, p, span, li, button, h1, h2, a, select, label, strong')) {
      if (text.textContent?.trim() === '' || text.getClientRects().length === 0) continue;
      const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.d ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      if (size < smallest) found.push(`${text.textContent?.trim().slice(0, 20)}: ${size.toFixed(1)}`);
    }
    return found;
  }, least);
