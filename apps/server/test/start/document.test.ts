/** Checks what `docs/server.md` says: options, limits, messages. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { STORE_SENTENCES } from '../../src/start/store-sentences.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const DOCUMENT = read('docs/server.md');

test('it has every option of npm start, and the port', () => {
  const program = read('tools/start.ts');
  const options = [...program.matchAll(/\.option\('(--\w+)/g)].map(([, option]) => option ?? '');
  expect(options.length).toBeGreaterThan(2);
  for (const option of options) expect(DOCUMENT).toContain(`npm start -- ${option}`);
  expect(DOCUMENT).toContain(`http://127.0.0.1:${/PORT = (\d+)/.exec(program)?.[1]}/`);
});

test('it has every sentence for data that cannot be opened', () => {
  for (const [fault, sentence] of Object.entries(STORE_SENTENCES)) expect(DOCUMENT).toContain(`| \`${fault}\` | ${sentence} |`);
});

test('it has every limit', () => {
  const kib = (bytes: number): string => `${bytes / 1024} KiB`;
  const often = ({ count, perMs }: { count: number; perMs: number }, of: string): string => {
    const time = perMs === 3_600_000 ? 'an hour' : perMs === 60_000 ? 'a minute' : `in ${perMs / 1000} s`;
    return `${count} ${of} ${time}`;
  };
  const { requests, guests, wrongCodes, wrongKeys, tables, messages, phrases } = LIMITS;
  for (const limit of [
    ...[often(requests, 'requests'), often(guests, 'new guests'), often(wrongCodes, 'wrong invitation codes')],
    ...[often(wrongKeys, 'wrong personal links'), often(tables, 'new tables'), often(messages, 'messages'), often(phrases, 'phrases')],
    ...[`${LIMITS.openTables} tables that wait`, `${LIMITS.sockets} sockets`, `${kib(LIMITS.messageBytes)} a message`],
    ...[`${kib(LIMITS.waitingBytes)} that wait`, `${kib(LIMITS.bodyBytes)}; ${kib(LIMITS.gameBytes)} to open a table`],
  ])
    expect(DOCUMENT).toContain(limit);
});
