/** Online tables before their game: opening, finding, filling, leaving and returning, and the messages when something fails. */
import { expect, it } from 'vitest';
import { hasNoChromium } from './browser.ts';
import { type Guest, introduce, openTable, press, visitServer, wrongOn } from './online-guests.ts';
import { soon } from './wait.ts';

const visit = visitServer();

const CHOICE = '.choices button.choice:enabled, .choices .main:enabled';
const logOf = ({ page }: Guest): Promise<string[]> => page.locator('.log .line').allInnerTexts();
const newsOf = ({ page }: Guest): Promise<string> => page.locator('[role=log]').first().innerText();
const focusOf = ({ page }: Guest): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Makes the first choice until something has happened. */
async function playUntil({ page }: Guest, hasHappened: () => Promise<boolean>): Promise<void> {
  for (let click = 0; click < 80; click++) {
    await soon(async () => (await page.locator(CHOICE).count()) > 0 || (await hasHappened())).toBe(true);
    if (await hasHappened()) return;
    await page.locator(CHOICE).first().click();
  }
  throw new Error('it never happened');
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('is opened with what is agreed, invites by code and QR code, and tells who comes and goes', async () => {
  const { guest, faults } = await visit();
  const ann = await guest('#/online', 'Ann');
  const asked: string[] = [];
  ann.page.on('request', (request) => asked.push(request.url()));
  await ann.page.locator('.new-table summary').click();
  await ann.page.getByText('Rule variants').waitFor();
  expect(await wrongOn(ann, 'all tables')).toEqual([]);
  await ann.page.locator('.new-table select').first().selectOption('3');
  await ann.page.getByLabel('Player on seat 3').selectOption('apprentice');
  await ann.page.getByLabel('Hints').uncheck();
  await ann.page.getByLabel('Who may watch').selectOption('seats');
  await openTable(ann);
  const agreed = await ann.page.locator('.agreed').innerText();
  for (const term of ['no hints', 'score estimate allowed', 'only the players may watch', 'dice that you can check after the game'])
    expect(agreed).toContain(term);
  expect(asked.filter((url) => url.includes('qr-code'))).toEqual([]);
  await press(ann, 'Show the QR code');
  await ann.page.getByRole('img', { name: 'QR code with the link' }).waitFor();
  expect(asked.filter((url) => url.includes('qr-code'))).not.toEqual([]);
  expect(await wrongOn(ann, 'the lobby of the host')).toEqual([]);

  const ben = await guest('#/online', 'Ben');
  await ben.page.getByLabel('Invitation code').fill(` ${(await ann.page.locator('strong.code').innerText()).toLowerCase()}.`);
  await press(ben, 'Join table');
  await ann.page.getByRole('button', { name: 'Ready', exact: true }).focus();
  await ben.page.getByRole('button', { name: 'Seat 2: Sit here' }).click();
  await soon(() => newsOf(ann)).toContain('Ben sits down on seat 2.');
  expect(await focusOf(ann)).toBe('Ready');
  await ann.page.getByRole('button', { name: 'Free the seat of Ben' }).click();
  await ben.page.getByRole('button', { name: 'Seat 2: Sit here' }).click();
  await press(ben, 'Ready');
  await soon(() => newsOf(ann)).toContain('Ben is ready.');
  await ben.page.goto('about:blank');
  await soon(() => newsOf(ann)).toContain('Ben is offline.');
  await ben.page.goBack();
  await soon(() => newsOf(ann)).toContain('Ben is back.');
  await ann.page.getByRole('button', { name: 'Free the seat of Apprentice' }).click();
  await ann.page.getByLabel('Put a bot on seat 3', { exact: true }).selectOption('random');
  await ann.page.getByRole('button', { name: 'Put a bot on seat 3: Seat the bot' }).click();
  await ann.page.getByText('Random (bot)').waitFor();
  await press(ben, 'Leave seat');
  await soon(() => newsOf(ann)).toContain('Seat 2 is free again.');
  await ben.page.getByRole('button', { name: 'Seat 2: Sit here' }).click();
  await press(ann, 'Close the table');
  expect(await focusOf(ann)).toBe('Go back');
  await press(ann, 'Close it');
  await ben.page.getByText('This table was closed before the game started.').waitFor();
  expect(faults).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('lets somebody come back on another device, whose share of the dice then counts', async () => {
  const { guest, faults } = await visit();
  const ann = await guest('#/online', 'Ann');
  const table = await openTable(ann);
  const ben = await guest(table, 'Ben');
  await press(ann, 'Make a personal link');
  const link = await ann.page.getByLabel('Your personal link', { exact: true }).inputValue();
  expect(await wrongOn(ann, 'the personal link')).toEqual([]);
  const phone = await guest(new URL(link).hash);
  await phone.page.getByText('This browser takes over the seats').waitFor();
  expect(await wrongOn(phone, 'coming back')).toEqual([]);
  await press(phone, 'Come back');
  await soon(() => phone.page.locator('.my-tables li').allInnerTexts()).toEqual([expect.stringContaining('Waiting for players')]);
  expect(new URL(phone.page.url()).hash).toBe('#/online');
  await phone.page.locator('.my-tables li a').click();
  await press(phone, 'Ready');
  await phone.page.getByText('host, ready').waitFor();
  await ben.page.getByRole('button', { name: 'Seat 2: Sit here' }).click();
  await press(phone, 'Ready');
  await press(ben, 'Ready');
  for (const { page } of [ann, ben, phone]) await page.locator('.board').waitFor();
  await press(ben, 'This table');
  await press(ben, 'Good luck!');
  for (const { page } of [ann, phone]) await page.locator('.said', { hasText: 'Ben: Good luck!' }).waitFor();
  expect(faults).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('plays against a king, with a bot, and on with a local game', async () => {
  const { server, guest, faults } = await visit();
  const ann = await guest('#/online', 'Ann');
  await ann.page.getByLabel('Solo against a king').check();
  for (const aid of ['Hints', 'Score estimate']) await ann.page.getByLabel(aid).uncheck();
  await openTable(ann);
  await press(ann, 'Ready');
  await playUntil(ann, async () => (await logOf(ann)).some((line) => line.startsWith('Gilgabot')));
  for (const aid of ['Hint', 'Estimate']) expect(await ann.page.getByRole('button', { name: aid, exact: true }).count()).toBe(0);
  await press(ann, 'This table');
  expect(await wrongOn(ann, 'the menu of the table')).toEqual([]);
  await press(ann, 'End the game');
  await press(ann, 'End it');
  await ann.page.getByRole('heading', { name: 'This game was ended.' }).waitFor();
  expect(await ann.page.locator('.choices button, .spot').count()).toBe(0);
  expect(await ann.page.locator('.question').innerText()).toBe('This game was ended.');
  await press(ann, 'Rematch');
  await ann.page.locator('.lobby').waitFor();

  await ann.page.goto(`${server.address}#/online`);
  await ann.page.getByLabel('Two to four players').check();
  for (const aid of ['Hints', 'Score estimate']) await ann.page.getByLabel(aid).check();
  await ann.page.getByLabel('Player on seat 1').selectOption('random');
  await ann.page.getByLabel('Player on seat 2').selectOption('you');
  await openTable(ann);
  await press(ann, 'Ready');
  await playUntil(ann, async () => (await logOf(ann)).some((line) => line.startsWith('Random')));

  await ann.page.goto(`${server.address}#/`);
  await press(ann, 'Start game');
  for (let click = 0; click < 3; click++) await ann.page.locator(CHOICE).first().click();
  const before = await logOf(ann);
  await ann.page.goto(`${server.address}#/online`);
  await ann.page.getByLabel('Continue a game').check();
  await ann.page.getByText('Puabi', { exact: true }).waitFor();
  expect(await wrongOn(ann, 'a local game')).toEqual([]);
  await ann.page.getByLabel('Player on seat 2').selectOption('builder');
  await openTable(ann);
  expect(await ann.page.locator('.agreed').innerText()).toContain('dice not proven');
  await press(ann, 'Ready');
  await soon(async () => (await logOf(ann)).length).toBeGreaterThanOrEqual(before.length);
  expect((await logOf(ann)).join('\n')).not.toContain('Puabi');
  await playUntil(ann, async () => (await logOf(ann)).length > before.length + 3);
  await ann.page.goto(`${server.address}#/online`);
  await soon(() => ann.page.locator('.my-tables li').count()).toBe(4);
  expect(faults).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('says what is wrong, and loses nothing that was entered', async () => {
  const { server, guest, faults } = await visit();
  const ann = await guest('#/online');
  await introduce(ann, '   ');
  await ann.page.getByText('A name has 1 to 12 visible characters.').waitFor();
  expect(await wrongOn(ann, 'the name')).toEqual([]);
  await introduce(ann, 'Ann');
  await ann.page.getByLabel('Invitation code').fill('BCDF-GHJK');
  await press(ann, 'Join table');
  await ann.page.getByText('No table has this code.').waitFor();
  await ann.page.getByLabel('Who may watch').selectOption('seats');
  server.kill();
  await press(ann, 'Open a table');
  await ann.page.getByText('The server doesn’t answer.').waitFor();
  expect(await ann.page.getByLabel('Who may watch').inputValue()).toBe('seats');
  await server.start();
  const table = await openTable(ann);
  const ben = await guest(table, 'Ben');
  const cleo = await guest(table, 'Cleo');
  await ben.page.getByRole('button', { name: 'Seat 2: Sit here' }).click();
  await cleo.page.getByText('Every seat is taken, and only the players may watch.').waitFor();
  for (const each of [ann, ben]) await press(each, 'Ready');
  await cleo.page.getByText('This table is for its players only.').waitFor();
  await cleo.page.reload();
  await cleo.page.getByText('This table doesn’t exist, or you don’t have access to it.').waitFor();
  expect(await wrongOn(cleo, 'no table')).toEqual([]);
  await cleo.page.goto(`${server.address}#/online/${'f'.repeat(64)}`);
  await press(cleo, 'Come back');
  await cleo.page.getByText('This personal link isn’t valid').waitFor();
  await press(cleo, 'Stay Cleo');
  await cleo.page.getByText('None yet.').waitFor();
  expect(faults).toEqual([]);
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('lets others of the network in, and gives them links that they can open', async () => {
  const { guest, faults } = await visit();
  const ann = await guest('#/', null);
  // The tests never open a server to a real network.
  const network = { address: null as string | null, mayLetIn: true };
  await ann.page.route('**/api/network', async (route) => {
    if (route.request().method() === 'POST') network.address = 'http://127.0.0.2:4711/';
    await route.fulfill({ json: network });
  });
  await ann.page.getByRole('link', { name: 'Play online' }).click();
  await introduce(ann, 'Ann');
  await press(ann, 'Let others in your network in');
  expect(await ann.page.getByLabel(ann.words.say('isLetIn', {})).inputValue()).toBe('http://127.0.0.2:4711/');
  await ann.page.getByRole('img', { name: 'QR code with the link http://127.0.0.2:4711/' }).waitFor();
  expect(await wrongOn(ann, 'let in')).toEqual([]);
  const table = await openTable(ann);
  await soon(() => ann.page.getByLabel('Link to this table').inputValue()).toBe(`http://127.0.0.2:4711/${table}`);
  expect(faults).toEqual([]);
});
