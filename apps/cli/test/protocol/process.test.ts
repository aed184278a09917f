/** The command itself, through pipes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Decision } from '../../src/protocol/decision.ts';
import { Session } from '../../src/protocol/session.ts';
import { pick } from './client.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

const start = (...args: string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'engine', ...args], { stdio: 'pipe' });

interface Ended {
  readonly code: number | null;
  readonly out: readonly {
    readonly id: unknown;
    readonly result?: unknown;
    readonly error?: { readonly data: { readonly code: string } };
  }[];
  readonly err: string;
}

/** Sends the pieces unchanged, ends the input and waits for the process to exit. */
async function run(pieces: readonly (string | Uint8Array)[], ...args: string[]): Promise<Ended> {
  const child = start(...args);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => {});
  for (const piece of pieces) child.stdin.write(piece);
  child.stdin.end();
  const [code] = (await once(child, 'close')) as [number | null];
  const lines = out.split('\n');
  expect(lines.pop()).toBe('');
  return { code, out: lines.map((line) => JSON.parse(line)), err };
}

const line = (id: number, method: string, params: object = {}): string => JSON.stringify({ jsonrpc: '2.0', id, method, params });
const NEW_GAME = line(1, 'game.new', { players: 2, seed: 'ur', names: ['Adda', 'Łucja'], lang: 'en' });

it('answers line by line and ends with its input, without a newline at the end', async () => {
  const { code, out, err } = await run([`${line(0, 'hello')}\r\n`, `${NEW_GAME}\n`, line(2, 'game.hash', { game: 'g1' })]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.map(({ id }) => id)).toEqual([0, 1, 2]);
});

it('plays a whole game, answer by answer, as a session without a pipe does', async () => {
  const child = start();
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const throughPipe = (sent: string): Promise<string> => {
    child.stdin.write(`${sent}\n`);
    return lines.next().then(({ value }) => String(value));
  };
  const session = new Session('en');
  const played = [await wholeGame(throughPipe), await wholeGame(async (sent) => String(await session.answer(sent)))];
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(played[0]?.length).toBeGreaterThan(100);
  expect(played[0]).toEqual(played[1]);
});

/** Returns all answers of a game. */
async function wholeGame(send: (line: string) => Promise<string>): Promise<string[]> {
  const answers = [await send(NEW_GAME)];
  for (;;) {
    const { result } = JSON.parse(answers.at(-1) ?? '') as { result: { decision: Decision | null } };
    if (result.decision === null) return answers;
    const choice = pick(result.decision, answers.length).id;
    answers.push(await send(line(answers.length, 'game.apply', { game: 'g1', choice })));
  }
}

it('ends with shutdown, though the input goes on', async () => {
  const { code, out } = await run([`${line(1, 'shutdown')}\n${line(2, 'hello')}\n`]);
  expect(code).toBe(0);
  expect(out).toEqual([{ jsonrpc: '2.0', id: 1, result: null }]);
});

const think = (id: number): string => line(id, 'bot.choose', { game: 'g1', bot: 'architect' });

it('answers other calls while a bot thinks, and the bot when the input has ended', async () => {
  const { code, out, err } = await run([`${NEW_GAME}\n${think(2)}\n${line(3, 'hello')}\n`, line(4, 'game.hash', { game: 'g1' })]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.map(({ id }) => id)).toEqual([1, 3, 4, 2]);
  expect(out.at(-1)).toHaveProperty('result.choice.id');
});

it.each(['game.close', 'shutdown'])('gives up what a bot thinks with %s', async (method) => {
  const close = line(4, method, method === 'shutdown' ? {} : { game: 'g1' });
  const { code, out, err } = await run([`${NEW_GAME}\n${think(2)}\n${think(3)}\n${close}\n`]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = Object.fromEntries(out.map(({ id, result, error }) => [id, error?.data.code ?? result]));
  expect(answers).toMatchObject({ 2: 'stopped', 3: 'stopped', 4: null });
  if (method === 'shutdown') expect(out.at(-1)?.id).toBe(4);
});

it('survives a line beyond the limit and a character cut in two', async () => {
  const bytes = Buffer.from(`${NEW_GAME}\n`);
  const cut = bytes.indexOf('Ł') + 1;
  const { code, out } = await run([`"${'x'.repeat(3_000_000)}"\n`, bytes.subarray(0, cut), bytes.subarray(cut), '{\n']);
  expect(code).toBe(0);
  expect(out.map(({ error }) => error?.data.code)).toEqual(['lineTooLong', undefined, 'notJson']);
  expect(JSON.stringify(out[1])).toContain('Łucja');
});

it('refuses in the language that it was started with', async () => {
  const lines = [`${NEW_GAME}\n`, line(2, 'game.undo', { game: 'g1' })];
  const [english, polish] = await Promise.all([run(lines, '--lang', 'en'), run(lines, '--lang', 'pl')]);
  expect(english.out[0]).toEqual(polish.out[0]);
  expect(english.out[1]).not.toEqual(polish.out[1]);
});

it('ends quietly when its reader has gone', async () => {
  const child = start();
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => {});
  child.stdin.write(`${NEW_GAME}\n`);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const talk = setInterval(() => child.stdin.write(`${line(2, 'game.view', { game: 'g1', seat: 0 })}\n`), 5);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(talk);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
