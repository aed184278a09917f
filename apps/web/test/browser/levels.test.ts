/** The bots as opponents: their descriptions in the form, and the suggestion after a result. */
import { expect, it } from 'vitest';
import { gameAtTurn } from '../../shots/games.ts';
import { put } from '../../shots/keep.ts';
import { hasNoChromium, inBrowser } from './browser.ts';

const openPage = inBrowser();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says how each level plays, and where one has not learned such games', async () => {
  const page = await openPage();
  const seat = page.getByLabel('Player on seat 2');
  const line = page.locator('.seat .level');
  await seat.focus();
  await line.getByText('Plans every turn to its end').waitFor();
  const told = new Set<string>();
  for (const kind of ['Apprentice', 'Brickmaker', 'Mason', 'Builder', 'Architect', 'Vizier', 'Sage']) {
    await seat.selectOption(`bot${kind}`);
    told.add(await line.innerText());
    expect(await line.locator('svg.portrait').count()).toBe(1);
  }
  expect(told.size).toBe(7);
  expect([...told].filter((text) => text.includes('hasn’t learned'))).toEqual([]);
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Edition').selectOption({ label: 'Reference edition, version 2' });
  await line.getByText('It hasn’t learned such games').waitFor();
  await seat.selectOption('botArchitect');
  expect(await line.innerText()).not.toContain('hasn’t learned');
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('suggests the next level after a game, says why, and starts that game', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const { record, ...saved } = await gameAtTurn({ players: 2, turn: 1_000 }, 'ur');
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'mason' }] as const;
  for (const [n, id] of ['first', 'second', 'third'].entries())
    await put(page, {
      id,
      players: ['Puabi', 'Shulgi'],
      turn: 40,
      over: true,
      savedAt: 1_000 + n,
      saved: { ...saved, seats, record: { ...record, seats: [{ name: 'Puabi' }, { name: 'Shulgi' }] } },
    });
  const home = page.url().split('#')[0];
  for (const [id, says] of [
    ['first', 'You lost your last game against the Mason. Play against that level again.'],
    ['second', 'You won 0 of your last 2 games against the Mason. Play against that level again.'],
    ['third', 'You lost your last 3 games against the Mason. Try the Brickmaker.'],
  ] as const) {
    await page.goto(`${home}#/result/${id}`);
    await page.getByText(says).waitFor();
  }
  await page.getByRole('button', { name: 'Play against the Brickmaker' }).click();
  await page.waitForSelector('.own-board');
});
