/** Every code of the protocol is reached, with a sentence in the language of the call, and no game changes. */
import { LANGUAGES } from '@tabannusi/text';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../src/protocol/limits.ts';
import { METHODS } from '../../src/protocol/methods.ts';
import { CODES, type Code } from '../../src/protocol/refusal.ts';
import { Client, type Params, type Refused } from './client.ts';
import { misfit, PARTS } from './schema.ts';

const seen = new Set<string>();

const POSITION = { format: 'tabannusi-position', version: 1, edition: { id: 'reference', version: 1 }, players: 2 };

const CALLS: [code: Code, method: string, params: Params, more?: Params][] = [
  ['unknownMethod', 'game.toString', {}],
  ['unknownMethod', '__proto__', {}],
  ['missing', 'game.new', { players: 2 }, { path: 'seed' }],
  ['missing', 'game.load', { position: POSITION }, { path: 'seed' }],
  ['missing', 'game.apply', { game: 'g1', choice: { colour: 'white' } }, { path: 'choice.kind' }],
  ['missing', 'game.whyNot', { game: 'g1' }, { path: 'attempt' }],
  ['unknownKey', 'hello', { name: 'x' }, { path: 'name' }],
  ['unknownKey', 'game.apply', { game: 'g1', choice: { kind: 'colour', choose: 'colour', colour: 'white' } }, { path: 'choice.choose' }],
  ['unknownKey', 'shutdown', { now: true }, { path: 'now' }],
  ['wrongType', 'game.new', { players: '2', seed: 'ur' }, { path: 'players' }],
  ['wrongType', 'game.new', { players: 2, seed: 7 }, { path: 'seed' }],
  ['wrongType', 'game.new', { players: 2, seed: 'ur', names: 'Adda' }, { path: 'names' }],
  ['wrongType', 'game.new', { players: 2, seed: 'ur', switches: [] }, { path: 'switches' }],
  ['wrongType', 'game.undo', { game: 'g1', turn: 1 }, { path: 'turn' }],
  ['wrongType', 'game.apply', { game: 'g1', choice: null }, { path: 'choice' }],
  ['wrongType', 'game.apply', { game: 'g1', choice: { kind: 7 } }, { path: 'choice.kind' }],
  ['wrongType', 'game.whyNot', { game: 'g1', attempt: 7 }, { path: 'attempt' }],
  ['unknownChoice', 'game.whyNot', { game: 'g1', attempt: 'white' }, { path: 'attempt' }],
  ['outOfRange', 'hello', { protocol: 3 }, { path: 'protocol', min: 1, max: 2 }],
  ['outOfRange', 'game.new', { players: 2.5, seed: 'ur' }, { path: 'players', min: 2, max: 4 }],
  ['outOfRange', 'bot.choose', { game: 'g1', bot: 'random', budget: 0 }, { path: 'budget' }],
  [
    'notOneOf',
    'bot.choose',
    { game: 'g1', bot: 'constructor' },
    { path: 'bot', allowed: ['random', 'apprentice', 'brickmaker', 'mason', 'builder', 'architect', 'vizier', 'sage'] },
  ],
  ['outOfRange', 'bot.weigh', { game: 'g1', count: 0 }, { path: 'count', min: 1, max: 100 }],
  ['outOfRange', 'bot.hint', { game: 'g1', count: 101 }, { path: 'count', min: 1, max: 100 }],
  ['notOneOf', 'bot.hint', { game: 'g1', bot: 'architect' }, { path: 'bot', allowed: ['builder'] }],
  ['notOneOf', 'hello', { lang: 'EN' }, { path: 'lang' }],
  ['wrongLength', 'game.new', { players: 2, seed: 'ur', names: ['Adda'] }, { path: 'names' }],
  ['neither', 'game.load', {}, { path: 'record' }],
  ['notBoth', 'game.load', { record: {}, position: POSITION }, { path: 'position' }],
  ['badGame', 'game.new', { players: 2, seed: 'x'.repeat(201) }],
  ['badGame', 'game.new', { players: 2, seed: 'ur', edition: { id: 'none', version: 1 } }],
  ['badRecord', 'game.load', { record: { seed: 'ur' } }],
  ['badPosition', 'game.load', { position: { ...POSITION, version: 2 }, seed: 'ur' }],
  ['badPosition', 'game.load', { position: [], seed: 'ur' }],
  ['unknownGame', 'game.hash', { game: 'g99' }],
  ['unknownGame', 'game.close', { game: '' }],
  ['stale', 'game.apply', { game: 'g1', choice: 'colour:white', expect: '' }],
  ['unknownChoice', 'game.apply', { game: 'g1', choice: 'colour' }],
  ['notLegal', 'game.apply', { game: 'g1', choice: { kind: 'colour', colour: 'white', more: 1 } }, { rule: 'TURN-09' }],
  ['notLegal', 'game.preview', { game: 'g1', choice: { kind: 'nonsense' } }, { rule: 'TURN-01' }],
  ['barrier', 'game.undo', { game: 'g1' }, { barrier: 'chance', steps: 0 }],
  ['nothing', 'game.undo', { game: 'g1', turn: true }, { steps: 0 }],
];

const note = ({ code, message, data }: Refused): Code => {
  expect(code).toBe(CODES[data.code]);
  expect(message).toMatch(/\S/);
  seen.add(data.code);
  return data.code;
};

describe('a call is refused and changes nothing', () => {
  it.each(CALLS)('%s: %s %j', async (code, method, params, more = {}) => {
    const client = new Client();
    const { decision } = await client.begin();
    const refused = await client.refused(method, params);
    expect(note(refused)).toBe(code);
    expect(refused.data).toMatchObject(more);
    expect(await client.call('game.decision', { game: 'g1' })).toEqual(decision);
    expect((await client.begin()).game).toBe('g2');
    expect(client.session.isOver).toBe(false);
  });

  it.each(LANGUAGES)('with a sentence in the language of the call: %s', async (lang) => {
    const client = new Client();
    const { game } = await client.begin();
    const { message } = await client.refused('game.undo', { game, lang });
    expect(message === (await client.refused('game.undo', { game })).message).toBe(lang === 'en');
  });
});

describe('lines that are no calls', () => {
  const answered = async (line: string): Promise<Refused> => {
    const answer = JSON.parse((await new Client().session.answer(line)) ?? 'null') as { error: Refused };
    expect(misfit('answer', answer)).toBeNull();
    return answer.error;
  };

  it.each([
    ['notJson', ''],
    ['notJson', '{'],
    ['notJson', 'hello'],
    ['notARequest', '[]'],
    ['notARequest', 'null'],
    ['notARequest', '{"jsonrpc":"2.0","method":"hello","id":1e999}'],
    ['batchTooLong', JSON.stringify(Array.from({ length: LIMITS.batch + 1 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'hello' })))],
  ])('%s', async (code, line) => {
    expect(note(await answered(line))).toBe(code);
  });

  it('lineTooLong, which the stream finds', () => {
    const { error } = JSON.parse(new Client().session.refuse('lineTooLong')) as { error: Refused };
    expect(note(error)).toBe('lineTooLong');
    expect(error.data).toMatchObject({ limit: LIMITS.line });
  });
});

it('refuses a game beyond the limit, until one is closed', async () => {
  const client = new Client();
  for (let n = 0; n < LIMITS.games; n++) await client.begin();
  expect(note(await client.refused('game.new', { players: 2, seed: 'ur' }))).toBe('tooManyGames');
  expect(note(await client.refused('game.load', { position: POSITION, seed: 'ur' }))).toBe('tooManyGames');
  await client.call('game.close', { game: 'g7' });
  expect((await client.begin()).game).toBe(`g${LIMITS.games + 1}`);
});

it('does not take a fault of its own for the caller’s', async () => {
  const hello = METHODS.get('hello');
  if (hello === undefined) throw new Error('no hello');
  const planted = vi.spyOn(hello, 'answer').mockImplementation(() => {
    throw new TypeError('planted');
  });
  const refused = await new Client().refused('hello');
  planted.mockRestore();
  expect(note(refused)).toBe('internal');
  expect(refused.message).toContain('planted');
});

afterAll(() => {
  const elsewhere: readonly Code[] = ['over', 'chanceAsked', 'noChance', 'notPossible', 'noRecord', 'stopped'];
  expect([...seen, ...elsewhere].sort()).toEqual(Object.keys(CODES).sort());
});

it('the schema has a part for the arguments and the result of every method', () => {
  const methods = PARTS.filter((part) => part.startsWith('params:')).map((part) => part.slice('params:'.length));
  expect(methods.length).toBe(19);
  for (const method of methods) expect(PARTS).toContain(`result:${method}`);
});
