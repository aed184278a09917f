/** Lines for the fuzz: junk of all sorts, and calls that are well formed and wrong in exactly one thing. */
import type { GameRecord, Position, Random } from '@tabannusi/engine';
import type { Decision } from '../../src/protocol/decision.ts';

/** What calls can refer to. */
export interface World {
  /** Games with their present decisions. */
  readonly games: readonly { readonly game: string; readonly decision: Decision }[];
  readonly record: GameRecord;
  readonly position: Position;
}

interface Call {
  jsonrpc?: unknown;
  id?: unknown;
  method?: unknown;
  params: Record<string, unknown>;
}

const one = <T>(lots: Random, list: readonly T[]): T => {
  const found = list[lots.below(list.length)];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
};

/** Several values of each type, so that every argument can get a wrong one. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x',
  '\u0000',
  '𒌷',
  [],
  [[]],
  {},
  { kind: {} },
  { __proto__: 1 },
];

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** Returns a valid call. */
function rightCall(lots: Random, { games, record, position }: World): Call {
  const { game, decision } = one(lots, games);
  const { id: choice } = one(lots, decision.choices);
  const [method, params] = one<() => [string, Record<string, unknown>]>(lots, [
    () => ['game.new', { players: 2, seed: 'ur', names: ['Adda', 'Beli'], switches: { firstGame: true }, edition: record.edition }],
    () => ['game.load', { record }],
    () => ['game.load', { position, seed: 'ur' }],
    () => ['game.decision', { game }],
    () => ['game.apply', { game, choice, expect: decision.hash }],
    () => ['game.apply', { game, choice: one(lots, decision.choices) }],
    () => ['game.chance', { game, outcome: { chance: 'dice', faces: [1, 0, 0, 0, 0, 0] } }],
    () => ['game.undo', { game, steps: 1 }],
    () => ['game.position', { game }],
    () => ['game.view', { game, seat: 0 }],
    () => ['game.preview', { game, choice }],
    () => ['game.whyNot', { game, attempt: one(lots, decision.choices) }],
    () => ['game.score', { game }],
    () => ['game.record', { game }],
    () => ['game.hash', { game }],
    () => ['bot.choose', { game, bot: 'random', budget: 10 }],
    () => ['bot.hint', { game, count: 2, budget: 10 }],
    () => ['bot.weigh', { game, count: 2, budget: 10 }],
    () => ['game.close', { game }],
  ])();
  return { jsonrpc: '2.0', id: lots.below(1000), method, params: lots.below(4) === 0 ? { ...params, lang: 'en' } : params };
}

const OPTIONAL: readonly string[] = ['names', 'switches', 'edition', 'expect', 'steps', 'count', 'budget', 'lang'];

type Spoil = (call: Call, lots: Random, world: World) => boolean;

/** Each function makes one thing wrong, or reports that it cannot. */
const SPOILS: readonly Spoil[] = [
  (call, lots) => {
    call.jsonrpc = one(lots, ['1.0', 2, null, '2.00']);
    return true;
  },
  (call, lots) => {
    delete call[one(lots, ['jsonrpc', 'method'] as const)];
    return true;
  },
  (call, lots) => {
    call.id = one(lots, [{}, [], true, [1]]);
    return true;
  },
  (call, lots) => {
    call.method = one(lots, ['', 'game', `${call.method}s`, 'Game.new', 'constructor', '__proto__', 7, null, ['hello']]);
    return true;
  },
  (call, lots) => {
    call.params = one<unknown>(lots, [null, 7, 'game', true, Object.values(call.params)]) as Call['params'];
    return true;
  },
  ({ params }, lots) => {
    delete params[
      one(
        lots,
        Object.keys(params).filter((key) => !OPTIONAL.includes(key)),
      )
    ];
    return true;
  },
  ({ params }, lots) => {
    params[one(lots, ['x', 'Game', 'king', 'toString', '', 'gamé'])] = one(lots, VALUES);
    return true;
  },
  ({ params }, lots) => {
    const key = one(lots, Object.keys(params));
    const allowed = key === 'choice' ? ['string', 'object'] : [typeOf(params[key])];
    params[key] = one(
      lots,
      VALUES.filter((value) => !allowed.includes(typeOf(value))),
    );
    return true;
  },
  ({ params }, lots) => {
    if (!('game' in params)) return false;
    params.game = one(lots, ['', 'g0', 'g99999', 'G1', ' g1', '__proto__', 'size', 'g1\n']);
    return true;
  },
  ({ params }, lots) => {
    params.lang = one(lots, ['', 'EN', 'xx', 'en-GB', '__proto__']);
    return true;
  },
  ({ params }, lots) => {
    const wrong = { players: [0, 1, 5, 2.5, -2], seat: [-1, 4, 0.5, 1e9], steps: [0, -1, 6001, 6000, 1.5], budget: [0, -5, 1e10] };
    const key = Object.keys(wrong).find((each) => each in params) as keyof typeof wrong | undefined;
    if (key === undefined) return false;
    params[key] = one(lots, wrong[key]);
    return true;
  },
  ({ params }, lots) => {
    if (!('expect' in params)) return false;
    params.expect = one(lots, ['', '0', 'ffffffffffffffff', String(params.expect).toUpperCase().slice(1)]);
    return true;
  },
  ({ params }, lots, world) => spoilChoice(params, lots, world),
  ({ params }, lots) => {
    if (!('record' in params)) return false;
    params.record = spoilRecord(params.record as GameRecord, lots);
    return true;
  },
  ({ params }, lots) => {
    if (!('position' in params)) return false;
    const position = {
      ...(params.position as object),
      [one(lots, ['version', 'format', 'players', 'edition', 'king'])]: one(lots, VALUES),
    };
    params.position = position;
    return true;
  },
  ({ params }, lots) => {
    if (!('seed' in params && 'players' in params)) return false;
    Object.assign(
      params,
      one(lots, [
        { names: ['Adda'] },
        { names: ['Adda', ''] },
        { names: ['Adda', 7] },
        { seed: '' },
        { seed: 'x'.repeat(201) },
        { switches: { refill: true } },
        { switches: { firstGame: 'yes' } },
        { edition: { id: 'reference', version: 99 } },
        { edition: { format: 'tabannusi-edition' } },
      ]),
    );
    return true;
  },
  ({ params }) => {
    if ('seat' in params) params.spectator = true;
    else if ('steps' in params) params.turn = true;
    else if ('position' in params) params.record = {};
    else if ('record' in params) params.seed = 'x';
    else return false;
    return true;
  },
];

/** Replaces a choice by an ID or fields that are not on offer. */
function spoilChoice(params: Record<string, unknown>, lots: Random, { games }: World): boolean {
  if (!('choice' in params)) return false;
  const offers = games.find(({ game }) => game === params.game)?.decision.choices ?? [];
  const elsewhere = games.flatMap(({ decision }) => decision.choices).filter((choice) => !offers.some(({ id }) => id === choice.id));
  const { id: _, rule: __, text: ___, ...fields }: Record<string, unknown> = { ...one(lots, offers) };
  const spoiled = one<unknown>(lots, [
    '',
    'done:1',
    `${one(lots, offers).id} `,
    'pay:0',
    { ...fields, extra: 0 },
    { ...fields, kind: 'nothing' },
    { ...fields, kind: one(lots, VALUES) },
    { kind: 'die', face: one(lots, VALUES) },
    ...elsewhere,
    ...elsewhere.map(({ id }) => id),
  ]);
  params.choice = spoiled;
  return true;
}

/** Only decisions of the last turn are left out: otherwise a turn would begin too early. */
function spoilRecord(record: GameRecord, lots: Random): unknown {
  const at = lots.below(record.turns.at(-1)?.decisions ?? 1);
  const without = Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'seats'));
  return one<unknown>(lots, [
    without,
    { ...record, version: 2 },
    { ...record, more: 1 },
    { ...record, seed: 'another' },
    { ...record, confirmed: 6000 },
    { ...record, decisions: record.decisions.with(at, { choose: 'urbanCard', card: 'U99' }) },
    { ...record, decisions: record.decisions.toSpliced(at, 1) },
    { ...record, turns: record.turns.slice(1) },
  ]);
}

/** Returns a call with one thing wrong. */
export function wrongCall(lots: Random, world: World): string {
  for (;;) {
    const call = rightCall(lots, world);
    call.params = { ...call.params };
    if (one(lots, SPOILS)(call, lots, world)) return JSON.stringify(call);
  }
}

/** Returns text that is not JSON, JSON that is not a request, or a wrong call that was damaged on the way. */
export function junkLine(lots: Random, world: World): string {
  const wrong = wrongCall(lots, world);
  const at = lots.below(wrong.length);
  return one(lots, [
    () => String.fromCharCode(...Array.from({ length: lots.below(60) }, () => 32 + lots.below(9_000))),
    () => wrong.slice(0, at),
    () => wrong.slice(at),
    () => `${wrong.slice(0, at)}${one(lots, ['"', '{', ']', ',', '\\', '\u0001', '0'])}${wrong.slice(at)}`,
    () => `${wrong}${wrong}`,
    () => JSON.stringify(one(lots, VALUES)),
    () => '['.repeat(1 + lots.below(10_000)),
    () => `${'['.repeat(200)}${']'.repeat(200)}`,
    () => `[${wrong},${wrong}]`,
    () => `[${Array.from({ length: 101 }, () => '1').join()}]`,
    () => `{"jsonrpc":"2.0","id":1,"method":"game.new","params":{"players":2,"seed":"ur","__proto__":{"a":1}}}`,
    () => `{"jsonrpc":"2.0","id":1,"method":"game.hash","params":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
  ])();
}
