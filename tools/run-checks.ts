/** All checks of the repository, in the order in which their results are most useful. */
import type { CheckResult } from './checks/check.ts';
import { checkDependencies } from './checks/dependencies.ts';
import { checkFormat } from './checks/format.ts';
import { checkLayers } from './checks/layers.ts';
import { checkPhrases } from './checks/phrases.ts';
import { checkRepository } from './checks/repository.ts';
import { checkSkips } from './checks/skips.ts';
import { checkTypes } from './checks/types.ts';
import { checkUnused } from './checks/unused.ts';
import { add, NOTHING, type Tally } from './tally.ts';

const CHECKS: readonly { name: string; check: (root: string) => CheckResult | Promise<CheckResult> }[] = [
  { name: 'formatting, lint rules and imports', check: checkFormat },
  { name: 'types', check: checkTypes },
  { name: 'layers of folders', check: checkLayers },
  { name: 'unused exports and dependencies', check: checkUnused },
  { name: 'dependencies and lock file', check: checkDependencies },
  { name: 'nothing of this machine', check: checkRepository },
  { name: 'reasons of skipped tests', check: checkSkips },
  { name: 'phrases that must not return', check: checkPhrases },
];

/** Runs every check, prints its result and counts it as one test. */
export async function runChecks(root: string): Promise<Tally> {
  let total = NOTHING;
  for (const { name, check } of CHECKS) total = add(total, await carryOut(name, () => check(root)));
  return total;
}

/** Runs a check and prints its result. A check that throws has failed. */
async function carryOut(name: string, check: () => CheckResult | Promise<CheckResult>): Promise<Tally> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const { looked, findings } = await check();
    console.log(`${findings.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${looked}, ${seconds()})`);
    for (const finding of findings) console.log(`  ${finding.replaceAll('\n', '\n  ')}`);
    return { ...NOTHING, [findings.length === 0 ? 'passed' : 'failed']: 1 };
  } catch (error) {
    console.log(`FAILED ${name} (it broke, ${seconds()})`);
    console.log(error);
    return { ...NOTHING, failed: 1 };
  }
}
