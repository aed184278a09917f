/** The arguments of the studies. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Edition, REFERENCE_EDITION, validateEdition } from '@tabannusi/engine';
import { Command, InvalidArgumentError, Option } from 'commander';

/** The options of both studies. */
export interface StudyOptions {
  readonly games: number;
  readonly bot: string;
  readonly iterations?: number;
  readonly seed: string;
  readonly jobs: number;
  readonly edition: Edition;
  readonly write?: true;
}

/** Returns a command with the options of both studies. */
export function studyCommand(name: string, seed: string, isBot: (name: string) => boolean): Command {
  return new Command(`npm run ${name} --`)
    .option('--games <number>', 'how many games', numberIn, 1000)
    .option('--bot <name>', 'who plays', (text) => botIn(text, isBot), 'builder')
    .option('--iterations <number>', 'how long a bot thinks', numberIn)
    .option('--seed <seed>', 'where the games come from', seed)
    .option('--jobs <number>', 'how many worker threads', numberIn, availableParallelism())
    .addOption(
      new Option('--edition <file>', 'an edition of your own').argParser(editionIn).default(REFERENCE_EDITION, 'the reference edition'),
    )
    .option('--write', 'put the tables into their place in the document');
}

export function numberIn(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1 on.');
  return Number(text);
}

/** Reads an edition from a JSON file. */
function editionIn(file: string): Edition {
  const result = validateEdition(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.ok) throw new InvalidArgumentError(`It is no edition: ${JSON.stringify(result.faults[0])}.`);
  return result.edition;
}

function botIn(name: string, isBot: (name: string) => boolean): string {
  if (!isBot(name)) throw new InvalidArgumentError('It is no bot.');
  return name;
}

/** Describes who played, for the line above the tables. */
export const howThought = (bot: string, iterations: number | undefined): string =>
  `\`${bot}\`${iterations === undefined ? '' : ` with ${iterations} iterations a question`}`;

export const editionName = ({ id, version }: Edition): string => `edition ${id} ${version}`;
