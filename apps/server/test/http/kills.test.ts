/** Nothing that was acknowledged to players is lost when the node is killed (B1). The long run kills 200 times on each engine. */
import { expect, test } from 'vitest';
import { onBoth } from '../store/engines.ts';
import { killWhilePlaying } from './kills.ts';

onBoth((engine) => {
  test('two kills while people play', async () => {
    const found = await killWhilePlaying(await engine.ready(), 'sample', 2);
    expect(found).toMatchObject({ lost: 0, doubled: 0, anew: 0 });
    expect(found.acknowledged).toBeGreaterThan(10);
  });
});
