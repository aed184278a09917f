/**
 * A program for tests that records what passes between us and an outside bot. Its first argument is the file, the others are the command of
 * the bot. Lines to the bot begin with `> `, lines from it with `< `.
 */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [file = '', program = '', ...args] = process.argv.slice(2);
const bot = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });

createInterface({ input: process.stdin })
  .on('line', (line) => {
    appendFileSync(file, `> ${line}\n`);
    bot.stdin.write(`${line}\n`);
  })
  .on('close', () => bot.stdin.end());

createInterface({ input: bot.stdout }).on('line', (line) => {
  appendFileSync(file, `< ${line}\n`);
  process.stdout.write(`${line}\n`);
});
