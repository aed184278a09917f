/**
 * A bot for tests that behaves as its first argument says: `first` and `typed` play well, all others have a fault. The second argument is a
 * file to which it appends its process ID. With `after n` it plays well for n decisions first.
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

interface Message {
  readonly id?: number;
  readonly method: string;
  readonly params: { readonly choices: readonly { readonly id: string }[]; readonly view: { readonly seats: readonly object[] } };
}

const [way = 'first', pidFile = '', , after = '0'] = process.argv.slice(2);
let decisions = 0;

if (pidFile !== '') appendFileSync(pidFile, `${process.pid}\n`);
if (way === 'deadAtStart') {
  process.stderr.write('a file is missing\n');
  process.exit(3);
}
if (way === 'stubborn') {
  // Ignores the end of its input and polite signals.
  process.on('SIGTERM', () => {});
  process.on('SIGINT', () => {});
  setInterval(() => {}, 1000);
}

const say = (id: number | undefined, answer: object): void =>
  void process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);

const ANSWERS: Readonly<Record<string, (message: Message) => void>> = {
  first: ({ id, params }) => say(id, { result: { choice: params.choices[0]?.id } }),
  typed: ({ id, params }) => say(id, { result: { choice: params.choices.at(-1) } }),
  stubborn: ({ id, params }) => say(id, { result: { choice: params.choices[0]?.id } }),
  version1: ({ id, params }) => say(id, { result: { choice: params.choices.at('vacated' in (params.view.seats[0] ?? {}) ? -1 : 0) } }),
  version2: ({ id, params }) => say(id, { result: { choice: params.choices.at('houses' in (params.view.seats[0] ?? {}) ? -1 : 0) } }),
  slow: () => {},
  dies: () => process.exit(1),
  illegal: ({ id }) => say(id, { result: { choice: { kind: 'nothing' } } }),
  noChoice: ({ id }) => say(id, { result: null }),
  refuses: ({ id }) => say(id, { error: { code: -32603, message: 'no idea' } }),
  garbage: () => void process.stdout.write('I take the first one\n'),
  notJsonRpc: ({ id }) => void process.stdout.write(`${JSON.stringify({ id, result: { choice: '0' } })}\n`),
  wrongId: ({ id, params }) => say((id ?? 0) + 1, { result: { choice: params.choices[0]?.id } }),
  longLine: () => void process.stdout.write(`${'x'.repeat(1_100_000)}\n`),
  endless: () => void setInterval(() => process.stdout.write('x'.repeat(100_000)), 1),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line) as Message;
  if (message.method === 'hello') {
    if (way !== 'silent') say(message.id, { result: { name: way, ...(way === 'version2' && { protocol: 2 }) } });
  } else if (message.method === 'bot.choose') ANSWERS[decisions++ < Number(after) ? 'first' : way]?.(message);
  else if (way !== 'stubborn') process.exit(0);
});
