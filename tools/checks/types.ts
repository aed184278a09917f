/**
 * Checks that every TypeScript file passes under each tsconfig.json that includes it, and that every one is included somewhere.
 *
 * A package sees the sources of the packages it imports, and TypeScript checks those under the importer's stricter options, too. Such
 * faults are dropped: only the engine's own configuration judges its typed arrays. Biome checks no types.
 */
import { posix } from 'node:path';
import { type CheckResult, count } from './check.ts';
import { listFiles } from './files.ts';
import { ask } from './tool.ts';

export async function checkTypes(root: string): Promise<CheckResult> {
  const files = listFiles(root);
  const configs = files.filter((path) => posix.basename(path) === 'tsconfig.json');
  const findings: string[] = [];
  const included = new Set<string>();

  const check = async (config: string): Promise<void> => {
    const own = await filesOf(root, config);
    for (const path of own) included.add(path);
    const { code, output } = await ask(
      'tsc',
      ['-p', config, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', cacheOf(config)],
      root,
    );
    const faults = code === 0 ? [] : faultsIn(output);
    const ownFaults = faults.filter(({ path }) => path === undefined || own.has(path));
    if (code !== 0 && faults.length === 0) findings.push(`${config} could not be checked: ${output}`);
    if (ownFaults.length > 0) findings.push([`${config} does not pass:`, ...ownFaults.map(({ text }) => text)].join('\n  '));
  };
  const waiting = [...configs];
  const work = async (): Promise<void> => {
    for (let config = waiting.shift(); config !== undefined; config = waiting.shift()) await check(config);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  for (const path of files)
    if (/\.[cm]?tsx?$/.test(path) && !included.has(path)) findings.push(`${path} is not type-checked: no tsconfig.json includes it.`);
  if (configs.length === 0) findings.push('No tsconfig.json was found.');
  return { looked: `${count(included.size, 'file')} in ${count(configs.length, 'configuration')}`, findings: findings.toSorted() };
}

/** Compilers at the same time. A compiler does much of its work in one thread. */
const AT_ONCE = 2;

/** The file in which TypeScript stores the last run. With it, TypeScript checks only what has changed, in a tenth of the time. */
const cacheOf = (config: string): string => `.runtime/types/${config.replaceAll('/', '-')}.tsbuildinfo`;

/** Returns the files that a configuration includes itself; none if it matches nothing, which the check itself reports. */
async function filesOf(root: string, config: string): Promise<Set<string>> {
  const { code, output } = await ask('tsc', ['-p', config, '--showConfig'], root);
  if (code !== 0) return new Set();
  const { files = [] } = JSON.parse(output) as { files?: string[] };
  return new Set(files.map((path) => posix.join(posix.dirname(config), path)));
}

interface Fault {
  /** Undefined for a fault of the configuration itself. */
  readonly path: string | undefined;
  readonly text: string;
}

/** A fault begins at the margin; the indented lines below belong to it. */
function faultsIn(output: string): Fault[] {
  const texts = output.trim().split(/\r?\n(?=\S)/);
  return texts
    .filter((text) => text !== '')
    .map((text) => ({ path: /^(.+?)\(\d+,\d+\): /.exec(text)?.[1], text: text.replaceAll('\n', '\n  ') }));
}
