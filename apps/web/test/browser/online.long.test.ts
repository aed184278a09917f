/** The same for longer, with all that may happen to a line and a server. */
import { expect, it } from 'vitest';
import { hasNoChromium } from './browser.ts';
import { begin, expectSameGame, playOn, reload, twoAtTable } from './online.ts';

const seatTwo = twoAtTable();

// Without a Chromium on this machine there is nobody to play.
it.skipIf(hasNoChromium)('several turns, with reloads, a lost line and a server that is killed', async () => {
  const two = await seatTwo();
  await begin(two);
  await playOn(two, 60, async (click, played) => {
    if (click % 10 === 5) await reload(played);
    if (click % 20 === 12) {
      two.server.kill();
      await two.server.start();
    }
    if (click % 20 === 2) {
      await played.context().setOffline(true);
      await played
        .locator('.link-note')
        .getByText(/Offline|Catching up/)
        .waitFor();
      await played.context().setOffline(false);
    }
  });
  await expectSameGame(two);
  expect(two.faults).toEqual([]);
});
