/**
 * `npm run mutate`: mutation tests of scoring and payments. StrykerJS makes small changes to the sources, one at a time, and runs the rule
 * tests that reach the change. A mutant that no test notices is either an equivalent program or a gap in the tests.
 *
 * It takes minutes and is a report: exit code 0 whenever it ran, 1 if it could not, 2 for a wrong argument. Words after `--` choose the
 * files whose paths contain one of them; `--json` prints one object instead of the table.
 */
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { askedOrEnd } from './asked-or-end.ts';
import { endLike } from './launcher/process.mjs';
import { SetupError } from './launcher/setup-error.mjs';
import { bringStryker } from './mutate/bring.ts';
import { mutatedFiles } from './mutate/mutated.ts';
import { mutationLines } from './mutate/print.ts';
import { readReport } from './mutate/report.ts';
import { runStryker } from './mutate/run.ts';

export interface Asked {
  readonly json: boolean;
  readonly files: readonly string[];
}

/** Throws commander's error for wrong arguments, after printing it. */
export function readArguments(args: readonly string[], root: string): Asked {
  const command = new Command('npm run mutate --')
    .description('Mutation tests of scoring and payments.')
    .argument('[words...]', 'take only files whose paths contain one of these')
    .option('--json', 'print one object instead of the table', false)
    .exitOverride()
    .parse(args, { from: 'user' });
  const lost = command.args.find((word) => word === '' || mutatedFiles(root, [word]).length === 0);
  if (lost !== undefined) command.error(`error: no file has "${lost}" in its path; there are ${mutatedFiles(root, []).join(', ')}`);
  return { json: command.opts<{ json: boolean }>().json, files: mutatedFiles(root, command.args) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { json, files } = askedOrEnd(() => readArguments(process.argv.slice(2), root));
  await mutate(root, files, json).catch(stopWithSentence);
}

async function mutate(root: string, files: readonly string[], json: boolean): Promise<void> {
  const begin = performance.now();
  const result = readReport(await runStryker(root, await bringStryker(root), files));
  const seconds = Math.round((performance.now() - begin) / 1000);
  if (json) console.log(JSON.stringify({ ...result, seconds }));
  else for (const line of [...mutationLines(result), `${seconds} s`]) console.log(line);
}

function stopWithSentence(error: unknown): void {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  if (error.end) endLike(error.end);
  else process.exitCode = 1;
}
