/** 5,000 commands sent to a real node on each engine, most of them repeatedly, late or in another order (B3). */
import { expect, test } from 'vitest';
import { onBoth } from '../store/engines.ts';
import { startNode } from './node.ts';
import { playRepeated } from './repeats.ts';

const SENDS = Number(process.env['SENDS'] ?? 5_000);

onBoth((engine) => {
  test(`${SENDS} sends`, async () => {
    const node = await startNode({ address: await engine.ready() });
    const tally = await playRepeated(node, `${Date.now()}`, SENDS);
    process.stdout.write(`\nrepeated sends on ${engine.name}: ${JSON.stringify(tally)}\n`);
    expect(tally.sends).toBeGreaterThanOrEqual(SENDS);
    await node.stop();
    expect(node.reported).toEqual([]);
  });
});
