/**
 * Commands that come twice, late or in another order take effect once and get the same answer, at a real node. The long run sends 5,000.
 */
import { expect, test } from 'vitest';
import { onBoth } from '../store/engines.ts';
import { startNode } from './node.ts';
import { playRepeated } from './repeats.ts';

onBoth((engine) => {
  test('300 sends', async () => {
    const node = await startNode({ address: await engine.ready() });
    const { commands, sends, late } = await playRepeated(node, 'sample', 300);
    expect(sends).toBeGreaterThan(2 * commands);
    expect(late).toBeGreaterThan(30);
    await node.stop();
    expect(node.reported).toEqual([]);
  });
});
