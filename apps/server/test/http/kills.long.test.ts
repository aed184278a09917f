/** 200 kills of a real node on each engine, while people play (B1). */
import { expect, test } from 'vitest';
import { onBoth } from '../store/engines.ts';
import { killWhilePlaying } from './kills.ts';

const KILLS = Number(process.env['KILLS'] ?? 200);

onBoth((engine) => {
  test(`${KILLS} kills while people play`, async () => {
    const found = await killWhilePlaying(await engine.ready(), `${Date.now()}`, KILLS);
    process.stdout.write(`\nkills of a node on ${engine.name}: ${JSON.stringify(found)}\n`);
    expect(found).toMatchObject({ lost: 0, doubled: 0, anew: 0 });
  });
});
