/** What the user asks for on the command line. */
import { parseArgs } from 'node:util';
import type { StartWords } from '@tabannusi/text';
import { indent } from './lines.ts';
import { quote } from './quote.ts';

export type Arguments =
  | { readonly ask: 'game'; readonly seed: string | null; readonly players: number }
  | { readonly ask: 'help' }
  /** One sentence that says what is wrong. */
  | { readonly ask: 'error'; readonly sentence: string };

const DEFAULT_PLAYERS = 2;

/** A seed needs no quotes in any shell, so the command that repeats a game can be copied as it is printed. */
export const SEED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,39}$/u;

export function readArguments(args: readonly string[], start: StartWords): Arguments {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  let seed: string | null = null;
  let players = DEFAULT_PLAYERS;
  let help = false;
  for (const token of tokens) {
    if (token.kind === 'positional') return error(start.say('wrongArgument', { found: quote(token.value) }));
    if (token.kind !== 'option') continue;
    const found = token.value ?? '';
    if (token.name === 'help') help = true;
    else if (token.name === 'seed' || token.name === 'players') {
      if (token.value === undefined || (!token.inlineValue && /^--?[a-z]/.test(found))) {
        return error(start.say('noValue', { option: token.rawName }));
      }
      if (token.name === 'seed') {
        if (!SEED.test(found)) return error(start.say('wrongSeed', { found: quote(found) }));
        seed = found;
      } else {
        if (!/^[234]$/.test(found)) return error(start.say('wrongPlayers', { found: quote(found) }));
        players = Number(found);
      }
    } else return error(start.say('wrongOption', { found: token.rawName }));
  }
  return help ? { ask: 'help' } : { ask: 'game', seed, players };
}

const OPTIONS = { seed: { type: 'string' }, players: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

const error = (sentence: string): Arguments => ({ ask: 'error', sentence });

export function helpLines(start: StartWords): string[] {
  const lines = [
    start.say('helpUsage', {}),
    '  npm run demo -- --seed ur --players 3',
    '',
    `  --seed     ${start.say('helpSeed', {})}`,
    `  --players  ${start.say('helpPlayers', { players: DEFAULT_PLAYERS })}`,
    `  --help     ${start.say('helpHelp', {})}`,
    '',
    start.say('helpSeen', {}),
    `  ${start.say('helpHeader', {})}`,
    `  ${start.say('helpLog', {})}`,
    `  ${start.say('helpBoard', {})}`,
    `  ${start.say('helpInPlay', {})}`,
    `  ${start.say('helpScores', {})}`,
  ];
  return lines.flatMap((line) => indent(line, 0));
}
