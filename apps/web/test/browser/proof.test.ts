/** The proof of a game's dice: verified in the page, saved, compared with the seal that this browser saw, and loaded as a file. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROOF_FORMAT, PROOF_VERSION, type Proof, sealOf } from '@tabannusi/fair';
import type { ToldEntry } from '@tabannusi/host';
import { Party } from '@tabannusi/host/party';
import { LANGUAGES, loadProofWords, loadSpeaker, type ProofWords } from '@tabannusi/text';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasNoChromium, inBrowser } from './browser.ts';
import { speak, violationsOn } from './online.ts';

const openPage = inBrowser();
const ME = { person: '1'.repeat(32), name: 'Ann' };
const TABLE = `#/t/${'0'.repeat(32)}`;

/** As the server makes it from what everybody was told. */
function proofOf(party: Party): Proof {
  const told = party.told.at(-1)?.map((text) => JSON.parse(text) as ToldEntry) ?? [];
  const { proof, record } = told.at(-1) ?? {};
  if (proof === undefined || record === undefined) throw new Error('no proof');
  const chain = told.map(({ mask: _mask, own: _own, record: _record, proof: _proof, chain: link, ...entry }) => ({ entry, chain: link }));
  return { ...proof, format: PROOF_FORMAT, version: PROOF_VERSION, record, chain };
}

/** A page on a server that sends this proof. */
async function servedWith(proof: unknown): Promise<Page> {
  const serve = async (page: Page): Promise<void> => {
    const answers = { '**/api/me': ME, '**/api/tables/*/proof': proof };
    for (const [address, answer] of Object.entries(answers)) {
      await page.route(address, (route) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(answer) }));
    }
    await page.addInitScript(() => {
      const served = Object.assign(document.createElement('meta'), { name: 'tabannusi-server' });
      addEventListener('DOMContentLoaded', () => document.head.append(served));
    });
  };
  return openPage(serve, `${TABLE}/proof`);
}

async function expectHeading(page: Page, words: ProofWords, key: 'holds' | 'fails'): Promise<void> {
  await page.getByRole('heading', { name: words.say(key, {}) }).waitFor();
}

async function verifiedByCommand(page: Page, words: ProofWords): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tabannusi-proof-'));
  try {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.say('save', {}) }).click(),
    ]);
    const path = join(folder, download.suggestedFilename());
    await download.saveAs(path);
    const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
    return execFileSync(process.execPath, [main, 'record', 'verify', path], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('shows what is proven and what is not, in every language, and saves what the command verifies', async () => {
  const proof = proofOf(new Party({ seed: 'proven', persons: 2 }).begin().playToEnd());
  const page = await servedWith(proof);
  for (const language of LANGUAGES) {
    const words = await loadProofWords(await loadSpeaker(language));
    await speak(page, language);
    await expectHeading(page, words, 'holds');
    for (const key of ['provesNot', 'notLooked', 'sealUnseen'] as const) await page.getByText(words.say(key, {})).waitFor();
    await page.getByText(words.say('chosen', { trusted: 2 })).waitFor();
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const english = await loadProofWords(await loadSpeaker('en'));
  await speak(page, 'en');
  expect(await verifiedByCommand(page, english)).toContain(sealOf(proof.sealed));
});

// Skipped without a Chromium.
it.skipIf(hasNoChromium)('compares seal and chain with what this browser saw, and names a fraud', async () => {
  const proof = proofOf(new Party({ seed: 'proven', persons: 2 }).begin().playToEnd());
  const words = await loadProofWords(await loadSpeaker('en'));
  const page = await servedWith(proof);
  const sealed = proof.chain?.findIndex(({ entry }) => entry['kind'] === 'sealed') ?? 0;
  const [seal, chain] = [sealOf(proof.sealed), proof.chain?.[sealed]?.chain ?? ''];
  const after = async (saw: string): Promise<void> => {
    await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [`tabannusi-agreed-${proof.sealed.table}`, saw]);
    await page.reload();
    await expectHeading(page, words, 'holds');
  };
  await after(`${seal} ${sealed + 1} ${chain}`);
  await page.getByText(words.say('sealSame', {})).waitFor();
  const other = '0'.repeat(64);
  for (const [saw, shown] of [
    [`${other} ${sealed + 1} ${chain}`, other],
    [`${seal} ${sealed + 1} ${other}`, seal],
  ] as const) {
    await after(saw);
    await page.getByText(words.say('sealOther', { seal: shown })).waitFor();
  }
  const fraud = JSON.stringify(proof).replace(/dice:(\d)/, (_, face) => `dice:${(Number(face) % 6) + 1}`);
  await page.goto(`${page.url().split('#')[0]}#/load`);
  await page.locator('input[type=file]').setInputFiles({ name: 'fraud.json', mimeType: 'application/json', buffer: Buffer.from(fraud) });
  await expectHeading(page, words, 'fails');
  expect(await page.locator('.proof .faults li').count()).toBeGreaterThan(0);
  expect(await violationsOn(page)).toEqual([]);
});
