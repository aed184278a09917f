/** The secrecy of hosted tables over 10,000 games, for every observer of each (B18). */
import { expect, test } from 'vitest';
import { checkTwins } from './secrecy.ts';

const GAMES = Number(process.env['GAMES'] ?? 10_000);

test(`twin games are the same text to every observer: ${GAMES} games`, () => {
  const sum = { twins: 0, none: 0, exchanged: 0, texts: 0, characters: 0 };
  const begun = Date.now();
  for (let n = 0; n < GAMES; n++) {
    const parts = { seed: `${begun} ${n}`, persons: 2 + (n % 3), bots: n % 3 < 2 && n % 4 === 1 ? 1 : 0 };
    for (const { observer, differs, exchanged, texts, characters } of checkTwins(parts)) {
      if (differs === true) throw new Error(`observer ${observer} of ${JSON.stringify(parts)} is told something else`);
      sum[differs === null ? 'none' : 'twins']++;
      sum.exchanged += exchanged;
      sum.texts += texts;
      sum.characters += characters;
    }
  }
  process.stdout.write(`\nsecrecy, games from ${begun} on: ${JSON.stringify(sum)}\n`);
  expect(sum.none).toBeLessThan(sum.twins / 4);
});
