/** The exchanges in `docs/online-protocol.md` happen as written. */
import { readFileSync } from 'node:fs';
import type { FromServer } from '@tabannusi/host';
import { REFUSAL_CODES } from '@tabannusi/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { STATUS } from '../../src/problem.ts';
import { newId } from '../../src/random-ids.ts';
import { MESSAGES } from '../../src/schemas.ts';
import { Browser, type Node, Player, startNode } from './node.ts';

const DOCUMENT = readFileSync(new URL('../../../../docs/online-protocol.md', import.meta.url), 'utf8');

let node: Node;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.stop());

const bare = (text: string): string => text.replace(/\s+/g, '');

/** Line breaks may differ, and `…` stands for anything. */
function expectAsDocumented(happened: string, documented: string): void {
  const pattern = bare(documented).split('…').map(RegExp.escape).join('.*?');
  expect(bare(happened)).toMatch(new RegExp(`^${pattern}$`, 's'));
}

/** Each message with its answer. */
function exchanges(): { readonly sent: string; readonly answers: readonly string[] }[] {
  const [, text = ''] = /```text\n(.*?)```/s.exec(DOCUMENT) ?? [];
  return text
    .split(/^> /m)
    .slice(1)
    .map((part) => {
      const [sent = '', ...answers] = part.split(/^< /m);
      return { sent: sent.trim(), answers };
    });
}

test('the exchange is what happens', async () => {
  const browser = new Browser(node.host);
  const player = new Player(browser, '', 0);
  // The messages of the document are sent, not those of a program.
  player.enough = 0;
  const values: Record<string, string> = { table: '', share: player.share, commitment: '' };
  let heard = 0;
  const filled = (text: string): string =>
    text.replaceAll(/\$(\w+)/g, (_, name: string) => {
      if (name === 'id') return newId();
      if (name === 'seq') return String(player.follower.seq);
      if (name === 'stretch')
        return player.follower
          .stretch(player.random)
          .map((id) => `"${id}"`)
          .join(',');
      return values[name] ?? '';
    });
  for (const { sent, answers } of exchanges()) {
    const [, method, path, body] = /^(GET|PUT|POST|DELETE) (\S+) ?(.*)$/s.exec(sent) ?? [];
    if (method !== undefined && path !== undefined && !path.endsWith('/socket')) {
      const answer = await browser.ask(method, filled(path), body === '' ? undefined : filled(body ?? ''));
      if (path === '/api/tables') Object.assign(values, answer.body, { commitment: player.commitmentAt(answer.body.table) });
      expectAsDocumented(`${answer.status} ${JSON.stringify(answer.body)}`, answers[0] ?? '');
    } else if (path?.endsWith('/socket')) {
      player.table = values['table'] ?? '';
      await player.open();
    } else {
      player.say(JSON.parse(filled(sent)));
      await player.until(() => player.heard.length >= heard + answers.length);
      for (const documented of answers)
        expectAsDocumented(JSON.stringify(player.heard[heard++] satisfies FromServer | undefined), documented);
    }
  }
  expect(heard).toBeGreaterThan(8);
});

test('it lists every message, every code and every limit', () => {
  for (const word of Object.keys(MESSAGES)) expect(DOCUMENT).toMatch(new RegExp(`^\\| \`${word}\` \\|`, 'm'));
  for (const code of [...REFUSAL_CODES, ...Object.keys(STATUS)]) expect(DOCUMENT).toContain(`\`${code}\``);
  expect(DOCUMENT).toContain(`${LIMITS.messages.count} messages in ${LIMITS.messages.perMs / 1000} s`);
  expect(DOCUMENT).toContain(`${LIMITS.messageBytes / 1024} KiB`);
  expect(DOCUMENT).toContain(`${LIMITS.sockets} sockets`);
  expect(DOCUMENT).toContain(`${LIMITS.phrases.count} in ${LIMITS.phrases.perMs / 1000} s`);
});
