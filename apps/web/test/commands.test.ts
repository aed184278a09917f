/** Typed commands: every one has an answer in every language, and typed choices play as clicks do. */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { commandsAt } from '@tabannusi/presenter';
import { newTable } from '@tabannusi/table';
import { LANGUAGES, type Language, loadSpeaker, type Speaker } from '@tabannusi/text';
import { expect, it, vi } from 'vitest';
import { answerTo } from '../src/commands/answer.ts';
import { createTablet } from '../src/pointing/tablet-text.ts';
import type { Playing } from '../src/session/context.ts';
import { createExplain } from '../src/session/explain.ts';
import { createSession, type Session } from '../src/session/session.ts';
import { tell } from '../src/session/told.ts';

/** A session with its words, as the page would have them at that moment. */
async function atTheTable(
  language: Language,
  loadRuleWords?: Speaker['loadRuleWords'],
): Promise<{ session: Session; type: (typed: string) => Promise<string[]>; hint: () => void }> {
  const table = newTable({ edition: REFERENCE_EDITION, seats: ['a', 'b'].map((name) => ({ kind: 'person', name })), seed: 'typed' });
  const session = createSession({ table, bots: {}, keep: () => undefined, pace: () => 0 });
  session.takeOver();
  const loaded = await loadSpeaker(language);
  const words = await loaded.loadAppWords();
  const rules = await loaded.loadRuleWords();
  const speaker = loadRuleWords === undefined ? loaded : { ...loaded, loadRuleWords };
  const hint = vi.fn();
  const adviser = { get: () => null, subscribe: () => () => undefined, toggle: hint, dismiss: () => undefined, close: () => undefined };
  const type = async (typed: string): Promise<string[]> => {
    const scene = session.get();
    const told = tell(scene, speaker);
    const explain = createExplain(scene, told, rules);
    const playing: Playing = { session, scene, told, tablet: createTablet(), adviser, explain, bot: null, sentence: null };
    return (await answerTo(typed, playing, words)).flatMap(({ title, sentences }) => [
      title ?? '',
      ...sentences.map((said) => (typeof said === 'string' ? said : said.sentence)),
    ]);
  };
  return { session, type, hint };
}

it.each(LANGUAGES)('answers to every command: %s', async (language) => {
  const { type, session, hint } = await atTheTable(language);
  const deeds = ['undo', 'redo', 'restart', 'end', 'hint'];
  for (const name of commandsAt('page')) expect((await type(name)).length > 0, name).toBe(!deeds.includes(name));
  expect(hint).toHaveBeenCalledTimes(1);
  const unknown = (await type('xyzzy')).join().split('xyzzy')[0] ?? '';
  for (const listed of (await type('help')).slice(1)) {
    const all = (listed.split(/[\s\u00a0]?:/)[0] ?? '').split(', ');
    for (const word of all) expect((await type(word)).join().startsWith(unknown), word).toBe(false);
  }
  session.close();
});

it.each([
  ['de', 'score', ['punkte', 'Stand', 'SP']],
  ['de', 'legal', ['möglichkeiten', 'moglichkeiten', 'auswahl']],
  ['pl', 'score', ['wynik', 'punkty']],
  ['pl', 'legal', ['legalne', 'możliwości', 'mozliwosci']],
  ['fr', 'legal', ['légal', 'legal', 'LÉGAUX', 'choix']],
  ['fr', 'score', ['points', 'pv']],
  ['en', 'score', ['points', 'vp']],
] as const)('knows what else is said for it, with accents and without: %s, %s', async (language, name, others) => {
  const { type, session } = await atTheTable(language);
  const answer = await type(name);
  const help = (await type('help')).join();
  for (const other of others) expect(await type(other), other).toEqual(answer);
  expect(help).toContain(others[0]);
  session.close();
});

it('says what there is, and why something is not', async () => {
  const { type, session } = await atTheTable('en');
  const { offers } = session.get();
  expect(await type('LEGAL')).toHaveLength(offers.length + 1);
  expect(await type('leg')).toEqual(await type('choices'));
  expect((await type('district 2'))[0]).toContain('Farmers');
  for (const wrong of ['district', 'district 9', 'district x']) expect((await type(wrong))[1]).toContain('from 1 to 5');
  expect((await type('score')).slice(1)).toEqual([expect.stringMatching(/^a: /), expect.stringMatching(/^b: /)]);
  expect((await type('why not nonsense'))[1]).toMatch(/^Nothing here is called “nonsense”\. Type “why” alone/);
  expect((await type(' '))[1]).toContain('help');
  expect((await type('log 3')).length).toBe(4);
  expect((await type('why 1'))[0]).toMatch(/^Choice 1 is possible: /);
  expect((await type('re'))[1]).toBe('“re” could be redo or restart. Type more of it.');
  session.close();
});

it('plays by number, and takes back, as clicks do', async () => {
  const { type, session } = await atTheTable('en');
  const { moment, offers } = session.get();
  expect((await type('0'))[1]).toContain(`1 to ${offers.length}`);
  expect((await type('999'))[1]).toContain(`1 to ${offers.length}`);
  expect(session.get().moment).toBe(moment);
  await type('2');
  expect(session.get().moment).toBeGreaterThan(moment);
  await type('undo');
  expect(session.get().moment).toBe(moment);
  await type('redo');
  expect(session.get().moment).toBeGreaterThan(moment);
  session.close();
});

it('waits for the words of the rules only to say why, and says where they cannot be loaded', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no network')));
  const { type, session } = await atTheTable('en', load);
  for (const name of commandsAt('page')) if (name !== 'why') await type(name);
  const { moment } = session.get();
  const typed = type('1');
  expect(session.get().moment).toBeGreaterThan(moment);
  await typed;
  expect(load).not.toHaveBeenCalled();
  expect(await type('why')).toEqual(['', 'The reasons couldn’t be loaded. Check your connection and try again.']);
  session.close();
});

it.each(LANGUAGES)('ends the turn where that is a choice: %s', async (language) => {
  const { type, session } = await atTheTable(language);
  const ends = (): boolean =>
    session.get().view.question?.ask === 'action' && session.get().offers.some(({ choice }) => choice.choose === 'done');
  for (let n = 0; n < 40 && !ends(); n++) {
    session.takeOver();
    await type('1');
    session.insist();
    session.confirm();
  }
  const { moment, offers } = session.get();
  const number = offers.findIndex(({ choice }) => choice.choose === 'done') + 1;
  const answer = await type('end');
  expect(answer[1]).toMatch(new RegExp(`^${number}\\b`));
  // There is a warning about Actions that are left, as after a click.
  expect(session.get().warned?.offer.choice).toEqual({ choose: 'done' });
  session.insist();
  expect(session.get().moment).toBeGreaterThan(moment);
  session.close();
});
