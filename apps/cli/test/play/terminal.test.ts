/** `play` in a real pseudo-terminal, and processes that end in the middle of a game. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CTRL_C, END_OF_INPUT, NODE, running, terminal } from './terminal.ts';
import { emptyFolder } from './typed.ts';

const GAME = ['play', '--lang', 'en', '--seed', 'ur', '--seat', 'person:Ann', '--save', 'ur.json'];

const ESCAPE = '\x1b';

const savedIn = (where: string): number => JSON.parse(readFileSync(join(where, 'ur.json'), 'utf8')).record.decisions.length;

test('a person plays, resizes the window and breaks it off with Ctrl-C', async () => {
  const where = emptyFolder();
  const { pty, ended, until } = terminal(GAME, where);
  await until('Ann> ', 'Choose the colour of your first Building');
  pty.write('2\r');
  await until('Ann> ', 'Place your first Building (yellow)');
  pty.write('a1\r');
  await until('Ann> ', 'Choose your starting District');
  pty.resize(60, 30);
  pty.write('4\r');
  await until('Ann> ', 'Take a die');
  pty.resize(120, 40);
  pty.write('score\r');
  await until('Ann> ', 'Total VP');
  pty.write(CTRL_C);
  await until('y or n> ', 'Quit the game?');
  pty.write('n\r');
  await until('Ann> ');
  pty.write(CTRL_C);
  await until('y or n> ');
  pty.write(CTRL_C);
  await until('--resume ur.json', 'The game is saved in ur.json.');
  expect(await ended).toBe(130);
  expect(readdirSync(where)).toEqual(['ur.json']);
});

test('colours are used in a terminal, and not where NO_COLOR asks for none', async () => {
  const coloured = terminal(GAME, emptyFolder(), { hasColour: true });
  const seen = await coloured.until('Ann> ');
  for (const text of [
    `${ESCAPE}[93myellow: 1 1 3 6 6${ESCAPE}[0m`,
    `${ESCAPE}[91mAnn${ESCAPE}[0m (1): 10 VP`,
    `[${ESCAPE}[93mY${ESCAPE}[0m`,
  ]) {
    expect(seen).toContain(text);
  }
  coloured.pty.write(END_OF_INPUT);
  expect(await coloured.ended).toBe(0);
  const plain = terminal(GAME, emptyFolder());
  const text = await plain.until('Ann> ');
  // The terminal gets the position of the prompt and no other control sequences.
  expect(text.split(ESCAPE).slice(1)).toEqual(['[1G', '[0JAnn> ']);
  plain.pty.write(END_OF_INPUT);
  expect(await plain.ended).toBe(0);
});

test('the screen is cleared, with all that can be scrolled back to, before the next person looks', async () => {
  const { pty, until } = terminal([...GAME, '--seat', 'person:Bob'], emptyFolder());
  await until('show my cards [Enter] ');
  pty.write('\r');
  expect(await until('Bob> ')).toMatch(/Urban card U\d\d/);
  pty.write('1\r');
  await until('Bob> ', 'Bob: place');
  pty.write('b1\r');
  const seen = await until('show my cards [Enter] ');
  expect(seen).toContain(`${ESCAPE}[2J${ESCAPE}[3J${ESCAPE}[H`);
  expect(seen).not.toMatch(/Urban card U\d\d/);
});

test('a process that is killed leaves the game as it was after the last step', async () => {
  const where = emptyFolder();
  const child = spawn(process.execPath, [...NODE, ...GAME], { cwd: where, stdio: ['pipe', 'pipe', 'inherit'] });
  running.push(child);
  let printed = '';
  const asked = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`it ended early: ${printed}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('Move your Architect') && printed.endsWith('Ann>\n')) resolve();
    });
  });
  child.stdin.write('2\na1\n4\n1\n');
  await asked;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  expect(readdirSync(where)).toContain('ur.json.lock');
  const decisions = savedIn(where);
  const resumed = terminal(['play', '--lang', 'en', '--resume', 'ur.json'], where);
  await resumed.until('Ann> ', 'Move your Architect (you took a 2)');
  expect(savedIn(where)).toBe(decisions);
  resumed.pty.write('quit\r');
  expect(await resumed.ended).toBe(0);
});

test('a second process does not open the game', async () => {
  const where = emptyFolder();
  const first = terminal(GAME, where);
  await first.until('Ann> ');
  const second = terminal(['play', '--lang', 'en', '--resume', 'ur.json'], where);
  await second.until('.lock.', 'open in another');
  expect(await second.ended).toBe(2);
  first.pty.write('quit\r');
  expect(await first.ended).toBe(0);
});
