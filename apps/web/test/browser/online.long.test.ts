/** A whole game of two people through the server, with every disturbance of page, connection and server. */
import { expect, it } from 'vitest';
import { hasNoChromium } from './browser.ts';
import { begin, twoAtTable, violationsOn } from './online.ts';
import { byLot, expectSameFigures, playDisturbed, watch } from './online-game.ts';

const seatTwo = twoAtTable();

// Skipped without a Chromium.
it.skipIf(hasNoChromium)(
  'a whole game by mouse and by keyboard, in four languages, through reloads, lost lines and dead servers',
  async () => {
    const two = await seatTwo(['de', 'fr']);
    await begin(two);
    const three = await watch(two, 'pl');
    const decisions = await playDisturbed(three, 2_000, byLot('disturbed', 6));
    process.stdout.write(`${decisions} decisions\n`);
    expect(decisions).toBeGreaterThan(200);
    await expectSameFigures(three);
    for (const page of [three.ann, three.ben, three.watcher]) expect(await violationsOn(page)).toEqual([]);
    expect(two.faults).toEqual([]);
  },
);
