/** The bytes of many games, for every observer of each (B18). The feed of 10,000 games is compared in `packages/host/test/secrecy.long.test.ts`. */
import { expect, test } from 'vitest';
import { checkWire } from './wire.ts';

const GAMES = Number(process.env['GAMES'] ?? 200);

test(`twin games are the same bytes to every observer: ${GAMES} games`, async () => {
  const sum = { twins: 0, none: 0, exchanged: 0, bytes: 0 };
  const begun = Date.now();
  for (let n = 0; n < GAMES; n++) {
    const parts = { seed: `${begun} ${n}`, persons: 2 + (n % 3), bots: n % 3 < 2 && n % 4 === 1 ? 1 : 0 };
    for (const { observer, differs, exchanged, bytes } of await checkWire(parts)) {
      if (differs === true) throw new Error(`observer ${observer} of ${JSON.stringify(parts)} is sent something else`);
      sum[differs === null ? 'none' : 'twins']++;
      sum.exchanged += exchanged;
      sum.bytes += bytes;
    }
  }
  process.stdout.write(`\nsecrecy of bytes, games from ${begun} on: ${JSON.stringify(sum)}\n`);
  expect(sum.none).toBeLessThan(sum.twins / 4);
});
