/**
 * The names of players in a match: `builder` or `architect`, then `:` and a network's file, then `@` and iterations. The last two parts are
 * optional.
 */
import { readFileSync } from 'node:fs';
import { lookAhead } from '../../src/architect.ts';
import { type Adviser, builderWith } from '../../src/builder.ts';
import { type Judge, judgeFor } from '../../src/evaluation/evaluate.ts';
import type { Bot } from '../../src/index.ts';
import { judgeWith } from '../../src/network/judge.ts';
import { readNetwork } from '../../src/network/network.ts';

export function playerNamed(name: string): Bot {
  const [, kind, file, text] = /^(builder|architect)(?::([^@]+))?(?:@(\d+))?$/.exec(name) ?? [];
  if (kind === undefined) throw new RangeError(`${name} is no player: builder or architect, with :FILE of a network and @ITERATIONS.`);
  const judgeOf = judgesOf(file);
  const iterations = text === undefined ? {} : { iterations: Number(text) };
  if (kind === 'architect') return { choose: (knowledge, budget) => lookAhead(knowledge, { ...budget, ...iterations }, judgeOf) };
  const adviser: Adviser = builderWith(judgeOf);
  return { choose: (knowledge, budget) => adviser.choose(knowledge, { ...budget, ...iterations }) };
}

function judgesOf(file: string | undefined): (seat: number) => Judge {
  if (file === undefined) return (seat) => judgeFor(seat);
  const network = readNetwork(JSON.parse(readFileSync(file, 'utf8')));
  return (seat) => judgeWith(seat, network);
}
