/** A complete game of one person against a king, by mouse, in a real Chromium. */
import { openTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { clickSomething, keptGame } from '../../shots/play.ts';
import { hasNoChromium, inBrowser } from './browser.ts';
import { tinyTexts } from './letters.ts';
import { soon } from './wait.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is played to its end against a king, whose every step says why', async () => {
  const page = await openPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

  await page.getByLabel('Solo against a king').check();
  await page.getByLabel('Player on seat 2').selectOption({ label: 'King: Sarbot' });
  await page.getByLabel('Seed').fill('ur');
  await page.getByRole('button', { name: 'Start game' }).click();
  const bot = page.getByRole('group', { name: 'The Bot’s cards and tiles (Sarbot)' });
  await bot.waitFor();

  let asked = false;
  for (let clicks = 0; clicks < 2000; clicks++) {
    const step = page.locator('.log li').filter({ hasText: 'Sarbot’s first action' }).last().getByRole('button', { name: 'Why?' });
    if (!asked && (await step.count()) > 0) {
      asked = true;
      await step.click();
      await soon(() => page.locator('.log .reasons p').innerText()).toMatch(/SOLO-39$/);
      expect(await page.locator('.log .reasons').getByRole('link', { name: 'Rule SOLO-39' }).getAttribute('href')).toContain(
        '#/rules/SOLO-39',
      );
      // The arrow keys move from line to line and to the buttons beside them.
      for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
      await soon(() => page.locator('.log .reasons').count()).toBe(2);
      expect(await tinyTexts(page, 12)).toEqual([]);
      const before = await bot.locator('desc').textContent();
      await page.reload();
      // The text of the King card loads with the sentences of the rules.
      await soon(() => bot.locator('desc').textContent()).toBe(before);
    }
    if (!(await clickSomething(page, clicks))) break;
  }
  expect(asked).toBe(true);
  await soon(() => page.locator('.result h1').innerText()).toMatch(/^(?:Puabi|Sarbot) wins\.$/);
  expect(faults).toEqual([]);

  const opened = openTable(await keptGame(page));
  expect(opened.ok && opened.table.prompt.wait).toBe('over');
  expect(opened.ok && opened.table.setting.solo?.king).toBe('sarbot');
  await page.getByRole('link', { name: 'Tabannusi' }).click();
  await page.getByRole('heading', { name: 'Finished' }).waitFor();
});
