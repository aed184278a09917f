/** A few turns of two players and a spectator, with every disturbance of page, connection and server once. */
import { expect, it } from 'vitest';
import { hasNoChromium } from './browser.ts';
import { begin, twoAtTable, violationsOn } from './online.ts';
import { DISTURBANCES, expectSameFigures, playDisturbed, watch } from './online-game.ts';

const seatTwo = twoAtTable();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('by mouse and by keyboard, in three languages, through reloads, lost lines and dead servers', async () => {
  const two = await seatTwo(['de', 'fr']);
  await begin(two);
  const three = await watch(two, 'pl');
  await playDisturbed(three, 24, (number) => (number % 3 === 2 ? DISTURBANCES[(number - 2) / 3] : undefined));
  await expectSameFigures(three);
  for (const page of [three.ben, three.watcher]) expect(await violationsOn(page)).toEqual([]);
  expect(two.faults).toEqual([]);
});
