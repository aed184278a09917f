/** The card at the end of a game has room for four long names in every language, on a desktop and on a phone. */
import { LANGUAGES } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();
const NAMES = ['Nebuchadneza', 'Enmebaragesi', 'Shulgi-Simti', 'Meskalamdugm'];

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('shows all of who has won, and what comes next', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const saved = await gameAtTurn({ players: 4, turn: 1000 }, 'ur');
  await keep(page, 'end', { ...saved, record: { ...saved.record, seats: NAMES.map((name) => ({ name })) } });
  const home = page.url().split('#')[0];
  const cut: string[] = [];
  for (const language of LANGUAGES)
    for (const size of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate((set) => localStorage.setItem('tabannusi-settings', JSON.stringify(set)), { language });
      await page.goto('about:blank');
      await page.goto(`${home}#/game/end`);
      await page.locator('.result button').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const over = await page.locator('.result').evaluate((card) => card.scrollHeight - card.clientHeight);
      if (over > 0) cut.push(`${language}, ${size.width}: ${over} px`);
    }
  expect(cut).toEqual([]);
});
