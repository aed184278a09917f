/** The command at a terminal, as a person sees it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import { expect, it } from 'vitest';
import { recorded } from '../files/recorded.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Runs the command and types an answer at each prompt, in order. */
function atTerminal(args: readonly string[], typed: readonly string[], cols: number): Promise<{ code: number; screen: string }> {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'game.json'), JSON.stringify(recorded()));
  const env = { ...process.env, LC_ALL: 'C' };
  const terminal = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], { cols, rows: 30, cwd, env });
  const answers = [...typed];
  let [screen, read] = ['', 0];
  terminal.onData((text) => {
    screen += text;
    if (!screen.slice(read).includes('(Enter: continue; q and Enter: stop)')) return;
    read = screen.length;
    terminal.write(answers.shift() ?? '');
  });
  return new Promise((resolve) => terminal.onExit(({ exitCode }) => resolve({ code: exitCode, screen: screen.replaceAll('\r\n', '\n') })));
}

it('tells a game page by page, until q', async () => {
  const { code, screen } = await atTerminal(['record', 'play', 'game.json'], ['\r', '\r', 'q\r'], 100);
  expect(code).toBe(0);
  expect(screen.match(/’s turn begins\.$/gm)).toHaveLength(2);
});

it('is interrupted with Ctrl+C', async () => {
  const { code, screen } = await atTerminal(['record', 'play', 'game.json'], ['\r', '\u0003'], 100);
  expect(code).toBe(130);
  expect(screen.trimEnd().endsWith('Interrupted.')).toBe(true);
});

it('keeps to a narrow one', async () => {
  const { code, screen } = await atTerminal(['record', 'show', 'game.json', '--turn', '9'], [], 50);
  expect(code).toBe(0);
  for (const line of screen.split('\n')) expect(line.length, line).toBeLessThanOrEqual(50);
});
