/** Opens the tournament: a new one, or the one in the file. */
import { existsSync } from 'node:fs';
import type { CliWords } from '@tabannusi/text';
import { type Environment, Mistake } from '../environment.ts';
import type { NamedFile } from '../files/kept-file.ts';
import { readJson } from '../files/read-json.ts';
import { VERSION } from '../version.ts';
import { type Order, wholeRotations } from './order.ts';
import { noResults } from './results.ts';
import { readTournament, type Tournament } from './tournament-file.ts';

/** The options given by the person. */
export type Given = { readonly [K in keyof Order]?: Order[K] | undefined };

/** `complete` fills in the defaults if there is no file yet. */
export async function openTournament(
  environment: Environment,
  words: CliWords,
  file: NamedFile | null,
  given: Given,
  complete: (given: Given) => Order,
): Promise<Tournament> {
  if (file === null || !existsSync(file.path)) {
    const order = complete(given);
    return { order, all: noResults(order) };
  }
  const { name } = file;
  const read = readTournament(await readJson(environment, words, name));
  if (!('fault' in read)) {
    expectSame(words, name, given, read.order);
    return read;
  }
  if (read.fault === 'otherProgram')
    throw new Mistake(words.say('tournament', read.fault, { file: name, program: read.program, version: VERSION }));
  throw new Mistake(
    read.fault === 'notATournament'
      ? words.say('tournament', read.fault, { file: name })
      : words.say('tournament', read.fault, { file: name, path: read.path }),
  );
}

/** Throws a `Mistake` if an option differs from the one in the file. */
function expectSame(words: CliWords, file: string, given: Given, kept: Order): void {
  const games = given.games === undefined ? undefined : wholeRotations(given.games, kept.players);
  for (const [key, value] of Object.entries({ ...given, games })) {
    if (value === undefined || JSON.stringify(value) === JSON.stringify(kept[key as keyof Order])) continue;
    throw new Mistake(words.say('tournament', 'otherTournament', { file, option: `--${key}` }));
  }
}
