/** The progress bar. */
import { Writable } from 'node:stream';
import { createCliWords } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { createProgress } from '../../src/sim/progress.ts';
import { runCli } from '../run-cli.ts';

function terminal(): { readonly errors: Writable; readonly text: () => string } {
  let text = '';
  const errors = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  return { errors: Object.assign(errors, { isTTY: true }), text: () => text };
}

it('tells how many games are done, how fast, and how long it will take', () => {
  const { errors, text } = terminal();
  let time = 0;
  const progress = createProgress(errors, createCliWords('en'), 80, () => time);
  progress.show(0, 1000);
  time = 2_000;
  progress.show(250, 1000);
  expect(text().split('\r').at(-1)).toBe('\u001b[K█████░░░░░░░░░░░░░░░ 250 of 1,000 games, 125 per second, 0:06 left');
  progress.end();
  expect(text().endsWith('\r\u001b[K')).toBe(true);
});

it('is shown at a terminal only, and not in the answer', async () => {
  const { errors, text } = terminal();
  const args = ['sim', '--games', '2', '--bots', 'random', '--seed', 'ur', '--jobs', '1'];
  const { out } = await runCli(args, '', { errors });
  expect(text()).toContain('2 of 2 games');
  expect(await runCli(args)).toEqual({ code: 0, out, err: '' });
});
